// SPDX-License-Identifier: MIT
package import Foundation

/// A folder below `.build` whose files are written only if they change, so that nothing else is built again.
package struct OutputFolder {
    package let url: URL
    private var written: Set<String> = []

    /// Creates the folder `.build/shoji/NAME` in a project.
    /// - Throws: `PackageError` if a symbolic link leads out of the project.
    package init(name: String, in project: URL) throws {
        let build = project.appendingPathComponent(".build")
        url = build.appendingPathComponent("shoji").appendingPathComponent(name)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        let expected = project.resolvingSymlinksInPath().path + "/.build/shoji/" + name
        guard url.resolvingSymlinksInPath().path == expected else {
            throw PackageError("\(build.path) leads out of the project. Remove the symbolic link.")
        }
    }

    mutating func write(_ text: String, to path: String) throws { try write(Data(text.utf8), to: path) }

    mutating func write(_ data: Data, to path: String) throws {
        let file = try prepare(path)
        guard FileManager.default.contents(atPath: file.path) != data else { return }
        try? FileManager.default.removeItem(at: file)
        try data.write(to: file)
    }

    /// Copies a file, or a folder with its files.
    ///
    /// Links and hidden files in folders are left out.
    mutating func copy(_ source: URL, to path: String) throws {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: source.path, isDirectory: &isFolder) else { return }
        guard isFolder.boolValue else { return try write(Data(contentsOf: source), to: path) }
        for name in try FileManager.default.contentsOfDirectory(atPath: source.path).sorted() where !name.hasPrefix(".")
        {
            let file = source.appendingPathComponent(name)
            guard (try? FileManager.default.destinationOfSymbolicLink(atPath: file.path)) == nil else { continue }
            try copy(file, to: "\(path)/\(name)")
        }
    }

    /// Creates a folder, and returns it.
    func folder(_ path: String) throws -> URL {
        let folder = url.appendingPathComponent(path)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    /// Removes the files of earlier runs, and the folders that are empty without them, from a folder.
    ///
    /// One of its folders is left alone.
    func removeOthers(in path: String, except kept: String) throws {
        let root = url.appendingPathComponent(path)
        let names = FileManager.default.enumerator(atPath: root.path)?.allObjects as? [String] ?? []
        var removed = false
        // The content of a folder comes before the folder in this order.
        for name in names.sorted(by: >) where name != kept && !name.hasPrefix(kept + "/") {
            let file = root.appendingPathComponent(name)
            guard !written.contains("\(path)/\(name)"), try Self.isEmptyOrFile(file) else { continue }
            try FileManager.default.removeItem(at: file)
            removed = true
        }
        if removed { removeBuiltResources() }
    }

    private static func isEmptyOrFile(_ file: URL) throws -> Bool {
        var isFolder: ObjCBool = false
        _ = FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder)
        return try !isFolder.boolValue || FileManager.default.contentsOfDirectory(atPath: file.path).isEmpty
    }

    /// Removes the built resources, from which the build system doesn't take what the package no longer has.
    private func removeBuiltResources() {
        for configuration in ["debug", "release"] {
            let folder = url.appendingPathComponent(".build/\(configuration)").resolvingSymlinksInPath()
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            for name in names where name.hasPrefix(PackageManifest.packageName + "_") && name.hasSuffix(".resources") {
                try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
            }
        }
    }

    /// Returns the place of a file, in a folder that exists.
    private mutating func prepare(_ path: String) throws -> URL {
        guard !path.split(separator: "/").contains("..") else {
            throw PackageError("\(path) isn't a path in a folder.")
        }
        written.insert(path)
        let file = url.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        return file
    }
}

/// The reason for which a package can't be written.
package struct PackageError: Error, Hashable, CustomStringConvertible {
    package let description: String

    package init(_ description: String) {
        self.description = description
    }
}
