// SPDX-License-Identifier: MIT
import UIKit

/// A frame with a draggable corner, a box that follows by its autoresizing mask, and the springs and struts between.
final class SpringsField: StageView {
    private static let gripReach: CGFloat = 22
    private static let margin: CGFloat = 16
    private static let minimumSize = CGSize(width: 96, height: 80)
    /// The box's initial frame as a fraction of the outer frame's initial size.
    private static let boxShares = CGRect(x: 0.25, y: 0.25, width: 0.4, height: 0.4)

    /// The box's autoresizing mask.
    var boxMask: UIView.AutoresizingMask {
        get { box.autoresizingMask }
        set {
            box.autoresizingMask = newValue
            updateSprings()
        }
    }

    let outer = UIView(frame: .zero)
    let box = UIView(frame: .zero)
    private let grip = UIView(frame: .zero)
    private let springs: [(flag: UIView.AutoresizingMask, view: SpringView)] = [
        (.flexibleLeftMargin, SpringView(isVertical: false)), (.flexibleWidth, SpringView(isVertical: false)),
        (.flexibleRightMargin, SpringView(isVertical: false)), (.flexibleTopMargin, SpringView(isVertical: true)),
        (.flexibleHeight, SpringView(isVertical: true)), (.flexibleBottomMargin, SpringView(isVertical: true)),
    ]
    /// The offset from the frame's corner to the touch that drags it; `nil` without a drag.
    private var hold: CGPoint?

    override init(frame: CGRect) {
        super.init(frame: frame)
        outer.backgroundColor = .secondarySystemGroupedBackground
        outer.layer.cornerRadius = 8
        outer.layer.cornerCurve = .continuous
        outer.layer.borderWidth = 1
        outer.accessibilityIdentifier = "frame"
        box.backgroundColor = UIColor.tintColor.withAlphaComponent(0.2)
        box.layer.borderWidth = 1.5
        box.layer.cornerRadius = 6
        box.accessibilityIdentifier = "box"
        grip.layer.cornerRadius = 6
        grip.backgroundColor = .tintColor
        grip.accessibilityIdentifier = "grip"
        outer.addSubview(box)
        addSubview(outer)
        addSubview(grip)
        for (_, view) in springs { outer.addSubview(view) }
        for view in [outer, box, grip] { view.isUserInteractionEnabled = false }
        accessibilityLabel = "Frame corner"
    }

    required init?(coder: NSCoder) { nil }

    // MARK: - Layout

    override func layoutSubviews() {
        super.layoutSubviews()
        outer.layer.borderColor = UIColor.tertiaryLabel.cgColor
        box.layer.borderColor = UIColor.tintColor.cgColor
        if outer.bounds.isEmpty, bounds.width > 0 { reset() }
        if outer.frame.maxX > bounds.width - 8 || outer.frame.maxY > bounds.height - 8 { resize(to: outer.bounds.size) }
    }

    private var maximumSize: CGSize {
        CGSize(
            width: max(bounds.width - 2 * Self.margin, Self.minimumSize.width),
            height: max(bounds.height - 2 * Self.margin, Self.minimumSize.height))
    }

    /// The frame's initial size.
    private var initialSize: CGSize {
        CGSize(width: (maximumSize.width * 0.72).rounded(), height: (maximumSize.height * 0.72).rounded())
    }

    /// Restores the initial frame and box.
    func reset() {
        let size = initialSize
        outer.autoresizesSubviews = false
        outer.frame = CGRect(origin: CGPoint(x: Self.margin, y: Self.margin), size: size)
        outer.autoresizesSubviews = true
        let shares = Self.boxShares
        box.frame = CGRect(
            x: (size.width * shares.minX).rounded(), y: (size.height * shares.minY).rounded(),
            width: (size.width * shares.width).rounded(), height: (size.height * shares.height).rounded())
        updateSprings()
    }

    func resize(to size: CGSize) {
        outer.frame.size = CGSize(
            width: min(max(size.width, Self.minimumSize.width), maximumSize.width),
            height: min(max(size.height, Self.minimumSize.height), maximumSize.height))
        updateSprings()
    }

    /// Shrinks, enlarges, and restores the frame once.
    func play() {
        let size = outer.bounds.size
        let low = CGSize(
            width: max(Self.minimumSize.width, size.width * 0.66),
            height: max(Self.minimumSize.height, size.height * 0.66))
        let steps = [low, maximumSize, size]
        animate(steps[...])
    }

    private func animate(_ steps: ArraySlice<CGSize>) {
        guard let size = steps.first else { return }
        UIView.animate(
            withDuration: 0.6, delay: 0, options: .allowUserInteraction, animations: { resize(to: size) },
            completion: { [weak self] isFinished in if isFinished { self?.animate(steps.dropFirst()) } })
    }

    private func updateSprings() {
        let (area, box) = (outer.bounds, self.box.frame)
        let spans = [
            (CGPoint(x: 0, y: box.midY), box.minX), (CGPoint(x: box.minX, y: box.midY), box.width),
            (CGPoint(x: box.maxX, y: box.midY), area.width - box.maxX),
            (CGPoint(x: box.midX, y: 0), box.minY), (CGPoint(x: box.midX, y: box.minY), box.height),
            (CGPoint(x: box.midX, y: box.maxY), area.height - box.maxY),
        ]
        for ((flag, view), (start, length)) in zip(springs, spans) {
            view.isFlexible = boxMask.contains(flag)
            view.place(from: start, length: length)
        }
        grip.frame = CGRect(x: outer.frame.maxX - 6, y: outer.frame.maxY - 6, width: 12, height: 12)
    }

    // MARK: - Input

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let location = touches.first?.location(in: self) else { return }
        let corner = CGPoint(x: outer.frame.maxX, y: outer.frame.maxY)
        guard hypot(location.x - corner.x, location.y - corner.y) <= Self.gripReach else { return }
        hold = CGPoint(x: location.x - corner.x, y: location.y - corner.y)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let hold, let location = touches.first?.location(in: self) else { return }
        resize(
            to: CGSize(width: location.x - hold.x - outer.frame.minX, height: location.y - hold.y - outer.frame.minY))
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { hold = nil }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { hold = nil }

    override var canBecomeFocused: Bool { true }

    /// The arrow keys move the corner.
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let size = outer.bounds.size
        switch presses.first?.key?.keyCode {
        case .keyboardLeftArrow: resize(to: CGSize(width: size.width - 10, height: size.height))
        case .keyboardRightArrow: resize(to: CGSize(width: size.width + 10, height: size.height))
        case .keyboardUpArrow: resize(to: CGSize(width: size.width, height: size.height - 10))
        case .keyboardDownArrow: resize(to: CGSize(width: size.width, height: size.height + 10))
        default: super.pressesBegan(presses, with: event)
        }
    }
}
