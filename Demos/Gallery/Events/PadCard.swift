// SPDX-License-Identifier: MIT
import UIKit

/// A field that shows the positions of the pointer and of touches.
final class PadCard: CardView {
    private let pad = PadView(frame: .zero)

    func show(_ event: UIEvent) { pad.show(event) }

    override func build() {
        pad.accessibilityIdentifier = "pad"
        pad.accessibilityLabel = "Pad"
        addSubview(pad)
    }

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat { 240 }
    override func minimumBodyHeight(forWidth width: CGFloat) -> CGFloat { 120 }
    override var stretch: CGFloat { 600 }
    override func layoutBody(in area: CGRect) { pad.frame = area }
}

private final class PadView: StageView {
    /// The rings of active touches.
    ///
    /// Each keeps its number until it ends.
    private var rings: [(touch: UITouch, ring: RingView)] = []
    private let crosshair = (across: UIView(frame: .zero), down: UIView(frame: .zero))
    private let scrolled = UIView(frame: CGRect(x: 0, y: 0, width: 12, height: 12))
    private let hint = UILabel(
        "Click, drag, scroll or touch here", font: .systemFont(ofSize: 15), color: .secondaryLabel, lines: 0)
    /// The marker's offset from the center, changed by scrolling.
    private var offset = CGPoint.zero

    override init(frame: CGRect) {
        super.init(frame: frame)
        isMultipleTouchEnabled = true
        hint.textAlignment = .center
        scrolled.backgroundColor = .systemOrange
        scrolled.layer.cornerRadius = 6
        scrolled.alpha = 0
        for view in [crosshair.across, crosshair.down, scrolled, hint] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        for line in [crosshair.across, crosshair.down] {
            line.backgroundColor = .separator
            line.isHidden = true
        }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        hint.frame = bounds.insetBy(dx: 16, dy: 16)
        placeMarker()
    }

    func show(_ event: UIEvent) {
        switch event {
        case let event as UIHoverEvent: show(hover: event.location)
        case let event as UIScrollEvent: scroll(by: event.delta, at: event.location)
        case is UIPressesEvent: break
        default: for touch in event.allTouches ?? [] { show(touch) }
        }
    }

    // MARK: - Pointer and wheel

    private func show(hover location: CGPoint?) {
        let place = location.map { convert($0, from: window) }
        let isInside = place.map(bounds.contains) ?? false
        for line in [crosshair.across, crosshair.down] { line.isHidden = !isInside }
        guard let place, isInside else { return }
        crosshair.across.frame = CGRect(x: 0, y: place.y, width: bounds.width, height: 1)
        crosshair.down.frame = CGRect(x: place.x, y: 0, width: 1, height: bounds.height)
    }

    private func scroll(by delta: CGPoint, at location: CGPoint) {
        guard bounds.contains(convert(location, from: window)) else { return }
        hint.isHidden = true
        offset.x = min(max(offset.x + delta.x, -bounds.width / 2 + 16), bounds.width / 2 - 16)
        offset.y = min(max(offset.y + delta.y, -bounds.height / 2 + 16), bounds.height / 2 - 16)
        scrolled.alpha = 1
        UIView.animate(withDuration: 0.15, options: [.allowUserInteraction, .curveEaseOut]) { placeMarker() }
    }

    private func placeMarker() {
        scrolled.center = CGPoint(x: bounds.midX + offset.x, y: bounds.midY + offset.y)
    }

    // MARK: - Touches

    private func show(_ touch: UITouch) {
        guard touch.view === self else { return }
        if touch.phase == .began { addRing(for: touch) }
        guard let index = rings.firstIndex(where: { $0.touch == touch }) else { return }
        let ring = rings[index].ring
        ring.center = touch.location(in: self)
        guard touch.phase == .ended || touch.phase == .cancelled else { return }
        rings.remove(at: index)
        UIView.animate(
            withDuration: 0.35, options: .curveEaseOut,
            animations: {
                ring.alpha = 0
                ring.transform = CGAffineTransform(scaleX: 1.8, y: 1.8)
            }, completion: { _ in ring.removeFromSuperview() })
    }

    private func addRing(for touch: UITouch) {
        hint.isHidden = true
        let taken = Set(rings.map(\.ring.number))
        let number = (1...).first { !taken.contains($0) } ?? 1
        let ring = RingView(number: number)
        addSubview(ring)
        rings.append((touch, ring))
    }
}

/// A numbered ring around a touch.
private final class RingView: UIView {
    private static let side: CGFloat = 56

    let number: Int
    private let label: UILabel

    init(number: Int) {
        self.number = number
        label = UILabel("\(number)", font: .systemFont(ofSize: 15, weight: .semibold), color: .tintColor)
        super.init(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
        isUserInteractionEnabled = false
        backgroundColor = UIColor.tintColor.withAlphaComponent(0.14)
        layer.cornerRadius = Self.side / 2
        layer.borderWidth = 2
        label.textAlignment = .center
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.borderColor = UIColor.tintColor.cgColor
        // Above the ring, where the finger doesn't cover it.
        label.frame = CGRect(x: 0, y: -4 - grown(20), width: bounds.width, height: grown(20))
    }
}
