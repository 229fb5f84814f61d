/* GtkTextView with the text of a file: opened, typed into in the middle, and scrolled 40 pixels a frame. */
#include "text_measure.h"

#include <gtk/gtk.h>

static struct text_meter meter;
static const char *path;
static int column;

static gboolean tick(GtkWidget *view, GdkFrameClock *clock, gpointer adjustment) {
    GtkTextBuffer *buffer = gtk_text_view_get_buffer(GTK_TEXT_VIEW(view));
    GtkTextIter place;
    switch (text_tick(&meter, "gtk")) {
    case WAIT:
        gtk_widget_queue_draw(view);
        /* The view only gets nearer at each attempt, because it measures the text in between bit by bit. */
        if (meter.frame > SETTLED)
            gtk_text_view_scroll_to_mark(
                GTK_TEXT_VIEW(view), gtk_text_buffer_get_insert(buffer), 0, TRUE, 0, 0.5);
        break;
    case GO_TO_MIDDLE:
        gtk_text_buffer_get_iter_at_line(buffer, &place, gtk_text_buffer_get_line_count(buffer) / 2);
        gtk_text_buffer_place_cursor(buffer, &place);
        gtk_text_view_scroll_to_mark(
            GTK_TEXT_VIEW(view), gtk_text_buffer_get_insert(buffer), 0, TRUE, 0, 0.5);
        break;
    case TYPE: gtk_text_buffer_insert_at_cursor(buffer, ++column % 20 == 0 ? "\n" : "x", 1); break;
    case SCROLL: gtk_adjustment_set_value(adjustment, gtk_adjustment_get_value(adjustment) + STEP); break;
    }
    return G_SOURCE_CONTINUE;
}

static void activate(GtkApplication *application, gpointer data) {
    GtkWidget *view = gtk_text_view_new();
    gtk_text_view_set_wrap_mode(GTK_TEXT_VIEW(view), GTK_WRAP_WORD_CHAR);
    GtkCssProvider *style = gtk_css_provider_new();
    char rule[100];
    snprintf(rule, sizeof rule, "textview { font: %dpx \"%s\"; }", FONT_SIZE, FONT);
    gtk_css_provider_load_from_data(style, rule, -1);
    gtk_style_context_add_provider_for_display(
        gdk_display_get_default(), GTK_STYLE_PROVIDER(style), GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
    g_object_unref(style);
    char *text = read_text(path);
    gtk_text_buffer_set_text(gtk_text_view_get_buffer(GTK_TEXT_VIEW(view)), text, -1);
    free(text);
    GtkWidget *scroller = gtk_scrolled_window_new();
    gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroller), view);
    GtkWidget *window = gtk_application_window_new(application);
    gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
    gtk_window_set_default_size(GTK_WINDOW(window), 800, 600);
    gtk_window_set_child(GTK_WINDOW(window), scroller);
    gtk_widget_add_tick_callback(
        view, tick, gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scroller)), NULL);
    gtk_window_present(GTK_WINDOW(window));
    gtk_widget_grab_focus(view);
}

int main(int count, char **arguments) {
    if (count != 2) return 2;
    path = arguments[1];
    GtkApplication *application = gtk_application_new("example.TextPeer", G_APPLICATION_NON_UNIQUE);
    g_signal_connect(application, "activate", G_CALLBACK(activate), NULL);
    return g_application_run(G_APPLICATION(application), 1, arguments);
}
