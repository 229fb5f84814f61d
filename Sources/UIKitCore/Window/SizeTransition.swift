// SPDX-License-Identifier: MIT
internal import Diagnostics
internal import Foundation
internal import LayerTree
internal import Windowing

/// The callbacks that a window's controllers receive before, during, and after a change of size (`R-VC-156`).
///
/// The controllers are the root and those presented over it, as far as they are visible; each forwards to its children.
///
/// While the user resizes a window, every pointer movement changes its size, and the content must not lag behind. Only
/// a change of orientation is animated.
@MainActor
final class SizeTransition {
    private let window: UIWindow
    /// The controllers to notify, the root first.
    private let controllers: [UIViewController]
    let coordinator: TransitionCoordinator
    private let turn: (from: UIInterfaceOrientation, to: UIInterfaceOrientation)?
    private var hasEnded = false
    /// The duration of a rotation, whether or not anything is animated.
    private var pause: ScheduledCall?
    private var isWaiting = 2

    /// Notifies the controllers of the coming change.
    ///
    /// Returns `nil` if none is visible or nothing changes.
    init?(of window: UIWindow, to size: CGSize) {
        let presentations = window.presentations.filter { $0.presentedViewController.isSeen }
        let roots = [window.rootViewController].compactMap(\.self).filter { $0.isSeen && $0.isViewLoaded }
        let controllers = roots + presentations.map(\.presentedViewController)
        guard window.isShown, !controllers.isEmpty else { return nil }
        let isSizeNew = size != window.bounds.size
        let old = window.interfaceOrientation
        let new = window.naturalOrientation(for: size)
        let isTurning = new != old && window.permits(new)
        turn = isTurning ? (old, new) : nil
        // If a controller doesn't permit the rotation, the interface keeps its orientation, whatever the window's
        // shape.
        if !isTurning { window.shownOrientation = old }
        guard isSizeNew || turn != nil else { return nil }
        self.window = window
        self.controllers = controllers
        let duration = Theme.Containers.rotationDuration
        coordinator = TransitionCoordinator(
            from: nil, to: nil, containerView: window, isAnimated: turn != nil, duration: duration,
            timing: UICubicTimingParameters(animationCurve: .easeInOut))
        window.sizeTransition?.end()
        window.sizeTransition = self
        for controller in controllers { coordinator.involve(controller) }
        if let turn { for controller in controllers { controller.willRotate(to: turn.to, duration: duration) } }
        guard isSizeNew else { return }
        let traits = window.surroundings(at: size)
        let now = (inner: window.contentFrame.size, outer: window.bounds.size)
        let content = CGSize(
            width: max(now.inner.width + size.width - now.outer.width, 0),
            height: max(now.inner.height + size.height - now.outer.height, 0))
        for root in roots {
            let adapted = root.adapted(traits)
            if adapted != root.traitCollection { root.willTransition(to: adapted, with: coordinator) }
            root.viewWillTransition(to: content, with: coordinator)
        }
        for presentation in presentations {
            presentation.willTransition(to: traits, with: coordinator)
            presentation.viewWillTransition(to: presentation.containerSize(in: content), with: coordinator)
        }
    }

    /// Notifies the controllers after the window got its new size and traits.
    func run() {
        guard !hasEnded else { return }
        guard let turn else {
            coordinator.run {}
            return end()
        }
        window.shownOrientation = turn.to
        window.layoutIfNeeded()
        coordinator.run { [controllers] in
            for controller in controllers {
                controller.willAnimateRotation(to: turn.to, duration: Theme.Containers.rotationDuration)
            }
        } completion: { [weak self] _ in
            self?.arrive()
        }
        guard UIView.areAnimationsEnabled else { return arrive() }
        pause = LayerClock.timeSource.schedule(after: Theme.Containers.rotationDuration) { [weak self] in
            self?.arrive()
        }
    }

    /// The transition ends when both the duration has elapsed and the animations have ended.
    private func arrive() {
        isWaiting -= 1
        if isWaiting == 0 { end() }
    }

    /// Ends the transition: it is complete, another one starts, or the window is closed.
    func end() {
        guard !hasEnded else { return }
        hasEnded = true
        pause?.cancel()
        if window.sizeTransition === self { window.sizeTransition = nil }
        coordinator.finish(cancelled: false)
        if let turn { for controller in controllers { controller.didRotate(from: turn.from) } }
    }
}

extension UIWindow {
    /// Returns the interface orientation that results from the window's shape and the device orientation.
    func naturalOrientation(for size: CGSize) -> UIInterfaceOrientation {
        let device = UIDevice.current.orientation
        let natural = UIInterfaceOrientation(size: size, on: device)
        guard let preferredOrientation, preferredOrientation.device == device,
            preferredOrientation.interface.isLandscape == natural.isLandscape
        else { return natural }
        return preferredOrientation.interface
    }

    /// Returns whether the application and the frontmost controller support an orientation (`R-VC-147`).
    func permits(_ orientation: UIInterfaceOrientation) -> Bool {
        guard let controller = rootViewController?.frontmost else { return true }
        guard controller.shouldAutorotate else { return false }
        let whole = UIApplication.running?.supportedInterfaceOrientations(for: self) ?? .all
        let common = whole.intersection(controller.supportedInterfaceOrientations)
        precondition(
            common != [],
            "The application and \(type(of: controller)) have no interface orientation in common: "
                + "supportedInterfaceOrientations must share one with the application's.")
        return common.permits(orientation) && controller.shouldAutorotate(to: orientation)
    }

    /// Rotates the interface to the preferred orientation of a controller that now covers the window, until the device
    /// is rotated, if the window has a matching shape (`R-VC-152`).
    func takeOrientation(preferredBy controller: UIViewController) {
        let preferred = controller.preferredInterfaceOrientationForPresentation
        guard isShown, preferred != interfaceOrientation else { return }
        guard controller.supportedInterfaceOrientations.permits(preferred) else {
            return Log.misuse(
                "\(type(of: controller)) prefers an interface orientation that it does not support; it is not turned.")
        }
        guard preferred.isLandscape == interfaceOrientation.isLandscape, permits(preferred) else { return }
        preferredOrientation = (preferred, UIDevice.current.orientation)
        shownOrientation = preferred
        UIApplication.running?.interfaceOrientationMayHaveChanged()
    }

    /// Called when the controller that preferred an orientation is dismissed.
    func forgetPreferredOrientation() {
        preferredOrientation = nil
        settleOrientation()
    }

    /// Rotates the interface without a change of size, if necessary and permitted.
    func settleOrientation() {
        let natural = naturalOrientation(for: bounds.size)
        guard isShown, natural != interfaceOrientation else { return }
        if let transition = SizeTransition(of: self, to: bounds.size) {
            transition.run()
        } else if rootViewController?.isSeen != true,
            !presentations.contains(where: { $0.presentedViewController.isSeen })
        {
            shownOrientation = natural
        }
    }
}
