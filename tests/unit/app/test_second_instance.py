from reader.app.single_instance import InstanceSignals


def test_rings_before_somebody_hears_are_kept_in_order() -> None:
    bell, heard = InstanceSignals(), []
    bell.ring("first")
    bell.ring("second", "leave")
    bell.connect(lambda *rung: heard.append(rung))
    bell.ring("third")
    assert heard == [("first", ""), ("second", "leave"), ("third", "")]


def test_who_is_there_meanwhile_is_notified_and_the_ring_is_kept() -> None:
    bell, received, heard = InstanceSignals(), [], []
    bell.meanwhile(received.append)
    bell.ring("first", "leave")
    bell.meanwhile(None)
    bell.ring("second")
    bell.connect(lambda *rung: heard.append(rung))
    assert received == ["leave"]
    assert heard == [("first", "leave"), ("second", "")]
