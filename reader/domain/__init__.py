"""The vocabulary of the program: types, messages, errors and ports. Standard library only, no I/O, no clock."""
