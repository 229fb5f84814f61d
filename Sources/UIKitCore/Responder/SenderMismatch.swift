// SPDX-License-Identifier: MIT
internal import Diagnostics

/// Reports of actions that weren't performed because their sender has another type than the method accepts.
@MainActor
enum SenderMismatch {
    private struct Case: Hashable {
        let selector: Selector?
        let target: ObjectIdentifier
        let accepted: ObjectIdentifier
        let sender: ObjectIdentifier?
    }

    private static var reported: Set<Case> = []

    /// Logs the first time that these types meet; `selector` is `nil` for a method that was registered directly.
    static func report(_ selector: Selector?, of target: AnyObject, accepting accepted: Any.Type, sender: Any?) {
        let senderType = sender.map { type(of: $0) }
        let mismatch = Case(
            selector: selector, target: ObjectIdentifier(type(of: target)), accepted: ObjectIdentifier(accepted),
            sender: senderType.map { ObjectIdentifier($0) })
        guard reported.insert(mismatch).inserted else { return }
        let name = selector.map { "\"\($0.name)\"" } ?? "registered for it"
        Log.misuse(
            "The action \(name) of \(type(of: target)) accepts a sender of type \(accepted), not "
                + "\(senderType.map { "\($0)" } ?? "nil"); it isn't performed.")
    }
}
