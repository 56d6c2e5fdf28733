"""Encryption of logs by a passphrase: scrypt, and ChaCha20-Poly1305 of `cryptography`, which is imported at the first frame."""

import hashlib
import unicodedata
from hashlib import blake2b
from importlib.util import find_spec

KEY_BYTES = 32
NONCE_BYTES = 12
SALT_BYTES = 16
_COST = {"n": 1 << 17, "r": 8, "p": 1, "maxmem": 1 << 28}
"""Parameters of scrypt: 128 MB and a third of a second."""


def can_encrypt() -> bool:
    """Return whether the library is there; without it a folder can have no passphrase."""
    return find_spec("cryptography") is not None


def key_of(passphrase: str, salt: bytes) -> bytes:
    """Derive the key of a folder, in a third of a second. Composed characters are those of any keyboard."""
    text = unicodedata.normalize("NFKC", passphrase).encode()
    return hashlib.scrypt(text, salt=salt, dklen=KEY_BYTES, n=_COST["n"], r=_COST["r"], p=_COST["p"], maxmem=_COST["maxmem"])


class FolderCipher:
    """Seals frames with a folder's key. Nonces are digests of what is sealed: only the same frame would have the same one twice,
    also in a copied profile or after a crash.
    """

    def __init__(self, key: bytes) -> None:
        """Raises ImportError without `cryptography`, ValueError for what is no key."""
        if len(key) != KEY_BYTES:
            raise ValueError("not a key")
        from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305

        self._cipher = ChaCha20Poly1305(_derived(key, b"frames"))
        self._nonce_key = _derived(key, b"nonces")
        self.check = check_of(key)

    def seal(self, data: bytes, bound: bytes) -> bytes:
        measured_bound = len(bound).to_bytes(4, "big") + bound
        nonce = blake2b(measured_bound + data, digest_size=NONCE_BYTES, key=self._nonce_key).digest()
        return nonce + self._cipher.encrypt(nonce, data, bound)

    def open(self, sealed: bytes, bound: bytes) -> bytes | None:
        from cryptography.exceptions import InvalidTag

        try:
            return self._cipher.decrypt(sealed[:NONCE_BYTES], sealed[NONCE_BYTES:], bound)
        except (InvalidTag, ValueError):
            return None


def check_of(key: bytes) -> str:
    """Return what `format.json` says of a key, so that another passphrase is noticed."""
    return _derived(key, b"check").hex()[:32]


def _derived(key: bytes, purpose: bytes) -> bytes:
    return blake2b(key=key, digest_size=32, person=purpose).digest()
