#!/usr/bin/env bash
# run.sh grid|text [REPETITIONS]: a benchmark next to GTK 4 and Qt 6, in turn, in the current Wayland session. Prints the
# median of each figure. text opens a text of 50 MB, types into its middle, and scrolls: without spelling, as the others,
# and with it.
#
# Needs: swift build -c release --product ShojiBenchmark; Debian's libgtk-4-dev, qt6-base-dev, and qt6-wayland.
set -eu
case ${1:-} in
grid) files=() ;;
text) files=(log.txt) ;;
*) echo "usage: run.sh grid|text [REPETITIONS]" >&2; exit 2 ;;
esac
name=$1
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../../.." && pwd)
build=$root/.build/peers
mkdir -p "$build"
cd "$build"
[ "gtk_$name" -nt "$here/gtk_$name.c" ] ||
    gcc -O2 -o "gtk_$name" "$here/gtk_$name.c" $(pkg-config --cflags --libs gtk4)
[ "qt_$name" -nt "$here/qt_$name.cpp" ] ||
    g++ -O2 -fPIC -std=c++17 -o "qt_$name" "$here/qt_$name.cpp" $(pkg-config --cflags --libs Qt6Widgets)
[ "$name" != text ] || [ -f log.txt ] || awk 'BEGIN {
    for (n = 0; size < 50000000; n++) {
        line = sprintf("Nov 25 20:06:00 host service[%d]: request %d finished in %d ms", n % 30000, n, n % 977)
        size += length(line) + 1
        print line
    }
}' >log.txt

# All three draw with the processor, into shared memory.
export GDK_BACKEND=wayland GSK_RENDERER=cairo GTK_A11Y=none QT_QPA_PLATFORM=wayland SHOJI_DISPLAY=wayland SCROLL=1
for _ in $(seq "${2:-5}"); do
    "$root/.build/release/ShojiBenchmark" "$name" ${files[@]+"${files[@]}"}
    # The others don't check the spelling.
    [ "$name" != text ] || SPELLING=1 "$root/.build/release/ShojiBenchmark" "$name" "${files[@]}"
    # They can wait for an event that never arrives; such a run has no figures.
    timeout 90 "./gtk_$name" ${files[@]+"${files[@]}"} || true
    timeout 90 "./qt_$name" ${files[@]+"${files[@]}"} || true
done 2>/dev/null | python3 -c '
import collections, re, statistics, sys
figures = collections.defaultdict(lambda: collections.defaultdict(list))
for line in sys.stdin:
    words = line.split()
    if words[:1] in (["SCROLL"], ["TEXT"]):
        for name, value in re.findall(r"(\w+)=([\d.]+)", line):
            figures[words[1]][name].append(float(value))
for peer, values in figures.items():
    print(peer, *(f"{name}={statistics.median(samples):.2f}" for name, samples in values.items()))
'
