// SPDX-License-Identifier: MIT
public import Foundation
package import Localization
internal import UIKitCore
package import UIKitPlatform
public import UniformTypeIdentifiers

/// A controller with which the user chooses files to open, or places to export files to.
///
/// It is dismissed before the delegate is notified.
///
/// > Note: Differs from UIKit: the desktop's file chooser is shown, through its portal. If there is no portal, or files
/// > can't be exported, an alert says so, and the picker is cancelled when the user has closed it.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: PortalPickerController {
    private enum Purpose {
        case open([UTType], asCopy: Bool)
        case export([URL], asCopy: Bool)
    }

    private let purpose: Purpose

    /// Creates a picker for opening files of some types, or folders if the types are those of folders.
    ///
    /// - Parameters:
    ///   - contentTypes: The types; their subtypes can be chosen too.
    ///   - asCopy: Whether copies are opened, in a temporary folder, instead of the files themselves.
    public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
        purpose = .open(contentTypes, asCopy: asCopy)
        super.init()
    }

    /// Creates a picker for exporting files.
    ///
    /// - Parameters:
    ///   - urls: The files.
    ///   - asCopy: Whether the files stay where they are; otherwise they are moved.
    public init(forExporting urls: [URL], asCopy: Bool = false) {
        purpose = .export(urls, asCopy: asCopy)
        super.init()
    }

    public required init?(coder: NSCoder) { nil }

    /// The object that is notified of the choice.
    open weak var delegate: (any UIDocumentPickerDelegate)?

    /// Whether several files can be opened.
    ///
    /// The default is `false`.
    open var allowsMultipleSelection = false

    /// The folder that is shown first; `nil`, the default, for the one that the user opened last.
    open var directoryURL: URL?

    package override func choose(with chooser: FileChooser) async throws -> [URL]? {
        switch purpose {
        case .open(let types, let asCopy):
            var selection = FileChooser.Selection()
            selection.allowsMultiple = allowsMultipleSelection
            selection.isFolder = !types.isEmpty && types.allSatisfy { $0.conforms(to: .directory) }
            selection.kinds = selection.isFolder ? [] : types.kinds
            selection.folder = directoryURL
            guard let files = try await chooser.open(selection, above: viewIfLoaded?.window) else { return nil }
            return asCopy ? try await Self.copies(of: files) : files
        case .export(let files, let asCopy):
            let names = files.map(\.lastPathComponent)
            let window = viewIfLoaded?.window
            guard !names.isEmpty,
                let places = try await chooser.save(names, in: directoryURL, above: window)
            else { return nil }
            try await Self.export(files, to: places, asCopy: asCopy)
            return places
        }
    }

    @concurrent
    private static func copies(of files: [URL]) async throws -> [URL] {
        try HandOverFolder(files.map { (name: $0.lastPathComponent, data: try Data(contentsOf: $0)) }).files
    }

    @concurrent
    private static func export(_ files: [URL], to places: [URL], asCopy: Bool) async throws {
        for (file, place) in zip(files, places) where file != place {
            try Data(contentsOf: file, options: .mappedIfSafe).write(to: place)
            if !asCopy { try FileManager.default.removeItem(at: file) }
        }
    }

    package override var failureTitle: Phrase {
        if case .export = purpose { .filesNotExported } else { .filesNotChosen }
    }

    package override func didChoose(_ files: [URL]?) {
        let finish: @MainActor () -> Void = { [self] in
            if let files {
                delegate?.documentPicker(self, didPickDocumentsAt: files)
            } else {
                delegate?.documentPickerWasCancelled(self)
            }
        }
        guard let presentingViewController else { return finish() }
        presentingViewController.dismiss(animated: true, completion: finish)
    }
}

/// Methods for responding to a document picker.
///
/// All are optional.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: AnyObject {
    /// Called with the files that the user has opened, or those to which files were exported.
    func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
    /// Called when the user has cancelled.
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
    public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
    public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

extension [UTType] {
    /// The types as one kind of files; none if they include all files.
    @MainActor
    fileprivate var kinds: [FileChooser.Selection.Kind] {
        let mediaTypes = compactMap(\.mediaPattern)
        guard !mediaTypes.isEmpty, mediaTypes.count == count else { return [] }
        let endings = compactMap { $0.preferredFilenameExtension?.uppercased() }
        let name = endings.count == count ? endings.joined(separator: ", ") : Phrase.document.text
        return [FileChooser.Selection.Kind(name: name, mediaTypes: mediaTypes)]
    }
}

extension UTType {
    /// The media type, or a pattern for a group of types; `nil` if there is none.
    fileprivate var mediaPattern: String? {
        if let type = preferredMIMEType { return type }
        let groups: [(UTType, String)] = [
            (.image, "image/*"), (.audio, "audio/*"), (.movie, "video/*"), (.video, "video/*"), (.text, "text/*"),
            (.font, "font/*"),
        ]
        return groups.first { conforms(to: $0.0) }?.1
    }
}
