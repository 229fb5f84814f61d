// SPDX-License-Identifier: MIT
internal import Foundation

/// A named pipe; a process that opens it for writing blocks until the test reads it.
public struct NamedPipe: Sendable {
    /// The pipe's path.
    public let path: String

    /// Creates a pipe in a directory.
    public init(_ name: String, in folder: TemporaryFolder) throws {
        path = folder.path(of: name)
        guard mkfifo(path, 0o600) == 0 else { throw ProcessFailure.system(operation: "mkfifo", code: errno) }
    }
}
