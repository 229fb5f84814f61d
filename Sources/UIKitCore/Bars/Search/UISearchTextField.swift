// SPDX-License-Identifier: MIT
internal import AccessibilityTree
public import Foundation
internal import LayerTree

/// A text field for search text, with a magnifying glass at the leading edge.
@preconcurrency @MainActor
open class UISearchTextField: UITextField {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    private func prepare() {
        backgroundColor = Theme.Palette.tertiaryFill
        layer.cornerRadius = Theme.Bars.searchRadius
        layer.cornerCurve = .continuous
        font = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: Theme.Bars.itemFontSize))
        adjustsFontForContentSizeCategory = true
        adjustsFontSizeToFitWidth = true
        minimumFontSize = Theme.Bars.itemFontSize
        clearButtonMode = .whileEditing
        autocapitalizationType = .none
        autocorrectionType = .no
        let sign = BarSymbolView(.magnifier)
        sign.color = Theme.Palette.secondaryLabel
        leftView = sign
        leftViewMode = .always
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        showContrastOutline()
    }

    @_spi(Toolkit) open override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = super.accessibilityDefaults
        defaults.traits.insert(.searchField)
        defaults.role = .searchField
        return defaults
    }

    open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
        let side = signSize
        let inset = Theme.Bars.searchSignInset
        let x = isRightToLeft ? bounds.maxX - inset - side : bounds.minX + inset
        return CGRect(x: x, y: (bounds.midY - side / 2).rounded(), width: side, height: side)
    }

    open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
        let side = signSize
        let inset = Theme.Bars.searchSignInset
        let x = isRightToLeft ? bounds.minX + inset : bounds.maxX - inset - side
        return CGRect(x: x, y: (bounds.midY - side / 2).rounded(), width: side, height: side)
    }

    open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        var rect = super.clearButtonRect(forBounds: bounds)
        let inset = Theme.Bars.searchSignInset
        rect.origin.x = isRightToLeft ? bounds.minX + inset : bounds.maxX - inset - rect.width
        rect.origin.y = (bounds.midY - rect.height / 2).rounded()
        return rect
    }

    open override func textRect(forBounds bounds: CGRect) -> CGRect {
        let start = 2 * Theme.Bars.searchSignInset + signSize
        let hasSign = text?.isEmpty == false || rightView != nil && rightViewMode != .never
        let end = Theme.Bars.searchSignInset + (hasSign ? signSize + 4 : 0)
        let insets = UIEdgeInsets(
            top: 0, left: isRightToLeft ? end : start, bottom: 0, right: isRightToLeft ? start : end)
        return bounds.inset(by: insets)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: naturalHeight)
    }

    /// The height for the text size.
    var naturalHeight: CGFloat { Theme.Text.enlarged(Theme.Bars.searchHeight, for: traitCollection) }

    private var signSize: CGFloat { Theme.Text.widened(Theme.Bars.searchSignSize, for: traitCollection) }

    @_spi(Toolkit) open override func adaptContent(from previousTraits: UITraitCollection) {
        super.adaptContent(from: previousTraits)
        let category = traitCollection.preferredContentSizeCategory
        if category != previousTraits.preferredContentSizeCategory { invalidateIntrinsicContentSize() }
    }
}
