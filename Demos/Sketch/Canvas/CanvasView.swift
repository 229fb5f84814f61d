// SPDX-License-Identifier: MIT
import UIKit

/// The canvas around the sheet.
///
/// Two fingers, a touchpad, or the scroll wheel move, rotate, and zoom the sheet.
final class CanvasView: UIView, UIGestureRecognizerDelegate {
    private static let zooms: ClosedRange<CGFloat> = 0.2...8
    /// The margin around the fitted sheet, in points.
    private static let margin: CGFloat = 24
    /// The maximum resolution of the sheet's longer side, in pixels.
    ///
    /// Limits memory.
    private static let finest: CGFloat = 4752

    let paper = PaperView(frame: CGRect(origin: .zero, size: Drawing.sheet))

    /// The offset of the sheet's center from the canvas's center.
    ///
    /// The following properties are its scale and rotation.
    private(set) var offset = CGPoint.zero
    private(set) var zoom: CGFloat = 1
    private(set) var turn: CGFloat = 0
    /// Whether the sheet is fitted to the window and follows its size.
    private var isFitted = true

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .systemGray4
        clipsToBounds = true
        isMultipleTouchEnabled = true
        addSubview(paper)
        let pan = UIPanGestureRecognizer(target: self, action: CanvasView.pan)
        pan.minimumNumberOfTouches = 2
        pan.allowedScrollTypesMask = .all
        let recognizers = [
            pan, UIPinchGestureRecognizer(target: self, action: CanvasView.pinch),
            UIRotationGestureRecognizer(target: self, action: CanvasView.rotate),
        ]
        for recognizer in recognizers {
            recognizer.delegate = self
            addGestureRecognizer(recognizer)
        }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        if isFitted { fit() } else { place() }
    }

    /// Fits the whole sheet, without rotation.
    func fit() {
        isFitted = true
        let space = bounds.insetBy(dx: Self.margin, dy: Self.margin)
        let share = min(space.width / Drawing.sheet.width, space.height / Drawing.sheet.height)
        zoom = max(Self.zooms.lowerBound, min(1, share))
        (offset, turn) = (.zero, 0)
        place()
        sharpen()
    }

    private func place() {
        paper.center = CGPoint(x: bounds.midX + offset.x, y: bounds.midY + offset.y)
        paper.transform = CGAffineTransform(rotationAngle: turn).scaledBy(x: zoom, y: zoom)
    }

    /// Renders the sheet at the resolution at which it is visible.
    private func sharpen() {
        let scale = traitCollection.displayScale
        paper.contentScaleFactor = min(max(scale, scale * zoom), Self.finest / Drawing.sheet.width)
    }

    // MARK: - Gestures

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool {
        other.view === self
    }

    private func pan(_ recognizer: UIPanGestureRecognizer) {
        let distance = recognizer.translation(in: self)
        offset.x += distance.x
        offset.y += distance.y
        recognizer.setTranslation(.zero, in: self)
        follow(recognizer)
    }

    private func pinch(_ recognizer: UIPinchGestureRecognizer) {
        let wanted = min(max(zoom * recognizer.scale, Self.zooms.lowerBound), Self.zooms.upperBound)
        let factor = wanted / zoom
        keep(recognizer.location(in: self)) { CGPoint(x: $0.x * factor, y: $0.y * factor) }
        zoom = wanted
        recognizer.scale = 1
        follow(recognizer)
    }

    private func rotate(_ recognizer: UIRotationGestureRecognizer) {
        let angle = recognizer.rotation
        keep(recognizer.location(in: self)) { $0.applying(CGAffineTransform(rotationAngle: angle)) }
        turn += angle
        recognizer.rotation = 0
        follow(recognizer)
    }

    /// Applies `change` about `place`, keeping the point of the sheet under the fingers in place.
    private func keep(_ place: CGPoint, _ change: (CGPoint) -> CGPoint) {
        let fingers = CGPoint(x: place.x - bounds.midX, y: place.y - bounds.midY)
        let arm = change(CGPoint(x: offset.x - fingers.x, y: offset.y - fingers.y))
        offset = CGPoint(x: fingers.x + arm.x, y: fingers.y + arm.y)
    }

    private func follow(_ recognizer: UIGestureRecognizer) {
        isFitted = false
        // Keeps the sheet's center on the canvas, so that it can't be lost.
        offset.x = max(-bounds.width / 2, min(bounds.width / 2, offset.x))
        offset.y = max(-bounds.height / 2, min(bounds.height / 2, offset.y))
        place()
        if recognizer.state == .ended { sharpen() }
    }
}
