// SPDX-License-Identifier: MIT
internal import Foundation
internal import Windowing

/// Reads and writes the files of item providers, away from the main actor.
enum ItemFiles {
    /// Returns the content of a file, up to the size limit of transfers.
    @concurrent
    static func contents(of url: URL) async -> Result<Data, any Error> {
        do {
            let limit = TransferLimits().size
            let size = try FileManager.default.attributesOfItem(atPath: url.path)[.size] as? Int ?? 0
            guard size <= limit else { throw TransferError.tooLarge(type: url.lastPathComponent, limit: limit) }
            return .success(try Data(contentsOf: url))
        } catch {
            return .failure(error)
        }
    }

    /// Writes data to a file in a new temporary folder.
    @concurrent
    static func write(_ data: Data, named name: String) async -> Result<URL, any Error> {
        do {
            let url = try newFolder().appendingPathComponent(name)
            try data.write(to: url)
            return .success(url)
        } catch {
            return .failure(error)
        }
    }

    /// Copies a file to a new temporary folder.
    @concurrent
    static func copy(_ url: URL) async -> Result<URL, any Error> {
        do {
            let copy = try newFolder().appendingPathComponent(url.lastPathComponent)
            try FileManager.default.copyItem(at: url, to: copy)
            return .success(copy)
        } catch {
            return .failure(error)
        }
    }

    /// Removes a file that `write(_:named:)` or `copy(_:)` made, with its folder, unless it was moved away.
    @concurrent
    static func remove(_ url: URL) async {
        try? FileManager.default.removeItem(at: url.deletingLastPathComponent())
    }

    /// Returns a name of a single path component, from one that another application suggests.
    static func safeName(_ name: String?, type: String) -> String {
        var base = (name ?? "").split(separator: "/").last.map(String.init) ?? ""
        base = String(base.unicodeScalars.filter { $0.value >= 0x20 }.prefix(120))
        if base.isEmpty || base == "." || base == ".." { base = "item" }
        guard let suffix = UniformType.fileExtension(of: type) else { return base }
        let present = URL(fileURLWithPath: "/" + base).pathExtension
        return present.isEmpty ? base + "." + suffix : base
    }

    private static func newFolder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("drop-\(UUID().uuidString)")
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        return folder
    }
}
