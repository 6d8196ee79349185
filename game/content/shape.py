"""Checks a tree against the type of a record and finds all that is wrong, where msgspec stops at the first."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, TypeVar

import msgspec
from msgspec import inspect

from .nodes import Node
from .problems import Problem, nearest, one_of

T = TypeVar("T")

_PLAIN: dict[type[inspect.Type], tuple[tuple[type, ...], str]] = {
    inspect.BoolType: ((bool,), "true or false"),
    inspect.IntType: ((int,), "a whole number"),
    inspect.FloatType: ((int, float), "a number"),
    inspect.StrType: ((str,), "text"),
    inspect.NoneType: ((type(None),), "nothing"),
}


_known: dict[Any, inspect.Type] = {}


def type_info(kind: Any) -> inspect.Type:
    """Return what msgspec knows of a type; it takes long to find out and never changes."""
    if kind not in _known:
        _known[kind] = inspect.type_info(kind)
    return _known[kind]


def build(
    node: Node, kind: type[T], path: str, problems: list[Problem], filled: dict[str, Any] | None = None
) -> T | None:
    """Return the record that a tree describes, or None and problems.

    filled: fields that the tree does not give and must not give (the slug).
    """
    before = len(problems)
    _check(node, type_info(kind), path, problems, filled or {})
    if len(problems) > before:
        return None
    plain = node.plain()
    try:
        return msgspec.convert({**plain, **filled} if filled else plain, kind, str_keys=True)
    except (msgspec.ValidationError, ValueError, TypeError) as error:
        # what only the record itself knows: its __post_init__, patterns, lengths
        message, _, where = str(error).partition(" - at `")
        place, key_path = _find(node, where.rstrip("`"))
        problems.append(place.problem(path + key_path, describe(place), message[:1].lower() + message[1:]))
        return None


def describe(node: Node) -> str:
    """Say what stands in the file."""
    value = node.value
    if isinstance(value, dict):
        return "a mapping" if value else "an empty mapping"
    if isinstance(value, list):
        return "a list" if value else "an empty list"
    if value is None:
        return "nothing"
    text = str(value).lower() if isinstance(value, bool) else repr(value)
    return text if len(text) <= 60 else text[:57] + "..."


def _check(node: Node, kind: inspect.Type, path: str, problems: list[Problem], filled: dict[str, Any]) -> None:
    match kind:
        case inspect.AnyType() | inspect.CustomType() | inspect.RawType():
            return
        case inspect.Metadata():
            _check(node, kind.type, path, problems, filled)
        case inspect.StructType() | inspect.TypedDictType() | inspect.DataclassType():
            _check_fields(node, kind, path, problems, filled)
        case inspect.UnionType():
            _check_union(node, kind, path, problems)
        case inspect.EnumType():
            _check_names(node, [member.value for member in kind.cls], path, problems)
        case inspect.LiteralType():
            _check_names(node, list(kind.values), path, problems)
        case inspect.DictType():
            _check_dict(node, kind, path, problems)
        case inspect.TupleType():
            if not isinstance(node.value, list) or len(node.value) != len(kind.item_types):
                problems.append(node.problem(path, describe(node), expectation(kind)))
                return
            for i, (item, item_kind) in enumerate(zip(node.value, kind.item_types, strict=True)):
                _check(item, item_kind, f"{path}[{i}]", problems, {})
        case inspect.CollectionType():
            if not isinstance(node.value, list):
                problems.append(node.problem(path, describe(node), expectation(kind)))
                return
            _check_length(node, len(node.value), kind, path, problems)
            for i, item in enumerate(node.value):
                _check(item, kind.item_type, f"{path}[{i}]", problems, {})
        case _:
            _check_scalar(node, kind, path, problems)


def _check_scalar(node: Node, kind: inspect.Type, path: str, problems: list[Problem]) -> None:
    if not _fits(node, kind):
        problems.append(node.problem(path, describe(node), expectation(kind), _hint(node, kind)))
        return
    value = node.value
    if isinstance(kind, inspect.IntType | inspect.FloatType) and isinstance(value, int | float):
        below = (kind.ge is not None and value < kind.ge) or (kind.gt is not None and value <= kind.gt)
        above = (kind.le is not None and value > kind.le) or (kind.lt is not None and value >= kind.lt)
        if below or above:
            problems.append(node.problem(path, describe(node), expectation(kind)))
    elif isinstance(kind, inspect.StrType) and isinstance(value, str):
        _check_length(node, len(value), kind, path, problems)
        if kind.pattern is not None and not re.search(kind.pattern, value):
            problems.append(node.problem(path, describe(node), f"text like {kind.pattern}"))


def _hint(node: Node, kind: inspect.Type) -> str:
    """Return what a scalar of the wrong sort was probably meant to be."""
    match kind:
        case inspect.BoolType():
            return {"yes": "true", "on": "true", "no": "false", "off": "false"}.get(str(node.value).lower(), "")
        case inspect.IntType() if re.fullmatch(r"0+[0-9]{1,9}", str(node.value)):
            return str(int(str(node.value)))
        case inspect.StrType() if isinstance(node.value, int | float):
            return f'"{describe(node)}" in quotes'
    return ""


def _check_length(node: Node, length: int, kind: Any, path: str, problems: list[Problem]) -> None:
    low, high = kind.min_length or 0, kind.max_length
    if length < low or (high is not None and length > high):
        size = f"{low} to {high}" if high is not None else f"at least {low}"
        problems.append(node.problem(path, f"{describe(node)} of {length}", f"a length of {size}"))


def _check_names(node: Node, names: list[Any], path: str, problems: list[Problem]) -> None:
    if any(node.value == name and type(node.value) is type(name) for name in names):
        return
    texts = [str(name) for name in names]
    problems.append(node.problem(path, describe(node), one_of(texts), nearest(str(node.value), texts)))


def _check_dict(node: Node, kind: inspect.DictType, path: str, problems: list[Problem]) -> None:
    if not isinstance(node.value, dict):
        problems.append(node.problem(path, describe(node), expectation(kind)))
        return
    _check_length(node, len(node.value), kind, path, problems)
    for key, value in node.value.items():
        key_node = Node(node.file, *node.keys[key], int(key) if _is_int_key(key, kind.key_type) else key)
        _check(key_node, kind.key_type, join(path, key), problems, {})
        _check(value, kind.value_type, join(path, key), problems, {})


def _is_int_key(key: str, kind: inspect.Type) -> bool:
    while isinstance(kind, inspect.Metadata):
        kind = kind.type
    is_number = isinstance(kind, inspect.IntType) or (
        isinstance(kind, inspect.EnumType) and all(isinstance(member.value, int) for member in kind.cls)
    )
    return is_number and re.fullmatch(r"-?[0-9]{1,18}", key) is not None


def _check_fields(node: Node, kind: Any, path: str, problems: list[Problem], filled: dict[str, Any]) -> None:
    tagged = isinstance(kind, inspect.StructType) and kind.tag_field is not None
    fields = {field.encode_name: field for field in kind.fields if field.encode_name not in filled}
    if not isinstance(node.value, dict):
        problems.append(node.problem(path, describe(node), _mapping(fields.values())))
        return
    known = [*fields, kind.tag_field] if tagged else list(fields)
    for key, value in node.value.items():
        if key in fields:
            _check(value, fields[key].type, join(path, key), problems, {})
        elif not (tagged and key == kind.tag_field):
            missing = [name for name in known if name not in node.value]
            hint = nearest(key, missing) or nearest(key, known)
            problems.append(node.key_problem(key, join(path, key), "an unknown key", one_of(known), hint))
    for name, field in fields.items():
        if field.required and name not in node.value:
            problems.append(node.problem(join(path, name), "nothing", expectation(field.type)))


def _check_union(node: Node, kind: inspect.UnionType, path: str, problems: list[Problem]) -> None:
    structs = [item for item in kind.types if isinstance(item, inspect.StructType)]
    if isinstance(node.value, dict) and structs:
        if len(structs) == 1:
            _check_fields(node, structs[0], path, problems, {})
        else:
            _check_tagged(node, structs, path, problems)
        return
    named = [item for item in kind.types if isinstance(item, inspect.EnumType | inspect.LiteralType)]
    for item in kind.types:
        if item not in named and _fits(node, item):
            _check(node, item, path, problems, {})
            return
    if named and not isinstance(node.value, dict | list):
        names = [name for item in named for name in _names(item)]
        _check_names(node, names, path, problems)
        return
    hint = next(filter(None, (_hint(node, item) for item in kind.types)), "")
    problems.append(node.problem(path, describe(node), expectation(kind), hint))


def _check_tagged(node: Node, structs: list[inspect.StructType], path: str, problems: list[Problem]) -> None:
    assert isinstance(node.value, dict)
    tag_field = structs[0].tag_field
    if tag_field is None:  # msgspec allows several structs in a union only if they are tagged
        return
    tags = {str(struct.tag): struct for struct in structs}
    tag = node.value.get(tag_field)
    if tag is None:
        hint = nearest(next(iter(node.value), ""), [tag_field])
        problems.append(node.problem(join(path, tag_field), "nothing", one_of(tags), hint))
    elif str(tag.value) not in tags:
        problems.append(tag.problem(join(path, tag_field), describe(tag), one_of(tags), nearest(str(tag.value), tags)))
    else:
        _check_fields(node, tags[str(tag.value)], path, problems, {})


def _names(kind: inspect.EnumType | inspect.LiteralType) -> Iterable[Any]:
    return [member.value for member in kind.cls] if isinstance(kind, inspect.EnumType) else kind.values


def _fits(node: Node, kind: inspect.Type) -> bool:
    """Return whether the node is of the right sort; what is inside is checked elsewhere."""
    while isinstance(kind, inspect.Metadata):
        kind = kind.type
    if isinstance(kind, inspect.AnyType | inspect.CustomType):
        return True
    if isinstance(kind, inspect.DictType | inspect.StructType | inspect.TypedDictType | inspect.DataclassType):
        return isinstance(node.value, dict)
    if isinstance(kind, inspect.CollectionType | inspect.TupleType):
        return isinstance(node.value, list)
    if type(kind) in _PLAIN:
        types = _PLAIN[type(kind)][0]
        return isinstance(node.value, types) and (bool in types or not isinstance(node.value, bool))
    return isinstance(node.value, str)


def expectation(kind: inspect.Type) -> str:
    """Say what a type stands for, in words for the author of a file."""
    while isinstance(kind, inspect.Metadata):
        kind = kind.type
    match kind:
        case inspect.IntType() | inspect.FloatType():
            words = _PLAIN[type(kind)][1]
            low = kind.ge if kind.ge is not None else kind.gt
            high = kind.le if kind.le is not None else kind.lt
            if low is not None and high is not None:
                return f"{words} from {low} to {high}"
            if low is not None:
                return f"{words} {'of at least' if kind.ge is not None else 'above'} {low}"
            if high is not None:
                return f"{words} {'of at most' if kind.le is not None else 'below'} {high}"
            return words
        case inspect.EnumType() | inspect.LiteralType():
            return one_of(map(str, _names(kind)))
        case inspect.StructType() | inspect.TypedDictType() | inspect.DataclassType():
            return _mapping(kind.fields)
        case inspect.DictType():
            return f"a mapping of {expectation(kind.value_type)} by name"
        case inspect.TupleType():
            return f"a list of {len(kind.item_types)}: {', '.join(map(expectation, kind.item_types))}"
        case inspect.CollectionType():
            return f"a list, each item {expectation(kind.item_type)}"
        case inspect.UnionType():
            structs = [item for item in kind.types if isinstance(item, inspect.StructType)]
            rest = [expectation(item) for item in kind.types if item not in structs]
            if len(structs) > 1:
                rest.append(f"a mapping with {structs[0].tag_field}: {one_of(str(item.tag) for item in structs)}")
            else:
                rest += map(expectation, structs)
            return " or ".join(rest)
    return _PLAIN[type(kind)][1] if type(kind) in _PLAIN else "text"


def _mapping(fields: Iterable[Any]) -> str:
    names = [field.encode_name for field in fields if field.required]
    return "a mapping" + (f" with {', '.join(names)}" if names else "")


def join(path: str, key: str) -> str:
    return f"{path}.{key}" if path else key


def _find(node: Node, where: str) -> tuple[Node, str]:
    """Return the node that a path of msgspec ("$.effects[0].amount") leads to, as far as it exists."""
    path = ""
    for key, index in re.findall(r"\.([^.\[\]]+)|\[([0-9]+)\]", where):
        if key and isinstance(node.value, dict) and key in node.value:
            node, path = node.value[key], f"{path}.{key}"
        elif index and isinstance(node.value, list) and int(index) < len(node.value):
            node, path = node.value[int(index)], f"{path}[{index}]"
        else:
            break
    return node, path
