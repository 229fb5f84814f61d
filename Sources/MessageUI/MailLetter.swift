// SPDX-License-Identifier: MIT
public import Foundation

/// A letter as it is handed to whoever sends it.
public struct MailLetter: Equatable, Sendable {
    /// A file that goes with a letter.
    public struct Attachment: Equatable, Sendable {
        public var data: Data
        /// What kind of content it is, such as `image/png`.
        public var mimeType: String
        /// A name without a folder.
        public var fileName: String

        public init(data: Data, mimeType: String, fileName: String) {
            self.data = data
            self.mimeType = mimeType
            self.fileName = fileName
        }
    }

    public var recipients: [String]
    public var ccRecipients: [String]
    public var bccRecipients: [String]
    public var subject: String
    /// Plain text.
    public var body: String
    public var attachments: [Attachment]
    /// The address that the letter should come from; `nil` leaves that to whoever sends it.
    public var sender: String?

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

    /// Whether there is anything to lose.
    var isEmpty: Bool {
        let texts = recipients + ccRecipients + bccRecipients + [subject, body]
        return attachments.isEmpty && texts.allSatisfy { $0.allSatisfy(\.isWhitespace) }
    }
}
