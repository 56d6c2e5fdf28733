"""`dataclass` as in the standard library, but generated when the first object is created. Creating a dataclass takes 0.5 ms; most
of the 700 are never instantiated at startup. Always with `slots=True`. Any thread.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from dataclasses import dataclass as dataclass  # noqa: PLC0414 -- exported
else:
    import dataclasses
    from collections.abc import Callable
    from typing import Any

    _FIELDS = "__dataclass_fields__"
    """Attribute that marks a dataclass."""
    _OF_OBJECTS = {"__dict__", "__weakref__"}
    """Attributes of instances that cannot be passed when creating a class."""

    def dataclass(*, slots: bool, **choices: bool) -> Callable[[type], type]:
        """Create a class that becomes a `dataclasses.dataclass` when first needed."""
        if not slots:
            raise TypeError("only for classes with slots")

        def decorate(described: type) -> type:
            names = list(described.__annotations__)
            inherited = {name for base in described.__mro__[1:] for name in vars(base).get("__slots__", ())}
            missing = _Missing(described, choices)
            content = {name: value for name, value in vars(described).items() if name not in _OF_OBJECTS.union(names)}
            content["__slots__"] = tuple(name for name in names if name not in inherited)
            content["__init__"] = missing.first_beginning()
            content[_FIELDS] = missing
            # copies and unpickled objects are created without __init__
            content["__getstate__"], content["__setstate__"] = _state, _take_state
            missing.made = type(described)(described.__name__, described.__bases__, content)
            missing.made.__qualname__ = described.__qualname__
            return missing.made

        return decorate

    class _Missing:
        """Replaces a class's fields until they, or its first object, are requested."""

        def __init__(self, described: type, choices: dict[str, bool]) -> None:
            self._described: type | None = described
            self._choices = choices
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
            """Create a dataclass from a copy of the class and copy what that adds, `__init__` last: any thread."""
            described = self._described
            if described is None:
                return
            content = {name: value for name, value in vars(described).items() if name not in _OF_OBJECTS}
            whole = dataclasses.dataclass(
                type(described)(described.__name__, described.__bases__, dict(content)), **self._choices
            )
            added = {name: value for name, value in vars(whole).items() if name not in content or content[name] is not value}
            fields, begin = added.pop(_FIELDS), added.pop("__init__")
            for name in added.keys() - fields.keys() - _OF_OBJECTS:
                setattr(self.made, name, added[name])
            setattr(self.made, _FIELDS, fields)
            self.made.__init__ = begin
            self._described = None

    def _state(value: Any) -> list[Any]:
        return [getattr(value, field.name) for field in dataclasses.fields(value)]

    def _take_state(value: Any, state: list[Any]) -> None:
        for field, each in zip(dataclasses.fields(value), state, strict=True):
            object.__setattr__(value, field.name, each)
