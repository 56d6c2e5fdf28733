"""One program at a time changes a profile: whoever holds its lock acts, the others send their request to it. Any thread."""

import threading
from collections.abc import Callable

from reader.app.paths import Profile, make_folders
from reader.app.profile_lock import ProfileLock
from reader.app.single_instance import Request, Say, hand_over
from reader.domain.errors import ProblemKind, ReaderError

TRIES = 30
PAUSE_SECONDS = 0.1
"""Between them: who has just taken the lock does not listen yet, and who is about to end no longer does."""


def act_or_hand_over(
    profile: Profile,
    request: Request,
    say: Say,
    act: Callable[[], int],
    pause: Callable[[float], object] = lambda seconds: threading.Event().wait(seconds),
) -> int:
    """`act` with the profile to ourselves, or have the program that uses it carry `request` out; the exit code.

    Raises ReaderError: PROFILE_IN_USE where that program does not listen for as long as a start takes.
    """
    make_folders(profile)
    lock = ProfileLock(profile.lock)
    for tries_left in reversed(range(TRIES)):
        try:
            lock.acquire()
            break
        except ReaderError as error:
            if error.problem.kind is not ProblemKind.PROFILE_IN_USE:
                raise
            code = hand_over(profile.socket, request, say)
            if code is not None:
                return code
            if not tries_left:
                raise
            pause(PAUSE_SECONDS)
    try:
        return act()
    finally:
        lock.release()
