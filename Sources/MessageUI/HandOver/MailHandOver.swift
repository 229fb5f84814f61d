// SPDX-License-Identifier: MIT

/// Takes letters that the user has written, to send them.
///
/// The desktop's own, `DesktopMailHandOver`, gives them to the user's mail program; an application that speaks to a mail
/// server, and a test, put their own in its place: `MFMailComposeViewController.handOver`.
@MainActor
public protocol MailHandOver: AnyObject {
    /// Whether there is somebody to take a letter, as far as that can be known without asking.
    var isAvailable: Bool { get }

    /// Takes a letter, and calls `completion` once when it is known what becomes of it, soon or after the user has decided.
    ///
    /// - Parameters:
    ///   - letter: What the user has written.
    ///   - completion: Given whether the letter was taken, `false` if the user thought better of it and goes on writing;
    ///     or what kept it from being taken.
    func take(_ letter: MailLetter, completion: @escaping @MainActor (Result<Bool, any Error>) -> Void)
}

/// Why the desktop did not take a letter.
public enum MailHandOverError: Error, Equatable, Sendable, CustomStringConvertible {
    /// Neither way to the user's mail program is there.
    case noMailProgram(reason: String)
    /// The program that was started ended with an error.
    case refused(program: String, status: Int32)
    /// An attachment could not be put where the mail program finds it.
    case attachment(name: String, reason: String)

    public var description: String {
        switch self {
        case .noMailProgram(let reason):
            "A letter needs the desktop's e-mail portal or the program xdg-email; \(reason)"
        case .refused(let program, let status):
            "\(program) should have taken the letter, and ended with status \(status)."
        case .attachment(let name, let reason):
            "The attachment “\(name)” could not be written for the mail program: \(reason)"
        }
    }
}
