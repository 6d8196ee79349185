<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="superdungeon" tilewidth="32" tileheight="32" tilecount="11" columns="8">
 <image source="superdungeon.png" width="256" height="64"/>
 <tile id="0">
  <properties>
   <property name="name" value="floor"/>
  </properties>
 </tile>
 <tile id="1">
  <properties>
   <property name="name" value="floor-cracked"/>
  </properties>
 </tile>
 <tile id="2">
  <properties>
   <property name="name" value="floor-moss"/>
  </properties>
 </tile>
 <tile id="3">
  <properties>
   <property name="name" value="floor-inlay"/>
  </properties>
 </tile>
 <tile id="4">
  <properties>
   <property name="effect" propertytype="SuperDungeonEffect" value="difficult"/>
   <property name="name" value="difficult"/>
  </properties>
 </tile>
 <tile id="5">
  <properties>
   <property name="effect" propertytype="SuperDungeonEffect" value="chasm"/>
   <property name="name" value="chasm"/>
  </properties>
 </tile>
 <tile id="6">
  <properties>
   <property name="effect" propertytype="SuperDungeonEffect" value="structure"/>
   <property name="name" value="structure"/>
  </properties>
 </tile>
 <tile id="7">
  <properties>
   <property name="effect" propertytype="SuperDungeonEffect" value="champion"/>
   <property name="name" value="champion"/>
  </properties>
 </tile>
 <tile id="8">
  <properties>
   <property name="effect" propertytype="SuperDungeonEffect" value="sentinel"/>
   <property name="name" value="sentinel"/>
  </properties>
 </tile>
 <tile id="9">
  <properties>
   <property name="effect" propertytype="SuperDungeonEffect" value="goddess"/>
   <property name="name" value="goddess"/>
  </properties>
 </tile>
 <tile id="10">
  <properties>
   <property name="effect" propertytype="SuperDungeonEffect" value="lava"/>
   <property name="name" value="lava"/>
  </properties>
 </tile>
</tileset>
