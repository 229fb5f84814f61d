// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree

/// The presented view, clipped to the popover's rounded corners.
final class PopoverBodyView: UIView {
    private let content: UIView

    init(content: UIView, cornerRadius: CGFloat) {
        self.content = content
        super.init(frame: .zero)
        clipsToBounds = true
        layer.cornerRadius = cornerRadius
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        if content.superview !== self { addSubview(content) }
        content.place(in: bounds)
    }
}
