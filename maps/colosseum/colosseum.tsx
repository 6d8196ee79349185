<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.8" tiledversion="1.8.2" name="colosseum" tilewidth="32" tileheight="32" tilecount="3" columns="8">
 <image source="colosseum.png" width="256" height="32"/>
 <tile id="0">
  <properties>
   <property name="name" value="sand"/>
  </properties>
 </tile>
 <tile id="1">
  <properties>
   <property name="name" value="sand-trodden"/>
  </properties>
 </tile>
 <tile id="2">
  <properties>
   <property name="effect" propertytype="ColosseumEffect" value="wall"/>
   <property name="name" value="wall"/>
  </properties>
 </tile>
</tileset>
