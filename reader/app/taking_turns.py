"""One program at a time changes a profile: whoever holds its lock acts, everybody else hands his request over. Any thread."""

from collections.abc import Callable

from reader.app.paths import Profile, make_folders
from reader.app.profile_lock import ProfileLock
from reader.app.single_instance import Request, Say, hand_over
from reader.domain.errors import ProblemKind, ReaderError


def act_or_hand_over(profile: Profile, request: Request, say: Say, act: Callable[[], int]) -> int:
    """`act` with the profile to ourselves, or have the program that uses it carry `request` out; the exit code.

    Raises ReaderError: PROFILE_IN_USE where that program does not answer.
    """
    make_folders(profile)
    lock = ProfileLock(profile.lock)
    try:
        lock.acquire()
    except ReaderError as error:
        if error.problem.kind is not ProblemKind.PROFILE_IN_USE:
            raise
        code = hand_over(profile.socket, request, say)
        if code is None:
            raise
        return code
    try:
        return act()
    finally:
        lock.release()
