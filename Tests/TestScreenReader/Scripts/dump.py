# SPDX-License-Identifier: MIT
"""Prints the tree of an application as a client of the accessibility bus sees it."""
import sys
import gi
gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib, Gio  # noqa: E402


def enable():
    """Says, as screen readers do, that there is a client."""
    bus = Gio.bus_get_sync(Gio.BusType.SESSION)
    for name in sys.argv[2:] or ["IsEnabled"]:
        bus.call_sync("org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Set",
                      GLib.Variant("(ssv)", ("org.a11y.Status", name, GLib.Variant("b", True))), None, 0, -1)


def find(name, rounds=400):
    """Waits until the application has registered."""
    loop = GLib.MainLoop()
    for _ in range(rounds):
        desktop = Atspi.get_desktop(0)
        for index in range(desktop.get_child_count()):
            child = desktop.get_child_at_index(index)
            if child is not None and child.get_name() == name:
                return child
        print("waiting", flush=True)
        GLib.timeout_add(25, loop.quit)
        loop.run()
    sys.exit(f"There is no application {name}.")


def states(accessible):
    return ",".join(sorted(state.value_nick for state in accessible.get_state_set().get_states()))


def dump(accessible, depth=0):
    line = "  " * depth + f"{accessible.get_role_name()} {accessible.get_name()!r} [{states(accessible)}]"
    line += " " + ",".join(sorted(accessible.get_interfaces()))
    print(line)
    for index in range(accessible.get_child_count()):
        child = accessible.get_child_at_index(index)
        assert child.get_index_in_parent() == index, (child.get_index_in_parent(), index)
        assert child.get_parent() == accessible
        dump(child, depth + 1)


if __name__ == "__main__":
    enable()
    dump(find(sys.argv[1]))
