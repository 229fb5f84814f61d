// SPDX-License-Identifier: MIT
internal import Diagnostics
internal import Foundation
internal import LayerTree
internal import Windowing

/// What a window's controllers hear around a new size: before it, with it, and after it (`R-VC-156`).
///
/// They are the root and those presented in front of it, as far as they are seen; each tells those inside of it.
///
/// A size that the user draws comes with each movement of the pointer, so nothing lags behind it. Only one that turns
/// the window is animated.
@MainActor
final class SizeTransition {
    private let window: UIWindow
    /// Who is told, the root first.
    private let controllers: [UIViewController]
    let coordinator: TransitionCoordinator
    private let turn: (from: UIInterfaceOrientation, to: UIInterfaceOrientation)?
    private var hasEnded = false
    /// The time that a turn takes, whether anything is animated or not.
    private var pause: ScheduledCall?
    private var isWaiting = 2

    /// Tells them of what is to come; `nil` where nobody sees it, or nothing comes.
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
        // Where somebody objects, the interface stays as it was, whatever shape the window has.
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

    /// The window has its new size and traits.
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

    /// The time is over, or what was animated is: the turn ends with the later one.
    private func arrive() {
        isWaiting -= 1
        if isWaiting == 0 { end() }
    }

    /// Another comes, or the window goes, or this one is over.
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
    /// How the window is turned by its shape and by how the device is held.
    func naturalOrientation(for size: CGSize) -> UIInterfaceOrientation {
        let device = UIDevice.current.orientation
        let natural = UIInterfaceOrientation(size: size, on: device)
        guard let preferredOrientation, preferredOrientation.device == device,
            preferredOrientation.interface.isLandscape == natural.isLandscape
        else { return natural }
        return preferredOrientation.interface
    }

    /// Whether the application and the controller in front agree to an orientation (`R-VC-147`).
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

    /// Turns the interface as a controller that now covers the window prefers it, until the device is turned, if the
    /// window has the shape for that (`R-VC-152`).
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

    /// The controller that preferred an orientation is gone.
    func forgetPreferredOrientation() {
        preferredOrientation = nil
        settleOrientation()
    }

    /// Turns the interface, without another size, if it is asked for and all agree.
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
