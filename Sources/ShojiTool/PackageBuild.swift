// SPDX-License-Identifier: MIT
import ApplicationPackage
import Foundation

/// A run of `swift build`, whose messages are shown without its progress.
struct PackageBuild {
    let folder: URL
    let product: String
    let toolkit: URL
    let configuration: BuildConfiguration

    /// - Returns: The executable.
    /// - Throws: `PackageError` if the build fails.
    func run() throws -> URL {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [
            "swift", "build", "--package-path", folder.path, "--configuration", configuration.rawValue,
            "--product", product,
        ]
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        do {
            try process.run()
        } catch {
            throw PackageError("swift can't be run: \(error)")
        }
        var messages = BuildMessages(toolkit: toolkit.standardizedFileURL.path)
        var rest = Data()
        while true {
            let data = pipe.fileHandleForReading.availableData
            guard !data.isEmpty else { break }
            rest += data
            while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
                let line = String(decoding: rest[rest.startIndex..<end], as: UTF8.self)
                if messages.shows(line) { StandardError.write(line) }
                rest = Data(rest[rest.index(after: end)...])
            }
        }
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw PackageError("\(product) wasn't built.") }
        return folder.appendingPathComponent(".build/\(configuration.rawValue)/\(product)")
    }
}
