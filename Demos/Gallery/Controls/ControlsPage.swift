// SPDX-License-Identifier: MIT
import UIKit

final class ControlsPage: PageViewController {
    override var summary: String { "Values set by touch, pointer, scroll wheel, or keyboard." }

    private let log = LogCard("Values", note: "The values that the controls on this page report.")

    override func viewDidLoad() {
        title = "Controls"
        super.viewDidLoad()
    }

    override func makeCards() -> [CardView] {
        let log = log
        let tell: (String) -> Void = { log.append($0) }
        return [
            SwitchesCard("Switches", tell: tell),
            SlidersCard("Sliders", tell: tell),
            SteppersCard("Steppers", tell: tell),
            SegmentsCard("Segmented controls", tell: tell),
            ColorsCard("Colors", tell: tell),
            log,
        ]
    }
}

/// A card of controls that reports their values.
class ToldCard: ControlRowsCard {
    let tell: (String) -> Void

    init(_ title: String, tell: @escaping (String) -> Void) {
        self.tell = tell
        super.init(title)
    }

    required init?(coder: NSCoder) { nil }

    /// Adds a row and reports its value as text at each change.
    func add<Control: UIControl>(
        _ name: String, _ control: Control, fills: Bool = false, value: @escaping (Control) -> String
    ) {
        add(name, control, fills: fills)
        control.addAction(
            UIAction { [weak self, weak control] _ in
                guard let self, let control else { return }
                tell("\(name.padding(toLength: 14, withPad: " ", startingAt: 0)) \(value(control))")
            }, for: .valueChanged)
    }
}
