// SPDX-License-Identifier: MIT
internal import Foundation
internal import Localization
internal import MessageUI
internal import UIKitCore

/// Starts a message with the items: texts and links as its body, the others as attachments.
///
/// The user's mail client has a composer of its own. An application that sends mail itself has none, so that the composer
/// of MessageUI is presented for it.
final class MailActivity: DesktopActivity, MFMailComposeViewControllerDelegate {
    override class var activityCategory: Category { .share }
    override var activityType: ActivityType? { .mail }
    override var activityTitle: String? { Phrase.mail.text }
    override var activityImage: UIImage? { UIImage(systemName: "envelope") }

    override func canPerform(with items: [SharedItem]) -> Bool { MFMailComposeViewController.canSendMail() }

    private var isSentByDesktop: Bool { MFMailComposeViewController.handOver is DesktopMailHandOver }

    private lazy var composer = MFMailComposeViewController()

    override var activityViewController: UIViewController? {
        guard !isSentByDesktop else { return nil }
        composer.mailComposeDelegate = self
        composer.setSubject(subject ?? "")
        composer.setMessageBody(body, isHTML: false)
        for attachment in (try? attachments()) ?? [] {
            composer.addAttachmentData(
                attachment.data, mimeType: attachment.mimeType, fileName: attachment.fileName)
        }
        return composer
    }

    override func perform() {
        begin { [self] in
            let message = MailMessage(subject: subject ?? "", body: body, attachments: try attachments())
            return try await withCheckedThrowingContinuation { continuation in
                MFMailComposeViewController.handOver.take(message, above: window) { continuation.resume(with: $0) }
            }
        }
    }

    private var body: String { items.compactMap(\.text).joined(separator: "\n\n") }

    private func attachments() throws -> [MailMessage.Attachment] {
        try items.filter { $0.text == nil }.compactMap { $0.contents(named: subject) }.map {
            MailMessage.Attachment(data: try $0.load(), mimeType: $0.mimeType, fileName: $0.name)
        }
    }

    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
    ) {
        end(result == .sent, error)
    }
}
