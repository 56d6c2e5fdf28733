from reader.app.doorbell import Doorbell


def test_rings_before_somebody_hears_are_kept_in_order() -> None:
    bell, heard = Doorbell(), []
    bell.ring("first")
    bell.ring("second", "leave")
    bell.connect(lambda *rung: heard.append(rung))
    bell.ring("third")
    assert heard == [("first", ""), ("second", "leave"), ("third", "")]
