// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree

/// The caret that follows a finger across a text.
final class FloatingCaretView: UIView {
    private let bar = CaretLayer()

    init(size: CGSize) {
        super.init(frame: CGRect(origin: .zero, size: size))
        isUserInteractionEnabled = false
        layer.addSublayer(bar)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        bar.backgroundColor = tintColor.cgColor(for: traitCollection)
        bar.place(bounds, scale: traitCollection.displayScale)
        bar.rest()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }
}
