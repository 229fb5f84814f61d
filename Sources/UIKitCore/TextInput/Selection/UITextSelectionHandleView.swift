// SPDX-License-Identifier: MIT
public import Foundation
internal import Graphics
internal import LayerTree

/// A view at an end of selected text, by which a finger changes the selection.
@preconcurrency @MainActor
public protocol UITextSelectionHandleView: AnyObject {
    /// The end of the selection at which the handle is: `leading` for the start, `trailing` for the end.
    var direction: NSDirectionalRectEdge { get set }
    /// Whether the text runs from top to bottom.
    var isVertical: Bool { get set }
    /// The shape of the handle, in its coordinates, in place of the default one.
    var customShape: UIBezierPath? { get set }
    /// Returns the frame of the handle for the rectangle of a caret at its end of the selection.
    func preferredFrame(for rect: CGRect) -> CGRect
}

/// The default handle: a bar with a knob, above the start of the selection and below its end.
final class TextSelectionHandle: UIView, UITextSelectionHandleView {
    private let stem = CALayer()
    private let knob = CALayer()
    private let shape = CAShapeLayer()

    init(direction: NSDirectionalRectEdge) {
        self.direction = direction
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        for part in [stem, knob, shape] { layer.addSublayer(part) }
    }

    required init?(coder: NSCoder) { nil }

    var direction: NSDirectionalRectEdge {
        didSet { setNeedsLayout() }
    }

    var isVertical = false {
        didSet { setNeedsLayout() }
    }

    var customShape: UIBezierPath? {
        didSet { setNeedsLayout() }
    }

    func preferredFrame(for rect: CGRect) -> CGRect {
        let (size, overlap) = (Theme.TextInput.knobSize, Theme.TextInput.knobOverlap)
        let isAtStart = direction.contains(.leading)
        if isVertical {
            return CGRect(
                x: isAtStart ? rect.minX : rect.minX - size + overlap, y: rect.midY - size / 2,
                width: rect.width + size - overlap, height: size)
        }
        return CGRect(
            x: rect.midX - size / 2, y: isAtStart ? rect.minY - size + overlap : rect.minY,
            width: size, height: rect.height + size - overlap)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        let (size, width) = (Theme.TextInput.knobSize, Theme.TextInput.caretWidth)
        let color = tintColor.cgColor(for: traitCollection)
        let isAtStart = direction.contains(.leading)
        if isVertical {
            stem.frame = CGRect(x: 0, y: (bounds.height - width) / 2, width: bounds.width, height: width)
            knob.frame = CGRect(x: isAtStart ? bounds.width - size : 0, y: 0, width: size, height: size)
        } else {
            stem.frame = CGRect(x: (bounds.width - width) / 2, y: 0, width: width, height: bounds.height)
            knob.frame = CGRect(x: 0, y: isAtStart ? 0 : bounds.height - size, width: size, height: size)
        }
        knob.cornerRadius = size / 2
        stem.backgroundColor = color
        knob.backgroundColor = color
        stem.isHidden = customShape != nil
        knob.isHidden = customShape != nil
        shape.path = customShape?.cgPath
        shape.fillColor = color
        CATransaction.commit()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsLayout()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }
}
