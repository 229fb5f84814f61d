/* The phases of the text benchmark, printed in the format of ShojiBenchmark. */
#pragma once
#include "measure.h"

/* The same in all toolkits, so that they show the same number of lines. */
#define FONT "DejaVu Sans"
enum { FONT_SIZE = 14 };

enum { SETTLED = 60, MIDDLE = 120, TYPED = 220, KEYS = TYPED - MIDDLE, SCROLLED = TYPED + FRAMES };

enum step { WAIT, GO_TO_MIDDLE, TYPE, SCROLL };

struct text_meter {
    int frame;
    double opened, settled, middle, typed, last;
    double intervals[FRAMES];
};

static long kilobytes_resident(void) {
    long pages = 0, resident = 0;
    FILE *file = fopen("/proc/self/statm", "r");
    if (file) {
        if (fscanf(file, "%ld %ld", &pages, &resident) != 2) resident = 0;
        fclose(file);
    }
    return resident * 4;
}

/* Counts a frame, and returns what is to be done in it; after the last frame, prints the figures and exits. */
static enum step text_tick(struct text_meter *meter, const char *name) {
    double now = milliseconds_now();
    int frame = meter->frame++;
    if (frame == 1) meter->opened = milliseconds_used();
    if (frame == SETTLED) meter->settled = milliseconds_used();
    if (frame == MIDDLE) meter->middle = milliseconds_used();
    if (frame == TYPED) meter->typed = milliseconds_used();
    if (frame > TYPED && frame <= SCROLLED) meter->intervals[frame - TYPED - 1] = now - meter->last;
    meter->last = now;
    if (frame < SETTLED) return WAIT;
    if (frame == SETTLED) return GO_TO_MIDDLE;
    if (frame < MIDDLE) return WAIT;
    if (frame < TYPED) return TYPE;
    if (frame < SCROLLED) return SCROLL;
    double scrolled = (milliseconds_used() - meter->typed) / FRAMES;
    qsort(meter->intervals, FRAMES, sizeof *meter->intervals, ascending);
    printf(
        "TEXT %s open_ms=%.1f settled_ms=%.1f key_ms=%.3f frame_ms=%.3f p95_iv=%.2f max_iv=%.2f resident_mb=%.1f\n", name,
        meter->opened, meter->settled, (meter->typed - meter->middle) / KEYS, scrolled,
        meter->intervals[FRAMES * 95 / 100], meter->intervals[FRAMES - 1], kilobytes_resident() / 1024.0);
    fflush(stdout);
    exit(0);
}

/* Returns the contents of a file, which ends in a null character. */
static char *read_text(const char *path) {
    FILE *file = fopen(path, "rb");
    if (!file) exit(2);
    fseek(file, 0, SEEK_END);
    long size = ftell(file);
    rewind(file);
    char *text = (char *)malloc((size_t)size + 1);
    if (!text || fread(text, 1, (size_t)size, file) != (size_t)size) exit(2);
    text[size] = 0;
    fclose(file);
    return text;
}
