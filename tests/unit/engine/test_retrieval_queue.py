import random

from reader.domain.feed import Rule
from reader.domain.ids import FeedId
from reader.engine.queues import RetrievalQueue
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


def test_a_long_list_of_one_host_neither_goes_first_nor_is_left_for_the_end() -> None:
    """One at a time of a host: of 100 tasks the 20 of one host are spread over the whole line."""
    queue = filled({"long": list(range(20)), **{f"{number}": [number] for number in range(20, 100)}})
    order = [popped[0] for _ in range(100) if (popped := queue.pop(lambda host: True))]
    assert all(2 <= order[at : at + 25].count("long") <= 8 for at in range(0, 100, 25))


def test_what_waited_for_its_host_goes_as_soon_as_that_may_be_asked() -> None:
    queue = filled({"a": [1, 2, 3], **{f"{number}": [number] for number in range(10, 30)}})
    for _ in range(15):
        assert queue.pop(lambda host: host != "a") is not None
    before = [popped[0] for _ in range(3) if (popped := queue.pop(lambda host: True))]
    assert before.count("a") >= 2


def test_urgent_ones_go_first_in_the_order_given() -> None:
    queue = filled({"a": [1, 2], "b": [3]})
    assert queue.add_first([("b", task(4)), ("a", task(5)), ("c", task(6)), ("a", task(1))]) == 3
    assert queue.add_first([("c", task(7))]) == 1
    assert [popped[1].feed_id for _ in range(4) if (popped := queue.pop(lambda host: True))] == [7, 4, 5, 6]
    assert len(queue) == 3


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
