// SPDX-License-Identifier: MIT
package import AssetCatalog
package import Foundation

/// Compiles the asset catalogs (`.xcassets`) of a target into one file.
///
/// Errors and warnings are collected; everything that can be compiled is.
package struct CatalogCompiler {
    package private(set) var messages: [CompilerMessage] = []
    /// The names of the compiled assets, with the group folders that provide a namespace.
    package private(set) var names = AssetNames()

    private var writer = AssetCatalogWriter()
    private var origins: [Origin: String] = [:]
    private let vectors: VectorConverter

    /// The deepest nesting of folders that is read.
    static let maximumDepth = 64

    package init() {
        vectors = VectorConverter()
    }

    /// Compiles the catalog in a folder.
    package mutating func add(catalog path: String) {
        let folder = SourceFolder(path: path)
        guard FileManager.default.fileExists(atPath: path) else {
            messages.append(CompilerMessage(.error, path, "the catalog doesn't exist"))
            return
        }
        visit(folder, namespace: [], depth: 0)
    }

    /// Returns the compiled file.
    ///
    /// - Throws: `AssetCatalogError.tooLarge`.
    package func data() throws(AssetCatalogError) -> Data {
        try writer.data()
    }

    // MARK: - Folders

    private struct Origin: Hashable {
        let kind: AssetKind
        let name: String
    }

    private mutating func visit(_ folder: SourceFolder, namespace: [String], depth: Int) {
        guard depth <= Self.maximumDepth else {
            messages.append(
                CompilerMessage(.error, folder.path, "folders are nested more than \(Self.maximumDepth) levels deep"))
            return
        }
        do throws(CompilerFailure) {
            let contents = try ContentsFile(in: folder)
            switch folder.fileExtension {
            case "imageset", "appiconset", "iconset":
                add(.image, try reader(folder, contents).images(contents.images), folder, namespace)
            case "colorset":
                add(.color, try reader(folder, contents).colors(contents.colors), folder, namespace)
            case "dataset":
                add(.data, try reader(folder, contents).data(contents.data), folder, namespace)
            case "symbolset":
                add(.symbol, try reader(folder, contents).symbols(contents.symbols), folder, namespace)
            case "", "xcassets":
                let isNamespace = contents.properties?.providesNamespace == true
                for child in folder.folders {
                    visit(child, namespace: isNamespace ? namespace + [folder.name] : namespace, depth: depth + 1)
                }
            default:
                messages.append(
                    CompilerMessage(.warning, folder.path, "assets of the type .\(folder.fileExtension) are not used"))
            }
        } catch {
            messages.append(error.message)
        }
    }

    private func reader(_ folder: SourceFolder, _ contents: ContentsFile) -> AssetReader {
        AssetReader(folder: folder, properties: contents.properties, vectors: vectors)
    }

    private mutating func add(
        _ kind: AssetKind, _ result: AssetReader.Result, _ folder: SourceFolder, _ namespace: [String]
    ) {
        messages += result.messages
        guard !result.renditions.isEmpty else {
            messages.append(CompilerMessage(.warning, folder.path, "the asset has no content"))
            return
        }
        let name = (namespace + [folder.baseName]).joined(separator: "/")
        let origin = Origin(kind: kind, name: name)
        if let other = origins[origin] {
            messages.append(
                CompilerMessage(.warning, folder.path, "\"\(name)\" is also defined in \(other), which is used"))
            return
        }
        origins[origin] = folder.path
        writer.add(kind, named: name, result.renditions)
        names.add(kind, namespace: namespace, name: folder.baseName)
    }
}
