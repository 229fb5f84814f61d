// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
package import Windowing

/// Tracks the region of a window under the pointer, and applies its cursor and its effect.
@MainActor
final class PointerTracker {
    /// The region or view with the current style.
    @MainActor
    private enum Target {
        case region(UIPointerInteraction, UIPointerRegion)
        case hover(UIHoverStyle)

        func isSame(as other: Target) -> Bool {
            switch (self, other) {
            case (.region(let left, let region), .region(let right, let other)):
                left === right && region.isSame(as: other)
            case (.hover(let left), .hover(let right)): left === right
            case (.region, .hover), (.hover, .region): false
            }
        }
    }

    private var target: Target?
    /// The view to which the target belongs.
    private weak var targetView: UIView?
    private var style: UIPointerStyle?
    private var platter: PointerPlatter?
    private var location: CGPoint?
    private var modifiers: UIKeyModifierFlags = []

    /// Returns the cursor over exactly that view; `nil` if none is specified.
    func cursorShape(over view: UIView) -> CursorShape? {
        targetView === view ? style?.cursorShape : nil
    }

    // MARK: - Movement

    /// Updates the target for a pointer at a location over `view`; `nil` if the pointer has left the window.
    func move(to location: CGPoint?, over view: UIView?, in window: UIWindow, modifiers: UIKeyModifierFlags) {
        self.location = location
        self.modifiers = modifiers
        guard let location, let (owner, new) = find(at: location, over: view, in: window) else { return leave() }
        if let target, targetView === owner, target.isSame(as: new) { return }
        leave()
        enter(new, of: owner)
    }

    /// Called when the view under the pointer has changed or been removed.
    ///
    /// The new location is reported later.
    func hoveredViewDidChange(to view: UIView?) {
        guard let targetView else { return leave() }
        if view?.isDescendant(of: targetView) != true { leave() }
    }

    /// Requests region and style from the interaction again.
    func invalidate(_ interaction: UIPointerInteraction) {
        guard let window = interaction.view?.window else { return }
        if case .region(let present, let region) = target, present === interaction {
            guard let location, let new = self.region(of: interaction, at: location, in: window),
                new.isSame(as: region)
            else { return reconsider(in: window) }
            show(interaction.style(for: region))
            window.surface?.updateCursor()
        } else {
            reconsider(in: window)
        }
    }

    /// Called when the interaction is removed from its view.
    func forget(_ interaction: UIPointerInteraction) {
        if case .region(let present, _) = target, present === interaction { leave() }
    }

    /// Called when the view's hover style has changed.
    func hoverStyleDidChange(of view: UIView) {
        if case .hover = target, targetView === view, let style = view.hoverStyle, style.isEnabled {
            target = .hover(style)
            return present(PointerLook(style, of: view))
        }
        if let window = view.window, window.hoveredView?.isDescendant(of: view) == true { reconsider(in: window) }
    }

    private func reconsider(in window: UIWindow) {
        move(to: location, over: window.hoveredView, in: window, modifiers: modifiers)
        window.surface?.updateCursor()
    }

    // MARK: - Regions

    private func find(at location: CGPoint, over view: UIView?, in window: UIWindow) -> (UIView, Target)? {
        for view in view?.ancestors ?? [] {
            for case let interaction as UIPointerInteraction in view.interactions.reversed() {
                if let region = region(of: interaction, at: location, in: window) {
                    return (view, .region(interaction, region))
                }
            }
            if let style = view.hoverStyle, style.isEnabled { return (view, .hover(style)) }
        }
        return nil
    }

    private func region(
        of interaction: UIPointerInteraction, at location: CGPoint, in window: UIWindow
    ) -> UIPointerRegion? {
        guard let view = interaction.view else { return nil }
        let place = view.convert(location, from: window)
        let request = UIPointerRegionRequest(location: place, modifiers: modifiers)
        // Foundation traps when asked whether a non-finite rectangle contains a point.
        guard let region = interaction.region(for: request), region.rect.isFinite, region.rect.contains(place) else {
            return nil
        }
        return region
    }

    // MARK: - Entering and exiting

    private func enter(_ new: Target, of view: UIView) {
        target = new
        targetView = view
        switch new {
        case .region(let interaction, let region):
            let style = interaction.style(for: region)
            let animator = PointerAnimator()
            interaction.delegate?.pointerInteraction(interaction, willEnter: region, animator: animator)
            // The delegate may have removed the view.
            guard let target, target.isSame(as: new) else { return }
            show(style)
            animator.run()
        case .hover(let style):
            present(PointerLook(style, of: view))
        }
        view.window?.surface?.updateCursor()
    }

    private func leave() {
        guard let old = target else { return }
        let window = targetView?.window
        target = nil
        targetView = nil
        show(nil)
        if case .region(let interaction, let region) = old {
            let animator = PointerAnimator()
            interaction.delegate?.pointerInteraction(interaction, willExit: region, animator: animator)
            animator.run()
        }
        window?.surface?.updateCursor()
    }

    private func show(_ style: UIPointerStyle?) {
        self.style = style
        present(style?.look)
    }

    /// Applies an appearance unless it is unchanged: adding and removing layers triggers layout, in which styles may be
    /// set again.
    private func present(_ look: PointerLook?) {
        if let look, let platter, platter.look.isSame(as: look) { return }
        platter?.remove()
        platter = look.map { PointerPlatter($0) }
    }
}

extension UIWindow {
    /// The cursor at the pointer's current location.
    var cursorUnderPointer: CursorShape {
        for view in hoveredView?.ancestors ?? [] {
            if let shape = pointerTracker.cursorShape(over: view) ?? view.cursorShape { return shape }
        }
        return .default
    }
}

extension UIView {
    /// Sets the shape of the pointer over this view while the pointer moves over it.
    package func setCursorShape(_ shape: CursorShape?) {
        guard customCursorShape != shape else { return }
        customCursorShape = shape
        window?.surface?.updateCursor()
    }
}
