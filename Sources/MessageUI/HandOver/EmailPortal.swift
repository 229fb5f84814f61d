// SPDX-License-Identifier: MIT
internal import DesktopBus
internal import Foundation
internal import UIKitPlatform

/// The portal that opens the user's mail program with a letter in it.
@MainActor
final class EmailPortal {
    private let bus: DesktopBus

    private static let interface = "org.freedesktop.portal.Email"

    init(bus: DesktopBus) {
        self.bus = bus
    }

    /// Hands a letter over; returns once the portal has, or the user has decided otherwise.
    ///
    /// - Returns: whether the user went through with it.
    func compose(_ letter: MailLetter, attachments: [URL]) async throws -> Bool {
        let (responses, heard) = AsyncStream.makeStream(of: (path: String, code: Int).self)
        // The answer may come before the call that asks for it returns: it is listened for from the beginning.
        let subscription = bus.subscribe(
            to: BusSignalFilter(
                service: Portal.service, interface: "org.freedesktop.portal.Request", member: "Response")
        ) { signal in
            heard.yield((signal.path, signal.arguments.first?.integer ?? 2))
        }
        defer { withExtendedLifetime(subscription) {} }
        let files = try attachments.map { try FileHandle(forReadingFrom: $0) }
        defer { for file in files { try? file.close() } }
        var options: [String: BusArgument] = [
            "addresses": .texts(letter.recipients), "cc": .texts(letter.ccRecipients),
            "bcc": .texts(letter.bccRecipients), "subject": .text(letter.subject), "body": .text(letter.body),
        ]
        if let first = letter.recipients.first { options["address"] = .text(first) }
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
