// SPDX-License-Identifier: MIT
internal import Foundation

/// A program that a test runs.
public struct Program: Hashable, Sendable {
    /// The path of the executable.
    public let path: String

    /// Returns an executable of this package, which is in the same directory as the test runner.
    ///
    /// The test target must depend on it.
    public static func built(_ name: String) throws -> Program {
        let runner = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let path = URL(fileURLWithPath: runner).deletingLastPathComponent().appendingPathComponent(name).path
        guard FileManager.default.isExecutableFile(atPath: path) else { throw ProcessFailure.noProgram(path: path) }
        return Program(path: path)
    }

    /// Returns an installed program, found in `PATH`; `nil` if it is not installed.
    public static func installed(_ name: String) -> Program? {
        let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
        let path = folders.map { "\($0)/\(name)" }.first { FileManager.default.isExecutableFile(atPath: $0) }
        return path.map { Program(path: $0) }
    }

    /// Returns an installed program, for a test that doesn't run without it.
    public static func required(_ name: String) throws -> Program {
        guard let program = installed(name) else { throw ProcessFailure.noProgram(path: name) }
        return program
    }

    /// Returns whether all of these programs are installed.
    public static func areInstalled(_ names: String...) -> Bool {
        names.allSatisfy { installed($0) != nil }
    }
}
