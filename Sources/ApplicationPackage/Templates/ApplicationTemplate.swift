// SPDX-License-Identifier: MIT
package import Foundation

/// The kind of application that a new package begins with.
package enum ApplicationTemplate: String, CaseIterable, Sendable {
    case plain, table, split, tabs, document

    /// Writes a package into a new folder.
    /// - Parameters:
    ///   - name: The name of the application and of its module.
    ///   - parent: The folder in which the folder `name` is created.
    ///   - toolkit: The folder with the toolkit's `Package.swift`.
    /// - Returns: The new folder.
    /// - Throws: `PackageError` if the name isn't an identifier, or if the folder exists.
    package func write(name: String, in parent: URL, toolkit: URL) throws -> URL {
        let isIdentifier = name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
        guard isIdentifier, name.first?.isLetter == true else {
            throw PackageError("The name \(name) has to begin with a letter, and to have only letters and digits.")
        }
        let folder = parent.appendingPathComponent(name)
        guard !FileManager.default.fileExists(atPath: folder.path) else {
            throw PackageError("\(folder.path) exists already.")
        }
        for (path, text) in files(name: name, toolkit: toolkit) {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        return folder
    }

    private func files(name: String, toolkit: URL) -> [String: String] {
        let replace = { (text: String) in
            text.replacing("NAME", with: name).replacing(
                "TOOLKIT", with: PackageManifest.literal(toolkit.standardizedFileURL.path))
        }
        let resources = "Sources/NAME"
        let files = [
            "Package.swift": TemplateFiles.manifest, ".gitignore": ".build/\n",
            "\(resources)/AppDelegate.swift": TemplateFiles.delegate(root: root),
            "\(resources)/ItemsViewController.swift": TemplateFiles.items,
            "\(resources)/RootViewController.swift": controller,
            "\(resources)/Assets.xcassets/Contents.json": TemplateFiles.catalog,
            "\(resources)/Assets.xcassets/ItemText.colorset/Contents.json": TemplateFiles.color,
            "\(resources)/Resources/en.lproj/Localizable.strings": TemplateFiles.english,
            "\(resources)/Resources/de.lproj/Localizable.strings": TemplateFiles.german,
            "Tests/NAMETests/RootViewControllerTests.swift": TemplateFiles.tests(root: root, expected: expected),
        ]
        return Dictionary(uniqueKeysWithValues: files.map { (replace($0.key), replace($0.value)) })
    }

    /// The expression that creates the root view controller.
    private var root: String {
        switch self {
        case .plain: "RootViewController()"
        case .table: "UINavigationController(rootViewController: RootViewController())"
        case .split: "RootViewController(style: .doubleColumn)"
        case .tabs: "RootViewController()"
        case .document: "UINavigationController(rootViewController: RootViewController())"
        }
    }

    /// The text that a test finds in the window.
    private var expected: String { self == .plain || self == .document ? "text" : "items" }

    private var controller: String {
        switch self {
        case .plain: TemplateFiles.plain
        case .table: TemplateFiles.table
        case .split: TemplateFiles.split
        case .tabs: TemplateFiles.tabs
        case .document: TemplateFiles.document
        }
    }
}
