// SPDX-License-Identifier: MIT
import UIKit

/// The desk on which the sheet lies: two fingers move, turn and enlarge it, as do a touchpad and the wheel.
final class CanvasView: UIView, UIGestureRecognizerDelegate {
    private static let zooms: ClosedRange<CGFloat> = 0.2...8
    /// Points between the sheet and the edge of the window when all of it is shown.
    private static let margin: CGFloat = 24
    /// Pixels along the longer side of the sheet that are worth their memory.
    private static let finest: CGFloat = 4752

    let paper = PaperView(frame: CGRect(origin: .zero, size: Drawing.sheet))

    /// Where the sheet's middle lies, from the middle of the desk, how large it is, and how far it is turned.
    private(set) var offset = CGPoint.zero
    private(set) var zoom: CGFloat = 1
    private(set) var turn: CGFloat = 0
    /// Whether the sheet still lies where it was put at first, and keeps to the window's size.
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

    /// Shows all of the sheet, upright.
    func fit() {
        isFitted = true
        let room = bounds.insetBy(dx: Self.margin, dy: Self.margin)
        let share = min(room.width / Drawing.sheet.width, room.height / Drawing.sheet.height)
        zoom = max(Self.zooms.lowerBound, min(1, share))
        (offset, turn) = (.zero, 0)
        place()
        sharpen()
    }

    private func place() {
        paper.center = CGPoint(x: bounds.midX + offset.x, y: bounds.midY + offset.y)
        paper.transform = CGAffineTransform(rotationAngle: turn).scaledBy(x: zoom, y: zoom)
    }

    /// Draws the sheet with as many pixels as are seen of it.
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

    /// Moves the sheet so that what lies under the fingers stays there while `change` is made about them.
    private func keep(_ place: CGPoint, _ change: (CGPoint) -> CGPoint) {
        let fingers = CGPoint(x: place.x - bounds.midX, y: place.y - bounds.midY)
        let arm = change(CGPoint(x: offset.x - fingers.x, y: offset.y - fingers.y))
        offset = CGPoint(x: fingers.x + arm.x, y: fingers.y + arm.y)
    }

    private func follow(_ recognizer: UIGestureRecognizer) {
        isFitted = false
        // The sheet must not be lost: its middle stays on the desk.
        offset.x = max(-bounds.width / 2, min(bounds.width / 2, offset.x))
        offset.y = max(-bounds.height / 2, min(bounds.height / 2, offset.y))
        place()
        if recognizer.state == .ended { sharpen() }
    }
}
