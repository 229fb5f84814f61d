// SPDX-License-Identifier: MIT
public import Foundation

/// A file, a folder, or a symbolic link in memory, as the contents of documents that consist of several files.
///
/// > Note: Differs from UIKit: contents are read when the wrapper is made, and wrappers have no serialized form.
open class FileWrapper: NSObject {
    /// Options for reading a wrapper.
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Contents are read at once, which they always are.
        public static let immediate = ReadingOptions(rawValue: 1 << 0)
    }

    /// Options for writing a wrapper.
    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// An item at the place is replaced in one step.
        public static let atomic = WritingOptions(rawValue: 1 << 0)
        /// The wrapper and its children take the names under which they were written as their `filename`.
        public static let withNameUpdating = WritingOptions(rawValue: 1 << 1)
    }

    enum Content {
        case file(Data)
        case folder([String: FileWrapper])
        case link(URL)
    }

    var content: Content

    /// The name under which the item is written in a folder; a similar one if another child has it.
    open var preferredFilename: String?
    /// The name under which the item was read or last written.
    open var filename: String?
    /// The attributes of the file, by `FileAttributeKey`; of them, the permissions are written.
    open var fileAttributes: [String: Any] = [:]

    /// Makes a wrapper of a file.
    public init(regularFileWithContents contents: Data) {
        content = .file(contents)
    }

    /// Makes a wrapper of a folder; the keys are the names of the children.
    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
        content = .folder([:])
        super.init()
        for (name, child) in childrenByPreferredName.sorted(by: { $0.key < $1.key }) {
            if child.preferredFilename == nil { child.preferredFilename = name }
            _ = insert(child, named: name)
        }
    }

    /// Makes a wrapper of a symbolic link.
    public init(symbolicLinkWithDestinationURL url: URL) {
        content = .link(url)
    }

    init(content: Content) {
        self.content = content
    }

    /// Whether this is a file.
    open var isRegularFile: Bool { if case .file = content { true } else { false } }
    /// Whether this is a folder.
    open var isDirectory: Bool { if case .folder = content { true } else { false } }
    /// Whether this is a symbolic link.
    open var isSymbolicLink: Bool { if case .link = content { true } else { false } }

    /// The contents of a file; `nil` for other wrappers.
    open var regularFileContents: Data? { if case .file(let data) = content { data } else { nil } }
    /// The children of a folder by name; `nil` for other wrappers.
    open var fileWrappers: [String: FileWrapper]? { if case .folder(let children) = content { children } else { nil } }
    /// The destination of a symbolic link; `nil` for other wrappers.
    open var symbolicLinkDestinationURL: URL? { if case .link(let url) = content { url } else { nil } }

    // MARK: - Children

    /// Adds a child to a folder, and returns the name that it has there: its `preferredFilename`, or a similar one that is
    /// free.
    @discardableResult
    open func addFileWrapper(_ child: FileWrapper) -> String {
        guard let name = child.preferredFilename, !name.isEmpty else {
            preconditionFailure("A child of a folder needs a preferredFilename.")
        }
        return insert(child, named: name)
    }

    /// Adds a file to a folder, and returns the name that it has there.
    @discardableResult
    open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
        let child = FileWrapper(regularFileWithContents: data)
        child.preferredFilename = fileName
        return addFileWrapper(child)
    }

    /// Removes a child from a folder.
    open func removeFileWrapper(_ child: FileWrapper) {
        guard case .folder(var children) = content, let key = keyForChildFileWrapper(child) else { return }
        children[key] = nil
        content = .folder(children)
    }

    /// Returns the name of a child in this folder; `nil` if it is none.
    open func keyForChildFileWrapper(_ child: FileWrapper) -> String? {
        fileWrappers?.first { $0.value === child }?.key
    }

    private func insert(_ child: FileWrapper, named name: String) -> String {
        guard case .folder(var children) = content else {
            preconditionFailure("Only a folder has children.")
        }
        if let key = keyForChildFileWrapper(child) { return key }
        let ending = (name as NSString).pathExtension
        let stem = (name as NSString).deletingPathExtension
        var key = name
        var number = 1
        while children[key] != nil {
            number += 1
            key = ending.isEmpty ? "\(stem) \(number)" : "\(stem) \(number).\(ending)"
        }
        children[key] = child
        content = .folder(children)
        return key
    }
}
