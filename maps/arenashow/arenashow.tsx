<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="arenashow" tilewidth="32" tileheight="32" tilecount="5" columns="8">
 <image source="arenashow.png" width="256" height="32"/>
 <tile id="0">
  <properties>
   <property name="name" value="floor"/>
  </properties>
 </tile>
 <tile id="1">
  <properties>
   <property name="name" value="floor-lane"/>
  </properties>
 </tile>
 <tile id="2">
  <properties>
   <property name="name" value="floor-pit"/>
  </properties>
 </tile>
 <tile id="3">
  <properties>
   <property name="effect" propertytype="ArenaShowEffect" value="wall"/>
   <property name="name" value="wall"/>
  </properties>
 </tile>
 <tile id="4">
  <properties>
   <property name="effect" propertytype="ArenaShowEffect" value="hindering"/>
   <property name="name" value="hindering"/>
  </properties>
 </tile>
</tileset>
