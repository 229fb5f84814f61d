// SPDX-License-Identifier: MIT
internal import DesktopBus
internal import FileAssociations
internal import Foundation
internal import UIKitCore

/// Opens URLs through the desktop portal or, without one, through `xdg-open`.
@MainActor
final class LinkOpener: URLOpening {
    private let bus: DesktopBus?
    private let program: URL?

    private let settings: SettingsProgram?
    private let isSandboxed: Bool

    init(
        bus: DesktopBus?, program: URL?, settings: SettingsProgram? = nil,
        isSandboxed: Bool = FileManager.default.fileExists(atPath: "/.flatpak-info")
    ) {
        self.bus = bus
        self.program = program
        self.settings = settings
        self.isSandboxed = isSandboxed
    }

    func canOpen(_ url: URL) -> Bool {
        guard bus != nil || program != nil, let scheme = url.scheme?.lowercased() else { return false }
        if url.isFileURL { return FileManager.default.fileExists(atPath: url.path) }
        if url.isSettings { return settings != nil }
        return isSandboxed ? ["http", "https", "mailto"].contains(scheme) : DesktopApplications.open(scheme: scheme)
    }

    func open(_ url: URL, above window: UIWindow? = nil) async -> Bool {
        if url.isSettings { return settings.map { DesktopProgram.start($0.program, $0.arguments) } ?? false }
        // A URL without a scheme could be anything, even an option of the program.
        guard url.scheme?.isEmpty == false else { return false }
        // The portal opens files through a different method.
        if let bus, !url.isFileURL {
            let method = Portal.method("org.freedesktop.portal.OpenURI", "OpenURI")
            let arguments: [BusArgument] = [await Portal.parent(window), .text(url.absoluteString), .properties([:])]
            if (try? await bus.call(method, arguments)) != nil { return true }
        }
        guard let program else { return false }
        return await DesktopProgram.run(program, [url.absoluteString]) == 0
    }
}

extension URL {
    /// Whether this is `UIApplication.openSettingsURLString`.
    fileprivate var isSettings: Bool { absoluteString == UIApplication.openSettingsURLString }
}
