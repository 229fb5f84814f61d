// SPDX-License-Identifier: MIT
public import Foundation

extension FileWrapper {
    /// The deepest folder that is read; deeper ones are no document's.
    private static let deepestLevel = 64

    /// Reads a file, a folder with all that is in it, or a symbolic link.
    ///
    /// - Throws: `CocoaError` if something can't be read, is a pipe, a socket, or a device, or is too large for the memory.
    public convenience init(url: URL, options: ReadingOptions = []) throws {
        try self.init(url, level: 0)
    }

    private convenience init(_ url: URL, level: Int) throws {
        self.init(content: try Self.content(at: url, level: level))
        filename = url.lastPathComponent
        preferredFilename = url.lastPathComponent
        for (key, value) in try FileManager.default.attributesOfItem(atPath: url.path) {
            fileAttributes[key.rawValue] = value
        }
    }

    private static func content(at url: URL, level: Int) throws -> Content {
        if let destination = try? FileManager.default.destinationOfSymbolicLink(atPath: url.path) {
            return .link(URL(fileURLWithPath: destination, relativeTo: url.deletingLastPathComponent()))
        }
        guard FileStamp(of: url)?.kind == .folder else { return .file(try FileReading.contents(of: url)) }
        guard level < deepestLevel else {
            throw FileFailure.error(
                .fileReadTooLarge, at: url, reason: "\(url.path) is deeper than \(deepestLevel) folders")
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: url.path)
        return .folder(
            try names.reduce(into: [:]) { children, name in
                children[name] = try FileWrapper(url.appendingPathComponent(name), level: level + 1)
            })
    }

    /// Writes the item at a place where nothing is, or, with `.atomic`, over what is there.
    ///
    /// - Parameters:
    ///   - url: The place.
    ///   - options: Whether to replace what is there, and to take over names.
    ///   - originalContentsURL: The place of an earlier version, which is of no use here.
    /// - Throws: `CocoaError`.
    public func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
        if options.contains(.atomic) {
            let replacement = try FileReplacement(of: url)
            do {
                try write(at: replacement.draft)
                try replacement.commit()
            } catch {
                replacement.cancel()
                throw error
            }
        } else {
            try write(at: url)
        }
        if options.contains(.withNameUpdating) {
            filename = url.lastPathComponent
            for (name, child) in fileWrappers ?? [:] { child.filename = name }
        }
    }

    private func write(at url: URL) throws {
        try writeContent(at: url)
        guard !isSymbolicLink, let permissions = fileAttributes[FileAttributeKey.posixPermissions.rawValue] else {
            return
        }
        try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: url.path)
    }

    private func writeContent(at url: URL) throws {
        switch content {
        case .file(let data): try data.write(to: url)
        case .link(let destination):
            try FileManager.default.createSymbolicLink(atPath: url.path, withDestinationPath: destination.relativePath)
        case .folder(let children):
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
            for (name, child) in children {
                // The names may come from another program's file.
                guard !name.contains("/"), name != ".", name != "..", !name.isEmpty else {
                    throw FileFailure.error(.fileWriteInvalidFileName, at: url, reason: "“\(name)” is no file name")
                }
                try child.write(at: url.appendingPathComponent(name))
            }
        }
    }

    /// Returns whether the item at `url` is one that `write` would write.
    public func matchesContents(of url: URL) -> Bool {
        guard let other = try? FileWrapper(url: url) else { return false }
        return hasSameContent(as: other)
    }

    private func hasSameContent(as other: FileWrapper) -> Bool {
        switch (content, other.content) {
        case (.file(let first), .file(let second)): first == second
        case (.link(let first), .link(let second)): first.path == second.path
        case (.folder(let first), .folder(let second)):
            first.keys == second.keys && first.allSatisfy { second[$0.key].map($0.value.hasSameContent(as:)) ?? false }
        default: false
        }
    }
}
