// SPDX-License-Identifier: MIT
internal import Foundation

/// A folder of the test's own, readable for nobody else, removed with the last reference.
public final class TemporaryFolder: Sendable {
    public let path: String

    /// The path is short: a socket's must not be longer than 107 bytes.
    public init() throws {
        let name = String(UInt64.random(in: 0...UInt64.max), radix: 36)
        path = NSTemporaryDirectory() + "shoji-\(name)"
        try FileManager.default.createDirectory(
            atPath: path, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    public func path(of name: String) -> String { "\(path)/\(name)" }

    /// Writes a file and returns its path.
    public func write(_ text: String, to name: String) throws -> String {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path(of: name)))
        return path(of: name)
    }

    /// Writes a program and returns its path.
    ///
    /// Another process puts it there. What this one has open for writing while it starts something else stays open there
    /// for a moment, and a program that is open for writing cannot be run.
    public func writeProgram(_ text: String, to name: String) async throws -> String {
        let source = try write(text, to: "\(name).text")
        try await ChildProcess.run(Program.required("install"), ["-m", "700", source, path(of: name)])
        return path(of: name)
    }

    /// Gives the folder and all in it to another user of the system.
    public func give(toUser user: Int, group: Int) throws {
        let attributes: [FileAttributeKey: Any] = [.ownerAccountID: user, .groupOwnerAccountID: group]
        for name in try FileManager.default.contentsOfDirectory(atPath: path) {
            try FileManager.default.setAttributes(attributes, ofItemAtPath: path(of: name))
        }
        try FileManager.default.setAttributes(attributes, ofItemAtPath: path)
    }
}
