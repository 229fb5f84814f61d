// SPDX-License-Identifier: MIT
internal import AccessibilityTree
package import Foundation
internal import Graphics
internal import LayerTree
internal import Localization
@_spi(Toolkit) package import UIKitCore

/// The disclosure chevron, which points in the reading direction.
package final class ChevronView: SymbolGlyphView {
    package init() {
        super.init(frame: CGRect(origin: .zero, size: Theme.Cells.chevronSize))
        color = .tertiaryLabel
        shape?.lineWidth = Theme.Cells.chevronWidth
    }

    package required init?(coder: NSCoder) { nil }

    package override func layoutSubviews() {
        super.layoutSubviews()
        let area = bounds.insetBy(dx: Theme.Cells.chevronWidth / 2, dy: Theme.Cells.chevronWidth / 2)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (start, tip) = isMirrored ? (area.maxX, area.minX) : (area.minX, area.maxX)
        let path = CGMutablePath()
        path.move(to: CGPoint(x: start, y: area.minY))
        path.addLine(to: CGPoint(x: tip, y: area.midY))
        path.addLine(to: CGPoint(x: start, y: area.maxY))
        shape?.path = path
    }

    package override func adaptContent(from previousTraits: UITraitCollection) {
        super.adaptContent(from: previousTraits)
        setNeedsLayout()
    }
}

/// The detail glyph: an i in a circle.
private final class DetailSign: SymbolGlyphView {
    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: Theme.Cells.detailSize, height: Theme.Cells.detailSize))
        shape?.lineWidth = Theme.Cells.detailWidth
        shape?.path = path
    }

    required init?(coder: NSCoder) { nil }

    private var path: CGPath {
        let side = Theme.Cells.detailSize
        let path = CGMutablePath()
        path.addEllipse(in: bounds.insetBy(dx: Theme.Cells.detailWidth / 2, dy: Theme.Cells.detailWidth / 2))
        path.move(to: CGPoint(x: side / 2, y: side * 0.46))
        path.addLine(to: CGPoint(x: side / 2, y: side * 0.72))
        // The dot of the i: a degenerate subpath, which a round line cap draws as a disc.
        path.move(to: CGPoint(x: side / 2, y: side * 0.28))
        path.addLine(to: CGPoint(x: side / 2, y: side * 0.29))
        return path
    }
}

/// The detail button of a row.
package final class DetailButton: UIControl {
    private let sign = DetailSign()

    package init() {
        super.init(frame: CGRect(x: 0, y: 0, width: Theme.Cells.detailSize, height: Theme.Cells.detailSize))
        accessibilityLabel = Phrase.moreInfo.text
        layer.cornerRadius = Theme.Cells.detailSize / 2
        addSubview(sign)
    }

    package required init?(coder: NSCoder) { nil }

    package override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = super.accessibilityDefaults
        defaults.traits.insert(.button)
        defaults.role = .button
        return defaults
    }

    package override var triggersPrimaryActionOnPress: Bool { true }

    package override func standardToolTip(at point: CGPoint) -> UIToolTipConfiguration? {
        accessibilityLabel.map { UIToolTipConfiguration(toolTip: $0) }
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        sign.alpha = !isEnabled ? Theme.Button.disabledAlpha : isHighlighted ? Theme.Button.pressedAlpha : 1
        backgroundColor = isHovered && isEnabled ? Theme.Button.plainHovered : nil
    }

    /// Extends the touch area beyond the visible glyph to the minimum size for a finger.
    package override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        accessibilityBounds.contains(point)
    }

    package override var accessibilityBounds: CGRect {
        let reach = (Theme.Cells.height - Theme.Cells.detailSize) / 2
        return bounds.insetBy(dx: -reach, dy: -reach)
    }

    package override var preventsTapsOfAncestors: Bool { true }
}
