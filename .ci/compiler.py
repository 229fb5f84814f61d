"""The flags with which the checks of this folder call the compiler."""

import glob
import os
import subprocess

LIBRARIES = ["cairo", "pangocairo", "gdk-pixbuf-2.0", "gio-unix-2.0", "fontconfig", "gstreamer-1.0"]


def flags(build, language):
    """Returns the flags with which a source file that imports UIKit compiles in a language mode."""
    found = ["-swift-version", language, "-I", build + "/Modules"]
    for path in glob.glob("Sources/C*/module.modulemap"):
        found += ["-Xcc", "-fmodule-map-file=" + os.path.abspath(path)]
    for flag in subprocess.check_output(["pkg-config", "--cflags"] + LIBRARIES, text=True).split():
        found += ["-Xcc", flag]
    return found
