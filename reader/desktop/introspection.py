"""Introspection XML of an object on the bus, for explorers and bindings. Pure; any thread."""

from collections.abc import Iterable, Mapping
from dataclasses import field
from xml.sax.saxutils import quoteattr

from reader.domain.value_classes import dataclass

_DOCTYPE = (
    '<!DOCTYPE node PUBLIC "-//freedesktop//DTD D-BUS Object Introspection 1.0//EN"\n'
    ' "http://www.freedesktop.org/standards/dbus/1.0/introspect.dtd">\n'
)
_SILENT = '<annotation name="org.freedesktop.DBus.Property.EmitsChangedSignal" value="false"/>'


@dataclass(frozen=True, slots=True)
class Described:
    """One interface: methods by the types they take and answer, signals and properties by their types."""

    name: str
    methods: Mapping[str, tuple[Iterable[str], Iterable[str]]]
    signals: Mapping[str, Iterable[str]] = field(default_factory=dict)
    properties: Mapping[str, str] = field(default_factory=dict)
    writable: frozenset[str] = frozenset()
    silent: frozenset[str] = frozenset()
    """Properties whose changes are not signalled."""


def description(interfaces: Iterable[Described]) -> str:
    return _DOCTYPE + f"<node>{''.join(map(_interface, interfaces))}</node>\n"


def _interface(each: Described) -> str:
    methods = [
        _tag("method", name, _arguments(taken, "in") + _arguments(given, "out")) for name, (taken, given) in each.methods.items()
    ]
    signals = [_tag("signal", name, _arguments(types)) for name, types in each.signals.items()]
    properties = [
        _tag(
            "property",
            name,
            _SILENT if name in each.silent else "",
            type=kind,
            access="readwrite" if name in each.writable else "read",
        )
        for name, kind in each.properties.items()
    ]
    return _tag("interface", each.name, "".join((*methods, *signals, *properties)))


def _arguments(types: Iterable[str], direction: str = "") -> str:
    way = f" direction={quoteattr(direction)}" if direction else ""
    return "".join(f"<arg type={quoteattr(kind)}{way}/>" for kind in types)


def _tag(kind: str, name: str, inside: str, **attributes: str) -> str:
    more = "".join(f" {key}={quoteattr(value)}" for key, value in attributes.items())
    return f"<{kind} name={quoteattr(name)}{more}>{inside}</{kind}>"
