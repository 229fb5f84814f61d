// SPDX-License-Identifier: MIT
import Foundation
import UIKitCore

/// Every kind of control, scroll views in scroll views, and a view with every recognizer.
@MainActor
final class ControlZoo {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 420, height: 520))
    let root = UIScrollView(frame: CGRect(x: 0, y: 0, width: 420, height: 300))
    let recognizers: [UIGestureRecognizer] = [
        UITapGestureRecognizer(), UILongPressGestureRecognizer(), UIPanGestureRecognizer(),
        UIPinchGestureRecognizer(), UIRotationGestureRecognizer(), UISwipeGestureRecognizer(),
        UIScreenEdgePanGestureRecognizer(), UIHoverGestureRecognizer(),
    ]
    let inner = UIScrollView(frame: CGRect(x: 220, y: 220, width: 190, height: 190))
    let witness = Witness(frame: CGRect(x: 0, y: 300, width: 420, height: 220))
    private(set) var controls: [UIControl] = []

    init() {
        root.contentSize = CGSize(width: 420, height: 1200)
        root.refreshControl = UIRefreshControl()
        controls = [
            UIButton(configuration: .filled()), UISwitch(), UISlider(), UIStepper(),
            UISegmentedControl(items: ["One", "Two", "Three"]), UIPageControl(), Self.repeater(), Self.multiple(),
        ]
        for (index, control) in controls.enumerated() {
            control.frame = CGRect(
                x: 10 + CGFloat(index % 2) * 200, y: 10 + CGFloat(index / 2) * 70, width: 180, height: 50)
            root.addSubview(control)
        }
        for case let pages as UIPageControl in controls { pages.numberOfPages = 5 }
        root.addSubview(UIProgressView(frame: CGRect(x: 10, y: 290, width: 180, height: 4)))

        inner.contentSize = CGSize(width: 600, height: 600)
        inner.isPagingEnabled = true
        inner.maximumZoomScale = 3
        root.addSubview(inner)
        witness.isMultipleTouchEnabled = true
        for recognizer in recognizers { witness.addGestureRecognizer(recognizer) }
        view.addSubview(root)
        view.addSubview(witness)
    }

    /// A button that takes itself away and comes back while it is being pressed.
    private static func repeater() -> UIButton {
        let button = UIButton(configuration: .tinted())
        button.configuration?.title = "Gone"
        button.addAction(
            UIAction { [weak button] _ in
                guard let button, let parent = button.superview else { return }
                button.removeFromSuperview()
                parent.addSubview(button)
            }, for: .touchDown)
        return button
    }

    /// A plain control that takes many fingers.
    private static func multiple() -> UIControl {
        let control = UIControl()
        control.isMultipleTouchEnabled = true
        control.isExclusiveTouch = true
        return control
    }

    /// What should not be so once nobody touches anything; empty when all is well.
    var stuck: [String] {
        var found = controls.filter { $0.isTracking || $0.isHighlighted }.map { "\(type(of: $0)) is held" }
        found += recognizers.filter { $0.state != .possible || $0.numberOfTouches > 0 }
            .map { "\(type(of: $0)) is \($0.state)" }
        for scrollView in [root, inner] where scrollView.isTracking || scrollView.isDragging || scrollView.isZooming {
            found.append("a scroll view is held")
        }
        if !witness.open.isEmpty { found.append("\(witness.open.count) touches never ended") }
        found += witness.errors
        return found
    }
}

/// Keeps account of its touches: each begins once, and ends or is cancelled once.
@MainActor
final class Witness: UIView {
    private(set) var open: Set<ObjectIdentifier> = []
    private(set) var errors: [String] = []
    /// How many touches have begun.
    private(set) var count = 0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches where !open.insert(ObjectIdentifier(touch)).inserted { errors.append("began twice") }
        count += touches.count
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches where !open.contains(ObjectIdentifier(touch)) { errors.append("moved, never began") }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { close(touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { close(touches) }

    private func close(_ touches: Set<UITouch>) {
        for touch in touches where open.remove(ObjectIdentifier(touch)) == nil { errors.append("ended, never began") }
    }
}
