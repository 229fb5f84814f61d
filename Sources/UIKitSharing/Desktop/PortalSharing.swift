// SPDX-License-Identifier: MIT
internal import DesktopBus
internal import Foundation
internal import UIKitCore
internal import UIKitPlatform

/// The dialogs of the desktop portal.
@MainActor
final class PortalSharing: SharingDesktop {
    private let bus: DesktopBus

    init(bus: DesktopBus) {
        self.bus = bus
    }

    func open(_ url: URL, above window: UIWindow? = nil) async throws -> Bool {
        let outcome = try await PortalRequest.send(
            Portal.method("org.freedesktop.portal.OpenURI", "OpenURI"), above: window,
            [.text(url.absoluteString), .properties(["ask": .boolean(true)])], on: bus)
        return outcome != .cancelled
    }

    func open(_ file: SharedFile, above window: UIWindow? = nil) async throws -> Bool {
        let url =
            switch file.content {
            case .file(let url): url
            case .data(let data): try HandOverFolder([(name: file.name, data: data)]).files.first ?? URL(filePath: "/")
            }
        let handle = try FileHandle(forReadingFrom: url)
        defer { try? handle.close() }
        let outcome = try await PortalRequest.send(
            Portal.method("org.freedesktop.portal.OpenURI", "OpenFile"), above: window,
            [.file(index: 0), .properties(["ask": .boolean(true)])], files: [handle.fileDescriptor], on: bus)
        return outcome != .cancelled
    }

    func save(_ files: [SharedFile], above window: UIWindow? = nil) async throws -> Bool {
        let names = files.map { HandOverFolder.name($0.name) }
        guard let places = try await FileChooser(bus: bus).save(names, above: window) else { return false }
        try await Self.write(files, to: places)
        return true
    }

    @concurrent
    private static func write(_ files: [SharedFile], to places: [URL]) async throws {
        for (file, place) in zip(files, places) {
            // In the folder of the document portal, which sandboxed applications see, files can't be replaced by others.
            try file.load().write(to: place)
        }
    }
}
