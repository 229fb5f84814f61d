// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import LayerTree
@_spi(Toolkit) internal import UIKitCore

/// The content of a text view: the selection, tiles with the text above it, and the caret on top.
///
/// Tiles exist only near the visible area, so that memory use doesn't depend on the text's length. Scrolling draws
/// nothing, and selecting only moves layers.
final class TextPageView: UIView {
    weak var text: UITextView?
    private let selection = CALayer()
    private var marks: [CALayer] = []
    private let tileHost = UIView(frame: .zero)
    private var tiles: [Int: TextTileView] = [:]
    private let caretHost = UIView(frame: .zero)
    private let caret = CaretLayer()

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        layer.addSublayer(selection)
        addSubview(tileHost)
        addSubview(caretHost)
        caretHost.layer.addSublayer(caret)
    }

    required init?(coder: NSCoder) { nil }

    // MARK: - Tiles

    /// Creates and removes tiles for the given vertical range of a page of the given width.
    func update(from top: CGFloat, to bottom: CGFloat, width: CGFloat) {
        let height = Theme.TextView.tileHeight
        let first = Int(max(top / height, 0).rounded(.down))
        let last = max(Int(max(bottom / height, 0).rounded(.up)), first + 1)
        for (index, tile) in tiles where !(first..<last).contains(index) {
            tile.removeFromSuperview()
            tiles[index] = nil
        }
        for index in first..<last {
            let frame = CGRect(x: 0, y: CGFloat(index) * height, width: width, height: height)
            if let tile = tiles[index] {
                if tile.frame != frame { tile.frame = frame }
            } else {
                let tile = TextTileView(text: text, frame: frame)
                tileHost.addSubview(tile)
                tiles[index] = tile
            }
        }
    }

    /// Redraws the parts of the tiles between two heights.
    func redraw(from top: CGFloat = -.infinity, to bottom: CGFloat = .infinity) {
        for tile in tiles.values {
            let frame = tile.frame
            guard frame.maxY > top, frame.minY < bottom else { continue }
            if top <= frame.minY, bottom >= frame.maxY {
                tile.setNeedsDisplay()
            } else {
                let (first, last) = (max(top - frame.minY, 0), min(bottom - frame.minY, frame.height))
                tile.setNeedsDisplay(CGRect(x: 0, y: first, width: frame.width, height: last - first))
            }
        }
    }

    /// The number of tiles, for tests.
    var tileCount: Int { tiles.count }

    // MARK: - Selection and caret

    func showSelection(_ rects: [CGRect], color: UIColor) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        while marks.count > rects.count { marks.removeLast().removeFromSuperlayer() }
        while marks.count < rects.count {
            let mark = CALayer()
            selection.addSublayer(mark)
            marks.append(mark)
        }
        let color = color.cgColor(for: traitCollection)
        let scale = max(traitCollection.displayScale, 1)
        for (mark, rect) in zip(marks, rects) {
            // On whole pixels, so that adjacent lines neither overlap nor leave a gap.
            let top = (rect.minY * scale).rounded() / scale
            let bottom = (rect.maxY * scale).rounded() / scale
            mark.frame = CGRect(x: rect.minX, y: top, width: rect.width, height: bottom - top)
            mark.backgroundColor = color
        }
        CATransaction.commit()
    }

    /// Shows the caret at `frame`; `nil` hides it.
    ///
    /// A caret with a second place is split.
    func showCaret(at frame: CGRect?, second: CGRect?) {
        caret.isHidden = frame == nil
        guard let frame else { return caret.rest() }
        caret.backgroundColor = (text?.editor.caretColor ?? tintColor).cgColor(for: traitCollection)
        caret.place(frame, second: second, scale: traitCollection.displayScale)
        if text?.editor.isFloating == true { caret.rest() }
    }

    /// Restarts the delay before the caret blinks, after it has moved.
    func restartCaret() {
        if !caret.isHidden { caret.restart() }
    }

    /// The frame of the visible caret, for tests.
    var caretFrame: CGRect? { caret.isHidden ? nil : caret.frame }
    /// The frame of the lower half of a split caret, for tests.
    var secondaryCaretFrame: CGRect? { caret.isHidden ? nil : caret.secondaryFrame }
}

/// A tile of a text view's page.
///
/// All tiles have the same height.
private final class TextTileView: UIView {
    private weak var text: UITextView?

    init(text: UITextView?, frame: CGRect) {
        self.text = text
        super.init(frame: frame)
        isUserInteractionEnabled = false
        contentMode = .redraw
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) {
        guard let text, let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        defer { context.restoreGState() }
        let top = frame.minY
        context.translateBy(x: -frame.minX, y: -top)
        text.drawText(in: context, from: top + rect.minY, to: top + rect.maxY)
    }
}
