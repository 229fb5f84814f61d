// SPDX-License-Identifier: MIT
public import Foundation

/// An error of the notification center.
public struct UNError: Error, Hashable, Sendable {
    /// The kinds of errors.
    public enum Code: Int, Sendable {
        /// The application has not asked for permission, or there is no notification server.
        case notificationsNotAllowed = 1
        /// The trigger never fires.
        case notificationInvalidNoDate = 1400
        /// The content has no text, sound or badge, or its `userInfo` is not a property list.
        case notificationInvalidNoContent = 1401
        /// The badge is negative.
        case badgeInputInvalid = 1600
    }

    /// The kind of the error.
    public let code: Code

    /// Creates an error.
    public init(_ code: Code) { self.code = code }
}

extension UNError: CustomNSError {
    public static var errorDomain: String { "UNErrorDomain" }
    public var errorCode: Int { code.rawValue }
}
