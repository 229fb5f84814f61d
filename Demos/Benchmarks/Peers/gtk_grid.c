/* GtkGridView with 100,000 items of picture and caption in eight columns, scrolled 40 pixels a frame. */
#include "measure.h"

#include <gtk/gtk.h>

static struct meter meter;
static GdkTexture *pictures[PICTURES];

static void make_pictures(void) {
    for (int index = 0; index < PICTURES; index++) {
        gsize size = PICTURE * PICTURE * 4;
        unsigned *pixels = g_malloc(size);
        fill_picture(pixels, index);
        GBytes *bytes = g_bytes_new_take(pixels, size);
        pictures[index] =
            gdk_memory_texture_new(PICTURE, PICTURE, GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, PICTURE * 4);
        g_bytes_unref(bytes);
    }
}

static void set_up(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
    GtkWidget *box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 4);
    GtkWidget *picture = gtk_picture_new();
    GtkWidget *caption = gtk_label_new("");
    gtk_picture_set_can_shrink(GTK_PICTURE(picture), FALSE);
    gtk_widget_set_halign(picture, GTK_ALIGN_CENTER);
    gtk_widget_set_size_request(box, CELL, CELL);
    gtk_box_append(GTK_BOX(box), picture);
    gtk_box_append(GTK_BOX(box), caption);
    gtk_list_item_set_child(item, box);
}

static void bind(GtkSignalListItemFactory *factory, GtkListItem *item, gpointer data) {
    GtkWidget *picture = gtk_widget_get_first_child(gtk_list_item_get_child(item));
    GtkWidget *caption = gtk_widget_get_next_sibling(picture);
    gtk_picture_set_paintable(
        GTK_PICTURE(picture), GDK_PAINTABLE(pictures[gtk_list_item_get_position(item) % PICTURES]));
    gtk_label_set_text(GTK_LABEL(caption), gtk_string_object_get_string(gtk_list_item_get_item(item)));
}

static gboolean tick(GtkWidget *widget, GdkFrameClock *clock, gpointer adjustment) {
    if (meter_tick(&meter, "gtk")) {
        gtk_adjustment_set_value(adjustment, gtk_adjustment_get_value(adjustment) + STEP);
    }
    return G_SOURCE_CONTINUE;
}

/* Removes the theme's padding, so that a row has the same height as those of the other toolkits. */
static void set_style(GtkWidget *window) {
    GtkCssProvider *provider = gtk_css_provider_new();
    gtk_css_provider_load_from_data(provider, "gridview > child { padding: 0; }", -1);
    gtk_style_context_add_provider_for_display(
        gtk_widget_get_display(window), GTK_STYLE_PROVIDER(provider), GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
}

static void activate(GtkApplication *application, gpointer data) {
    make_pictures();
    GtkStringList *model = gtk_string_list_new(NULL);
    char title[32];
    for (int index = 0; index < ITEMS; index++) {
        snprintf(title, sizeof title, "Item %d", index);
        gtk_string_list_append(model, title);
    }
    GtkListItemFactory *factory = gtk_signal_list_item_factory_new();
    g_signal_connect(factory, "setup", G_CALLBACK(set_up), NULL);
    g_signal_connect(factory, "bind", G_CALLBACK(bind), NULL);
    GtkWidget *grid =
        gtk_grid_view_new(GTK_SELECTION_MODEL(gtk_single_selection_new(G_LIST_MODEL(model))), factory);
    gtk_grid_view_set_min_columns(GTK_GRID_VIEW(grid), COLUMNS);
    gtk_grid_view_set_max_columns(GTK_GRID_VIEW(grid), COLUMNS);
    GtkWidget *scroller = gtk_scrolled_window_new();
    gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(scroller), grid);
    GtkWidget *window = gtk_application_window_new(application);
    set_style(window);
    gtk_window_set_decorated(GTK_WINDOW(window), FALSE);
    gtk_window_set_default_size(GTK_WINDOW(window), 800, 600);
    gtk_window_set_child(GTK_WINDOW(window), scroller);
    gtk_widget_add_tick_callback(
        grid, tick, gtk_scrolled_window_get_vadjustment(GTK_SCROLLED_WINDOW(scroller)), NULL);
    gtk_window_present(GTK_WINDOW(window));
}

int main(int count, char **arguments) {
    GtkApplication *application = gtk_application_new("example.GridPeer", G_APPLICATION_NON_UNIQUE);
    g_signal_connect(application, "activate", G_CALLBACK(activate), NULL);
    return g_application_run(G_APPLICATION(application), count, arguments);
}
