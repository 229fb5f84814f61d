// QPlainTextEdit with the text of a file: opened, typed into in the middle, and scrolled 40 pixels a frame.
#include "text_measure.h"

#include <QtWidgets>

static struct text_meter meter;

// Performs one step for each frame that the compositor asks for.
class Driver : public QObject {
public:
    explicit Driver(QPlainTextEdit *view) : QObject(view), view(view), window(view->windowHandle()) {
        window->installEventFilter(this);
        window->requestUpdate();
        // The first request is lost if the window is not exposed yet.
        startTimer(250);
    }

    void timerEvent(QTimerEvent *) override { window->requestUpdate(); }

    bool eventFilter(QObject *, QEvent *event) override {
        if (event->type() != QEvent::UpdateRequest) return false;
        switch (text_tick(&meter, "qt")) {
        case WAIT: view->viewport()->update(0, 0, 1, 1); break;
        case GO_TO_MIDDLE:
            view->setTextCursor(QTextCursor(view->document()->findBlockByNumber(view->document()->blockCount() / 2)));
            view->centerCursor();
            break;
        case TYPE: view->insertPlainText(++column % 20 == 0 ? QStringLiteral("\n") : QStringLiteral("x")); break;
        case SCROLL: {
            // The widget scrolls by whole lines: the number of lines in the same number of pixels.
            pixels += STEP;
            int line = view->fontMetrics().lineSpacing();
            view->verticalScrollBar()->setValue(view->verticalScrollBar()->value() + pixels / line);
            pixels %= line;
            break;
        }
        }
        window->requestUpdate();
        return false;
    }

private:
    QPlainTextEdit *view;
    QWindow *window;
    int column = 0, pixels = 0;
};

int main(int count, char **arguments) {
    if (count != 2) return 2;
    QApplication application(count, arguments);
    QPlainTextEdit view;
    // The font of the other toolkits, and as many pixels of text.
    QFont font(QStringLiteral(FONT));
    font.setPixelSize(FONT_SIZE);
    view.setFont(font);
    view.setFrameShape(QFrame::NoFrame);
    view.setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    char *text = read_text(arguments[1]);
    view.setPlainText(QString::fromUtf8(text));
    free(text);
    view.resize(800, 600);
    view.show();
    view.setFocus();
    new Driver(&view);
    return application.exec();
}
