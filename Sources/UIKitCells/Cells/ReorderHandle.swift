// SPDX-License-Identifier: MIT
package import Foundation
internal import Graphics
internal import LayerTree
internal import Localization
@_spi(Toolkit) package import UIKitCore
internal import Windowing

/// The handle with three lines at the trailing edge of a row, by which the row is dragged to another position.
package final class ReorderHandle: UIView {
    /// Called when the handle is pressed, dragged, and released.
    package var onDrag: ((UIGestureRecognizer) -> Void)?

    private let sign = LinesSign()
    /// Begins on touch-down, before a scroll view can recognize a drag.
    private let press = UILongPressGestureRecognizer()

    package init() {
        super.init(frame: .zero)
        accessibilityLabel = Phrase.reorder.text
        customCursorShape = .grab
        addSubview(sign)
        press.minimumPressDuration = 0
        press.addTarget(self, action: ReorderHandle.dragged)
        addGestureRecognizer(press)
    }

    package required init?(coder: NSCoder) { nil }

    private func dragged(_ recognizer: UILongPressGestureRecognizer) {
        onDrag?(recognizer)
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        let size = Theme.Cells.handleSize
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let frame = CGRect(
            x: bounds.width - Theme.Cells.margin - size.width, y: ((bounds.height - size.height) / 2).rounded(),
            width: size.width, height: size.height)
        sign.frame = frame.mirrored(in: bounds.width, isMirrored)
    }
}

/// The reorder glyph: three horizontal lines.
private final class LinesSign: SymbolGlyphView {
    init() {
        super.init(frame: .zero)
        color = .tertiaryLabel
        shape?.lineWidth = Theme.Cells.handleWidth
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = bounds.insetBy(dx: Theme.Cells.handleWidth / 2, dy: Theme.Cells.handleWidth / 2)
        let path = CGMutablePath()
        for y in [area.minY, area.midY, area.maxY] {
            path.move(to: CGPoint(x: area.minX, y: y))
            path.addLine(to: CGPoint(x: area.maxX, y: y))
        }
        shape?.path = path
    }
}
