// SPDX-License-Identifier: MIT
package import DesktopBus
package import Foundation
package import UIKitCore

/// The portal with the desktop's dialogs for choosing files.
///
/// Each method waits for the user, and throws if the portal's answer isn't usable. The dialog is shown above the given
/// window, or above the key window.
@MainActor
package struct FileChooser {
    /// The files that a dialog for opening offers.
    package struct Selection: Equatable {
        /// A kind of files, by media types such as `image/*`, and its name in the dialog.
        package struct Kind: Equatable {
            package var name: String
            package var mediaTypes: [String]

            package init(name: String, mediaTypes: [String]) {
                self.name = name
                self.mediaTypes = mediaTypes
            }
        }

        /// The kinds of files; empty for all.
        package var kinds: [Kind] = []
        package var allowsMultiple = false
        /// Whether folders are chosen instead of files.
        package var isFolder = false
        /// The folder that is shown first; `nil` for the one that the user opened last.
        package var folder: URL?

        package init() {}
    }

    private let bus: DesktopBus

    private static let interface = "org.freedesktop.portal.FileChooser"

    package init(bus: DesktopBus) {
        self.bus = bus
    }

    /// Returns the files that the user chooses for opening; `nil` if the user cancels.
    package func open(_ selection: Selection, above window: UIWindow? = nil) async throws -> [URL]? {
        var options: [String: BusArgument] = [
            "multiple": .boolean(selection.allowsMultiple), "directory": .boolean(selection.isFolder),
        ]
        if !selection.kinds.isEmpty {
            let mediaType: UInt32 = 1
            options["filters"] = .array(
                of: "(sa(us))",
                selection.kinds.map { kind in
                    let rules = kind.mediaTypes.map { BusArgument.structure([.unsigned(mediaType), .text($0)]) }
                    return .structure([.text(kind.name), .array(of: "(us)", rules)])
                })
        }
        if let folder = selection.folder, folder.isFileURL { options["current_folder"] = .fileName(folder.path) }
        return try await files("OpenFile", above: window, options)
    }

    /// Returns the files under which the user wants to save files with the given names; `nil` if the user cancels.
    package func save(
        _ names: [String], in folder: URL? = nil, above window: UIWindow? = nil
    ) async throws -> [URL]? {
        var options: [String: BusArgument] = [:]
        if let folder, folder.isFileURL { options["current_folder"] = .fileName(folder.path) }
        let places: [URL]?
        if names.count == 1 {
            options["current_name"] = .text(names[0])
            places = try await files("SaveFile", above: window, options)
        } else {
            options["files"] = .array(of: "ay", names.map(BusArgument.fileName))
            places = try await files("SaveFiles", above: window, options)
        }
        guard places == nil || places?.count == names.count else { throw FileChooserError.invalidFiles }
        return places
    }

    private func files(
        _ member: String, above window: UIWindow?, _ options: [String: BusArgument]
    ) async throws -> [URL]? {
        let outcome = try await PortalRequest.send(
            Portal.method(Self.interface, member), above: window, [.text(""), .properties(options)], on: bus)
        guard case .done(let results) = outcome else { return nil }
        let urls = (results["uris"]?.list ?? []).compactMap { $0.text.flatMap(URL.init(string:)) }
        guard !urls.isEmpty, urls.allSatisfy(\.isFileURL) else { throw FileChooserError.invalidFiles }
        return urls
    }
}

/// The reason for which the desktop's file chooser could not be used.
package enum FileChooserError: Error, CustomStringConvertible {
    /// The portal returned no files, or others than those that it was asked for.
    case invalidFiles
    /// There is no session bus, and so no portal.
    case noPortal

    package var description: String {
        switch self {
        case .invalidFiles: "The desktop's file chooser returned no usable files."
        case .noPortal: "Choosing files requires the desktop's portal, and there is no session bus."
        }
    }
}
