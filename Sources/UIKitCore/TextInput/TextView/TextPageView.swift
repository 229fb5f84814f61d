// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import LayerTree

/// What a text view scrolls: the selection's colour, the text on tiles above it, and the caret on top.
///
/// Only tiles near what is seen exist, so that a long text takes no more memory than a short one. Scrolling draws
/// nothing, and selecting moves plain layers.
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

    override var mayDraw: Bool { false }

    // MARK: - Tiles

    /// Has tiles where they are needed, for a page that is `width` wide.
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

    /// Has drawn again what stands between two heights.
    func redraw(from top: CGFloat = -.infinity, to bottom: CGFloat = .infinity) {
        for tile in tiles.values where tile.frame.maxY > top && tile.frame.minY < bottom { tile.setNeedsDisplay() }
    }

    /// For tests: how many tiles there are.
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
            // Lines that touch must neither overlap nor leave a seam.
            let top = (rect.minY * scale).rounded() / scale
            let bottom = (rect.maxY * scale).rounded() / scale
            mark.frame = CGRect(x: rect.minX, y: top, width: rect.width, height: bottom - top)
            mark.backgroundColor = color
        }
        CATransaction.commit()
    }

    /// Puts the caret there; `nil` takes it away.
    func showCaret(at frame: CGRect?) {
        caret.isHidden = frame == nil
        guard let frame else { return caret.rest() }
        caret.backgroundColor = tintColor.cgColor(for: traitCollection)
        caret.place(frame, scale: traitCollection.displayScale)
    }

    /// The caret is somewhere else, and stays a moment before it blinks.
    func restartCaret() {
        if !caret.isHidden { caret.restart() }
    }

    /// How the caret is shown, for tests.
    var caretFrame: CGRect? { caret.isHidden ? nil : caret.frame }
}

/// A part of a text view's page, as high as all the others.
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
        context.translateBy(x: -frame.minX, y: -frame.minY)
        text.drawText(in: context, from: frame.minY, to: frame.maxY)
    }
}
