"""What can be broken in a file: every change of one operator, number, condition, call, result or stored value."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

SWAPS: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitAnd,
}
TWINS = {"min": "max", "max": "min", "any": "all", "all": "any"}
TYPES = {"annotation", "returns", "bases", "type_params"}
"""Fields that say types, which nothing runs."""

Node = ast.stmt | ast.expr | ast.comprehension | ast.match_case | ast.Module | ast.ExceptHandler


class Mutant(NamedTuple):
    """A change that can be made to a tree: a field of a node gets another value."""

    node: Node
    field: str
    value: object
    statement: ast.stmt
    within: str
    """The functions and classes around it, as in `Throw.total`."""
    other: str = ""
    """What stands in place of the whole statement, if it is replaced."""

    @property
    def lines(self) -> range:
        """The lines of the statement, without those of the statements inside it."""
        first, last = self.statement.lineno, self.statement.end_lineno or self.statement.lineno
        body = getattr(self.statement, "body", None) or getattr(self.statement, "cases", None)
        if body:
            inner = body[0].pattern if isinstance(body[0], ast.match_case) else body[0]
            last = max(first, inner.lineno - 1)
        return range(first, last + 1)


class Described(NamedTuple):
    """A change in words: where it is, what the line was and what it is now."""

    within: str
    was: str
    now: str


def mutants(tree: ast.Module) -> Iterator[Mutant]:
    """Return every change; each changes what a single test could notice."""
    for statement in tree.body:
        yield from _of(statement, statement, "")


@contextmanager
def made(mutant: Mutant) -> Iterator[None]:
    """Make the change in its tree, and take it back."""
    before = getattr(mutant.node, mutant.field)
    setattr(mutant.node, mutant.field, mutant.value)
    try:
        yield
    finally:
        setattr(mutant.node, mutant.field, before)


def described(mutant: Mutant) -> Described:
    """Return the first line of the statement that is another once the change is made."""
    if mutant.other:
        return Described(mutant.within, ast.unparse(mutant.statement).splitlines()[0], mutant.other)
    old = ast.unparse(mutant.statement).splitlines()
    with made(mutant):
        new = ast.unparse(mutant.statement).splitlines()
    was, now = next(pair for pair in zip([*old, ""], [*new, ""], strict=False) if pair[0] != pair[1])
    return Described(mutant.within, was.strip(), now.strip())


def _of(node: ast.AST, statement: ast.stmt, within: str) -> Iterator[Mutant]:
    """The changes of a node and of all that is in it."""
    if isinstance(node, Node):
        for field, value in _changes(node):
            yield Mutant(node, field, value, statement, within)
    inner = within
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        inner = f"{within}.{node.name}" if within else node.name
    if isinstance(node, Node):
        for field, value, one, other in _statements(node):
            yield Mutant(node, field, value, one, inner, other)
    for field, child in ast.iter_fields(node):
        if field in TYPES:
            continue
        if isinstance(node, ast.match_case) and field == "pattern":
            continue
        for one in child if isinstance(child, list) else [child]:
            if isinstance(one, ast.AST):
                yield from _of(one, one if isinstance(one, ast.stmt) else statement, inner)


def _changes(node: Node) -> Iterator[tuple[str, object]]:
    """The changes of the node itself, each a field and its other value."""
    match node:
        case ast.Compare():
            for i, operator in enumerate(node.ops):
                if type(operator) in SWAPS:
                    yield "ops", [*node.ops[:i], SWAPS[type(operator)](), *node.ops[i + 1 :]]
        case ast.BoolOp():
            neutral = ast.Constant(isinstance(node.op, ast.And))
            for i in range(len(node.values)):
                yield "values", [*node.values[:i], neutral, *node.values[i + 1 :]]
        case ast.BinOp() | ast.AugAssign() if type(node.op) in SWAPS:
            yield "op", SWAPS[type(node.op)]()
        case ast.Constant(value=bool() as said):
            yield "value", not said
        case ast.Constant(value=int() as number):
            yield "value", number + 1
        case ast.IfExp():
            yield "test", ast.Constant(True)
            yield "test", ast.Constant(False)
        case ast.comprehension() if node.ifs:
            for i in range(len(node.ifs)):
                yield "ifs", node.ifs[:i] + node.ifs[i + 1 :]
        case ast.match_case(guard=ast.expr()):
            yield "guard", None
        case ast.While():
            yield "test", _not(node.test)
        case ast.If():
            yield "test", ast.Constant(True)
            yield "test", ast.Constant(False)
        case ast.Expr(value=ast.Call() | ast.Await()):
            yield "value", ast.Constant(None)
        case ast.Return(value=ast.expr() as value) if not (isinstance(value, ast.Constant) and not value.value):
            yield "value", ast.Constant(None)
        case ast.Call(func=ast.Name(id=name)) if name in TWINS:
            yield "func", ast.Name(TWINS[name], ast.Load())
    yield from _operands(node)


def _operands(node: Node) -> Iterator[tuple[str, object]]:
    """A `not`, a minus or a complement left out, wherever it stands in an expression."""
    for field, child in ast.iter_fields(node):
        if isinstance(child, ast.UnaryOp) and not isinstance(child.operand, ast.Constant):
            yield field, child.operand
        elif isinstance(child, list):
            for i, one in enumerate(child):
                if isinstance(one, ast.UnaryOp) and not isinstance(one.operand, ast.Constant):
                    yield field, [*child[:i], one.operand, *child[i + 1 :]]


def _statements(node: ast.AST) -> Iterator[tuple[str, object, ast.stmt, str]]:
    """A stored value left out, a loop left instead of gone on with, and the other way round, with the statement."""
    for field in ("body", "orelse", "finalbody"):
        inside = getattr(node, field, None)
        if not isinstance(inside, list):
            continue
        for i, one in enumerate(inside):
            other: ast.stmt
            match one:
                case ast.Assign(targets=targets) if _stores(targets):
                    other = ast.Pass()
                case ast.Delete():
                    other = ast.Pass()
                case ast.Break():
                    other = ast.Continue()
                case ast.Continue():
                    other = ast.Break()
                case _:
                    continue
            value = [*inside[:i], ast.copy_location(other, one), *inside[i + 1 :]]
            yield field, value, one, ast.unparse(other)


def _stores(targets: list[ast.expr]) -> bool:
    """Whether an assignment changes something that is known elsewhere."""
    return any(isinstance(target, ast.Attribute | ast.Subscript) for target in targets)


def _not(test: ast.expr) -> ast.expr:
    negated = isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not)
    return test.operand if isinstance(test, ast.UnaryOp) and negated else ast.UnaryOp(ast.Not(), test)
