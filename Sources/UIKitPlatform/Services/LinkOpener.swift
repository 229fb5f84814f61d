// SPDX-License-Identifier: MIT
internal import DesktopBus
internal import Foundation
internal import UIKitCore

/// Opens URLs: by the desktop's portal, else by `xdg-open`.
@MainActor
final class LinkOpener: URLOpening {
    private let bus: DesktopBus?
    private let program: URL?

    init(bus: DesktopBus?, program: URL?) {
        self.bus = bus
        self.program = program
    }

    func open(_ url: URL) async -> Bool {
        // Without a scheme it could be anything, an option of the program too.
        guard url.scheme?.isEmpty == false else { return false }
        // The portal takes files by another way.
        if let bus, !url.isFileURL {
            let method = Portal.method("org.freedesktop.portal.OpenURI", "OpenURI")
            let arguments: [BusArgument] = [.text(""), .text(url.absoluteString), .properties([:])]
            if (try? await bus.call(method, arguments)) != nil { return true }
        }
        guard let program else { return false }
        return await DesktopProgram.run(program, [url.absoluteString]) == 0
    }
}
