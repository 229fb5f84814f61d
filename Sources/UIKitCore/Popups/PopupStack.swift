// SPDX-License-Identifier: MIT
internal import Foundation
internal import LayerTree
internal import Windowing

/// The popups that are open, and the way of the input while they are.
///
/// With a button held down the desktop may send all of the pointer's events to the window where it was pressed; and
/// what happens over a popup that is a part of its window is told to that one. Both are sorted out here by place.
@MainActor
final class PopupStack {
    /// Those the user can use, the topmost last.
    private(set) var popups: [PopupWindow] = []
    /// The number of the last press or key, which a popup quotes; `nil` before the first.
    private(set) var pressSerial: UInt32?
    /// Whether the last press, keys left aside, was that of a finger or a pen.
    private(set) var wasPressedByFinger = false

    /// Where that press was, in the coordinates of the window at the bottom.
    private var pressPlace = CGPoint.zero
    /// Those that only fade, in the order in which they have to go.
    private var leaving: [PopupWindow] = []
    private weak var hovered: PopupWindow?
    private weak var heldOver: PopupWindow?
    private var lastDismissal: (time: TimeInterval, root: ObjectIdentifier, passthrough: [UIView])?

    /// Those that have the input, the topmost last.
    var chain: [PopupWindow] { popups.filter(\.takesInput) }

    func add(_ popup: PopupWindow) {
        popups.append(popup)
    }

    func remove(_ popup: PopupWindow) {
        popups.removeAll { $0 === popup }
        leaving.removeAll { $0 === popup }
    }

    func beginLeaving(_ popup: PopupWindow) {
        leaving.append(popup)
    }

    /// Takes away at once what is on its way out.
    func finishLeaving() {
        for popup in leaving { popup.isHidden = true }
        leaving = []
    }

    /// Only one chain of popups has the input: those that the new one is not opened from go.
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

    /// A press elsewhere, of which a window of the application may be told next.
    func desktopDismissed(_ popup: PopupWindow) {
        lastDismissal = (
            CACurrentMediaTime(), ObjectIdentifier(popup.rootWindow), (chain + [popup]).flatMap(\.passthroughViews)
        )
    }

    // MARK: - Input

    /// Takes what is not the window's where it arrived, with places in its coordinates.
    ///
    /// - Returns: what is left for that window.
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

    /// The user went to another application; popups with a grab hear of that from the desktop.
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
        // What was pressed inside a popup is followed to its end.
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
        // Nothing lights up below while a popup has the input.
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

    /// An event at one place: of the popup there, or of the window where it arrived; a press elsewhere closes popups.
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

    /// Has those go that are in the way of a press, from the topmost to the first that is a place of its own.
    private func dismiss(_ popups: [PopupWindow]) {
        for (index, popup) in popups.reversed().enumerated() {
            if index > 0, popup.isPlace { break }
            guard popup.dismissByUser(.press), !popup.isPlace else { break }
        }
    }

    /// What has the input in front of a popup that is a place of its own.
    private func opened(from popup: PopupWindow) -> [PopupWindow] {
        guard popup.isPlace else { return [] }
        let chain = chain
        return chain.firstIndex { $0 === popup }.map { Array(chain[($0 + 1)...]) } ?? []
    }

    /// A frame was made, and with it what popups belong to may have moved.
    func follow() {
        for popup in popups { popup.follow() }
    }

    private func forward(_ event: InputEvent, from window: UIWindow, to popup: PopupWindow) -> Bool {
        popup.surface?.input.handle(event.mapped { point($0, of: window, in: popup) }, contentOrigin: .zero)
        return true
    }

    // MARK: - Places

    private func inRoot(_ location: CGPoint, of window: UIWindow) -> CGPoint {
        let origin = window.originInRoot
        return CGPoint(x: origin.x + location.x, y: origin.y + location.y)
    }

    /// Whether what was pressed last has left its place; before that, it means nothing to a popup that opened below it.
    private func hasWandered(to location: CGPoint, of window: UIWindow) -> Bool {
        let place = inRoot(location, of: window)
        return hypot(place.x - pressPlace.x, place.y - pressPlace.y) > Theme.Gesture.longPressMovement
    }

    private func popup(at location: CGPoint, of window: UIWindow) -> PopupWindow? {
        let root = window.rootWindow
        let point = inRoot(location, of: window)
        return popups.last { popup in
            popup.rootWindow === root && popup.surface?.isConfigured == true
                && CGRect(origin: popup.originInRoot, size: popup.place.size).contains(point)
        }
    }

    private func point(_ location: CGPoint, of window: UIWindow, in popup: PopupWindow) -> CGPoint {
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
