// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree
internal import Windowing

/// The open popups, and the routing of input while any is open.
///
/// While a button is held, the display server may send all pointer events to the window in which it was pressed, and
/// events over an embedded popup arrive at its root window. Both are routed here by position.
@MainActor
final class PopupStack {
    /// The visible popups, topmost last, without those that are fading out.
    private(set) var popups: [PopupWindow] = []
    /// The serial of the last press or key, which a popup grab requires; `nil` before the first.
    private(set) var pressSerial: UInt32?
    /// Whether the last press was by a finger or a pen.
    ///
    /// Keys are not counted.
    private(set) var wasPressedByFinger = false

    /// The position of that press, in the coordinates of the root window.
    private var pressPlace = CGPoint.zero
    /// The popups that are fading out, in the order in which they must be destroyed.
    private var leaving: [PopupWindow] = []
    private weak var hovered: PopupWindow?
    private weak var heldOver: PopupWindow?
    private var lastDismissal: (time: TimeInterval, root: ObjectIdentifier, passthrough: [UIView])?

    /// The popups that take input, topmost last.
    var chain: [PopupWindow] { popups.filter(\.takesInput) }

    func add(_ popup: PopupWindow) {
        popups.append(popup)
        popup.rootWindow.keyPopupsDidChange(popup)
        AccessibilityWatch.mark(popup.rootWindow, .windows)
    }

    func remove(_ popup: PopupWindow) {
        popups.removeAll { $0 === popup }
        leaving.removeAll { $0 === popup }
        popup.rootWindow.keyPopupsDidChange(popup)
        AccessibilityWatch.mark(popup.rootWindow, .windows)
    }

    func beginLeaving(_ popup: PopupWindow) {
        leaving.append(popup)
    }

    /// Removes the popups that are fading out immediately.
    func finishLeaving() {
        for popup in leaving { popup.isHidden = true }
        leaving = []
    }

    /// Dismisses the popups that take input and are not ancestors of the new one, because only one chain of popups can
    /// take input.
    func willTakeInput(_ popup: PopupWindow) {
        var below: [UIWindow] = []
        var window: UIWindow? = popup.parent
        while let current = window {
            below.append(current)
            window = (current as? PopupWindow)?.parent
        }
        for other in chain.reversed() where !below.contains(where: { $0 === other }) {
            other.dismiss(animated: false)
        }
    }

    func dismissAll(animated: Bool = true) {
        if !animated { finishLeaving() }
        for popup in popups.reversed() { popup.dismiss(animated: animated) }
    }

    /// Records that the display server dismissed a popup.
    ///
    /// The press outside it that was the cause may be delivered to a window of the application next.
    func desktopDismissed(_ popup: PopupWindow) {
        lastDismissal = (
            CACurrentMediaTime(), ObjectIdentifier(popup.rootWindow), (chain + [popup]).flatMap(\.passthroughViews)
        )
    }

    // MARK: - Input

    /// Routes an event that arrived at `window`, in its coordinates.
    ///
    /// - Returns: The part of the event that belongs to the window.
    func take(_ event: InputEvent, at window: UIWindow) -> InputEvent? {
        note(event, at: window)
        guard !popups.isEmpty || lastDismissal != nil else { return event }
        if dismissesTransients(event, at: window) { return nil }
        switch event {
        case .pointer(let pointer):
            return take(pointer, at: window) ? nil : event
        case .touches(let points):
            let rest = points.filter { !take($0, at: window) }
            return rest.isEmpty ? nil : .touches(rest)
        case .scroll(let scroll):
            return take(event, at: scroll.location, isPress: false, window) ? nil : event
        case .touchpadGesture(let gesture):
            return take(event, at: gesture.location, isPress: false, window) ? nil : event
        case .pen(let pen):
            return take(event, at: pen.location, isPress: pen.kind == .down, window) ? nil : event
        case .keyboardFocus(let isHere):
            if !isHere { leave(window) }
            return event
        case .key, .modifiers, .relativeMotion:
            return event
        }
    }

    /// Dismisses the popups without a grab when the user switches to another application.
    ///
    /// Those with a grab are dismissed by the display server.
    private func leave(_ window: UIWindow) {
        for popup in chain.reversed() where popup.rootWindow === window.rootWindow && !popup.hasGrab {
            guard popup.dismissByUser(.leaving) else { break }
        }
    }

    private func note(_ event: InputEvent, at window: UIWindow) {
        switch event {
        case .pointer(let pointer):
            guard case .pressed = pointer.kind else { return }
            pressSerial = pointer.serial
            pressPlace = inRoot(pointer.location, of: window)
            wasPressedByFinger = false
        case .key(let key):
            if key.phase == .down { pressSerial = key.serial }
        case .touches(let points):
            for point in points where point.phase == .began {
                pressSerial = point.serial
                pressPlace = inRoot(point.location, of: window)
                wasPressedByFinger = true
            }
        case .pen(let pen):
            if pen.kind == .down { wasPressedByFinger = true }
        case .scroll, .keyboardFocus, .modifiers, .touchpadGesture, .relativeMotion: break
        }
    }

    private func take(_ pointer: PointerEvent, at window: UIWindow) -> Bool {
        // A press that began inside a popup is delivered to it until it ends.
        if let holder = popups.first(where: { $0.surface?.input.hasPointerTouch == true }), holder !== window {
            return forward(.pointer(pointer), from: window, to: holder)
        }
        if window.surface?.input.hasPointerTouch == true { return false }
        let target = popup(at: pointer.location, of: window)
        switch pointer.kind {
        case .entered, .moved:
            return move(pointer, over: target, at: window)
        case .pressed:
            return take(.pointer(pointer), at: pointer.location, isPress: true, window)
        case .released:
            guard let popup = target, hasWandered(to: pointer.location, of: window) else { return !chain.isEmpty }
            heldOver = nil
            popup.heldPointerReleased(at: point(pointer.location, of: window, in: popup))
            return true
        case .left:
            leaveHovered(at: pointer.timestamp)
            return false
        }
    }

    private func move(_ pointer: PointerEvent, over target: PopupWindow?, at window: UIWindow) -> Bool {
        let target = target.flatMap { opened(from: $0).isEmpty ? $0 : nil }
        if target !== hovered { leaveHovered(at: pointer.timestamp) }
        if let target {
            guard target !== window else { return false }
            hovered = target
            return forward(.pointer(pointer), from: window, to: target)
        }
        guard !chain.isEmpty, !passes(pointer.location, of: window) else { return false }
        // Nothing below a popup that takes input shows hovering.
        window.surface?.input.sendHover(nil, timestamp: pointer.timestamp)
        return true
    }

    private func leaveHovered(at timestamp: TimeInterval) {
        hovered?.surface?.input.pointerLeftContent(at: timestamp)
        hovered = nil
    }

    private func take(_ point: TouchPointEvent, at window: UIWindow) -> Bool {
        if let holder = popups.first(where: { $0.surface?.input.hasFinger(point.identifier) == true }),
            holder !== window
        {
            return forward(.touches([point]), from: window, to: holder)
        }
        if point.phase == .began {
            return take(.touches([point]), at: point.location, isPress: true, window)
        }
        if window.surface?.input.hasFinger(point.identifier) == true { return false }
        let target = hasWandered(to: point.location, of: window) ? popup(at: point.location, of: window) : nil
        if target !== heldOver { heldOver?.heldPointerLeft() }
        heldOver = target
        guard let target else { return !chain.isEmpty }
        let place = self.point(point.location, of: window, in: target)
        switch point.phase {
        case .began: break
        case .moved: target.heldPointerMoved(to: place)
        case .ended: target.heldPointerReleased(at: place)
        case .cancelled: target.heldPointerLeft()
        }
        return true
    }

    /// Delivers an event to the popup at its location or leaves it to the window.
    ///
    /// A press outside closes the popups. Returns whether the event was consumed.
    private func take(_ event: InputEvent, at location: CGPoint, isPress: Bool, _ window: UIWindow) -> Bool {
        let dismissal = lastDismissal
        if isPress { lastDismissal = nil }
        if let target = popup(at: location, of: window) {
            let others = opened(from: target)
            guard others.isEmpty else {
                if isPress { dismiss(others) }
                return true
            }
            return target === window ? false : forward(event, from: window, to: target)
        }
        guard !chain.isEmpty else {
            guard isPress, let dismissal, dismissal.root == ObjectIdentifier(window.rootWindow) else { return false }
            let isCause = CACurrentMediaTime() - dismissal.time <= Theme.Popup.dismissalPressInterval
            return isCause && !contains(dismissal.passthrough, location, of: window)
        }
        if passes(location, of: window) { return false }
        if isPress { dismiss(chain) }
        return true
    }

    /// Dismisses the popups that a press must close, from the topmost down to the first popover.
    private func dismiss(_ popups: [PopupWindow]) {
        for (index, popup) in popups.reversed().enumerated() {
            if index > 0, popup.isPlace { break }
            guard popup.dismissByUser(.press), !popup.isPlace else { break }
        }
    }

    /// Returns the popups above a popover that take input.
    private func opened(from popup: PopupWindow) -> [PopupWindow] {
        guard popup.isPlace else { return [] }
        let chain = chain
        return chain.firstIndex { $0 === popup }.map { Array(chain[($0 + 1)...]) } ?? []
    }

    /// Updates the popups' positions after a frame, which may have moved their anchors.
    func follow() {
        for popup in popups { popup.follow() }
    }

    private func forward(_ event: InputEvent, from window: UIWindow, to popup: PopupWindow) -> Bool {
        popup.surface?.input.handle(event.mapped { point($0, of: window, in: popup) })
        return true
    }

    // MARK: - Positions

    private func inRoot(_ location: CGPoint, of window: UIWindow) -> CGPoint {
        let origin = window.originInRoot
        return CGPoint(x: origin.x + location.x, y: origin.y + location.y)
    }

    /// Returns whether the pointer or touch has moved away from its press.
    ///
    /// Until then, it does not affect a popup that opened under it.
    private func hasWandered(to location: CGPoint, of window: UIWindow) -> Bool {
        let place = inRoot(location, of: window)
        return hypot(place.x - pressPlace.x, place.y - pressPlace.y) > Theme.Gesture.longPressMovement
    }

    /// Returns the topmost popup at a location in the coordinates of a window that belongs to the same root window.
    func popup(at location: CGPoint, of window: UIWindow) -> PopupWindow? {
        let root = window.rootWindow
        let point = inRoot(location, of: window)
        return popups.last { popup in
            popup.rootWindow === root && popup.surface?.isConfigured == true
                && CGRect(origin: popup.originInRoot, size: popup.place.size).contains(point)
        }
    }

    /// Converts a location in a window to the coordinates of a popup.
    func point(_ location: CGPoint, of window: UIWindow, in popup: PopupWindow) -> CGPoint {
        let (from, to) = (window.originInRoot, popup.originInRoot)
        return CGPoint(x: location.x + from.x - to.x, y: location.y + from.y - to.y)
    }

    private func passes(_ location: CGPoint, of window: UIWindow) -> Bool {
        contains(chain.flatMap(\.passthroughViews), location, of: window)
    }

    private func contains(_ views: [UIView], _ location: CGPoint, of window: UIWindow) -> Bool {
        views.contains { $0.window === window && $0.convert($0.bounds, to: window).contains(location) }
    }
}
