#!/usr/bin/env bash
# run-text.sh [REPETITIONS]: a text of 50 MB next to GTK 4 and Qt 6, in turn, in the current Wayland session. Prints the
# median of each figure.
#
# Needs: swift build -c release --product ShojiBenchmark; Debian's libgtk-4-dev, qt6-base-dev, and qt6-wayland.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../../.." && pwd)
build=$root/.build/peers
mkdir -p "$build"
[ "$build/gtk_text" -nt "$here/gtk_text.c" ] ||
    gcc -O2 -o "$build/gtk_text" "$here/gtk_text.c" $(pkg-config --cflags --libs gtk4)
[ "$build/qt_text" -nt "$here/qt_text.cpp" ] ||
    g++ -O2 -fPIC -std=c++17 -o "$build/qt_text" "$here/qt_text.cpp" $(pkg-config --cflags --libs Qt6Widgets)
log=$build/log.txt
[ -f "$log" ] || awk 'BEGIN {
    for (n = 0; size < 50000000; n++) {
        line = sprintf("Nov 25 20:06:00 host service[%d]: request %d finished in %d ms", n % 30000, n, n % 977)
        size += length(line) + 1
        print line
    }
}' >"$log"

# All three draw with the processor, into shared memory.
export GDK_BACKEND=wayland GSK_RENDERER=cairo GTK_A11Y=none QT_QPA_PLATFORM=wayland SHOJI_DISPLAY=wayland
for _ in $(seq "${1:-5}"); do
    "$root/.build/release/ShojiBenchmark" text "$log"
    "$build/gtk_text" "$log"
    "$build/qt_text" "$log"
done 2>/dev/null | python3 -c '
import collections, re, statistics, sys
figures = collections.defaultdict(lambda: collections.defaultdict(list))
for line in sys.stdin:
    words = line.split()
    if words[:1] == ["TEXT"]:
        for name, value in re.findall(r"(\w+)=([\d.]+)", line):
            figures[words[1]][name].append(float(value))
for peer, values in figures.items():
    print(peer, *(f"{name}={statistics.median(samples):.2f}" for name, samples in values.items()))
'
