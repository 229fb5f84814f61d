// SPDX-License-Identifier: MIT
import UIKit

/// An inset area in a card, for animated or interactive content.
class StageView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .tertiarySystemGroupedBackground
        layer.cornerRadius = 10
        layer.cornerCurve = .continuous
        clipsToBounds = true
    }

    required init?(coder: NSCoder) { nil }
}
