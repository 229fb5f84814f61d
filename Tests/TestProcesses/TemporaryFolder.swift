// SPDX-License-Identifier: MIT
internal import Foundation

/// A private temporary directory, removed with the last reference.
public final class TemporaryFolder: Sendable {
    /// The directory's path.
    public let path: String

    /// Creates a directory with a short path, because a socket's path is limited to 107 bytes.
    public init() throws {
        let name = String(UInt64.random(in: 0...UInt64.max), radix: 36)
        path = NSTemporaryDirectory() + "shoji-\(name)"
        try FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// Returns the path of a file in the directory.
    public func path(of name: String) -> String { "\(path)/\(name)" }

    /// The names in the directory, in order.
    public var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }

    /// Returns the text of a file; `nil` if there is none.
    public func text(of name: String) -> String? {
        FileManager.default.contents(atPath: path(of: name)).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Writes a file and returns its path.
    public func write(_ text: String, to name: String) throws -> String {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path(of: name)))
        return path(of: name)
    }

    /// Writes an executable file and returns its path.
    ///
    /// Another process writes it. A file that this process has open for writing while it starts another process stays
    /// open there for a moment, and a file that is open for writing can't be executed.
    public func writeProgram(_ text: String, to name: String) async throws -> String {
        let source = try write(text, to: "\(name).text")
        try await ChildProcess.run(Program.required("install"), ["-m", "700", source, path(of: name)])
        return path(of: name)
    }

    /// Changes the owner of the directory and its content.
    public func give(toUser user: Int, group: Int) throws {
        let attributes: [FileAttributeKey: Any] = [.ownerAccountID: user, .groupOwnerAccountID: group]
        for name in try FileManager.default.contentsOfDirectory(atPath: path) {
            try FileManager.default.setAttributes(attributes, ofItemAtPath: path(of: name))
        }
        try FileManager.default.setAttributes(attributes, ofItemAtPath: path)
    }
}
