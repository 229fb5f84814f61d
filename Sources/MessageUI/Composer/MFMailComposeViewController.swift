// SPDX-License-Identifier: MIT
public import Foundation
public import UIKitCore

/// A form for a letter, which the user goes over and sends.
///
/// What is set before the form is shown stands in it. The delegate is told how it ended, and dismisses it; without one
/// the form dismisses itself.
///
/// > Note: Differs from UIKit: letters go to the user's mail program, by whatever `handOver` says; there is no place for
/// > drafts, so the question about a letter that is given up has no answer to keep it.
@MainActor
open class MFMailComposeViewController: UINavigationController {
    /// Takes the letters of all forms; the desktop's mail program unless set.
    public static var handOver: any MailHandOver = DesktopMailHandOver()

    /// Whether there is somebody to take a letter; ask before making a form.
    open class func canSendMail() -> Bool { handOver.isAvailable }

    public init() {
        super.init(nibName: nil, bundle: nil)
        viewControllers = [form]
        modalPresentationStyle = .formSheet
    }

    public required init?(coder: NSCoder) { nil }

    /// Told how the form ended.
    open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

    // MARK: - The letter

    open func setSubject(_ subject: String) { form.change { $0.subject = subject } }

    open func setToRecipients(_ toRecipients: [String]?) { form.change { $0.recipients = toRecipients ?? [] } }

    open func setCcRecipients(_ ccRecipients: [String]?) { form.change { $0.ccRecipients = ccRecipients ?? [] } }

    open func setBccRecipients(_ bccRecipients: [String]?) { form.change { $0.bccRecipients = bccRecipients ?? [] } }

    /// Sets the letter's text.
    ///
    /// The desktop takes plain text alone: of a text with HTML's marks the words are kept, a line for each block, and
    /// everything else is left out.
    open func setMessageBody(_ body: String, isHTML: Bool) {
        form.change { $0.body = isHTML ? PlainText.of(html: body) : body }
    }

    /// Adds a file.
    ///
    /// - Parameters:
    ///   - attachment: What is in it.
    ///   - mimeType: What kind of content it is, such as `image/png`.
    ///   - filename: Its name; folders before it are left out.
    open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {
        form.change { $0.attachments.append(.init(data: attachment, mimeType: mimeType, fileName: filename)) }
    }

    /// Says which of the user's addresses the letter should come from.
    ///
    /// The user's mail program chooses the address itself; a `handOver` of the application's own is told this one.
    open func setPreferredSendingEmailAddress(_ emailAddress: String) { form.change { $0.sender = emailAddress } }

    // MARK: - State

    private lazy var form = MailFormController { [weak self] in self?.finish($0, $1) }

    private func finish(_ result: MFMailComposeResult, _ error: (any Error)?) {
        guard let mailComposeDelegate else {
            dismiss(animated: true)
            return
        }
        mailComposeDelegate.mailComposeController(self, didFinishWith: result, error: error)
    }
}

/// Hears how a form for a letter ended.
@MainActor
public protocol MFMailComposeViewControllerDelegate: AnyObject {
    /// The form has ended, and is to be dismissed, as the default does; `error` is there for `failed`.
    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
    public func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
    ) {
        controller.dismiss(animated: true)
    }
}

/// How a form for a letter ended.
public enum MFMailComposeResult: Int, Sendable {
    /// The user gave it up.
    case cancelled = 0
    /// Kept to be written on; never told, since there is no place for drafts.
    case saved = 1
    /// Handed over to be sent; what becomes of it after that nobody says.
    case sent = 2
    /// Not handed over; the error says why.
    case failed = 3
}

/// Why a letter was not sent.
public struct MFMailComposeError: Error, Sendable, CustomStringConvertible {
    public enum Code: Int, Sendable {
        case saveFailed = 0
        case sendFailed = 1
    }

    public let code: Code
    /// What the hand-over threw.
    public let underlyingError: any Error

    public var description: String { "The letter was not sent. \(underlyingError)" }
}
