// SPDX-License-Identifier: MIT
internal import Foundation

/// A change of the input panel's frame, and the notifications about it (`R-IPAD-163`).
@MainActor
struct KeyboardChange {
    private let wasShown: Bool
    private let isShown: Bool
    private let screen: UIScreen
    private let userInfo: [AnyHashable: Any]

    init(from old: CGRect, to new: CGRect, in window: UIWindow, isAnimated: Bool) {
        wasShown = !old.isEmpty
        isShown = !new.isEmpty
        screen = window.screen
        // A hidden panel keeps its height below the edge.
        let begin = wasShown ? old : CGRect(x: new.minX, y: old.minY, width: new.width, height: new.height)
        let end = isShown ? new : CGRect(x: old.minX, y: new.minY, width: old.width, height: old.height)
        userInfo = [
            UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(
                value: isAnimated ? Theme.InputViews.duration : 0),
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Theme.InputViews.curve.rawValue),
            UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
        ]
    }

    func postWill() {
        post(UIResponder.keyboardWillChangeFrameNotification)
        if isShown || wasShown {
            post(isShown ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification)
        }
    }

    func postDid() {
        post(UIResponder.keyboardDidChangeFrameNotification)
        if isShown || wasShown {
            post(isShown ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification)
        }
    }

    private func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: screen, userInfo: userInfo)
    }
}
