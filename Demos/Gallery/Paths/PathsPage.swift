// SPDX-License-Identifier: MIT
import UIKit

final class PathsPage: PageViewController {
    override var summary: String { "Lines and curves, drawn, filled, and felt for with the pointer." }

    private let hits = HitCard("Inside or out", note: "A closed path fills under the pointer. An open one never does.")

    override func viewDidLoad() {
        title = "Paths"
        super.viewDidLoad()
    }

    override func makeCards() -> [CardView] {
        [
            ShapesCard("Shapes"),
            StrokesCard("Lines", note: "The path is the thin line in the middle."),
            CurveCard("A curve", note: "Drag its ends and handles."),
            FillRulesCard("Fill rules", note: "The same lines, filled by two rules."),
            hits,
        ]
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        (view.window as? GalleryWindow)?.eventObserver = self
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        (view.window as? GalleryWindow)?.eventObserver = nil
    }
}

extension PathsPage: EventObserver {
    func window(_ window: UIWindow, willSend event: UIEvent) {
        guard let event = event as? UIHoverEvent else { return }
        hits.point(at: event.location.map { hits.convert($0, from: window) })
    }
}
