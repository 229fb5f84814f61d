// SPDX-License-Identifier: MIT
import AssetCatalog
import Foundation
import ResourceCompiler

/// An asset catalog in a temporary folder, removed with the object.
final class SourceCatalog {
    let path: String
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        path = folder.appendingPathComponent("Assets.xcassets").path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: folder)
    }

    func write(_ file: String, _ text: String) throws {
        try write(file, Data(text.utf8))
    }

    func write(_ file: String, _ data: Data) throws {
        let url = URL(fileURLWithPath: "\(path)/\(file)")
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url)
    }

    func compile() throws -> (catalog: AssetCatalog, messages: [String], source: String) {
        var compiler = CatalogCompiler()
        compiler.add(catalog: path)
        let messages = compiler.messages.map { message in
            message.description.replacingOccurrences(of: path + "/", with: "")
        }
        return (try AssetCatalog(data: compiler.data()), messages, compiler.names.source)
    }
}
