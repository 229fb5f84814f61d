// SPDX-License-Identifier: MIT
public import Foundation

/// An email message to be sent.
public struct MailMessage: Equatable, Sendable {
    /// A file attached to a message.
    public struct Attachment: Equatable, Sendable {
        /// The content of the file.
        public var data: Data
        /// The media type, such as `image/png`.
        public var mimeType: String
        /// The file name without a folder.
        public var fileName: String

        /// Creates an attachment.
        public init(data: Data, mimeType: String, fileName: String) {
            self.data = data
            self.mimeType = mimeType
            self.fileName = fileName
        }
    }

    /// The addresses of the recipients.
    public var recipients: [String]
    /// The addresses of the carbon copy recipients.
    public var ccRecipients: [String]
    /// The addresses of the blind carbon copy recipients.
    public var bccRecipients: [String]
    /// The subject line.
    public var subject: String
    /// The body, as plain text.
    public var body: String
    /// The attached files.
    public var attachments: [Attachment]
    /// The preferred sender address; `nil` leaves the choice to the mail client.
    public var sender: String?

    /// Creates a message.
    ///
    /// Omitted parts are empty.
    public init(
        recipients: [String] = [], ccRecipients: [String] = [], bccRecipients: [String] = [], subject: String = "",
        body: String = "", attachments: [Attachment] = [], sender: String? = nil
    ) {
        self.recipients = recipients
        self.ccRecipients = ccRecipients
        self.bccRecipients = bccRecipients
        self.subject = subject
        self.body = body
        self.attachments = attachments
        self.sender = sender
    }

    /// Whether the message has no content that could be lost.
    var isEmpty: Bool {
        let texts = recipients + ccRecipients + bccRecipients + [subject, body]
        return attachments.isEmpty && texts.allSatisfy { $0.allSatisfy(\.isWhitespace) }
    }
}
