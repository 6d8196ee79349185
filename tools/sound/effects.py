"""All effects: importing this fills the bank."""

from tools.sound import crowd, fight, magic, table
from tools.sound.bank import BANK

__all__ = ["BANK", "crowd", "fight", "magic", "table"]
