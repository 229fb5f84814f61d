// SPDX-License-Identifier: MIT
public import Foundation
public import UIKitCore

/// A view controller in which the user edits and sends an email message.
///
/// Properties set before presentation are shown in the composer. The delegate is notified of the result and dismisses
/// the composer; without a delegate, the composer dismisses itself.
///
/// > Note: Differs from UIKit: messages are handed to the user's mail client, or to the `handOver` that the application
/// > has set. Drafts are not supported, so cancelling does not offer to save one.
@preconcurrency @MainActor
open class MFMailComposeViewController: UINavigationController {
    /// The object that sends the messages of all composers; by default, one that uses the user's mail client.
    public static var handOver: any MailHandOver = DesktopMailHandOver()

    /// Returns whether a mail client is available.
    ///
    /// Check before presenting the composer.
    open class func canSendMail() -> Bool { handOver.isAvailable }

    /// Creates a composer with an empty message.
    public init() {
        super.init(nibName: nil, bundle: nil)
        viewControllers = [form]
        modalPresentationStyle = .formSheet
    }

    public required init?(coder: NSCoder) { nil }

    /// The object that is notified of the result.
    open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

    // MARK: - Message

    /// Sets the initial subject.
    open func setSubject(_ subject: String) { form.change { $0.subject = subject } }

    /// Sets the initial recipients; `nil` for none.
    open func setToRecipients(_ toRecipients: [String]?) { form.change { $0.recipients = toRecipients ?? [] } }

    /// Sets the initial carbon copy recipients; `nil` for none.
    open func setCcRecipients(_ ccRecipients: [String]?) { form.change { $0.ccRecipients = ccRecipients ?? [] } }

    /// Sets the initial blind carbon copy recipients; `nil` for none.
    open func setBccRecipients(_ bccRecipients: [String]?) { form.change { $0.bccRecipients = bccRecipients ?? [] } }

    /// Sets the initial body.
    ///
    /// Messages are plain text: of an HTML body, only the text is kept, with a line for each block.
    open func setMessageBody(_ body: String, isHTML: Bool) {
        form.change { $0.body = isHTML ? PlainText.of(html: body) : body }
    }

    /// Adds an attachment.
    ///
    /// - Parameters:
    ///   - attachment: The content of the file.
    ///   - mimeType: The media type, such as `image/png`.
    ///   - filename: The file name. Leading folders are removed.
    open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {
        form.change { $0.attachments.append(.init(data: attachment, mimeType: mimeType, fileName: filename)) }
    }

    /// Sets the preferred sender address of the user.
    ///
    /// The user's mail client chooses the sender itself; the address is only passed to a custom `handOver`.
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

/// The method through which a mail composer reports its result.
@preconcurrency @MainActor
public protocol MFMailComposeViewControllerDelegate: AnyObject {
    /// Called when the user has finished. Dismiss the composer, as the default implementation does. `error` is set for
    /// `failed`.
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

/// The result of a mail composer.
public enum MFMailComposeResult: Int, Sendable {
    /// The user cancelled the message.
    case cancelled = 0
    /// The message was saved as a draft. Never reported, because drafts are not supported.
    case saved = 1
    /// The message was handed over for sending. Its delivery is not reported.
    case sent = 2
    /// The message was not handed over, for the reason in the error.
    case failed = 3
}

/// The reason for which a message was not sent.
public struct MFMailComposeError: Error, Sendable, CustomStringConvertible {
    /// The error codes of a mail composer.
    public enum Code: Int, Sendable {
        case sendFailed = 1
    }

    /// The error code.
    public let code: Code
    /// The error thrown by the `MailHandOver`.
    public let underlyingError: any Error

    public var description: String { "The message was not sent. \(underlyingError)" }
}
