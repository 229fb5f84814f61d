// SPDX-License-Identifier: MIT
import Foundation

extension Project {
    /// Adds the targets of local packages whose sources import UIKit.
    ///
    /// These packages don't depend on the toolkit themselves. Other packages remain dependencies.
    func includingPackages(configuration: String) throws -> Project {
        var project = self
        var packages: [URL: (reader: PackageReader, project: Project)] = [:]
        var index = 0
        while index < project.targets.count {
            var target = project.targets[index]
            let products = target.packages
            target.packages = []
            for product in products {
                guard case .local(let url) = product.location else {
                    target.packages.append(product)
                    continue
                }
                let location = url.standardizedFileURL
                if packages[location] == nil, try project.includes(location) {
                    var reader = PackageReader(
                        location, description: try PackageDump.read(location), configuration: configuration)
                    let content = try reader.read()
                    packages[location] = (reader, content)
                    try project.add(content, from: location)
                }
                if let (reader, _) = packages[location] {
                    target.dependencies += reader.targets(of: product.name)
                } else {
                    target.packages.append(product)
                }
            }
            project.targets[index] = target
            index += 1
        }
        return project
    }

    /// Whether a package is in the project's folder, and a source of it imports UIKit.
    private func includes(_ package: URL) throws -> Bool {
        let folder = ProjectFolder(folder)
        guard folder.contains(package), FileKind.isFolder(package) else { return false }
        return try folder.files(below: package).contains { file in
            guard file.pathExtension == "swift", let text = try? ProjectText.text(of: file) else { return false }
            return text.split(whereSeparator: \.isNewline).contains { line in
                let words = line.split(separator: " ")
                return words.last == "UIKit" && words.contains("import")
            }
        }
    }

    private mutating func add(_ package: Project, from location: URL) throws {
        warnings += package.warnings
        for target in package.targets where target.product == .library {
            guard !targets.contains(where: { $0.name == target.name }) else {
                throw ProjectError(
                    file: location.appendingPathComponent("Package.swift").path,
                    "Two targets have the name \(target.name). Rename one of them.")
            }
            targets.append(target)
        }
    }
}
