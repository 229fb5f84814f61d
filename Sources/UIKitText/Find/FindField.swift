// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCore

/// A field of the find bar, with room for a button before the text and the number of matches after it.
final class FindField: UISearchTextField {
    override init(frame: CGRect) {
        super.init(frame: frame)
        font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: Theme.Find.fontSize))
        adjustsFontForContentSizeCategory = true
        clearButtonMode = .never
        spellCheckingType = .no
        smartQuotesType = .no
        smartDashesType = .no
        smartInsertDeleteType = .no
        returnKeyType = .search
    }

    required init?(coder: NSCoder) { nil }

    override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        let width = leftView == nil ? 0 : Theme.Text.widened(Theme.Find.optionsWidth, for: traitCollection)
        return CGRect(
            x: isMirrored ? bounds.maxX - width : bounds.minX, y: bounds.minY, width: width, height: bounds.height)
    }

    override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        guard let rightView else { return .zero }
        let width = min(rightView.sizeThatFits(bounds.size).width.rounded(.up), bounds.width / 2)
        let inset = Theme.Find.titlePadding
        return CGRect(
            x: isMirrored ? bounds.minX + inset : bounds.maxX - inset - width, y: bounds.minY, width: width,
            height: bounds.height)
    }

    override func textRect(forBounds bounds: CGRect) -> CGRect {
        let start = leftView == nil ? Theme.Find.titlePadding : leftViewRect(forBounds: bounds).width
        let count = rightViewRect(forBounds: bounds).width
        let end = Theme.Find.titlePadding + (count > 0 ? count + Theme.Find.countSpacing : 0)
        return bounds.inset(
            by: UIEdgeInsets(top: 0, left: isMirrored ? end : start, bottom: 0, right: isMirrored ? start : end))
    }

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
