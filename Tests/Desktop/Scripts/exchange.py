# SPDX-License-Identifier: MIT
"""What the programs of other toolkits have in common: the text that they exchange, and their commands."""

import sys

# 15 bytes in UTF-8, with characters of one, two and three bytes.
UNIT = "Grüße 世界\n"


def say(line):
    print(line, flush=True)


def text(count):
    return UNIT * int(count)


def describe(received):
    """The number of units in a text, or its length if it is another one."""
    if received is None:
        return "nothing"
    count = len(received) // len(UNIT)
    return str(count) if received == UNIT * count else f"other {len(received)}"


def perform(commands):
    """Performs a command from standard input; ends the program at its end."""
    line = sys.stdin.readline()
    if not line:
        sys.exit(0)
    name, *arguments = line.split()
    commands[name](*arguments)
