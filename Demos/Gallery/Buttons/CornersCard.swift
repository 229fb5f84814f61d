// SPDX-License-Identifier: MIT
import UIKit

/// From hardly round to half circles.
final class CornersCard: ButtonCard {
    private let samples = [
        ("Small", UIButton.Configuration.CornerStyle.small), ("Medium", .medium), ("Large", .large),
        ("Capsule", .capsule),
    ].map { title, style in
        let button = UIButton(title, .gray()) { $0.cornerStyle = style }
        button.accessibilityLabel = "\(title) corners"
        return button
    }

    override var buttons: [UIButton] { samples }
}
