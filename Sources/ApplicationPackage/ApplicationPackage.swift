// SPDX-License-Identifier: MIT
package import Foundation
package import ProjectFiles

/// A Swift package, below `.build` of a project, that builds one of its applications with the toolkit.
package struct ApplicationPackage {
    package let folder: URL
    /// The name of the executable.
    package let product: String
    /// Messages about files that were left out, one a line.
    package let messages: [String]

    /// Writes the package; files that didn't change are left alone.
    /// - Parameters:
    ///   - application: A target of the project that builds an application.
    ///   - project: The project, in whose folder the package is written.
    ///   - toolkit: The folder with the toolkit's `Package.swift`.
    /// - Throws: `PackageError` if the application has no entry point, or `toolkit` is no package.
    package init(_ application: ProjectTarget, of project: Project, toolkit: URL) throws {
        guard FileManager.default.fileExists(atPath: toolkit.appendingPathComponent("Package.swift").path) else {
            throw PackageError(
                "There is no Package.swift in \(toolkit.path). Name the toolkit's folder with --toolkit.")
        }
        guard application.entryPoint != nil else {
            throw PackageError(
                "\(application.name) has no entry point: no source has @main or @UIApplicationMain, or the name main.swift."
            )
        }
        var output = try OutputFolder(name: SettingModifier.identifier(application.name), in: project.folder)
        var contents: [TargetContent] = []
        var messages: [String] = []
        for target in project.closure(of: application)
        where target.name == application.name || target.product == .library {
            var content = TargetContent(target)
            guard !contents.contains(where: { $0.module == content.module }) else {
                throw PackageError(
                    "Two targets have the module \(content.module). Set PRODUCT_MODULE_NAME for one of them.")
            }
            messages += try content.write(to: &output)
            contents.append(content)
        }
        let manifest = PackageManifest(
            toolkit: toolkit.standardizedFileURL, language: Self.language(of: application), targets: contents)
        try output.write(manifest.text, to: "Package.swift")
        folder = output.url
        product = SettingModifier.identifier(application.module)
        self.messages = messages
    }

    private static func language(of target: ProjectTarget) -> String {
        guard case .string(let name) = target.info["CFBundleDevelopmentRegion"], !name.isEmpty else { return "en" }
        return name
    }
}
