// SPDX-License-Identifier: MIT
#pragma once

#include <gst/app/gstappsink.h>
#include <gst/gst.h>
#include <gst/video/video.h>

// Properties are set with variadic functions, which Swift can't call.
static inline void cgst_set_string(gpointer object, const gchar *name, const gchar *value) {
    g_object_set(object, name, value, NULL);
}

static inline void cgst_set_int(gpointer object, const gchar *name, gint value) {
    g_object_set(object, name, value, NULL);
}

static inline void cgst_set_bool(gpointer object, const gchar *name, gboolean value) {
    g_object_set(object, name, value, NULL);
}

static inline void cgst_set_object(gpointer object, const gchar *name, gpointer value) {
    g_object_set(object, name, value, NULL);
}

// Takes ownership of the caps.
static inline void cgst_set_caps(GstElement *element, GstCaps *caps) {
    g_object_set(element, "caps", caps, NULL);
    gst_caps_unref(caps);
}

static inline gint cgst_get_int(gpointer object, const gchar *name) {
    gint value = 0;
    g_object_get(object, name, &value, NULL);
    return value;
}

// GStreamer's cast macros, which Swift doesn't import.
static inline GstAppSink *cgst_app_sink(GstElement *element) {
    return GST_APP_SINK(element);
}

static inline void cgst_recalculate_latency(GstElement *element) {
    if (GST_IS_BIN(element)) gst_bin_recalculate_latency(GST_BIN(element));
}

static inline GstIterator *cgst_iterate_all(GstElement *element) {
    return GST_IS_BIN(element) ? gst_bin_iterate_recurse(GST_BIN(element)) : NULL;
}

static inline GstElement *cgst_element(const GValue *value) {
    return GST_ELEMENT(g_value_get_object(value));
}

static inline gboolean cgst_is_from(GstMessage *message, GstElement *element) {
    return GST_MESSAGE_SRC(message) == GST_OBJECT(element);
}

// Converts the floating reference to one that the caller owns.
static inline GstElement *cgst_make(const gchar *factory) {
    GstElement *element = gst_element_factory_make(factory, NULL);
    return element ? GST_ELEMENT(gst_object_ref_sink(element)) : NULL;
}

// The first plane of a packed frame. Its stride can exceed the size of a row's pixels.
static inline gpointer cgst_first_row(GstVideoFrame *frame) {
    return GST_VIDEO_FRAME_PLANE_DATA(frame, 0);
}

static inline gint cgst_row_length(GstVideoFrame *frame) {
    return GST_VIDEO_FRAME_PLANE_STRIDE(frame, 0);
}
