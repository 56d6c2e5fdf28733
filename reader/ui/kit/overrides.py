"""Turns an error in an override of a Qt method into a reported exception instead of a crash. Imported before anything else here;
any thread.

With Python 3.11 an error raised in C code (such as an index out of range) becomes an exception object only where it is caught,
and PySide 6.11 reads that object unchecked: an override that raises such an error ends the process. Python 3.12 creates it
immediately.
"""

import functools
import sys
from collections.abc import Callable
from types import FunctionType
from typing import TYPE_CHECKING, Any, TypeVar

from PySide6.QtCore import QObject

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    MixedIn = QWidget
else:
    MixedIn = object
"""Base of mixins of widgets: to Python they are no widgets themselves."""


Function = TypeVar("Function", bound=Callable[..., Any])


def _wrap_overrides(cls: type[QObject], /, **named: Any) -> None:
    """Wrap every method of a new class that overrides one of Qt's."""
    # a generic class learns its parameters here
    super(QObject, cls).__init_subclass__(**named)
    for name, value in list(vars(cls).items()):
        if isinstance(value, FunctionType) and _is_of_qt(cls, name):
            setattr(cls, name, caught_once(value))


def _is_of_qt(cls: type, name: str) -> bool:
    return any(name in vars(base) and not isinstance(vars(base)[name], FunctionType) for base in cls.__mro__[1:])


def caught_once(function: Function) -> Function:
    """Wrap a method that overrides one of Qt's in a class that is no QObject."""

    @functools.wraps(function)
    def answer(*arguments: Any, **named: Any) -> Any:
        try:
            return function(*arguments, **named)
        except BaseException:  # noqa: TRY203 - to have caught it is what makes it an exception object
            raise

    return answer  # type: ignore[return-value]


if sys.version_info < (3, 12):
    QObject.__init_subclass__ = classmethod(_wrap_overrides)  # type: ignore[assignment]
