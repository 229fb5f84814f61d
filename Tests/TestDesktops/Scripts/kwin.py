# SPDX-License-Identifier: MIT
"""The windows of a headless KWin: performs the commands on the standard input, and prints an answer for each.

windows | place TITLE X Y | resize TITLE W H | maximize TITLE 0|1 | minimize TITLE 0|1 | activate TITLE | close TITLE |
picture FILE

Titles have no spaces in commands: "+" stands for one. The answer to "windows" is JSON, to the others "done".

Clients connect to the socket "wayland-relay": KWin reads the whole program of each process that connects to its own,
twice, which takes seconds for programs of several hundred megabytes. This one is small.
"""
import json
import os
import socket
import struct
import sys
import threading
import zlib
from gi.repository import Gio, GLib

bus = Gio.bus_get_sync(Gio.BusType.SESSION)
answers = []
interface = Gio.DBusNodeInfo.new_for_xml(
    '<node><interface name="org.example.Answers"><method name="take"><arg type="s" direction="in"/></method>'
    "</interface></node>").interfaces[0]


def take(_, sender, path, interface, method, parameters, invocation):
    answers.append(parameters.unpack()[0])
    invocation.return_value(None)


bus.register_object("/answers", interface, take, None, None)
folder = os.environ["XDG_RUNTIME_DIR"]
count = 0


def call(path, interface, method, arguments=None):
    return bus.call_sync("org.kde.KWin", path, interface, method, arguments, None, 0, -1, None)


def run(code):
    """Runs a script in KWin and returns the text that it passes to `answer`."""
    global count
    count += 1
    file = f"{folder}/script-{count}.js"
    with open(file, "w") as output:
        output.write(
            f'function answer(text) {{ callDBus("{bus.get_unique_name()}", "/answers", "org.example.Answers", "take", '
            "text); }\n"
            f'try {{ {code} }} catch (error) {{ answer("failed: " + error); }}')
    answers.clear()
    arguments = GLib.Variant("(ss)", (file, file))
    (number,) = call("/Scripting", "org.kde.kwin.Scripting", "loadScript", arguments).unpack()
    call(f"/{number}", "org.kde.kwin.Script", "run")
    while not answers:
        GLib.MainContext.default().iteration(True)
    call(f"/{number}", "org.kde.kwin.Script", "stop")
    call("/Scripting", "org.kde.kwin.Scripting", "unloadScript", GLib.Variant("(s)", (file,)))
    return answers[0]


def steer(title, statement):
    name = json.dumps(title.replace("+", " "))
    return run(
        f"for (const w of workspace.clientList()) if (w.caption == {name}) {{ {statement} }}\n" + 'answer("done");')


def windows():
    return run(
        "var list = []; for (const w of workspace.clientList()) { const r = w.bufferGeometry;"
        "list.push({title: w.caption, x: r.x, y: r.y, width: r.width, height: r.height}); }"
        "answer(JSON.stringify(list));")


def place(title, x, y):
    return steer(
        title, "const r = w.bufferGeometry, f = w.frameGeometry;"
        f"w.frameGeometry = {{x: f.x + {x} - r.x, y: f.y + {y} - r.y, width: f.width, height: f.height}};")


def resize(title, width, height):
    return steer(
        title, "const r = w.bufferGeometry, f = w.frameGeometry;"
        f"w.frameGeometry = {{x: f.x, y: f.y, width: f.width + {width} - r.width,"
        f" height: f.height + {height} - r.height}};")


def maximize(title, state):
    return steer(title, f"w.setMaximize({state} == 1, {state} == 1);")


def minimize(title, state):
    return steer(title, f"w.minimized = {state} == 1;")


def activate(title):
    return steer(title, "workspace.activeClient = w;")


def close(title):
    return steer(title, "w.closeWindow();")


def picture(file):
    near, far = os.pipe()
    files = Gio.UnixFDList.new()
    index = files.append(far)
    os.close(far)
    options = {"include-cursor": GLib.Variant("b", False), "native-resolution": GLib.Variant("b", True)}
    answer, _ = bus.call_with_unix_fd_list_sync(
        "org.kde.KWin", "/org/kde/KWin/ScreenShot2", "org.kde.KWin.ScreenShot2", "CaptureWorkspace",
        GLib.Variant("(a{sv}h)", (options, index)), None, 0, -1, files, None)
    # KWin writes after its answer.
    about = answer.unpack()[0]
    pixels = bytearray()
    while len(pixels) < about["stride"] * about["height"]:
        pixels += os.read(near, 1 << 16)
    os.close(near)
    write_png(file, about["width"], about["height"], about["stride"], pixels)
    return "done"


def write_png(file, width, height, stride, pixels):
    """Writes pixels in memory order blue, green, red, alpha."""
    rows = bytearray()
    for y in range(height):
        source = pixels[y * stride:y * stride + width * 4]
        row = bytearray(width * 3)
        row[0::3], row[1::3], row[2::3] = source[2::4], source[1::4], source[0::4]
        rows += b"\0" + row

    def chunk(name, data):
        return struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))

    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    with open(file, "wb") as output:
        output.write(
            b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(bytes(rows), 1))
            + chunk(b"IEND", b""))


def pass_on(source, target):
    """Copies bytes and file descriptors to the end."""
    try:
        while True:
            data, files, _, _ = socket.recv_fds(source, 1 << 16, 64)
            if not data:
                break
            sent = socket.send_fds(target, [data], files)
            for file in files:
                os.close(file)
            target.sendall(data[sent:])
    except OSError:
        pass
    for end in (source, target):
        try:
            end.shutdown(socket.SHUT_RDWR)
        except OSError:
            pass


def relay(listener, path):
    while True:
        client, _ = listener.accept()
        server = socket.socket(socket.AF_UNIX)
        try:
            server.connect(f"{folder}/wayland-kwin")
        except OSError:
            # KWin has ended. Nobody listens now, as without the relay.
            os.unlink(path)
            listener.close()
            client.close()
            return
        for ends in ((client, server), (server, client)):
            threading.Thread(target=pass_on, args=ends, daemon=True).start()


def start_relay():
    path = f"{folder}/wayland-relay"
    if os.path.exists(path):
        os.unlink(path)
    listener = socket.socket(socket.AF_UNIX)
    listener.bind(path)
    listener.listen()
    threading.Thread(target=relay, args=(listener, path), daemon=True).start()


start_relay()
found = []
Gio.bus_watch_name_on_connection(
    bus, "org.kde.KWin", Gio.BusNameWatcherFlags.NONE, lambda *_: found.append(True), None)
while not found:
    GLib.MainContext.default().iteration(True)
print("ready", flush=True)
for line in sys.stdin:
    command, *arguments = line.split()
    print(globals()[command](*arguments), flush=True)
