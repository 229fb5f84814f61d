// SPDX-License-Identifier: MIT
internal import Foundation

/// A program that a test runs.
public struct Program: Hashable, Sendable {
    public let path: String

    /// An executable of this package, which stands beside the test runner: one build puts both in one folder.
    ///
    /// For it to be there the test target depends on it.
    public static func built(_ name: String) throws -> Program {
        let runner = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let path = URL(fileURLWithPath: runner).deletingLastPathComponent().appendingPathComponent(name).path
        guard FileManager.default.isExecutableFile(atPath: path) else { throw ProcessFailure.noProgram(path: path) }
        return Program(path: path)
    }

    /// A program of the system's, found in `PATH`; `nil` if it is not installed.
    public static func installed(_ name: String) -> Program? {
        let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
        let path = folders.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
        return path.map { Program(path: $0) }
    }

    /// The same, for a test that is not run without it.
    public static func required(_ name: String) throws -> Program {
        guard let program = installed(name) else { throw ProcessFailure.noProgram(path: name) }
        return program
    }

    /// Whether all of these can be run.
    public static func areInstalled(_ names: String...) -> Bool {
        names.allSatisfy { installed($0) != nil }
    }
}
