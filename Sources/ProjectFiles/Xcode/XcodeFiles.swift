// SPDX-License-Identifier: MIT
import Foundation

/// The paths of a project's file references, which depend on the groups that contain them.
struct XcodeFiles {
    /// The paths by the identifiers of file references, groups, variant groups, and synchronized folders.
    private(set) var paths: [String: URL] = [:]
    /// The folders whose files are in targets without references to each.
    private(set) var synchronizedFolders: [XcodeObject] = []
    private let objects: XcodeObjects
    private let sourceRoot: URL

    init(_ objects: XcodeObjects, sourceRoot: URL) throws {
        self.objects = objects
        self.sourceRoot = sourceRoot
        guard let group = try objects.object("mainGroup", of: objects.root) else { return }
        try walk(group, folder: sourceRoot, depth: 0, open: [])
    }

    /// Returns the path of an object that may be in no group; `nil` for products and system libraries.
    func path(of object: XcodeObject) throws -> URL? {
        if let path = paths[object.identifier] { return path }
        return try resolve(object, folder: sourceRoot)
    }

    private mutating func walk(_ object: XcodeObject, folder: URL, depth: Int, open: Set<String>) throws {
        guard !open.contains(object.identifier) else {
            throw ProjectError(
                file: object.file, line: object.line, "The group \(try name(of: object)) contains itself.")
        }
        guard depth < 256 else {
            throw ProjectError(file: object.file, line: object.line, "Groups are nested more than 256 levels deep.")
        }
        guard paths[object.identifier] == nil, let path = try resolve(object, folder: folder) else { return }
        paths[object.identifier] = path
        if object.isa == "PBXFileSystemSynchronizedRootGroup" { synchronizedFolders.append(object) }
        guard object.fields["children"] != nil else { return }
        let open = open.union([object.identifier])
        for child in try objects.objects("children", of: object) {
            try walk(child, folder: path, depth: depth + 1, open: open)
        }
    }

    private func resolve(_ object: XcodeObject, folder: URL) throws -> URL? {
        let path = try object.string("path") ?? ""
        switch try object.string("sourceTree") ?? "<group>" {
        case "<group>": return path.isEmpty ? folder : Self.url(path, in: folder)
        case "SOURCE_ROOT": return path.isEmpty ? sourceRoot : Self.url(path, in: sourceRoot)
        case "<absolute>": return URL(fileURLWithPath: path)
        default: return nil
        }
    }

    private static func url(_ path: String, in folder: URL) -> URL {
        path.hasPrefix("/") ? URL(fileURLWithPath: path) : folder.appendingPathComponent(path)
    }

    private func name(of object: XcodeObject) throws -> String {
        try object.string("name") ?? object.string("path") ?? object.identifier
    }
}
