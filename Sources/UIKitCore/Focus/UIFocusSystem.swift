// SPDX-License-Identifier: MIT
public import Foundation

/// The keyboard focus of a window.
///
/// Tab moves between focusable views in reading order, stopping once in each focus group. The arrow keys move within a
/// group.
/// > Note: Differs from UIKit: each window has its own focus system.
@preconcurrency @MainActor
public final class UIFocusSystem: NSObject {
    weak var window: UIWindow?
    private(set) weak var focusedView: UIView?
    /// Whether the keyboard was used last, so that the focus effect is shown.
    private(set) var isKeyboardUsed = false
    /// The previously focused views, most recent last.
    private var recent: [WeakView] = []
    /// The location in the window where focus was lost or the pointer was pressed, from which Tab continues.
    private var place: CGRect?
    private var needsUpdate: UpdateRequest?
    /// The previously focused views that still exist, most recent last.
    var recentViews: [UIView] { recent.compactMap(\.view) }
    private var isUpdating = false
    private let ring = FocusRing()

    private struct WeakView {
        weak var view: UIView?
    }

    private struct UpdateRequest {
        weak var environment: (any UIFocusEnvironment)?
    }

    private static let recentLimit = 32

    init(window: UIWindow) {
        self.window = window
    }

    // MARK: - Queries

    /// The focused item; `nil` until the user moves the focus with a key.
    public var focusedItem: (any UIFocusItem)? { focusedView }

    /// Returns the focus system for `environment`; `nil` if it isn't in a window.
    public static func focusSystem(for environment: any UIFocusEnvironment) -> UIFocusSystem? {
        var current: (any UIFocusEnvironment)? = environment
        while let environment = current {
            if let window = environment as? UIWindow { return window.focusSystem }
            current = environment.parentFocusEnvironment
        }
        return nil
    }

    /// Returns whether `other` is `environment` or contained in it.
    public static func environment(
        _ environment: any UIFocusEnvironment, contains other: any UIFocusEnvironment
    ) -> Bool {
        var current: (any UIFocusEnvironment)? = other
        while let candidate = current {
            if candidate === environment { return true }
            current = candidate.parentFocusEnvironment
        }
        return false
    }

    // MARK: - Notifications

    /// Posted after focus moved.
    ///
    /// The object is the system, and `userInfo` contains the context for `focusUpdateContextUserInfoKey`.
    nonisolated public static let didUpdateNotification = Notification.Name("UIFocusDidUpdateNotification")
    /// Posted when there was nothing to focus in the direction of a key.
    ///
    /// The object is the system.
    nonisolated public static let movementDidFailNotification = Notification.Name("UIFocusMovementDidFailNotification")
    /// The key in `userInfo` for the `UIFocusUpdateContext`.
    nonisolated public static let focusUpdateContextUserInfoKey = "UIFocusUpdateContextKey"
    /// The key in `userInfo` for the `UIFocusAnimationCoordinator`.
    nonisolated public static let animationCoordinatorUserInfoKey = "UIFocusUpdateAnimationCoordinatorKey"

    // MARK: - Requests

    /// Requests that focus moves to the preferred item of `environment` at the end of this run-loop iteration.
    public func requestFocusUpdate(to environment: any UIFocusEnvironment) {
        guard UIFocusSystem.focusSystem(for: environment) === self else { return }
        let isFirst = needsUpdate == nil
        needsUpdate = UpdateRequest(environment: environment)
        if isFirst { UIApplication.afterLayout { [weak self] in self?.updateFocusIfNeeded() } }
    }

    /// Performs requested updates immediately.
    public func updateFocusIfNeeded() {
        guard let request = needsUpdate else { return }
        needsUpdate = nil
        guard let environment = request.environment, let view = preferredView(in: environment) else { return }
        move(to: view, heading: [])
    }

    /// Called when `environment` requests an update of the focus within it.
    func environmentNeedsUpdate(_ environment: any UIFocusEnvironment) {
        guard let focusedView, Self.environment(environment, contains: focusedView) else { return }
        requestFocusUpdate(to: environment)
    }

    /// Returns the view that gets the focus when it enters `environment`: the preferred one, the environment itself, or
    /// its first focusable view.
    func preferredView(in environment: any UIFocusEnvironment, depth: Int = 0) -> UIView? {
        // Preferred environments may form a cycle.
        guard depth < 64 else { return nil }
        for preferred in environment.preferredFocusEnvironments where preferred !== environment {
            if let view = preferredView(in: preferred, depth: depth + 1) { return view }
        }
        guard let view = environment as? UIView ?? (environment as? UIViewController)?.viewIfLoaded,
            let window, view.window === window
        else { return nil }
        return FocusOrder(window).views.first { $0.isDescendant(of: view) }
    }

    // MARK: - Moving focus

    /// Moves the focus, if all environments involved permit it.
    ///
    /// With `nil`, removes the focus unconditionally.
    @discardableResult
    package func move(to view: UIView?, heading: UIFocusHeading) -> Bool {
        let previous = focusedView
        if !heading.isEmpty { isKeyboardUsed = true }
        guard view !== previous else {
            updateRing()
            return true
        }
        let context = UIFocusUpdateContext(from: previous, to: view, heading: heading)
        let environments = Self.environments(of: previous, view)
        guard !isUpdating, view == nil || environments.allSatisfy({ $0.shouldUpdateFocus(in: context) }) else {
            return false
        }
        isUpdating = view != nil
        defer { isUpdating = false }
        remember(previous)
        focusedView = view
        place = nil
        exchangeFirstResponder()
        updateRing()
        if !heading.isEmpty || isKeyboardUsed { window?.showFocusedView() }
        previous?.focusDidChange()
        view?.focusDidChange()
        if let window { AccessibilityWatch.mark(window, .focus) }
        let coordinator = UIFocusAnimationCoordinator()
        for environment in environments { environment.didUpdateFocus(in: context, with: coordinator) }
        coordinator.run()
        NotificationCenter.default.post(
            name: Self.didUpdateNotification, object: self,
            userInfo: [
                Self.focusUpdateContextUserInfoKey: context, Self.animationCoordinatorUserInfoKey: coordinator,
            ])
        return true
    }

    /// Returns the ancestors of both views, without duplicates.
    private static func environments(of previous: UIView?, _ next: UIView?) -> [any UIFocusEnvironment] {
        var environments: [any UIFocusEnvironment] = []
        for view in [previous, next] {
            var current: (any UIFocusEnvironment)? = view
            while let environment = current {
                if !environments.contains(where: { $0 === environment }) { environments.append(environment) }
                current = environment.parentFocusEnvironment
            }
        }
        return environments
    }

    private func remember(_ view: UIView?) {
        guard let view else { return }
        recent.removeAll { $0.view == nil || $0.view === view }
        recent.append(WeakView(view: view))
        if recent.count > Self.recentLimit { recent.removeFirst() }
    }

    /// Text input follows the focus.
    private func exchangeFirstResponder() {
        guard let window, let focusedView else { return }
        // A button above the keyboard acts on the text that is being edited.
        if !focusedView.canBecomeFirstResponder, window.rootWindow.inputPanel?.contains(focusedView) == true { return }
        if let first = window.firstResponder as? UIView, first !== focusedView {
            if !first.resignFirstResponder() { window.firstResponder = nil }
        }
        if focusedView.canBecomeFirstResponder { focusedView.becomeFirstResponder() }
    }

    /// The focus follows the first responder.
    func firstResponderDidChange(to responder: UIResponder?) {
        guard !isUpdating, let view = responder as? UIView, view.canBecomeFocused, view !== focusedView else { return }
        move(to: view, heading: [])
    }

    /// Shows the focus effect if the keyboard was being used in `other`, the system of the window below.
    func goOn(from other: UIFocusSystem) {
        if other.isKeyboardUsed { isKeyboardUsed = true }
    }

    // MARK: - Keys

    /// Moves focus for Tab and Shift-Tab.
    package func moveOn(_ heading: UIFocusHeading) -> Bool {
        guard let window else { return false }
        let isBackwards = heading == .previous
        focusedView?.loadNeighboringRow(isBefore: isBackwards)
        let stops = FocusOrder(window).stops(present: focusedView, recent: recentViews)
        guard !stops.isEmpty else { return false }
        var index: Int
        if let present = focusedView.flatMap({ view in stops.firstIndex { $0 === view } }) {
            index = present + (isBackwards ? -1 : 1)
        } else if let place {
            let after = stops.firstIndex { Self.isRead($0.convert($0.bounds, to: window), after: place) } ?? stops.count
            index = isBackwards ? after - 1 : after
        } else if !isBackwards, let preferred = explicitlyPreferredView, let first = stops.firstIndex(of: preferred) {
            index = first
        } else {
            index = isBackwards ? stops.count - 1 : 0
        }
        // Wraps around from the last to the first, skipping views that refuse the focus.
        for _ in stops {
            index = (index + stops.count) % stops.count
            if move(to: stops[index], heading: heading) { return true }
            index += isBackwards ? -1 : 1
        }
        return true
    }

    private var explicitlyPreferredView: UIView? {
        window?.rootViewController.flatMap { preferredView(in: $0) }
    }

    private static func isRead(_ frame: CGRect, after place: CGRect) -> Bool {
        frame.midY > place.maxY || (frame.maxY > place.minY && frame.midX > place.midX)
    }

    /// Moves focus within its group for the arrow keys.
    func moveInGroup(_ heading: UIFocusHeading) -> Bool {
        guard let window, let focusedView, let group = focusedView.focusGroup else { return false }
        let search = FocusSearch(heading: heading, start: focusedView.convert(focusedView.bounds, to: window))
        var candidates: [(view: UIView, frame: CGRect)] = []
        for view in FocusOrder(window).views where view !== focusedView && view.focusGroup == group {
            candidates.append((view, view.convert(view.bounds, to: window)))
        }
        window.descend { view in
            guard view === window || view.canBeTouched else { return false }
            for case let guide as UIFocusGuide in view.layoutGuides where guide.isEnabled {
                guard view.focusGroup == group,
                    let target = guide.preferredFocusEnvironments.lazy.compactMap({ self.preferredView(in: $0) }).first,
                    target !== focusedView
                else { continue }
                candidates.append((target, view.convert(guide.layoutFrame, to: window)))
            }
            return true
        }
        let found = candidates.compactMap { candidate in
            search.distance(to: candidate.frame).map { (candidate.view, $0) }
        }.min { $0.1 < $1.1 }
        guard let found else {
            NotificationCenter.default.post(name: Self.movementDidFailNotification, object: self)
            // At the end of a group, the arrow keys may still scroll the enclosing view.
            return false
        }
        move(to: found.0, heading: heading)
        return true
    }

    // MARK: - Losing focus

    /// Called for a press of the pointer or a touch: hides the effect, and removes the focus unless the focused view
    /// was pressed.
    func wasPressed(at location: CGPoint) {
        isKeyboardUsed = false
        guard let window else { return }
        let hit = window.hitTest(location, with: nil)
        if let focusedView, hit?.isDescendant(of: focusedView) != true { move(to: nil, heading: []) }
        place = CGRect(origin: location, size: .zero)
        updateRing()
    }

    /// Called before `view` leaves the window, possibly with the focused view.
    func viewWillLeave(_ view: UIView) {
        guard let window, let focusedView, focusedView.isDescendant(of: view) else { return }
        let frame = focusedView.convert(focusedView.bounds, to: window)
        let holder = view.superview
        move(to: nil, heading: [])
        place = frame
        guard isKeyboardUsed else { return }
        UIApplication.afterLayout { [weak self, weak holder] in self?.restore(near: frame, in: holder) }
    }

    /// Moves the focus to the previously focused view, or to the one closest to where focus was lost.
    private func restore(near frame: CGRect, in holder: UIView?) {
        guard let window, focusedView == nil, place != nil else { return }
        let views = FocusOrder(window).views
        if let before = recent.last(where: { entry in views.contains { $0 === entry.view } })?.view {
            move(to: before, heading: [])
            return
        }
        var around = holder
        while let current = around, current.window === window {
            let inside = views.filter { $0.isDescendant(of: current) }
            let nearest = inside.min { Self.distance($0, frame, window) < Self.distance($1, frame, window) }
            if let nearest { return _ = move(to: nearest, heading: []) }
            around = current.superview
        }
    }

    private static func distance(_ view: UIView, _ frame: CGRect, _ window: UIWindow) -> CGFloat {
        let other = view.convert(view.bounds, to: window)
        return hypot(other.midX - frame.midX, other.midY - frame.midY)
    }

    /// Removes the focus from a view that isn't visible or doesn't accept input.
    ///
    /// Tab continues from there.
    func dropUnreachable() {
        guard let window, let focusedView else { return }
        let isReachable = focusedView.canBecomeFocused && focusedView.ancestors.allSatisfy(\.isOpenToUser)
        guard !isReachable else { return }
        let frame = focusedView.convert(focusedView.bounds, to: window)
        move(to: nil, heading: [])
        place = frame
    }

    /// Removes the focus for Escape.
    func escape() -> Bool {
        guard let focusedView, isKeyboardUsed || focusedView.isFirstResponder else { return false }
        if focusedView.isFirstResponder, !focusedView.resignFirstResponder() { return false }
        let frame = window.map { focusedView.convert(focusedView.bounds, to: $0) }
        move(to: nil, heading: [])
        place = frame
        return true
    }

    // MARK: - Focus effect

    func updateRing() {
        guard isKeyboardUsed, let focusedView, let effect = focusedView.focusEffect as? UIFocusHaloEffect,
            !focusedView.marksOwnFocus || focusedView.focusSettings?.hasEffect == true
        else { return ring.hide() }
        ring.show(effect, on: focusedView)
    }
}

extension UIView {
    /// Whether the view is visible and accepts events, ignoring animations.
    fileprivate var isOpenToUser: Bool {
        isUserInteractionEnabled && !isHidden && alpha >= Theme.Touch.minimumAlpha
    }
}
