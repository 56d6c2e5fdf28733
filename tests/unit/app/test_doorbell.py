from reader.app.doorbell import Doorbell


def test_rings_before_somebody_hears_are_kept_in_order() -> None:
    bell, heard = Doorbell(), []
    bell.ring("first")
    bell.ring("second")
    bell.connect(heard.append)
    bell.ring("third")
    assert heard == ["first", "second", "third"]
