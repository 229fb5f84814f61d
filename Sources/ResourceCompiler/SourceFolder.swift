// SPDX-License-Identifier: MIT
internal import Foundation

/// A folder of source files, from which only files inside it can be read.
struct SourceFolder {
    let path: String

    /// The folder's name without extension.
    var baseName: String { (name as NSString).deletingPathExtension }
    var name: String { (path as NSString).lastPathComponent }
    var fileExtension: String { (path as NSString).pathExtension.lowercased() }

    func path(of name: String) -> String { "\(path)/\(name)" }

    func has(_ name: String) -> Bool { FileManager.default.fileExists(atPath: path(of: name)) }

    /// The folders in this folder, by name; hidden ones and symbolic links, which could form a cycle, are left out.
    var folders: [SourceFolder] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return names.sorted().filter { !$0.hasPrefix(".") }.compactMap { name in
            let attributes = try? FileManager.default.attributesOfItem(atPath: path(of: name))
            return attributes?[.type] as? FileAttributeType == .typeDirectory
                ? SourceFolder(path: path(of: name)) : nil
        }
    }

    /// Reads a file of at most `limit` bytes.
    func contents(of name: String, limit: Int) throws(CompilerFailure) -> Data {
        guard !name.contains("/"), name != ".." else {
            throw CompilerFailure(path: path, text: "\"\(name)\" is outside of the folder")
        }
        let path = path(of: name)
        let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        guard let attributes else { throw CompilerFailure(.warning, path: path, text: "the file doesn't exist") }
        guard attributes[.type] as? FileAttributeType == .typeRegular else {
            throw CompilerFailure(path: path, text: "is not a file")
        }
        let size = (attributes[.size] as? NSNumber)?.intValue ?? 0
        guard size <= limit else {
            throw CompilerFailure(path: path, text: "has \(size) bytes; at most \(limit) are read")
        }
        guard let data = FileManager.default.contents(atPath: path) else {
            throw CompilerFailure(path: path, text: "can't be read")
        }
        return data
    }
}
