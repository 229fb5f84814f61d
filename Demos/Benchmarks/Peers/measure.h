/* Frame intervals and processor time, printed in the format of ShojiBenchmark. */
#pragma once
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>

enum { WARM_UP = 60, FRAMES = 600, STEP = 40, ITEMS = 100000, COLUMNS = 8, CELL = 100, PICTURE = 64, PICTURES = 16 };

struct meter {
    int frame;
    double start, used, last;
    double intervals[FRAMES];
};

static double milliseconds_now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec * 1e3 + time.tv_nsec / 1e6;
}

static double milliseconds_used(void) {
    struct rusage usage;
    getrusage(RUSAGE_SELF, &usage);
    return (usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) * 1e3
        + (usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e3;
}

static int ascending(const void *first, const void *second) {
    double a = *(const double *)first, b = *(const double *)second;
    return a < b ? -1 : a > b;
}

/* Counts a frame. Returns whether the content should scroll on; after the last frame, prints the figures and exits. */
static inline int meter_tick(struct meter *meter, const char *name) {
    double now = milliseconds_now();
    meter->frame++;
    if (meter->frame < WARM_UP) return 0;
    if (meter->frame == WARM_UP) {
        meter->start = now;
        meter->used = milliseconds_used();
    } else {
        meter->intervals[meter->frame - WARM_UP - 1] = now - meter->last;
    }
    meter->last = now;
    if (meter->frame < WARM_UP + FRAMES) return 1;
    double used = (milliseconds_used() - meter->used) / FRAMES, wall = now - meter->start;
    qsort(meter->intervals, FRAMES, sizeof *meter->intervals, ascending);
    printf(
        "SCROLL %s frames=%d cpu_ms_per_frame=%.3f wall_ms=%.0f mean_iv=%.2f p50_iv=%.2f p95_iv=%.2f max_iv=%.2f\n",
        name, FRAMES, used, wall, wall / FRAMES, meter->intervals[FRAMES / 2], meter->intervals[FRAMES * 95 / 100],
        meter->intervals[FRAMES - 1]);
    fflush(stdout);
    exit(0);
}

/* Fills a picture of 32-bit premultiplied pixels with a diagonal gradient whose color depends on `index`. */
static inline void fill_picture(unsigned *pixels, int index) {
    unsigned base = (unsigned)(index + 1) * 2654435761u;
    for (int y = 0; y < PICTURE; y++) {
        for (int x = 0; x < PICTURE; x++) {
            unsigned shade = (unsigned)(x + y) * 255 / (2 * PICTURE);
            unsigned red = (base & 0xff) * shade / 255, green = (base >> 8 & 0xff) * shade / 255;
            unsigned blue = (base >> 16 & 0xff) * shade / 255;
            pixels[y * PICTURE + x] = 0xff000000u | red << 16 | green << 8 | blue;
        }
    }
}
