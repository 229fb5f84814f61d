// SPDX-License-Identifier: MIT
import UIKit

final class PathsPage: PageViewController {
    override var summary: String { "Lines and curves: stroked, filled, and hit-tested." }

    private let hits = HitCard("Hit testing", note: "A closed path is filled under the pointer. An open path never is.")

    override func viewDidLoad() {
        title = "Paths"
        super.viewDidLoad()
    }

    override func makeCards() -> [CardView] {
        [
            ShapesCard("Shapes"),
            StrokesCard("Lines", note: "The path is the thin line in the middle of the stroke."),
            CurveCard("Bézier curve", note: "Drag its end points and control points."),
            FillRulesCard("Fill rules", note: "The same paths, filled by two rules."),
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
