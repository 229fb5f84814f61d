// SPDX-License-Identifier: MIT

/// Sends composed messages.
///
/// The default, `DesktopMailHandOver`, hands them to the user's mail client. An application that speaks to a mail
/// server, or a test, sets its own as `MFMailComposeViewController.handOver`.
@preconcurrency @MainActor
public protocol MailHandOver: AnyObject {
    /// Whether messages can be sent, as far as can be determined without blocking.
    var isAvailable: Bool { get }

    /// Sends a message, and calls `completion` once with the result: soon, or after the user has decided.
    ///
    /// - Parameters:
    ///   - message: The message that the user has composed.
    ///   - completion: Receives whether the message was accepted (`false` if the user canceled and continues to edit
    ///     it), or the error that prevented it.
    func take(_ message: MailMessage, completion: @escaping @MainActor (Result<Bool, any Error>) -> Void)
}

/// The reason for which a message could not be handed to the user's mail client.
public enum MailHandOverError: Error, Equatable, Sendable, CustomStringConvertible {
    /// Neither the email portal nor `xdg-email` is available.
    case noMailProgram(reason: String)
    /// The program exited with an error status.
    case refused(program: String, status: Int32)
    /// An attachment could not be written for the mail client.
    case attachment(name: String, reason: String)

    public var description: String {
        switch self {
        case .noMailProgram(let reason):
            "Sending mail requires the desktop's email portal or xdg-email: \(reason)"
        case .refused(let program, let status):
            "\(program) didn't accept the message and exited with status \(status)."
        case .attachment(let name, let reason):
            "The attachment “\(name)” couldn't be written for the mail client: \(reason)"
        }
    }
}
