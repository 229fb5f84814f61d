// SPDX-License-Identifier: MIT
import Foundation

/// The folder in which a project's files are, and the check that they are.
struct ProjectFolder {
    let url: URL
    private let path: String

    init(_ url: URL) {
        self.url = url.standardizedFileURL
        path = url.resolvingSymlinksInPath().path
    }

    /// Whether a file is in the folder once `..` and symbolic links are resolved.
    func contains(_ file: URL) -> Bool {
        let resolved = file.standardizedFileURL.resolvingSymlinksInPath().path
        return resolved == path || resolved.hasPrefix(path == "/" ? "/" : path + "/")
    }

    /// Returns the files below a folder in the order of their paths.
    ///
    /// Hidden folders, build output, and packages such as catalogs aren't entered.
    func files(below folder: URL) throws -> [URL] {
        var found: [URL] = []
        var pending = [(folder, 0)]
        while let (folder, depth) = pending.popLast() {
            guard depth < 64, found.count < 200_000 else {
                throw ProjectError(file: folder.path, "The folder has more than 200,000 files or 64 levels of folders.")
            }
            let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
            for name in names ?? [] where !name.hasPrefix(".") {
                let file = folder.appendingPathComponent(name)
                guard contains(file) else { continue }
                if FileKind.isFolder(file), !FileKind.packages.contains(file.pathExtension) {
                    if !["build", "Pods", "Carthage", "DerivedData"].contains(name) {
                        pending.append((file, depth + 1))
                    }
                } else {
                    found.append(file)
                }
            }
        }
        return found.sorted { $0.path < $1.path }
    }
}

/// The purpose of a file, by its name.
enum FileKind {
    case source, resource, foreignSource, ignored

    /// Extensions of folders that are one resource.
    static let packages: Set<String> = [
        "xcassets", "bundle", "xcodeproj", "xcworkspace", "playground", "framework",
        "xcframework", "xcdatamodeld", "docc", "app", "icon",
    ]

    init(_ file: URL) {
        switch file.pathExtension.lowercased() {
        case "swift": self = .source
        case "m", "mm", "c", "cpp", "cc", "metal": self = .foreignSource
        case "h", "hpp", "pch", "modulemap": self = .ignored
        case "xcodeproj", "xcworkspace", "playground", "framework", "xcframework", "docc", "app", "icon", "xcconfig",
            "entitlements", "md", "yml", "yaml", "a", "dylib", "tbd", "xctestplan", "swiftdoc":
            self = .ignored
        case "": self = .ignored
        default:
            let name = file.lastPathComponent
            self = name == "Info.plist" || name.hasSuffix("-Info.plist") ? .ignored : .resource
        }
    }

    static func isFolder(_ file: URL) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder) && isFolder.boolValue
    }
}

extension ProjectResource {
    /// A resource at the top level of the bundle, or in its language's folder.
    init(_ file: URL) {
        let folder = file.deletingLastPathComponent().lastPathComponent
        let name = file.lastPathComponent
        self.init(file: file, destination: folder.hasSuffix(".lproj") ? "\(folder)/\(name)" : name)
    }
}
