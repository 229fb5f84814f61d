// SPDX-License-Identifier: MIT
internal import Foundation

extension NSObject {
    /// Returns a text made on the main thread.
    ///
    /// Another thread, such as one that logs an object, gets the class and the address: it can't wait for the main thread.
    nonisolated func mainActorDescription(_ text: @MainActor () -> String) -> String {
        guard MainQueue.isCurrent else { return "<\(type(of: self)): \(ObjectIdentifier(self).hexadecimal)>" }
        return MainActor.assumeIsolated(text)
    }
}

extension ObjectIdentifier {
    /// The address of the object.
    var hexadecimal: String { "0x" + String(UInt(bitPattern: self), radix: 16) }
}
