"""Vets a Tiled map before pytmx sees it: limits, conventions, and every number that pytmx would trust.

pytmx unpacks layers of any size, follows any path and takes gids that no tileset has; see maps/README.md for what a map
may be. Nothing of what is checked here is used further: a map without problems is read again by pytmx.
"""

from __future__ import annotations

import base64
import binascii
import re
import struct
import zlib
from pathlib import Path

from .problems import Problem, nearest, one_of
from .xml_tree import Element, read_xml

MAX_SIDE = 200
MAX_LAYERS = 64
MAX_TILESETS = 32
MAX_OBJECTS = 5_000
MAX_TILES = 65_536
MAX_IMAGE_SIDE = 8_192
VERSIONS = ("1.8", "1.10")
FLIPPED = 0xE000_0000
RESERVED = {"frames", "height", "id", "probability", "source", "terrain", "trans", "type", "width"}
"""What pytmx lays among the properties of a tile."""

_INT = re.compile(r"-?[0-9]{1,10}")
_NUMBER = re.compile(r"-?[0-9]{1,7}(\.[0-9]{1,9})?([eE][-+]?[0-9]{1,2})?")
_POINTS = re.compile(r"(-?[0-9]{1,7}(\.[0-9]{1,9})?,-?[0-9]{1,7}(\.[0-9]{1,9})?)( -?[0-9.]{1,17},-?[0-9.]{1,17})+")
_FILE = re.compile(r"[a-z0-9][a-z0-9._-]*")
# attributes that pytmx makes numbers of, wherever they stand
_INTS = {
    *("columns", "duration", "firstgid", "gid", "height", "hexsidelength", "id", "margin", "nextlayerid"),
    *(
        "nextobjectid",
        "offsetx",
        "offsety",
        "spacing",
        "tile",
        "tilecount",
        "tileheight",
        "tileid",
        "tilewidth",
        "width",
    ),
}
_NUMBERS = {"opacity", "parallaxx", "parallaxy", "pixelsize", "probability", "rotation", "x", "y"}
_BOOLEANS = {"bold", "italic", "kerning", "strikeout", "underline", "visible", "wrap", "infinite", "locked"}
_PROPERTY_TYPES = {
    "string": r"(?s).*",
    "int": _INT.pattern,
    "float": _NUMBER.pattern,
    "bool": "true|false",
    "color": ".*",
}


def check_map(path: Path, enums: dict[str, list[str]], problems: list[Problem]) -> dict[int, Element]:
    """Add what is wrong with a map and its tilesets to the problems; return the objects by id, for later problems.

    enums: the names that properties of a string enum type may have, by the type's name in the Tiled project.
    """
    root = read_xml(path, problems)
    if root is None:
        return {}
    vetting = _Check(path.parent, enums, problems)
    vetting.check(root)
    return vetting.objects


class _Check:
    def __init__(self, folder: Path, enums: dict[str, list[str]], problems: list[Problem]) -> None:
        self.folder, self.enums, self.problems = folder, enums, problems
        self.gids: list[tuple[int, int]] = []
        """First and last gid of each tileset."""
        self.objects: dict[int, Element] = {}
        self.width = self.height = 0

    def say(self, element: Element, what: str, found: str, expected: str, hint: str = "") -> None:
        name = element.get("name")
        path = element.tag + (f" {name!r}" if name else "") + (f" {what}" if what else "")
        self.problems.append(element.problem(path, found if len(found) < 80 else found[:77] + "...", expected, hint))

    # the map

    def check(self, root: Element) -> None:
        before = len(self.problems)
        if root.tag != "map":
            self.say(root, "", f"<{root.tag}>", "<map>")
            return
        self.attributes(root)
        self.exactly(root, "version", VERSIONS)
        self.exactly(root, "orientation", ("orthogonal",))
        self.exactly(root, "infinite", ("0", ""))
        self.width, self.height = (self.number(root, side, 1, MAX_SIDE) for side in ("width", "height"))
        for side in ("tilewidth", "tileheight"):
            self.number(root, side, 1, 512)
        self.properties(root)
        if len(self.problems) > before:
            return  # what follows is measured with these
        self.known_children(root, "properties", "tileset", "layer", "objectgroup", "editorsettings")
        self.limit(root, root.all("tileset"), MAX_TILESETS)
        self.limit(root, root.all("layer", "objectgroup"), MAX_LAYERS)
        for tileset in root.all("tileset"):
            self.tileset(tileset)
        names: set[str] = set()
        for layer in root.all("layer", "objectgroup"):
            if not layer.get("name") or layer.get("name") in names:
                self.say(layer, "name", repr(layer.get("name")), "a name of its own for each layer")
            names.add(layer.get("name"))
            self.layer(layer)

    def layer(self, layer: Element) -> None:
        self.attributes(layer)
        self.properties(layer)
        for offset in ("offsetx", "offsety"):
            self.exactly(layer, offset, ("0", ""))
        if layer.tag == "objectgroup":
            self.known_children(layer, "properties", "object")
            self.limit(layer, layer.all("object"), MAX_OBJECTS)
            for item in layer.all("object"):
                self.item(item)
            return
        self.known_children(layer, "properties", "data")
        for side, size in (("width", self.width), ("height", self.height)):
            self.exactly(layer, side, (str(size),))
        data = layer.all("data")
        if len(data) != 1 or data[0].children:
            self.say(layer, "", "other data", "one <data> in CSV or base64 with zlib, of a map that is not infinite")
            return
        for cell, gid in enumerate(self.cells(data[0])):
            self.gid(data[0], gid, f"at {cell % self.width},{cell // self.width}")

    def cells(self, data: Element) -> list[int]:
        """Return the gids of a layer, or nothing and a problem; never unpacks more than the layer can hold."""
        count = self.width * self.height
        encoding, compression = data.get("encoding"), data.get("compression")
        if (encoding, compression) == ("csv", ""):
            texts = data.text.split(",", count)
            if len(texts) != count:
                found = f"{len(texts)} cells" if len(texts) < count else f"more than {count} cells"
                self.say(data, "", found, f"{count} ({self.width} x {self.height})")
                return []
            if (wrong := next((text for text in texts if not _INT.fullmatch(text.strip())), None)) is not None:
                self.say(data, "", repr(wrong.strip()), "a number for each cell")
                return []
            return [int(text) for text in texts]
        if encoding != "base64" or compression not in ("", "zlib", "gzip"):
            self.say(data, "", f"{encoding or 'XML'} {compression}".strip(), "csv, or base64 with zlib or gzip")
            return []
        try:
            packed = base64.b64decode(data.text.strip(), validate=True)
            unpacked = self.unpacked(packed, compression, count * 4)
        except (binascii.Error, zlib.error, ValueError) as error:
            self.say(data, "", f"unreadable data ({error})", f"{encoding} {compression}".strip())
            return []
        if len(unpacked) != count * 4:
            size = f"more than {count * 4}" if len(unpacked) > count * 4 else str(len(unpacked))
            self.say(data, "", f"{size} bytes", f"{count * 4} ({self.width} x {self.height} cells)")
            return []
        return list(struct.unpack(f"<{count}L", unpacked))

    @staticmethod
    def unpacked(packed: bytes, compression: str, size: int) -> bytes:
        if not compression:
            return packed
        unpacker = zlib.decompressobj(31 if compression == "gzip" else 15)
        unpacked = unpacker.decompress(packed, size + 1)
        if len(unpacked) <= size and (not unpacker.eof or unpacker.unused_data):
            raise ValueError("not one whole stream")
        return unpacked

    def gid(self, element: Element, gid: int, where: str) -> None:
        if gid >= 0 and gid & FLIPPED:
            self.say(element, where, "a flipped or turned tile", "tiles as they are in the tileset")
        elif gid and not any(first <= gid <= last for first, last in self.gids):
            self.say(element, where, f"gid {gid}", "a tile of one of the tilesets")

    # objects

    def item(self, item: Element) -> None:
        self.attributes(item)
        self.properties(item)
        if "template" in item.attributes:
            self.say(item, "", "a template", "an object of its own (detach it)")
        if "class" in item.attributes:
            self.say(item, "", "class", "type, as of compatibility version 1.8 or 1.10")
        self.exactly(item, "rotation", ("0", ""))
        number = self.number(item, "id", 1, 1 << 30)
        if number in self.objects:
            self.say(item, "id", str(number), "an id of its own for each object")
        self.objects[number] = item
        if item.get("gid"):
            self.gid(item, int(item.get("gid")) if _INT.fullmatch(item.get("gid")) else -1, "gid")
        self.known_children(item, "properties", "point", "polyline", "polygon")
        for line in item.all("polyline", "polygon"):
            if not _POINTS.fullmatch(line.get("points")) or not self.all_numbers(line.get("points")):
                self.say(line, "points", repr(line.get("points")), "two points or more")

    @staticmethod
    def all_numbers(points: str) -> bool:
        return all(_NUMBER.fullmatch(number) for point in points.split(" ") for number in point.split(","))

    # tilesets

    def tileset(self, tileset: Element) -> None:
        if "source" not in tileset.attributes:
            self.say(tileset, "", "an embedded tileset", 'an external one (source="....tsx")')
            return
        first = self.number(tileset, "firstgid", 1, 1 << 28)
        path = self.beside(tileset, tileset.get("source"), ".tsx")
        root = read_xml(path, self.problems) if path else None
        if root is None:
            return
        if root.tag != "tileset":
            self.say(root, "", f"<{root.tag}>", "<tileset>")
            return
        self.attributes(root)
        self.exactly(root, "version", VERSIONS)
        self.properties(root)
        count = self.number(root, "tilecount", 1, MAX_TILES)
        sides = [self.number(root, side, 1, 512) for side in ("tilewidth", "tileheight")]
        if any(first <= last and first + count > start for start, last in self.gids):
            self.say(tileset, "firstgid", str(first), "gids that no other tileset has")
        self.gids.append((first, first + count - 1))
        images = root.all("image")
        if len(images) != 1:
            self.say(root, "", f"{len(images)} images", "one image with all tiles")
        for image in images:
            self.image(image, sides, count)
        for tile in root.all("tile"):
            self.attributes(tile)
            self.properties(tile)
            self.known_children(tile, "properties")
            self.number(tile, "id", 0, count - 1)

    def image(self, image: Element, sides: list[int], count: int) -> None:
        self.attributes(image)
        width, height = (self.number(image, side, 1, MAX_IMAGE_SIDE) for side in ("width", "height"))
        if image.children:
            self.say(image, "", "an embedded image", "the name of a PNG file")
        path = self.beside(image, image.get("source"), ".png")
        if path is None:
            return
        with path.open("rb") as stream:
            header = stream.read(24)
        if header[:8] != b"\x89PNG\r\n\x1a\n" or len(header) < 24:
            self.say(image, "source", image.get("source"), "a PNG image")
        elif (true := struct.unpack(">LL", header[16:24])) != (width, height):
            self.say(image, "", f"{width} x {height} pixels", f"{true[0]} x {true[1]}, as {path.name} says")
        elif (width // sides[0]) * (height // sides[1]) < count:
            self.say(image, "", f"{width} x {height} pixels", f"room for {count} tiles")

    def beside(self, element: Element, source: str, ending: str) -> Path | None:
        """Return a file that lies in the map's folder, under just this name; nothing else may be reached."""
        if not _FILE.fullmatch(source) or not source.endswith(ending):
            self.say(element, "source", repr(source), f"the lower-case name of a {ending} file beside the map")
            return None
        path = self.folder / source
        names = {entry.name for entry in self.folder.iterdir()}
        if source not in names or not path.is_file():
            self.say(element, "source", repr(source), "a file beside the map", nearest(source, names))
            return None
        if path.resolve() != self.folder.resolve() / source:
            self.say(element, "source", f"a link ({source})", "a file of its own")
            return None
        return path

    # attributes

    def attributes(self, element: Element) -> None:
        for name, value in element.attributes.items():
            # objects are measured in fractions, everything else in whole numbers
            is_number = name in _NUMBERS or (element.tag == "object" and name in ("width", "height"))
            if is_number and not _NUMBER.fullmatch(value):
                self.say(element, name, repr(value), "a number")
            elif not is_number and name in _INTS and not _INT.fullmatch(value):
                self.say(element, name, repr(value), "a whole number")
            elif name in _BOOLEANS and value not in ("0", "1"):
                self.say(element, name, repr(value), "0 or 1")

    def number(self, element: Element, name: str, low: int, high: int) -> int:
        value = element.get(name)
        if not _INT.fullmatch(value) or not low <= int(value) <= high:
            self.say(element, name, repr(value) if value else "nothing", f"a whole number from {low} to {high}")
            return low
        return int(value)

    def exactly(self, element: Element, name: str, values: tuple[str, ...]) -> None:
        if element.get(name) not in values:
            self.say(element, name, repr(element.get(name)), one_of(value for value in values if value))

    def known_children(self, element: Element, *tags: str) -> None:
        for child in element.children:
            if child.tag not in tags:
                self.say(child, "", f"<{child.tag}>", f"in <{element.tag}> only {', '.join(tags)}")

    def limit(self, element: Element, items: list[Element], most: int) -> None:
        if len(items) > most:
            self.say(element, "", f"{len(items)} <{items[0].tag}>", f"at most {most}")

    def properties(self, element: Element) -> None:
        seen: set[str] = set()
        for item in (item for group in element.all("properties") for item in group.all("property")):
            name, kind = item.get("name"), item.get("type", "string")
            if not name or name in seen:
                self.say(item, "", repr(name), "a name of its own for each property")
            seen.add(name)
            if name in RESERVED:
                self.say(item, "", repr(name), "another name; pytmx keeps this one for itself")
            if name == "effect" and "propertytype" not in item.attributes:
                self.say(item, "effect", "plain text", "one of the enums of the Tiled project")
            if kind not in _PROPERTY_TYPES:
                self.say(item, "type", repr(kind), one_of(_PROPERTY_TYPES))
            elif "value" not in item.attributes and kind != "string":
                self.say(item, "value", "nothing", kind)
            elif not re.fullmatch(_PROPERTY_TYPES[kind], item.get("value")):
                self.say(item, "value", repr(item.get("value")), kind)
            enum = item.get("propertytype")
            if enum and enum not in self.enums:
                self.say(item, "propertytype", repr(enum), one_of(self.enums), nearest(enum, self.enums))
            elif enum and item.get("value") not in self.enums[enum]:
                hint = nearest(item.get("value"), self.enums[enum])
                self.say(item, "value", repr(item.get("value")), one_of(self.enums[enum]), hint)
