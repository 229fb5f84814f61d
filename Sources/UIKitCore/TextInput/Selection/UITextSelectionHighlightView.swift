// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import LayerTree

/// A view that shows the rectangles of selected text.
@preconcurrency @MainActor
public protocol UITextSelectionHighlightView: AnyObject {
    /// The rectangles of the selection, in the coordinates of the text's `textInputView`, which are also this view's.
    var selectionRects: [UITextSelectionRect] { get set }
}

/// The default highlight: rectangles in a translucent tint color.
final class TextSelectionHighlight: UIView, UITextSelectionHighlightView {
    private var marks: [UIView] = []

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }

    var selectionRects: [UITextSelectionRect] = [] {
        didSet { show() }
    }

    /// The rectangles that are shown, for tests.
    var shownRects: [CGRect] { marks.map(\.frame) }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        show()
    }

    private func show() {
        while marks.count > selectionRects.count { marks.removeLast().removeFromSuperview() }
        while marks.count < selectionRects.count {
            let mark = UIView(frame: .zero)
            mark.isUserInteractionEnabled = false
            addSubview(mark)
            marks.append(mark)
        }
        let alpha = window?.showsCarets == false ? Theme.TextInput.idleSelectionAlpha : Theme.TextInput.selectionAlpha
        let color = tintColor.withAlphaComponent(alpha)
        UIView.performWithoutAnimation {
            for (mark, piece) in zip(marks, selectionRects) {
                mark.transform = .identity
                mark.frame = piece.rect
                mark.transform = piece.transform
                mark.backgroundColor = color
            }
        }
    }
}
