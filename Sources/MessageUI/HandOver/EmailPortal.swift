// SPDX-License-Identifier: MIT
internal import DesktopBus
internal import Foundation
internal import UIKitCore
internal import UIKitPlatform

/// The email portal, which opens the user's mail client with a message.
@MainActor
final class EmailPortal {
    private let bus: DesktopBus

    private static let interface = "org.freedesktop.portal.Email"

    init(bus: DesktopBus) {
        self.bus = bus
    }

    /// Hands a message over.
    ///
    /// Returns when the portal has done so or the user has cancelled, in a dialog above the window.
    ///
    /// - Returns: Whether the message was handed over.
    func compose(_ message: MailMessage, attachments: [URL], above window: UIWindow?) async throws -> Bool {
        let files = try attachments.map { try FileHandle(forReadingFrom: $0) }
        defer { for file in files { try? file.close() } }
        var options: [String: BusArgument] = [
            "addresses": .texts(message.recipients), "cc": .texts(message.ccRecipients),
            "bcc": .texts(message.bccRecipients), "subject": .text(message.subject), "body": .text(message.body),
        ]
        if let first = message.recipients.first { options["address"] = .text(first) }
        if !files.isEmpty {
            options["attachment_fds"] = .array(of: "h", files.indices.map { .file(index: Int32(clamping: $0)) })
        }
        let outcome = try await PortalRequest.send(
            Portal.method(Self.interface, "ComposeEmail"), above: window, [.properties(options)],
            files: files.map(\.fileDescriptor), on: bus)
        return outcome != .cancelled
    }
}
