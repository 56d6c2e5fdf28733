import random

from reader.domain.ids import FeedId
from reader.domain.schedule import Rule
from reader.engine.retrieval_queue import RetrievalQueue
from reader.engine.tasks import FeedTask


def task(number: int) -> FeedTask:
    return FeedTask(FeedId(number), Rule.SCHEDULED, None)


def filled(hosts: dict[str, list[int]]) -> RetrievalQueue:
    queue = RetrievalQueue(random.Random(1))
    queue.add((host, task(number)) for host, numbers in hosts.items() for number in numbers)
    return queue


def test_a_feed_waits_only_once() -> None:
    queue = filled({"a": [1]})
    assert queue.add([("a", task(1)), ("a", task(2))]) == 1
    assert len(queue) == 2


def test_hosts_take_turns() -> None:
    queue = filled({"a": [1, 2, 3], "b": [4, 5, 6]})
    order = [popped[0] for _ in range(6) if (popped := queue.pop(lambda host: True))]
    assert order[0] != order[1]
    assert order[:2] == order[2:4] == order[4:6]


def test_a_busy_host_does_not_hold_up_others() -> None:
    queue = filled({"a": [1], "b": [2]})
    popped = queue.pop(lambda host: host == "b")
    assert popped is not None
    assert popped[1].feed_id == 2
    assert queue.pop(lambda host: host == "b") is None
    assert len(queue) == 1


def test_dropping_a_host_returns_its_work_and_lets_it_be_asked_again() -> None:
    queue = filled({"a": [1, 2], "b": [3]})
    assert {each.feed_id for each in queue.drop_host("a")} == {1, 2}
    assert list(queue.hosts) == ["b"]
    assert queue.add([("a", task(1))]) == 1


def test_dropping_a_feed_leaves_the_rest() -> None:
    queue = filled({"a": [1, 2], "b": [3]})
    assert {each.feed_id for each in queue.drop(lambda task: task.feed_id in {1, 3, 99})} == {1, 3}
    assert list(queue.hosts) == ["a"]
    assert len(queue) == 1


def test_clearing_empties_everything() -> None:
    queue = filled({"a": [1, 2], "b": [3]})
    assert len(queue.clear()) == 3
    assert len(queue) == 0
    assert queue.pop(lambda host: True) is None
