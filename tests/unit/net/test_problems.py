"""What an error carries is found however deep it is."""

import pytest
from requests.exceptions import ConnectionError as RequestsConnectionError
from urllib3.exceptions import MaxRetryError, NewConnectionError, ProtocolError

from reader.domain.errors import ProblemKind
from reader.net.problems import causes, problem_of_exception


def around(inner: BaseException, outer: BaseException, *, is_named: bool) -> BaseException:
    """The outer error as Python leaves it where the inner one was met: with it as its cause, or only behind it."""
    outer.__context__ = inner
    outer.__cause__ = inner if is_named else None
    return outer


def test_everything_an_error_carries_is_found_once_outermost_first() -> None:
    innermost, argument, cause = OSError("innermost"), ValueError("argument"), KeyError("cause")
    reason = NewConnectionError(None, "reason")  # type: ignore[arg-type]
    outer = MaxRetryError(None, "/", reason)  # type: ignore[arg-type]
    outer.args = ("text", argument, 7, outer)
    outer.__cause__ = cause
    cause.__context__ = innermost
    innermost.__context__ = outer
    assert list(causes(outer)) == [outer, cause, reason, argument, innermost]


def test_an_error_alone_is_all_there_is() -> None:
    alone = OSError("alone")
    assert list(causes(alone)) == [alone]


@pytest.mark.parametrize("is_named", [True, False])
def test_a_cause_is_found_where_it_was_hidden_too(*, is_named: bool) -> None:
    met = TimeoutError("late")
    outer = around(met, RuntimeError("a wrapper"), is_named=is_named)
    assert list(causes(outer)) == [outer, met]
    assert problem_of_exception(outer, "feed.test").kind is ProblemKind.TIMEOUT


def test_the_problem_is_found_in_a_reason_and_among_arguments() -> None:
    reset = ConnectionResetError(104, "Connection reset by peer")
    by_reason = MaxRetryError(None, "/", ProtocolError("cut", reset))  # type: ignore[arg-type]
    by_reason.args = ()
    in_arguments = RequestsConnectionError(ProtocolError("cut", reset))
    assert list(causes(by_reason))[-1] is list(causes(in_arguments))[-1] is reset
    assert problem_of_exception(by_reason, "feed.test") == problem_of_exception(in_arguments, "feed.test")
