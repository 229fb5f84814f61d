// SPDX-License-Identifier: MIT

/// The state machine of appearance callbacks.
///
/// Views entering and leaving windows drive the callbacks, for root controllers, children, and controllers without a
/// parent alike. Within a subtree parents are called first (`R-VC-124`, `R-VC-125`). Between
/// `beginAppearanceTransition` and `endAppearanceTransition`, those two methods drive the callbacks instead.
///
/// Callbacks may add, remove, and exchange views and controllers. The subtree is therefore enumerated again at each
/// step, and a controller gets either both callbacks of a pair or neither.
extension UIViewController {
    func viewWillEnter(window: UIWindow?) {
        guard let window else { return }
        // A covered view appears again by being added to a window, not by its window being shown.
        if storedView?.window !== window { isCovered = false }
        guard window.isShown, follows(appearing: true) else { return }
        notifyAppearing(animated: isAroundAnimated)
    }

    func viewDidEnter(window: UIWindow?) {
        guard let window else { return }
        guard window.isShown, storedView?.window === window else {
            for controller in controllersBelow(appearing: false) { controller.disappear() }
            return
        }
        guard follows(appearing: true) else { return }
        warnIfLoose()
        continueAppearing(animated: isAroundAnimated)
        for controller in controllersBelow(appearing: true) {
            UIApplication.afterLayout { [weak controller] in
                if controller?.isHeldByTransition == false { controller?.finishAppearing() }
            }
        }
    }

    func viewWillLeave(window: UIWindow?) {
        guard let window else { return }
        if !window.isHiding { isCovered = false }
        guard window.isShown, follows(appearing: false) || window.isHiding else { return }
        notifyDisappearing(animated: false)
    }

    func viewDidLeave(window: UIWindow?) {
        guard let window, window.isShown else { return }
        // A dismissal that the end of the window's animations completes reports the end itself, once it is over.
        guard follows(appearing: false) || (window.isHiding && appearanceTransition?.isAppearing != false) else {
            return
        }
        for controller in controllersBelow(appearing: false) {
            if controller.storedView?.window == nil || window.isHiding {
                // A controller added during the removal has appeared in the meantime.
                controller.disappear()
            } else {
                controller.finishDisappearing()
            }
        }
    }

    /// Sends all remaining disappearance callbacks, in any state.
    func disappear() {
        beginDisappearing(isOutermost: false, animated: false)
        finishDisappearing()
    }

    /// Whether the controller is visible or about to be.
    var isSeen: Bool { appearance == .appearing || appearance == .appeared }

    // MARK: - Transitions

    func begin(_ transition: AppearanceTransition) {
        appearanceTransition = transition
        if transition.isAppearing {
            loadViewIfNeeded()
            isCovered = false
            guard parentLetsAppear else { return }
            notifyAppearing(animated: transition.isAnimated)
            if storedView?.window?.isShown == true { continueAppearing(animated: transition.isAnimated) }
        } else {
            notifyDisappearing(animated: transition.isAnimated)
        }
    }

    func end(_ transition: AppearanceTransition) {
        appearanceTransition = nil
        if transition.isAppearing {
            // The window may have been hidden and shown meanwhile.
            let isBack = appearance == .disappeared && storedView?.window?.isShown == true && parentLetsAppear
            guard appearance == .appearing || isBack else { return }
            continueAppearing(animated: transition.isAnimated)
            for controller in controllersBelow(appearing: true) where !controller.isHeldByTransition {
                controller.finishAppearing()
            }
        } else {
            isCovered = storedView?.window != nil
            for controller in controllersBelow(appearing: false) { controller.disappear() }
        }
    }

    // MARK: - Subtree steps

    private func notifyAppearing(animated: Bool) {
        for controller in controllersBelow(appearing: true) where isStillAbove(controller) {
            guard controller === self || controller.mayAppearAlong else { continue }
            controller.beginAppearing(isOutermost: controller === self, animated: animated)
        }
    }

    private func notifyDisappearing(animated: Bool) {
        for controller in controllersBelow(appearing: false) where isStillAbove(controller) {
            controller.beginDisappearing(isOutermost: controller === self, animated: animated)
        }
    }

    private func continueAppearing(animated: Bool) {
        for controller in controllersBelow(appearing: true) where isStillAbove(controller) {
            guard controller === self || controller.mayAppearAlong else { continue }
            // A controller added during the appearance has had no callback yet.
            controller.beginAppearing(isOutermost: controller === self, animated: animated)
            controller.notifyIsAppearing()
        }
    }

    // MARK: - Steps

    private func beginAppearing(isOutermost: Bool, animated: Bool) {
        guard appearance == .disappeared || appearance == .disappearing else { return }
        appearance = .appearing
        isAppearanceAnimated = animated
        isNearlySeen = false
        isMovingFromParent = false
        isBeingDismissed = false
        isMovingToParent = isOutermost && joinsParent
        joinsParent = false
        UIApplication.running?.setNeedsStatusBarUpdate()
        viewWillAppear(animated)
    }

    private func notifyIsAppearing() {
        guard appearance == .appearing, !isNearlySeen else { return }
        isNearlySeen = true
        viewIsAppearing(isAppearanceAnimated)
    }

    private func finishAppearing() {
        guard appearance == .appearing else { return }
        appearance = .appeared
        viewDidAppear(isAppearanceAnimated)
        isMovingToParent = false
        isBeingPresented = false
    }

    private func beginDisappearing(isOutermost: Bool, animated: Bool) {
        guard appearance == .appeared || appearance == .appearing else { return }
        appearance = .disappearing
        isAppearanceAnimated = animated
        isMovingToParent = false
        isBeingPresented = false
        isMovingFromParent = isOutermost && leavesParent
        leavesParent = false
        UIApplication.running?.setNeedsStatusBarUpdate()
        viewWillDisappear(animated)
    }

    private func finishDisappearing() {
        guard appearance == .disappearing else { return }
        appearance = .disappeared
        viewDidDisappear(isAppearanceAnimated)
        isMovingFromParent = false
        isBeingDismissed = false
    }

    // MARK: - Callbacks

    /// Whether the view entering or leaving the window drives this controller's callbacks.
    private func follows(appearing: Bool) -> Bool {
        if let appearanceTransition { return appearing && appearanceTransition.isAppearing && parentLetsAppear }
        guard parent?.shouldAutomaticallyForwardAppearanceMethods != false else { return false }
        return !appearing || parentLetsAppear
    }

    /// Whether the parent's state allows this controller to appear: a controller that isn't visible doesn't forward
    /// appearance callbacks to its children unless it opts in.
    private var parentLetsAppear: Bool {
        guard let parent, parent.shouldAutomaticallyForwardAppearanceMethods else { return true }
        return parent.isSeen
    }

    /// Whether the controller still appears with an ancestor.
    ///
    /// A callback may have begun to remove it.
    private var mayAppearAlong: Bool { parentLetsAppear && appearanceTransition?.isAppearing != false }

    /// Whether `viewDidAppear(_:)` waits for the end of a transition of this controller or an ancestor.
    private var isHeldByTransition: Bool { incomingTransition != nil }

    private var incomingTransition: AppearanceTransition? {
        sequence(first: self, next: \.parent).lazy.compactMap(\.appearanceTransition).first(where: \.isAppearing)
    }

    /// Whether the controller, or an ancestor, appears with an animation.
    private var isAroundAnimated: Bool { incomingTransition?.isAnimated ?? false }

    /// The controllers in this one's view that appear or disappear with it, beginning with this one.
    private func controllersBelow(appearing: Bool) -> [UIViewController] {
        guard let storedView else { return [self] }
        var found: [UIViewController] = []
        storedView.descend { view in
            guard let controller = view.viewController else { return true }
            guard controller === self || controller.goesAlong(appearing: appearing) else { return false }
            found.append(controller)
            return true
        }
        return found
    }

    private func goesAlong(appearing: Bool) -> Bool {
        guard parent?.shouldAutomaticallyForwardAppearanceMethods != false else { return false }
        return !appearing || (!isCovered && appearanceTransition?.isAppearing != false)
    }

    private func isStillAbove(_ controller: UIViewController) -> Bool {
        guard controller !== self, let storedView else { return controller === self }
        return controller.storedView?.isDescendant(of: storedView) == true
    }
}

/// An appearance transition that a container or presentation began and hasn't ended.
struct AppearanceTransition {
    let isAppearing: Bool
    let isAnimated: Bool
}

extension UIView {
    /// The topmost controllers in this view, which has none itself.
    var outermostControllers: [UIViewController] {
        if let viewController { return [viewController] }
        var found: [UIViewController] = []
        var pending = subviewList
        while let view = pending.popLast() {
            if let controller = view.viewController {
                found.append(controller)
            } else {
                pending.append(contentsOf: view.subviewList)
            }
        }
        return found
    }
}
