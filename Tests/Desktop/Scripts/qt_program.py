# SPDX-License-Identifier: MIT
"""A window of Qt 6 that is copied from, pasted into, dragged from (left half) and dropped on (right half)."""

import sys

from PyQt6.QtCore import QMimeData, QSocketNotifier, Qt
from PyQt6.QtGui import QClipboard, QDrag
from PyQt6.QtWidgets import QApplication, QWidget

from exchange import describe, perform, say, text

title = sys.argv[1]
application = QApplication([title])
application.setDesktopFileName(title)
clipboard = application.clipboard()


class Window(QWidget):
    def __init__(self):
        super().__init__()
        self.setWindowTitle(title)
        self.setWindowFlag(Qt.WindowType.FramelessWindowHint)
        self.resize(200, 100)
        self.setAcceptDrops(True)
        self.pressed = False

    def mousePressEvent(self, event):
        self.pressed = event.position().x() < 100

    def mouseMoveEvent(self, event):
        if not self.pressed:
            return
        self.pressed = False
        drag = QDrag(self)
        data = QMimeData()
        data.setText(text(3))
        drag.setMimeData(data)
        # A release is only a drop once the target has accepted it.
        drag.actionChanged.connect(lambda action: action.value and say("drag accepted"))
        say("drag began")
        drag.exec(Qt.DropAction.CopyAction | Qt.DropAction.MoveAction, Qt.DropAction.CopyAction)
        say("drag ended")

    def dragEnterEvent(self, event):
        say("drop entered")
        event.acceptProposedAction()

    def dragMoveEvent(self, event):
        event.acceptProposedAction()
        say(f"drop moved to {round(event.position().x())}")

    def dropEvent(self, event):
        event.acceptProposedAction()
        say(f"dropped {describe(event.mimeData().text())}")

    def keyPressEvent(self, event):
        say(f"key {Qt.Key(event.key()).name}")

    def changeEvent(self, event):
        if event.type() == event.Type.ActivationChange:
            say("focus in" if self.isActiveWindow() else "focus out")


def copy(mode, count):
    clipboard.setText(text(count), mode)
    say(f"copied {count}")


def paste(mode):
    received = clipboard.text(mode)
    say(f"pasted {describe(received or None)}")


commands = {
    "copy": lambda count: copy(QClipboard.Mode.Clipboard, count),
    "select": lambda count: copy(QClipboard.Mode.Selection, count),
    "paste": lambda: paste(QClipboard.Mode.Clipboard),
    "paste-selection": lambda: paste(QClipboard.Mode.Selection),
}
notifier = QSocketNotifier(sys.stdin.fileno(), QSocketNotifier.Type.Read)
notifier.activated.connect(lambda *_: perform(commands))
window = Window()
window.show()
sys.exit(application.exec())
