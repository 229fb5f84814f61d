// QListView in icon mode with 100,000 items of picture and caption in eight columns, scrolled 40 pixels a frame.
#include "measure.h"

#include <QtWidgets>

static struct meter meter;

class Model : public QAbstractListModel {
public:
    Model() {
        for (int index = 0; index < PICTURES; index++) {
            QImage image(PICTURE, PICTURE, QImage::Format_ARGB32_Premultiplied);
            fill_picture(reinterpret_cast<unsigned *>(image.bits()), index);
            pictures.append(QPixmap::fromImage(image));
        }
    }

    int rowCount(const QModelIndex &parent) const override { return parent.isValid() ? 0 : ITEMS; }

    QVariant data(const QModelIndex &index, int role) const override {
        switch (role) {
        case Qt::DisplayRole: return QStringLiteral("Item %1").arg(index.row());
        case Qt::DecorationRole: return pictures[index.row() % PICTURES];
        default: return {};
        }
    }

private:
    QList<QPixmap> pictures;
};

// Scrolls once for each frame that the compositor asks for.
class Driver : public QObject {
public:
    explicit Driver(QListView *view) : QObject(view), view(view), window(view->windowHandle()) {
        window->installEventFilter(this);
        window->requestUpdate();
        // The first request is lost if the window is not exposed yet.
        startTimer(250);
    }

    void timerEvent(QTimerEvent *) override { window->requestUpdate(); }

    bool eventFilter(QObject *, QEvent *event) override {
        if (event->type() != QEvent::UpdateRequest) return false;
        if (meter_tick(&meter, "qt")) {
            view->verticalScrollBar()->setValue(view->verticalScrollBar()->value() + STEP);
        } else {
            view->viewport()->update(0, 0, 1, 1);
        }
        window->requestUpdate();
        return false;
    }

private:
    QListView *view;
    QWindow *window;
};

int main(int count, char **arguments) {
    QApplication application(count, arguments);
    Model model;
    QListView view;
    view.setViewMode(QListView::IconMode);
    view.setUniformItemSizes(true);
    view.setResizeMode(QListView::Adjust);
    view.setMovement(QListView::Static);
    view.setLayoutMode(QListView::SinglePass);
    view.setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    view.setIconSize(QSize(PICTURE, PICTURE));
    view.setGridSize(QSize(CELL - 2, CELL));
    view.setFrameShape(QFrame::NoFrame);
    view.setModel(&model);
    view.resize(800, 600);
    view.show();
    new Driver(&view);
    return application.exec();
}
