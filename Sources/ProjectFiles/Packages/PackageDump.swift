// SPDX-License-Identifier: MIT
import Foundation

/// Evaluates the `Package.swift` of a folder with the package manager.
enum PackageDump {
    /// - Throws: `ProjectError` with the package manager's message.
    static func read(_ folder: URL) throws -> PackageDescription {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["swift", "package", "--package-path", folder.path, "dump-package"]
        let (output, messages) = (Pipe(), Pipe())
        (process.standardOutput, process.standardError) = (output, messages)
        process.standardInput = FileHandle.nullDevice
        let manifest = folder.appendingPathComponent("Package.swift").path
        do {
            try process.run()
        } catch {
            throw ProjectError(file: manifest, "swift can't be run: \(error.localizedDescription)")
        }
        // The messages are few; they don't fill the pipe before the output ends.
        let data = output.fileHandleForReading.readDataToEndOfFile()
        let text = String(decoding: messages.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            let lines = text.split(separator: "\n").filter { $0.contains("error:") }
            // The first line repeats the whole command of the compiler.
            let line = lines.first { $0.hasPrefix(manifest) } ?? lines.first ?? "swift package failed."
            throw ProjectError(file: manifest, "The package can't be read: \(line)")
        }
        return try decode(data, manifest: manifest)
    }

    static func decode(_ data: Data, manifest: String) throws -> PackageDescription {
        do {
            return try JSONDecoder().decode(PackageDescription.self, from: data)
        } catch {
            throw ProjectError(file: manifest, "The description of the package isn't understood: \(error)")
        }
    }
}
