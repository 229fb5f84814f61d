// SPDX-License-Identifier: MIT
package import Foundation

/// Command-line tools of the desktop environment.
package enum DesktopProgram {
    /// Returns the URL of a program in `PATH`; `nil` if it is not installed.
    package static func find(_ name: String, in variables: [String: String]) -> URL? {
        for folder in (variables["PATH"] ?? "").split(separator: ":") where folder.hasPrefix("/") {
            let path = "\(folder)/\(name)"
            if FileManager.default.isExecutableFile(atPath: path) { return URL(fileURLWithPath: path) }
        }
        return nil
    }

    /// Starts a program without waiting for its end.
    ///
    /// - Returns: Whether the program could be started.
    package static func start(_ program: URL, _ arguments: [String]) -> Bool {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        return (try? process.run()) != nil
    }

    /// Runs a program until it exits.
    ///
    /// - Returns: The exit status; -1 if the program could not be started.
    package static func run(_ program: URL, _ arguments: [String]) async -> Int32 {
        await withCheckedContinuation { continuation in
            let process = Process()
            process.executableURL = program
            process.arguments = arguments
            process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
            do {
                try process.run()
            } catch {
                process.terminationHandler = nil
                continuation.resume(returning: -1)
            }
        }
    }
}
