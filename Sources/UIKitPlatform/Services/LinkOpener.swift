// SPDX-License-Identifier: MIT
internal import DesktopBus
internal import Foundation
internal import UIKitCore

/// Opens URLs through the desktop portal or, without one, through `xdg-open`.
@MainActor
final class LinkOpener: URLOpening {
    private let bus: DesktopBus?
    private let program: URL?

    init(bus: DesktopBus?, program: URL?) {
        self.bus = bus
        self.program = program
    }

    func open(_ url: URL) async -> Bool {
        // A URL without a scheme could be anything, even an option of the program.
        guard url.scheme?.isEmpty == false else { return false }
        // The portal opens files through a different method.
        if let bus, !url.isFileURL {
            let method = Portal.method("org.freedesktop.portal.OpenURI", "OpenURI")
            let arguments: [BusArgument] = [.text(""), .text(url.absoluteString), .properties([:])]
            if (try? await bus.call(method, arguments)) != nil { return true }
        }
        guard let program else { return false }
        return await DesktopProgram.run(program, [url.absoluteString]) == 0
    }
}
