// SPDX-License-Identifier: MIT
import UIKit

final class EventsPage: PageViewController {
    override var summary: String { "Pointer, touch, and key events as the window receives them." }

    private let pad = PadCard("Pad", note: "Click, drag, scroll, or touch here. Hold Shift or Ctrl.")
    private let modifiers = ModifiersCard("Modifiers and buttons")
    private let log = LogCard("Log")
    private var describer = EventDescriber()

    override func viewDidLoad() {
        title = "Events"
        super.viewDidLoad()
    }

    override func makeCards() -> [CardView] { [pad, modifiers, log] }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        (view.window as? GalleryWindow)?.eventObserver = self
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        (view.window as? GalleryWindow)?.eventObserver = nil
    }
}

extension EventsPage: EventObserver {
    func window(_ window: UIWindow, willSend event: UIEvent) {
        pad.show(event)
        modifiers.show(event)
        for line in describer.lines(for: event) {
            if line.replacesLast { log.replaceLast(with: line.text) } else { log.append(line.text) }
        }
    }
}
