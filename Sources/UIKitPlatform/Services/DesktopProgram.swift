// SPDX-License-Identifier: MIT
package import Foundation

/// Small programs that every desktop brings along.
package enum DesktopProgram {
    /// Where a program is; `nil` if it is not installed.
    package static func find(_ name: String, in variables: [String: String]) -> URL? {
        for folder in (variables["PATH"] ?? "").split(separator: ":") where folder.hasPrefix("/") {
            let path = "\(folder)/\(name)"
            if FileManager.default.isExecutableFile(atPath: path) { return URL(fileURLWithPath: path) }
        }
        return nil
    }

    /// Runs a program to its end.
    ///
    /// - Returns: its status, -1 if it could not be started.
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
