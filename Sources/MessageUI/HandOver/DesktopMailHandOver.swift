// SPDX-License-Identifier: MIT
package import DesktopBus
package import Foundation
package import UIKitCore
internal import UIKitPlatform

/// Hands messages to the user's mail client: through the email portal or, without one, through `xdg-email`.
///
/// The user reviews and sends the message there. The mail client chooses the sender, and does not report the delivery.
@preconcurrency @MainActor
public final class DesktopMailHandOver: MailHandOver {
    private let portal: EmailPortal?
    private let program: URL?

    /// Creates a hand-over that looks for both in the environment of this process.
    public convenience init() {
        let variables = ProcessInfo.processInfo.environment
        self.init(
            bus: BusAddresses(variables).session.map(DesktopBus.init(address:)),
            program: DesktopProgram.find("xdg-email", in: variables))
    }

    package init(bus: DesktopBus?, program: URL?) {
        portal = bus.map(EmailPortal.init(bus:))
        self.program = program
    }

    public var isAvailable: Bool { portal != nil || program != nil }

    public func take(_ message: MailMessage, completion: @escaping @MainActor (Result<Bool, any Error>) -> Void) {
        send(message, above: nil, completion: completion)
    }

    fileprivate func send(
        _ message: MailMessage, above window: UIWindow?,
        completion: @escaping @MainActor (Result<Bool, any Error>) -> Void
    ) {
        Task {
            do {
                completion(.success(try await handOver(message, above: window)))
            } catch {
                completion(.failure(error))
            }
        }
    }

    func handOver(_ message: MailMessage, above window: UIWindow? = nil) async throws -> Bool {
        let attachments = try Self.files(message.attachments)
        var reason = "there is no message bus."
        if let portal {
            do {
                return try await portal.compose(message, attachments: attachments, above: window)
            } catch {
                reason = "the portal says: \(error)"
            }
        }
        guard let program else { throw MailHandOverError.noMailProgram(reason: reason) }
        let status = await DesktopProgram.run(program, Self.arguments(for: message, attachments: attachments))
        guard status == 0 else { throw MailHandOverError.refused(program: program.lastPathComponent, status: status) }
        return true
    }

    /// Writes the attachments to files, from which the mail client reads them.
    private static func files(_ attachments: [MailMessage.Attachment]) throws(MailHandOverError) -> [URL] {
        do throws(HandOverFolder.WritingError) {
            return try HandOverFolder(attachments.map { (name: $0.fileName, data: $0.data) }).files
        } catch {
            throw .attachment(name: error.name, reason: error.reason)
        }
    }

    /// Returns the arguments for `xdg-email`.
    static func arguments(for message: MailMessage, attachments: [URL]) -> [String] {
        // An address that starts with a hyphen would be parsed as an option.
        func addresses(_ all: [String]) -> [String] { all.filter { !$0.hasPrefix("-") && !$0.isEmpty } }
        var arguments = ["--utf8"]
        for address in addresses(message.ccRecipients) { arguments += ["--cc", address] }
        for address in addresses(message.bccRecipients) { arguments += ["--bcc", address] }
        if !message.subject.isEmpty { arguments += ["--subject", message.subject] }
        if !message.body.isEmpty { arguments += ["--body", message.body] }
        for file in attachments { arguments += ["--attach", file.path] }
        return arguments + addresses(message.recipients)
    }
}

extension MailHandOver {
    /// Sends a message, with the desktop's dialogs above a window if the desktop sends it.
    package func take(
        _ message: MailMessage, above window: UIWindow?,
        completion: @escaping @MainActor (Result<Bool, any Error>) -> Void
    ) {
        if let desktop = self as? DesktopMailHandOver {
            desktop.send(message, above: window, completion: completion)
        } else {
            take(message, completion: completion)
        }
    }
}
