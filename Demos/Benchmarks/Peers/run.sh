#!/usr/bin/env bash
# run.sh [REPETITIONS]: the grid benchmark next to GTK 4 and Qt 6, in turn, in the current Wayland session. Prints the
# median of each figure.
#
# Needs: swift build -c release --product ShojiBenchmark; Debian's libgtk-4-dev, qt6-base-dev, and qt6-wayland.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../../.." && pwd)
build=$root/.build/peers
mkdir -p "$build"
[ "$build/gtk_grid" -nt "$here/gtk_grid.c" ] ||
    gcc -O2 -o "$build/gtk_grid" "$here/gtk_grid.c" $(pkg-config --cflags --libs gtk4)
[ "$build/qt_grid" -nt "$here/qt_grid.cpp" ] ||
    g++ -O2 -fPIC -std=c++17 -o "$build/qt_grid" "$here/qt_grid.cpp" $(pkg-config --cflags --libs Qt6Widgets)

# All three draw with the processor, into shared memory.
export GDK_BACKEND=wayland GSK_RENDERER=cairo GTK_A11Y=none QT_QPA_PLATFORM=wayland SHOJI_DISPLAY=wayland SCROLL=1
for _ in $(seq "${1:-5}"); do
    "$root/.build/release/ShojiBenchmark" grid
    "$build/gtk_grid"
    "$build/qt_grid"
done 2>/dev/null | python3 -c '
import collections, re, statistics, sys
figures = collections.defaultdict(lambda: collections.defaultdict(list))
for line in sys.stdin:
    words = line.split()
    if words[:1] == ["SCROLL"]:
        for name, value in re.findall(r"(\w+)=([\d.]+)", line):
            figures[words[1]][name].append(float(value))
for peer, values in figures.items():
    print(peer, *(f"{name}={statistics.median(samples):.2f}" for name, samples in values.items()))
'
