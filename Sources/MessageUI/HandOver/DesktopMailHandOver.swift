// SPDX-License-Identifier: MIT
package import DesktopBus
package import Foundation
internal import UIKitPlatform

/// Gives letters to the user's mail program: by the desktop's e-mail portal, else by `xdg-email`.
///
/// The user sees the letter there once more, and sends it. The mail program chooses the sender itself, and nobody says
/// what becomes of the letter after that.
@MainActor
public final class DesktopMailHandOver: MailHandOver {
    private let portal: EmailPortal?
    private let program: URL?

    /// Looks for both ways as this process's surroundings have them.
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

    public func take(_ letter: MailLetter, completion: @escaping @MainActor (Result<Bool, any Error>) -> Void) {
        Task {
            do {
                completion(.success(try await handOver(letter)))
            } catch {
                completion(.failure(error))
            }
        }
    }

    func handOver(_ letter: MailLetter) async throws -> Bool {
        let attachments = try AttachmentFolder(letter.attachments).files
        var reason = "there is no message bus."
        if let portal {
            do {
                return try await portal.compose(letter, attachments: attachments)
            } catch {
                reason = "the portal says: \(error)"
            }
        }
        guard let program else { throw MailHandOverError.noMailProgram(reason: reason) }
        let status = await DesktopProgram.run(program, Self.arguments(for: letter, attachments: attachments))
        guard status == 0 else { throw MailHandOverError.refused(program: program.lastPathComponent, status: status) }
        return true
    }

    /// What `xdg-email` is called with.
    static func arguments(for letter: MailLetter, attachments: [URL]) -> [String] {
        // An address that begins like an option would be one.
        func addresses(_ all: [String]) -> [String] { all.filter { !$0.hasPrefix("-") && !$0.isEmpty } }
        var arguments = ["--utf8"]
        for address in addresses(letter.ccRecipients) { arguments += ["--cc", address] }
        for address in addresses(letter.bccRecipients) { arguments += ["--bcc", address] }
        if !letter.subject.isEmpty { arguments += ["--subject", letter.subject] }
        if !letter.body.isEmpty { arguments += ["--body", letter.body] }
        for file in attachments { arguments += ["--attach", file.path] }
        return arguments + addresses(letter.recipients)
    }
}
