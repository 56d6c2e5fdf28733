"""`dataclass` as in the standard library, but a class has written what it needs: what begins its objects with the first of them, what
compares them with the first comparison.

The standard library writes all at once, half a millisecond a class; of 700 classes a start makes objects of fifty. Always with
`slots=True`, never with an order. Any thread.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dataclasses import dataclass as dataclass  # noqa: PLC0414 -- exported
else:
    import dataclasses
    from collections.abc import Callable
    from reprlib import recursive_repr
    from typing import Any

    _FIELDS = "__dataclass_fields__"
    """What every function of `dataclasses` asks a class for."""
    _OF_OBJECTS = {"__dict__", "__weakref__"}
    """What objects of a class without slots have, and no class is made with."""
    _COMPARISON = """
def __eq__(self, other):
    return {own} == {others} if other.__class__ is self.__class__ else NotImplemented

def __hash__(self):
    return hash({own})
"""
    _NOT_GIVEN = object()

    def dataclass(*, slots: bool, frozen: bool = False, eq: bool = True, kw_only: bool = False) -> Callable[[type], type]:
        """What `dataclasses.dataclass` makes of a class, in time."""
        if not slots:
            raise TypeError("only for classes with slots")

        def decorate(described: type) -> type:
            names = list(described.__annotations__)
            inherited = {name for base in described.__mro__[1:] for name in vars(base).get("__slots__", ())}
            missing = _Missing(described, is_frozen=frozen, has_values=eq, is_named=kw_only)
            content = {"__repr__": _text, **({"__setattr__": _refuse, "__delattr__": _refuse} if frozen else {})}
            content.update((name, value) for name, value in vars(described).items() if name not in _OF_OBJECTS.union(names))
            content["__slots__"] = tuple(name for name in names if name not in inherited)
            content["__init__"] = missing.first_beginning()
            content[_FIELDS] = missing
            # for copies and other processes: objects that no __init__ begins
            content["__getstate__"], content["__setstate__"] = _state, _take_state
            missing.made = type(described)(described.__name__, described.__bases__, content)
            missing.made.__qualname__ = described.__qualname__
            return missing.made

        return decorate

    class _Missing:
        """Stands in a class for its fields until they, or its first object, are asked for."""

        def __init__(self, described: type, *, is_frozen: bool, has_values: bool, is_named: bool) -> None:
            self._described: type | None = described
            self._is_frozen, self._has_values, self._is_named = is_frozen, has_values, is_named
            self.made: Any = None

        def __get__(self, value: object, owner: type) -> Any:
            self._write()
            return getattr(self.made, _FIELDS)

        def first_beginning(self) -> Callable[..., None]:
            def begin(value: object, /, *given: Any, **named: Any) -> None:
                self._write()
                self.made.__init__(value, *given, **named)

            return begin

        def _write(self) -> None:
            """Have the standard library find the fields in a copy, and put in what goes by them; what begins objects last of all.

            Two threads that come to it at once write the same twice.
            """
            described, made = self._described, self.made
            if described is None:
                return
            content = {name: value for name, value in vars(described).items() if name not in _OF_OBJECTS}
            # where there is none the library writes one, which takes longer than all the rest
            content["__doc__"] = described.__doc__ or described.__name__
            copy = type(described)(described.__name__, described.__bases__, content)
            dataclasses.dataclass(copy, init=False, repr=False, eq=False, kw_only=self._is_named)
            fields = dataclasses.fields(copy)
            made.__match_args__ = copy.__match_args__
            if self._has_values and "__eq__" not in content:
                _put_comparison(made, [field.name for field in fields if field.compare], is_frozen=self._is_frozen)
            made.__dataclass_params__ = copy.__dataclass_params__
            setattr(made, _FIELDS, getattr(copy, _FIELDS))
            made.__init__ = _beginning(made, fields, is_frozen=self._is_frozen)
            self._described = None

    def _put_comparison(made: Any, names: list[str], *, is_frozen: bool) -> None:
        """Most classes of which there are objects are never compared."""

        def write() -> Any:
            own, others = (f"({''.join(f'{whose}.{name}, ' for name in names)})" for whose in ("self", "other"))
            known: dict[str, Any] = {}
            exec(_COMPARISON.format(own=own, others=others), known)  # noqa: S102 -- of names that this program's classes are written with
            made.__eq__, made.__hash__ = known["__eq__"], known["__hash__"] if is_frozen else None
            return made

        made.__eq__ = lambda value, other: write().__eq__(value, other)
        made.__hash__ = (lambda value: write().__hash__(value)) if is_frozen else None

    def _beginning(made: Any, fields: tuple[Any, ...], *, is_frozen: bool) -> Callable[..., None]:
        """`__init__` as one would write it, but that it gets round what keeps objects from being changed."""
        known: dict[str, Any] = {"_not_given": _NOT_GIVEN}
        parameters: dict[bool, list[str]] = {False: [], True: ["*"]}
        lines = []
        for field in fields:
            name, given = field.name, field.name
            known[f"_put_{name}"], known[f"_usual_{name}"] = getattr(made, name).__set__, field.default
            if field.default_factory is not dataclasses.MISSING:
                known[f"_make_{name}"], known[f"_usual_{name}"] = field.default_factory, _NOT_GIVEN
                given = f"_make_{name}() if {name} is _not_given else {name}" if field.init else f"_make_{name}()"
            has_usual = known[f"_usual_{name}"] is not dataclasses.MISSING
            if field.init:
                parameters[field.kw_only].append(f"{name}=_usual_{name}" if has_usual else name)
            elif has_usual and given == name:
                given = f"_usual_{name}"
            if field.init or has_usual:
                lines.append(f"_put_{name}(self, {given})" if is_frozen else f"self.{name} = {given}")
        if hasattr(made, "__post_init__"):
            lines.append("self.__post_init__()")
        named = parameters[True] if len(parameters[True]) > 1 else []
        text = "\n ".join((f"def __init__({', '.join(('self', *parameters[False], *named))}):", *lines, "pass"))
        exec(text, known)  # noqa: S102 -- of names that this program's classes are written with
        begin: Any = known["__init__"]
        begin.__qualname__ = f"{made.__qualname__}.__init__"
        return begin

    @recursive_repr()
    def _text(value: Any) -> str:
        said = ", ".join(f"{field.name}={getattr(value, field.name)!r}" for field in dataclasses.fields(value) if field.repr)
        return f"{type(value).__qualname__}({said})"

    def _refuse(_value: object, name: str, *_given: object) -> None:
        raise dataclasses.FrozenInstanceError(f"cannot assign to field {name!r}")

    def _state(value: Any) -> list[Any]:
        return [getattr(value, field.name) for field in dataclasses.fields(value)]

    def _take_state(value: Any, state: list[Any]) -> None:
        for field, each in zip(dataclasses.fields(value), state, strict=True):
            object.__setattr__(value, field.name, each)
