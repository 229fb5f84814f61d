# SPDX-License-Identifier: MIT
"""The input devices of a headless Mutter: performs the commands on the standard input, and prints "done" after each.

move X Y | button CODE STATE | wheel CLICKS | key CODE STATE | touch PHASE FINGER X Y
"""
import sys
from gi.repository import Gio, GLib

MUTTER = "org.gnome.Mutter."
bus = Gio.bus_get_sync(Gio.BusType.SESSION)


def call(service, path, interface, method, signature="()", *arguments):
    return bus.call_sync(
        MUTTER + service, path, MUTTER + interface, method, GLib.Variant(signature, arguments), None, 0, -1, None
    ).unpack()


def remote(method, signature, *arguments):
    call("RemoteDesktop", remote_session, "RemoteDesktop.Session", method, signature, *arguments)


def move(x, y):
    remote("NotifyPointerMotionAbsolute", "(sdd)", stream, float(x), float(y))


def button(code, state):
    remote("NotifyPointerButton", "(ib)", int(code), state == "1")


def wheel(clicks):
    remote("NotifyPointerAxisDiscrete", "(ui)", 0, int(clicks))


def key(code, state):
    remote("NotifyKeyboardKeycode", "(ub)", int(code), state == "1")


def touch(phase, finger, x="0", y="0"):
    if phase == "up":
        remote("NotifyTouchUp", "(u)", int(finger))
    else:
        remote("NotifyTouch" + phase.capitalize(), "(sudd)", stream, int(finger), float(x), float(y))


def wait_for(service):
    """Waits until Mutter, which may still be starting, offers a service."""
    found = []
    watch = Gio.bus_watch_name_on_connection(
        bus, MUTTER + service, Gio.BusNameWatcherFlags.NONE, lambda *_: found.append(True), None)
    while not found:
        GLib.MainContext.default().iteration(True)
    Gio.bus_unwatch_name(watch)


for name in ("RemoteDesktop", "ScreenCast"):
    wait_for(name)
(remote_session,) = call("RemoteDesktop", "/org/gnome/Mutter/RemoteDesktop", "RemoteDesktop", "CreateSession")
(session_id,) = bus.call_sync(
    MUTTER + "RemoteDesktop", remote_session, "org.freedesktop.DBus.Properties", "Get",
    GLib.Variant("(ss)", (MUTTER + "RemoteDesktop.Session", "SessionId")), None, 0, -1, None).unpack()
(cast,) = call(
    "ScreenCast", "/org/gnome/Mutter/ScreenCast", "ScreenCast", "CreateSession", "(a{sv})",
    {"remote-desktop-session-id": GLib.Variant("s", session_id)})
(stream,) = call("ScreenCast", cast, "ScreenCast.Session", "RecordMonitor", "(sa{sv})", sys.argv[1], {})
remote("Start", "()")
print("ready", flush=True)

for line in sys.stdin:
    command, *arguments = line.split()
    globals()[command](*arguments)
    print("done", flush=True)
