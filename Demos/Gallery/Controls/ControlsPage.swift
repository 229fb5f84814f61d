// SPDX-License-Identifier: MIT
import UIKit

final class ControlsPage: PageViewController {
    override var summary: String { "Values to be set by finger, pointer, wheel or keyboard." }

    private let log = LogCard("Values", note: "What the controls of this page tell.")

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
            ColorsCard("Colours", tell: tell),
            log,
        ]
    }
}

/// A card of controls whose values are told of.
class ToldCard: ControlRowsCard {
    let tell: (String) -> Void

    init(_ title: String, tell: @escaping (String) -> Void) {
        self.tell = tell
        super.init(title)
    }

    required init?(coder: NSCoder) { nil }

    /// Adds a row and tells its value, in words, whenever it changes.
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
