// SPDX-License-Identifier: MIT
import DocumentFiles
import Foundation
import Synchronization
import UIKitCore
import UIKitDocuments

/// A document of one text, which records what it is asked for.
@MainActor
final class TextDocument: UIDocument {
    var text = ""
    var log: [String] = []
    var errors: [any Error] = []
    /// Whether errors are shown, as without an override.
    var showsErrors = false

    override func contents(forType typeName: String) throws -> Any {
        log.append("contents \(typeName)")
        return Data(text.utf8)
    }

    override func load(fromContents contents: Any, ofType typeName: String?) throws {
        guard let data = contents as? Data, let text = String(data: data, encoding: .utf8) else {
            throw CocoaError(.fileReadCorruptFile)
        }
        log.append("load \(typeName ?? "")")
        self.text = text
    }

    override func handleError(_ error: any Error, userInteractionPermitted: Bool) {
        errors.append(error)
        if showsErrors {
            super.handleError(error, userInteractionPermitted: userInteractionPermitted)
        } else {
            finishedHandlingError(error, recovered: false)
        }
    }

    /// Changes the text, and registers how to undo that.
    func change(to text: String) {
        let old = self.text
        undoManager.registerUndo(withTarget: self) { $0.change(to: old) }
        self.text = text
    }
}

/// A document of a folder.
@MainActor
final class AlbumDocument: UIDocument {
    var pictures: [String: Data] = [:]

    override func contents(forType typeName: String) throws -> Any {
        FileWrapper(directoryWithFileWrappers: pictures.mapValues { FileWrapper(regularFileWithContents: $0) })
    }

    override func load(fromContents contents: Any, ofType typeName: String?) throws {
        guard let children = (contents as? FileWrapper)?.fileWrappers else { throw CocoaError(.fileReadCorruptFile) }
        pictures = children.compactMapValues(\.regularFileContents)
    }
}

/// A document whose file has permissions of its own.
@MainActor
final class PrivateDocument: UIDocument {
    let permissions = Mutex<Int?>(nil)

    override func contents(forType typeName: String) throws -> Any { Data() }

    override func load(fromContents contents: Any, ofType typeName: String?) throws {}

    override func fileAttributesToWrite(
        to url: URL, for saveOperation: SaveOperation
    ) throws -> [AnyHashable: Any] {
        permissions.withLock { $0 }.map { [FileAttributeKey.posixPermissions: $0] } ?? [:]
    }
}
