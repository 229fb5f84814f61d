// SPDX-License-Identifier: MIT
public import Foundation
public import UIKitCore

extension Timer {
    /// Creates a timer that calls a method of a target, and adds it to the current run loop.
    ///
    /// The timer keeps the target until it is invalidated.
    @discardableResult
    public class func scheduledTimer(
        timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) -> Timer {
        let timer = Timer(
            timeInterval: interval, target: target, selector: selector, userInfo: userInfo, repeats: repeats)
        RunLoop.current.add(timer, forMode: .default)
        return timer
    }

    /// Creates a timer that calls a method of a target once it is added to a run loop.
    public convenience init(
        timeInterval interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) {
        let call = SelectorCall(target: target as AnyObject, selector: selector, arguments: [])
        self.init(timeInterval: interval, repeats: repeats) { call.send(with: $0) }
        keep(userInfo)
    }

    /// Creates a timer that calls a method of a target, the first time at a date.
    public convenience init(
        fireAt date: Date, interval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
    ) {
        let call = SelectorCall(target: target as AnyObject, selector: selector, arguments: [])
        self.init(fire: date, interval: interval, repeats: repeats) { call.send(with: $0) }
        keep(userInfo)
    }

    /// The object that was passed when the timer was created.
    ///
    /// > Note: Differs from UIKit: there it is `userInfo`, which is a constant of Foundation here. Translated source
    /// > uses this name instead.
    public var targetUserInfo: Any? { objc_getAssociatedObject(self, Self.userInfoKey.pointer) }

    private func keep(_ userInfo: Any?) {
        guard let userInfo else { return }
        objc_setAssociatedObject(self, Self.userInfoKey.pointer, userInfo, .OBJC_ASSOCIATION_RETAIN)
    }

    private static let userInfoKey = UserInfoKey()
}

/// An object whose address is the key of the user info.
private final class UserInfoKey: Sendable {
    var pointer: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()) }
}

extension SelectorCall {
    fileprivate func send(with timer: Timer) {
        SelectorCall(target: target, selector: selector, arguments: [timer]).send()
    }
}
