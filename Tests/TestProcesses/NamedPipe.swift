// SPDX-License-Identifier: MIT
internal import Foundation

/// A pipe with a name, at which a program that opens it for writing stops until the test reads it.
public struct NamedPipe: Sendable {
    public let path: String

    public init(_ name: String, in folder: TemporaryFolder) throws {
        path = folder.path(of: name)
        guard mkfifo(path, 0o600) == 0 else { throw ProcessFailure.system(operation: "mkfifo", code: errno) }
    }
}
