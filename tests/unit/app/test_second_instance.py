from reader.app.second_instance import Doorbell


def test_rings_before_somebody_hears_are_kept_in_order() -> None:
    bell, heard = Doorbell(), []
    bell.ring("first")
    bell.ring("second", "leave")
    bell.connect(lambda *rung: heard.append(rung))
    bell.ring("third")
    assert heard == [("first", ""), ("second", "leave"), ("third", "")]


def test_who_is_there_meanwhile_is_told_and_the_ring_is_kept() -> None:
    bell, told, heard = Doorbell(), [], []
    bell.meanwhile(told.append)
    bell.ring("first", "leave")
    bell.meanwhile(None)
    bell.ring("second")
    bell.connect(lambda *rung: heard.append(rung))
    assert told == ["leave"]
    assert heard == [("first", "leave"), ("second", "")]
