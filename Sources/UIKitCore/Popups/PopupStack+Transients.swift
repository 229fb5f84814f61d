// SPDX-License-Identifier: MIT
internal import Foundation
internal import Windowing

/// Transient popups, which are dismissed by any action elsewhere.
extension PopupStack {
    /// Dismisses the transient popups at which the event is not directed.
    ///
    /// - Returns: Whether the event is consumed, as with Escape.
    func dismissesTransients(_ event: InputEvent, at window: UIWindow) -> Bool {
        let transients = popups.filter(\.isTransient)
        guard !transients.isEmpty else { return false }
        var isUsed = false
        let leaving: [PopupWindow]
        switch event {
        case .pointer(let pointer):
            guard case .pressed = pointer.kind else { return false }
            leaving = transients.filter { !contains($0, pointer.location, of: window) }
        case .touches(let points):
            let starts = points.filter { $0.phase == .began }
            leaving = transients.filter { popup in starts.contains { !contains(popup, $0.location, of: window) } }
        case .pen(let pen):
            guard pen.kind == .down else { return false }
            leaving = transients.filter { !contains($0, pen.location, of: window) }
        case .scroll, .touchpadGesture:
            leaving = transients
        case .key(let key):
            let usage = UIKeyboardHIDUsage(key)
            guard key.phase == .down, !usage.isModifier else { return false }
            leaving = transients
            isUsed = usage == .keyboardEscape
        case .keyboardFocus(let isHere):
            guard !isHere else { return false }
            leaving = transients
        case .modifiers, .relativeMotion:
            return false
        }
        for popup in leaving { popup.dismiss() }
        return isUsed
    }

    private func contains(_ popup: PopupWindow, _ location: CGPoint, of window: UIWindow) -> Bool {
        guard popup.rootWindow === window.rootWindow else { return false }
        let origin = window.originInRoot
        let point = CGPoint(x: origin.x + location.x, y: origin.y + location.y)
        return CGRect(origin: popup.originInRoot, size: popup.place.size).contains(point)
    }
}
