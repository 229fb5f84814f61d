// SPDX-License-Identifier: MIT
import UIKit

/// A sunken field in a card where something happens.
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
