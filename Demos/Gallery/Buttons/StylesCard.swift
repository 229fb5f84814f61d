// SPDX-License-Identifier: MIT
import UIKit

/// Every configuration, enabled above and disabled below.
final class StylesCard: ButtonCard {
    private static let pitch: CGFloat = 48

    private let enabled = makeButtons()
    private let disabled = makeButtons()

    private static func makeButtons() -> [UIButton] {
        [
            UIButton("Filled", .filled()), UIButton("Tinted", .tinted()), UIButton("Bordered", .bordered()),
            UIButton("Gray", .gray()), UIButton("Plain", .plain()),
        ]
    }

    override var buttons: [UIButton] { enabled + disabled }

    override func build() {
        super.build()
        for button in disabled {
            button.isEnabled = false
            button.accessibilityLabel = "Disabled \(button.configuration?.title ?? "")"
        }
    }

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat {
        2 * WrapLayout.height(of: enabled, forWidth: width) + 12
    }

    override func layoutBody(in area: CGRect) {
        let height = WrapLayout.place(enabled, in: area)
        WrapLayout.place(disabled, in: area.offsetBy(dx: 0, dy: height + 12))
    }
}
