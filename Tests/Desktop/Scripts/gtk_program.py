# SPDX-License-Identifier: MIT
"""A window of GTK 4 that is copied from, pasted into, dragged from (left half) and dropped on (right half)."""

import sys

import gi

gi.require_version("Gdk", "4.0")
gi.require_version("Gtk", "4.0")
from gi.repository import Gdk, GLib, Gtk  # noqa: E402

from exchange import describe, perform, say, text  # noqa: E402

title = sys.argv[1]
GLib.set_prgname(title)
Gtk.init()
actions = Gdk.DragAction.COPY | Gdk.DragAction.MOVE



def begin(drag):
    say("drag began")
    # A release is only a drop once the target has accepted it.
    drag.connect("notify::selected-action", lambda *_: drag.get_selected_action() and say("drag accepted"))


source = Gtk.Label(label="source")
drag = Gtk.DragSource(actions=actions)
drag.connect("prepare", lambda *_: Gdk.ContentProvider.new_for_value(text(3)))
drag.connect("drag-begin", lambda _, drag: begin(drag))
drag.connect("drag-end", lambda *_: say("drag ended"))
source.add_controller(drag)

target = Gtk.Label(label="target")
drop = Gtk.DropTarget.new(str, actions)
drop.connect("enter", lambda *_: say("drop entered") or Gdk.DragAction.COPY)
# The target is the right half of the window.
drop.connect("motion", lambda _, x, __: say(f"drop moved to {round(x) + 100}") or Gdk.DragAction.COPY)
drop.connect("drop", lambda _, value, *__: say(f"dropped {describe(value)}") or True)
target.add_controller(drop)

box = Gtk.Box(homogeneous=True)
box.append(source)
box.append(target)
window = Gtk.Window(title=title, child=box, decorated=False, default_width=200, default_height=100)
window.connect("notify::is-active", lambda *_: say("focus in" if window.is_active() else "focus out"))
keys = Gtk.EventControllerKey()
keys.connect("key-pressed", lambda _, key, *__: say(f"key {Gdk.keyval_name(key)}") or True)
window.add_controller(keys)
window.present()


def copy(clipboard, count):
    clipboard.set_content(Gdk.ContentProvider.new_for_value(text(count)))
    say(f"copied {count}")


def paste(clipboard):
    def finish(clipboard, result):
        try:
            say(f"pasted {describe(clipboard.read_text_finish(result))}")
        except GLib.Error as error:
            say(f"pasted nothing: {error.message}")

    clipboard.read_text_async(None, finish)


commands = {
    "copy": lambda count: copy(window.get_clipboard(), count),
    "select": lambda count: copy(window.get_primary_clipboard(), count),
    "paste": lambda: paste(window.get_clipboard()),
    "paste-selection": lambda: paste(window.get_primary_clipboard()),
}
GLib.io_add_watch(sys.stdin, GLib.IO_IN | GLib.IO_HUP, lambda *_: perform(commands) or True)
GLib.MainLoop().run()
