// SPDX-License-Identifier: MIT
import UIKit

/// A view drawn by a closure and redrawn at each size.
final class DrawingView: UIView {
    /// Draws the view's content in the given bounds into the current context.
    var drawing: ((CGRect) -> Void)? {
        didSet { setNeedsDisplay() }
    }

    init(_ drawing: ((CGRect) -> Void)? = nil) {
        self.drawing = drawing
        super.init(frame: .zero)
        contentMode = .redraw
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    override func draw(_ rect: CGRect) { drawing?(bounds) }
}
