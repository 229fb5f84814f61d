// SPDX-License-Identifier: MIT
internal import Foundation

/// What a window's root controller hears around a new size: before it, with it, and after it (`R-VC-156`).
///
/// A size that the user draws comes with each movement of the pointer, so nothing lags behind it. Only one that turns
/// the window is animated.
@MainActor
final class SizeTransition {
    private let window: UIWindow
    private let root: UIViewController
    private let coordinator: TransitionCoordinator
    private let turn: (from: UIInterfaceOrientation, to: UIInterfaceOrientation)?
    private var hasEnded = false

    /// Tells the root of what is to come; `nil` where nobody sees it, or nothing comes.
    init?(of window: UIWindow, to size: CGSize) {
        guard window.isShown, let root = window.rootViewController, root.isSeen, let view = root.viewIfLoaded else {
            return nil
        }
        let isSizeNew = size != window.bounds.size
        let old = window.interfaceOrientation
        let new = window.naturalOrientation(for: size)
        let isTurning = new != old && window.permits(new)
        turn = isTurning ? (old, new) : nil
        // Where somebody objects, the interface stays as it was, whatever shape the window has.
        if !isTurning { window.shownOrientation = old }
        guard isSizeNew || turn != nil else { return nil }
        self.window = window
        self.root = root
        let duration = Theme.Containers.rotationDuration
        coordinator = TransitionCoordinator(
            from: nil, to: nil, containerView: window, isAnimated: turn != nil, duration: duration,
            timing: UICubicTimingParameters(animationCurve: .easeInOut))
        window.sizeTransition?.end()
        window.sizeTransition = self
        coordinator.involve(root)
        if let turn { root.willRotate(to: turn.to, duration: duration) }
        guard isSizeNew else { return }
        let traits = root.adapted(window.surroundings(at: size))
        if traits != root.traitCollection { root.willTransition(to: traits, with: coordinator) }
        let now = (inner: view.bounds.size, outer: window.bounds.size)
        let content = CGSize(
            width: max(now.inner.width + size.width - now.outer.width, 0),
            height: max(now.inner.height + size.height - now.outer.height, 0))
        root.viewWillTransition(to: content, with: coordinator)
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
        coordinator.run { [root] in
            root.willAnimateRotation(to: turn.to, duration: Theme.Containers.rotationDuration)
        } completion: { [weak self] _ in
            self?.end()
        }
    }

    /// Another comes, or the window goes, or this one is over.
    func end() {
        guard !hasEnded else { return }
        hasEnded = true
        if window.sizeTransition === self { window.sizeTransition = nil }
        coordinator.finish(cancelled: false)
        if let turn { root.didRotate(from: turn.from) }
    }
}

extension UIWindow {
    /// How the window is turned by its shape and by how the device is held.
    func naturalOrientation(for size: CGSize) -> UIInterfaceOrientation {
        UIInterfaceOrientation(size: size, on: UIDevice.current.orientation)
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

    /// Turns the interface, without another size, if it is asked for and all agree.
    func settleOrientation() {
        let natural = naturalOrientation(for: bounds.size)
        guard isShown, natural != interfaceOrientation else { return }
        if let transition = SizeTransition(of: self, to: bounds.size) {
            transition.run()
        } else if rootViewController?.isSeen != true {
            shownOrientation = natural
        }
    }
}
