// SPDX-License-Identifier: MIT
internal import Foundation

/// The folders with an application's resources, found by the place of its executable.
///
/// For an executable `bin/name`, in this order:
/// 1. `bin`;
/// 2. `bin/name.resources`;
/// 3. `share/name`;
/// 4. `bin/Package_name.resources`, to which SwiftPM copies the resources of the target `name`.
///
/// An executable `PackagePackageTests.xctest` runs the tests of a package. For it, the last are the resources of all
/// targets of the package, those of test targets first.
struct ResourceFolders {
    let paths: [String]

    init(executable: URL) {
        let folder = executable.deletingLastPathComponent()
        let name = executable.lastPathComponent
        let installed = [
            folder.appendingPathComponent(name + Self.suffix),
            folder.deletingLastPathComponent().appendingPathComponent("share").appendingPathComponent(name),
        ]
        let present = installed.map(\.path).filter(Self.isFolder)
        let built = Self.built(in: folder.path, for: name).map { folder.appendingPathComponent($0).path }
        paths = [folder.path] + present + built.filter { !present.contains($0) }
    }

    /// Returns the name of the target whose resources SwiftPM copied to a folder; `nil` for other folders.
    static func target(ofFolder path: String) -> String? {
        let name = (path as NSString).lastPathComponent
        guard name.hasSuffix(suffix), let separator = name.firstIndex(of: "_") else { return nil }
        return String(name[name.index(after: separator)...].dropLast(suffix.count))
    }

    private static let suffix = ".resources"

    private static func isFolder(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    private static func built(in folder: String, for name: String) -> [String] {
        let entries = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let bundles = entries.filter { $0.hasSuffix(suffix) && $0.contains("_") }.sorted()
        let tests = "PackageTests.xctest"
        guard name.hasSuffix(tests) else { return bundles.filter { $0.hasSuffix("_\(name)\(suffix)") } }
        let ofPackage = bundles.filter { $0.hasPrefix(name.dropLast(tests.count) + "_") }
        let isOfTests = { (bundle: String) in bundle.hasSuffix("Tests\(suffix)") }
        return ofPackage.filter(isOfTests) + ofPackage.filter { !isOfTests($0) }
    }
}
