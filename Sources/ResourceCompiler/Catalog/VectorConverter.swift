// SPDX-License-Identifier: MIT
internal import Foundation

/// Converts PDF documents to SVG with `pdftocairo` (Debian's poppler-utils).
struct VectorConverter: Sendable {
    /// Returns the first page as SVG.
    func svg(fromPDF data: Data, path: String) throws(CompilerFailure) -> Data {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (source, target) = (folder.appendingPathComponent("page.pdf"), folder.appendingPathComponent("page.svg"))
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["pdftocairo", "-svg", "-f", "1", "-l", "1", source.path, target.path]
        let complaints = Pipe()
        process.standardError = complaints
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try data.write(to: source)
            try process.run()
        } catch {
            throw CompilerFailure(path: path, text: "pdftocairo can't be started: \(error)")
        }
        let text = String(decoding: (try? complaints.fileHandleForReading.readToEnd()) ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        // The status with which `env` reports a program that doesn't exist.
        if process.terminationStatus == 127 {
            throw CompilerFailure(path: path, text: "PDF files need pdftocairo, which Debian has in poppler-utils")
        }
        guard process.terminationStatus == 0, let svg = FileManager.default.contents(atPath: target.path) else {
            let reason = text.split(separator: "\n").first.map(String.init) ?? "no reason given"
            throw CompilerFailure(path: path, text: "the PDF can't be converted: \(reason)")
        }
        return svg
    }
}
