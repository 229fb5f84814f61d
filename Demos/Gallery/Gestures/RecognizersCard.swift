// SPDX-License-Identifier: MIT
import UIKit

/// A field with several gesture recognizers, and an indicator of each one's state.
final class RecognizersCard: CardView {
    private let field = StageView(frame: .zero)
    private let hint = UILabel("Touch or click here", font: .systemFont(ofSize: 15), color: .secondaryLabel, lines: 0)
    private var lamps: [GestureLamp] = []

    override func build() {
        hint.textAlignment = .center
        field.isMultipleTouchEnabled = true
        field.accessibilityIdentifier = "gesture field"
        field.addSubview(hint)
        addSubview(field)
        let tap = UITapGestureRecognizer()
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        tap.require(toFail: double)
        let secondary = UITapGestureRecognizer()
        secondary.buttonMaskRequired = .secondary
        let swipe = UISwipeGestureRecognizer()
        swipe.direction = [.left, .right]
        let pan = UIPanGestureRecognizer()
        pan.require(toFail: swipe)
        pan.allowedScrollTypesMask = .all
        let all: [(String, UIGestureRecognizer)] = [
            ("Tap", tap), ("Double tap", double), ("Right click", secondary),
            ("Long press", UILongPressGestureRecognizer()), ("Swipe", swipe), ("Pan", pan),
            ("Hover", UIHoverGestureRecognizer()),
        ]
        for (name, recognizer) in all {
            let lamp = GestureLamp(name)
            recognizer.addTarget(lamp, action: GestureLamp.show)
            field.addGestureRecognizer(recognizer)
            lamps.append(lamp)
            addSubview(lamp)
        }
    }

    // MARK: - Layout

    private static let lampHeight: CGFloat = 24

    private func columns(_ width: CGFloat) -> Int { width < grown(360) ? 2 : width < grown(620) ? 3 : 4 }

    private func lampsHeight(_ width: CGFloat) -> CGFloat {
        let columns = columns(width)
        return CGFloat((lamps.count + columns - 1) / columns) * grown(Self.lampHeight)
    }

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat { lampsHeight(width) + 180 }
    override func minimumBodyHeight(forWidth width: CGFloat) -> CGFloat { lampsHeight(width) + 80 }
    override var stretch: CGFloat { 500 }

    override func layoutBody(in area: CGRect) {
        let columns = columns(area.width)
        let width = (area.width / CGFloat(columns)).rounded(.down)
        let height = lampsHeight(area.width)
        for (index, lamp) in lamps.enumerated() {
            lamp.frame = CGRect(
                x: area.minX + CGFloat(index % columns) * width,
                y: area.maxY - height + CGFloat(index / columns) * grown(Self.lampHeight), width: width,
                height: grown(Self.lampHeight))
        }
        field.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: area.height - height - 10)
        hint.frame = field.bounds.insetBy(dx: 12, dy: 12)
    }
}

/// A dot that lights up when a recognizer is active, and the recognizer's state.
private final class GestureLamp: UIView {
    private let dot = UIView(frame: .zero)
    private let label: UILabel
    private let name: String

    init(_ name: String) {
        self.name = name
        label = UILabel(name, font: .systemFont(ofSize: 13), color: .secondaryLabel)
        super.init(frame: .zero)
        dot.backgroundColor = .tertiarySystemFill
        dot.layer.cornerRadius = 5
        addSubview(dot)
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        dot.frame = CGRect(x: 0, y: (bounds.midY - 5).rounded(), width: 10, height: 10)
        label.frame = CGRect(x: 18, y: 0, width: max(0, bounds.width - 18), height: bounds.height)
    }

    func show(_ recognizer: UIGestureRecognizer) {
        label.text = "\(name): \(recognizer.state)"
        let goesOn = recognizer.state == .began || recognizer.state == .changed
        dot.layer.removeAllAnimations()
        dot.backgroundColor = recognizer.state == .cancelled ? .systemOrange : tintColor
        guard !goesOn else { return }
        UIView.animate(withDuration: 0.8, delay: 0.2, options: .curveEaseOut) {
            self.dot.backgroundColor = .tertiarySystemFill
        }
    }
}
