// SPDX-License-Identifier: MIT
internal import Foundation
public import UIKitCore

/// An object that can be activated by dragged items that rest above it.
@MainActor
public protocol UISpringLoadedInteractionSupporting: AnyObject {
    /// Whether dragged items that rest above the object activate it; `false` by default.
    var isSpringLoaded: Bool { get set }
}

extension UIButton: UISpringLoadedInteractionSupporting {
    /// Whether dragged items that rest above the button perform its action; `false` by default.
    public var isSpringLoaded: Bool {
        get { controlSpring != nil }
        set { setControlSpring(newValue) { [weak self] _ in self.flatMap(ControlSpring.Part.init) } }
    }
}

extension UITabBar: UISpringLoadedInteractionSupporting {
    /// Whether dragged items that rest above an item of the bar select it; `false` by default.
    public var isSpringLoaded: Bool {
        get { controlSpring != nil }
        set {
            setControlSpring(newValue) { [weak self] location in
                let views = self?.hitTest(location, with: nil)?.ancestors
                return views?.lazy.compactMap { $0 as? UIControl }.first.flatMap(ControlSpring.Part.init)
            }
        }
    }
}

extension UISegmentedControl: UISpringLoadedInteractionSupporting {
    /// Whether dragged items that rest above a segment select it; `false` by default.
    public var isSpringLoaded: Bool {
        get { controlSpring != nil }
        set {
            setControlSpring(newValue) { [weak self] location in
                guard let self, isEnabled, let index = segmentIndex(at: location.x), isEnabledForSegment(at: index)
                else { return nil }
                return ControlSpring.Part(identity: index, view: self) { [weak self] in self?.choose(index, for: nil) }
            }
        }
    }
}

extension UIView {
    fileprivate var controlSpring: UISpringLoadedInteraction? {
        interactions.lazy.compactMap { $0 as? UISpringLoadedInteraction }.first {
            $0.interactionBehavior is ControlSpring
        }
    }

    fileprivate func setControlSpring(_ isOn: Bool, part: @escaping @MainActor (CGPoint) -> ControlSpring.Part?) {
        if let controlSpring {
            if !isOn { removeInteraction(controlSpring) }
        } else if isOn {
            let spring = ControlSpring(part)
            addInteraction(
                UISpringLoadedInteraction(interactionBehavior: spring, interactionEffect: nil) { _, _ in
                    spring.activate()
                })
        }
    }
}

/// The behavior of a view that consists of one or more parts that can be activated.
@MainActor
private final class ControlSpring: UISpringLoadedInteractionBehavior {
    struct Part {
        let identity: AnyHashable
        /// The view that shows the effect.
        let view: UIView
        let activate: @MainActor () -> Void
    }

    private let part: @MainActor (CGPoint) -> Part?
    private var current: Part?

    init(_ part: @escaping @MainActor (CGPoint) -> Part?) {
        self.part = part
    }

    func shouldAllow(
        _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool {
        let previous = current
        current = interaction.view.flatMap { part(context.location(in: $0)) }
        // The effect on the part that the drag has left ends first.
        guard let current, previous == nil || previous?.identity == current.identity else { return false }
        context.targetView = current.view
        return true
    }

    func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {
        current = nil
    }

    func activate() {
        current?.activate()
    }
}

extension ControlSpring.Part {
    /// Creates a part that is a control; `nil` while it is disabled.
    @MainActor
    fileprivate init?(_ control: UIControl) {
        guard control.isEnabled else { return nil }
        self.init(identity: ObjectIdentifier(control), view: control) { [weak control] in control?.press(for: nil) }
    }
}
