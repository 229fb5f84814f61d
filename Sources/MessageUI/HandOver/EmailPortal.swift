// SPDX-License-Identifier: MIT
internal import DesktopBus
internal import Foundation
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
    /// Returns when the portal has done so or the user has cancelled.
    ///
    /// - Returns: Whether the message was handed over.
    func compose(_ message: MailMessage, attachments: [URL]) async throws -> Bool {
        let (responses, received) = AsyncStream.makeStream(of: (path: String, code: Int).self)
        // The response may arrive before the call returns, so it is subscribed to first.
        let subscription = bus.subscribe(
            to: BusSignalFilter(
                service: Portal.service, interface: "org.freedesktop.portal.Request", member: "Response")
        ) { signal in
            received.yield((signal.path, signal.arguments.first?.integer ?? 2))
        }
        defer { withExtendedLifetime(subscription) {} }
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
        let answer = try await bus.call(
            Portal.method(Self.interface, "ComposeEmail"), [.text(""), .properties(options)],
            files: files.map(\.fileDescriptor))
        guard let request = answer.first?.text else { return true }
        for await response in responses where response.path == request { return response.code == 0 }
        return false
    }
}
