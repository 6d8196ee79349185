"""Maps out of Tiled: what is read off them, what is refused, and that Tiled itself opens all that we ship."""

from __future__ import annotations

import base64
import os
import re
import shutil
import struct
import subprocess
import zlib
from collections.abc import Callable
from pathlib import Path

import pytest

from game.content.folders import maps_folder
from game.content.maps import TiledMap, load_map, map_files
from game.content.problems import ContentError
from game.kernel.squares import Board

SHIPPED = sorted(maps_folder().rglob("*.tmx"))
CELLS = ["1,1,1", "1,5,7", "1,1,1"]


def drawn(
    cells: str = ",\n".join(CELLS),
    data: str | None = None,
    walls: str = "",
    zones: str = "",
    objects: str = "",
    head: str = 'version="1.8" orientation="orthogonal" width="3" height="3" infinite="0"',
) -> str:
    """A map of three by three squares, difficult in the middle, with a structure to its east."""
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<map {head} tilewidth="32" tileheight="32">
 <tileset firstgid="1" source="superdungeon.tsx"/>
 <layer id="1" name="floor" width="3" height="3">
{data or f'  <data encoding="csv">{cells}</data>'}
 </layer>
 <objectgroup id="2" name="walls">
{walls} </objectgroup>
 <objectgroup id="3" name="zones">
{zones} </objectgroup>
 <objectgroup id="4" name="marks">
{objects} </objectgroup>
</map>
"""


@pytest.fixture
def read(tmp_path: Path) -> Callable[[str], TiledMap]:
    for ending in (".tsx", ".png"):
        shutil.copy(maps_folder() / "superdungeon" / f"superdungeon{ending}", tmp_path)

    def read(text: str) -> TiledMap:
        (tmp_path / "small.tmx").write_text(text, encoding="utf-8")
        return load_map(tmp_path / "small.tmx")

    return read


Read = Callable[[str], TiledMap]


def test_effects_come_from_tiles(read: Read) -> None:
    small = read(drawn())
    assert (small.name, small.width, small.height) == ("small", 3, 3)
    assert small.effects == {"difficult": 1 << 4, "structure": 1 << 5}
    assert small.layers[0].gids == (1, 1, 1, 1, 5, 7, 1, 1, 1)
    kinds = [tile.properties["name"] if tile else None for tile in small.floor()]
    assert kinds == ["floor"] * 4 + ["difficult", "structure"] + ["floor"] * 3


def test_packed_layers_are_read_alike(read: Read) -> None:
    gids = struct.pack("<9L", 1, 1, 1, 1, 5, 7, 1, 1, 1)
    packed = base64.b64encode(zlib.compress(gids)).decode()
    data = f'<data encoding="base64" compression="zlib">\n {packed}\n</data>'
    assert read(drawn(data=data)) == read(drawn())


def test_walls_are_lines_along_the_grid(read: Read) -> None:
    walls = """
  <object id="1" x="32" y="32"><polyline points="0,0 0,32 32,32 32,64"/></object>
  <object id="2" x="64" y="0" width="32" height="32"/>
  <object id="3" x="96" y="64"><polyline points="0,0 -32,0"/></object>
"""
    small = read(drawn(walls=walls))
    board = Board(3, 3)
    assert small.east_walls == board.set("a2", "b3", "b1")  # the upright parts; c1's east is the border
    assert small.south_walls == board.set("b2", "c1", "c2")


def test_zones_of_one_name_are_one(read: Read) -> None:
    zones = """
  <object id="1" name="gate" x="0" y="0" width="32" height="64"/>
  <object id="2" name="gate" x="70" y="70"/>
  <object id="3" name="yard" x="32" y="0" width="64" height="32"/>
"""
    board = Board(3, 3)
    assert read(drawn(zones=zones)).zones == {"gate": board.set("a1", "a2", "c3"), "yard": board.set("b1", "c1")}


def test_objects_have_the_defaults_of_their_type(read: Read) -> None:
    objects = """
  <object id="1" type="Start" name="north" x="32" y="0" width="64" height="32">
   <properties><property name="banner" value="red"/><property name="big" type="bool" value="true"/></properties>
  </object>
  <object id="2" type="Start" x="5" y="68">
   <properties><property name="seat" type="int" value="1"/></properties><point/>
  </object>
"""
    north, south = read(drawn(objects=objects)).of_type("Start")
    assert (north.name, north.squares) == ("north", (1, 2))
    assert north.properties == {"seat": 0, "banner": "red", "big": True}
    assert (south.name, south.squares, south.properties) == ("", (6,), {"seat": 1})


BOMB = base64.b64encode(zlib.compress(bytes(50_000_000), 9)).decode()
HEAD = 'version="1.8" orientation="orthogonal" width="3" height="3" infinite="0"'


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("<!DOCTYPE map [<!ENTITY a 'b'>]>" + drawn().split("\n", 1)[1], "1:15: found <!DOCTYPE"),
        (drawn()[:-8], "found broken XML (no element found)"),
        ('<?xml version="1.0" encoding="UTF-7"?><map/>', "found the encoding UTF-7, expected UTF-8"),
        (drawn().replace(" <layer", " <a: /><layer"), "4:5: found broken XML (not well-formed (invalid token))"),
        ("<a>" * 17, "found more than 16 levels"),
        ("<tileset/>", "1:1: tileset: found <tileset>, expected <map>"),
        (drawn(head=HEAD.replace("1.8", "1.9")), "2:1: map version: found '1.9', expected one of 1.10, 1.8"),
        (drawn(head=HEAD.replace("orthogonal", "isometric")), "map orientation: found 'isometric'"),
        (drawn(head=HEAD.replace('infinite="0"', 'infinite="1"')), "map infinite: found '1', expected 0"),
        (drawn(head=HEAD.replace('width="3"', 'width="201"')), "map width: found '201', expected a whole number"),
        (drawn(head=HEAD.replace('width="3"', 'width="-3"')), "map width: found '-3', expected a whole number from 1"),
        (drawn("1,1,1"), "5:3: data: found 3 cells, expected 9 (3 x 3)"),
        (drawn(",".join("1" * 500)), "5:3: data: found more than 9 cells, expected 9 (3 x 3)"),
        (drawn("1,1,1,1,99,1,1,1,1"), "5:3: data at 1,1: found gid 99, expected a tile of one of the tilesets"),
        (drawn("1,1,1,1,2147483649,1,1,1,1"), "data at 1,1: found a flipped or turned tile"),
        (drawn("1,1,1,1,-1,1,1,1,1"), "data at 1,1: found gid -1"),
        (drawn("1,1,1,1,x,1,1,1,1"), "5:3: data: found 'x', expected a number for each cell"),
        (drawn(data="<data><tile gid='1'/></data>"), "layer 'floor': found other data"),
        (drawn(data="<data encoding='base64' compression='zstd'>AA</data>"), "data: found base64 zstd"),
        (drawn(data="<data encoding='base64' compression='zlib'>A*</data>"), "data: found unreadable data"),
        (drawn(data="<data encoding='base64' compression='zlib'>AAAA</data>"), "data: found unreadable data"),
        (drawn(data=f"<data encoding='base64' compression='zlib'>{BOMB}</data>"), "found more than 36 bytes"),
        (drawn().replace("superdungeon.tsx", "../superdungeon.tsx"), "found '../superdungeon.tsx', expected the lower"),
        (drawn().replace("superdungeon.tsx", "/etc/passwd"), "3:2: tileset source: found '/etc/passwd'"),
        (drawn().replace("superdungeon.tsx", "Superdungeon.tsx"), "found 'Superdungeon.tsx', expected the lower-case"),
        (drawn().replace("superdungeon.tsx", "superdungoen.tsx"), "beside the map, did you mean superdungeon.tsx"),
        (drawn().replace('<tileset firstgid="1"', '<tileset firstgid="0"'), "tileset firstgid: found '0'"),
        (drawn().replace(' source="superdungeon.tsx"', ""), "tileset: found an embedded tileset"),
        (drawn(objects='<object id="1" type="Start" template="a.tx"/>'), "object: found a template"),
        (drawn(objects='<object id="1" class="Start" x="0" y="0"/>'), "object: found class, expected type"),
        (drawn(objects='<object id="1" type="Strat" x="0" y="0"/>'), "found the type 'Strat', expected one of Base"),
        (drawn(objects='<object id="1" type="Start" x="1e9" y="nan"/>'), "object y: found 'nan', expected a number"),
        (drawn(objects='<object id="1" type="Start" x="96" y="0"/>'), "object 1: found a point at 3,0"),
        (drawn(zones='<object id="1" name="z" x="16" y="0" width="32" height="32"/>'), "12:1: object 'z': found"),
        (drawn(walls='<object id="1" x="0" y="0"><polyline points="0,0 32,32"/></object>'), "found a slanting wall"),
        (drawn(walls='<object id="1" x="0" y="0"><polyline points="0,0 32"/></object>'), "found '0,0 32'"),
        (drawn(walls='<object id="1" x="0" y="0"/>'), "10:1: object 1: found a point, expected lines or rectangles"),
        (drawn(walls='<object id="1" x="0" y="0"><ellipse/></object>'), "ellipse: found <ellipse>"),
        (
            drawn(objects='<object id="1" x="0" y="0"><properties><property name="width"/></properties></object>'),
            "property 'width': found 'width', expected another name",
        ),
    ],
)  # fmt: skip
def test_what_is_not_a_map_of_ours_is_refused(read: Read, text: str, said: str) -> None:
    with pytest.raises(ContentError) as raised:
        read(text)
    assert said in str(raised.value)


def test_a_file_of_more_than_eight_megabytes_is_not_read(read: Read) -> None:
    with pytest.raises(ContentError, match="found more than 8388608 bytes"):
        read(drawn().replace("</map>", " " * 8 * 1024 * 1024 + "</map>"))


def test_all_that_is_wrong_is_said_at_once(read: Read) -> None:
    objects = '<object id="1" x="a" y="0"/><object id="1" rotation="45" x="0" y="0"/>'
    with pytest.raises(ContentError) as raised:
        read(drawn("1,1,1,1,99,98,1,1,1", objects=objects))
    assert [problem.path for problem in raised.value.problems] == [
        *("data at 1,1", "data at 2,1"),
        *("object x", "object rotation", "object id"),
    ]


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('value="lava"', 'value="lawa"', "property 'effect' value: found 'lawa', expected one of"),
        ('propertytype="SuperDungeonEffect"', "", "property 'effect' effect: found plain text"),
        ('source="superdungeon.png"', 'source="other.png"', "image source: found 'other.png', expected a file"),
        ('width="256" height="64"', 'width="9999999" height="64"', "image width: found '9999999'"),
        ('width="256" height="64"', 'width="128" height="64"', "found 128 x 64 pixels, expected 256 x 64"),
        ('tilecount="11"', 'tilecount="17"', "image: found 256 x 64 pixels, expected room for 17 tiles"),
        ('<tile id="0">', '<tile id="11">', "tile id: found '11', expected a whole number from 0 to 10"),
    ],
)
def test_what_is_wrong_with_a_tileset_is_said_in_its_file(
    read: Read, tmp_path: Path, old: str, new: str, said: str
) -> None:
    path = tmp_path / "superdungeon.tsx"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")
    with pytest.raises(ContentError, match=re.escape(said)) as raised:
        read(drawn())
    assert raised.value.problems[0].file == str(path)


def test_a_link_out_of_the_folder_is_refused(read: Read, tmp_path: Path) -> None:
    outside = tmp_path / "outside"
    outside.mkdir()
    (tmp_path / "superdungeon.tsx").rename(outside / "superdungeon.tsx")
    try:
        (tmp_path / "superdungeon.tsx").symlink_to(outside / "superdungeon.tsx")
    except OSError:
        pytest.skip("no links for everybody on this system")
    with pytest.raises(ContentError, match="found a link"):
        read(drawn())


@pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)
def test_every_shipped_map_is_read(path: Path) -> None:
    shipped = load_map(path)
    assert shipped.name in map_files(path.parent.name)
    assert any(shipped.layers[0].gids), "there is a floor; where there is none, the board has a gap"


if shutil.which("tiled") and shutil.which("tmxrasterizer"):
    # Qt has a platform of its own that needs no display
    OFFSCREEN = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}

    @pytest.mark.parametrize("path", SHIPPED, ids=lambda path: path.stem)
    def test_tiled_opens_and_exports_every_map(path: Path, tmp_path: Path) -> None:
        picture, copy = tmp_path / "map.png", tmp_path / path.name
        subprocess.run(["tmxrasterizer", str(path), str(picture)], check=True, env=OFFSCREEN, capture_output=True)
        assert picture.stat().st_size > 500
        subprocess.run(
            ["tiled", "--export-map", "tmx", str(path), str(copy)], check=True, env=OFFSCREEN, capture_output=True
        )
        exported = re.sub(r'source="[^"]*/', 'source="', copy.read_text(encoding="utf-8"))
        for beside in path.parent.glob(f"{path.parent.name}.*"):
            shutil.copy(beside, tmp_path)
        copy.write_text(exported, encoding="utf-8")
        assert load_map(copy) == load_map(path)
