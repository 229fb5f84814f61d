// SPDX-License-Identifier: MIT
import Foundation

/// Reads a Swift package as a project: its executables are applications.
struct PackageReader {
    private let folder: ProjectFolder
    private let description: PackageDescription
    private let configuration: String
    private var warnings: [ProjectWarning] = []

    private var manifest: URL { folder.url.appendingPathComponent("Package.swift") }

    init(_ folder: URL, description: PackageDescription, configuration: String) {
        self.folder = ProjectFolder(folder)
        self.description = description
        self.configuration = configuration
    }

    static func read(_ folder: URL, configuration: String) throws -> Project {
        var reader = PackageReader(folder, description: try PackageDump.read(folder), configuration: configuration)
        return try reader.read()
    }

    mutating func read() throws -> Project {
        let targets = try description.targets.compactMap { try target($0) }
        return Project(name: description.name, folder: folder.url, targets: targets, warnings: warnings)
    }

    /// The names of the targets of a product; none if the package has no such product.
    func targets(of product: String) -> [String] {
        description.products.first { $0.name == product }?.targets ?? []
    }

    private mutating func warn(_ message: String) {
        warnings.append(ProjectWarning(file: manifest.path, line: nil, message: message))
    }

    // MARK: - Targets

    private mutating func target(_ content: PackageDescription.Target) throws -> ProjectTarget? {
        let products: [String: ProductKind] = ["executable": .application, "regular": .library, "test": .tests]
        guard let product = products[content.type] else {
            if ["macro", "system", "binary"].contains(content.type) {
                warn("The \(content.type) target \(content.name) is skipped.")
            }
            return nil
        }
        var target = ProjectTarget(
            name: content.name, module: SettingModifier.identifier(content.name), product: product)
        target.swiftVersion = languageMode(of: content)
        target.conditions = (content.settings ?? []).filter { $0.tool == "swift" }.compactMap(\.kind.define?.value)
        if configuration.lowercased() == "debug" { target.conditions.append("DEBUG") }
        guard let root = root(of: content) else {
            warn("There is no folder for the target \(content.name), which is skipped.")
            return nil
        }
        let files = try addFiles(of: content, in: root, to: &target)
        for dependency in content.dependencies ?? [] { add(dependency, to: &target) }
        if product == .application {
            target.bundleIdentifier = "com.example.\(target.module)"
            target.info = try InfoPlist.content(among: files, target: target)
            target.entryPoint = EntryPoint.find(in: target.sources)
        }
        return target
    }

    private func languageMode(of content: PackageDescription.Target) -> String {
        let own = (content.settings ?? []).compactMap(\.kind.swiftLanguageMode?.value).last
        let standard = (description.toolsVersion.version.split(separator: ".").first).map(String.init) ?? "5"
        return own ?? description.swiftLanguageVersions?.last ?? ((Int(standard) ?? 5) >= 6 ? "6" : "5")
    }

    private func root(of content: PackageDescription.Target) -> URL? {
        let name = content.name
        let places =
            content.path.map { [$0] }
            ?? (content.type == "test" ? ["Tests/\(name)"] : ["Sources/\(name)", "Source/\(name)", "src/\(name)"])
            // Since version 5.9, a package with one target may have its sources at the top.
            + (description.targets.filter { $0.type == content.type }.count == 1 ? ["Sources"] : [])
        return places.map { folder.url.appendingPathComponent($0).standardizedFileURL }.first {
            folder.contains($0) && FileKind.isFolder($0)
        }
    }

    // MARK: - Files

    /// Extensions of resources that need no declaration.
    private static let ownResources: Set = ["xcassets", "xcstrings", "storyboard", "xib"]

    private mutating func addFiles(
        of content: PackageDescription.Target, in root: URL, to target: inout ProjectTarget
    ) throws -> [URL] {
        func isBelow(_ paths: [String], _ path: String) -> Bool {
            paths.contains { path == $0 || path.hasPrefix($0 == "." ? "" : $0 + "/") }
        }
        let excluded = (content.exclude ?? []).map(Self.normalized)
        let sources = (content.sources ?? ["."]).map(Self.normalized)
        let resources = (content.resources ?? []).map { Self.normalized($0.path) }
        let files = try folder.files(below: root).filter { file in
            !isBelow(excluded, String(file.path.dropFirst(root.path.count + 1)))
        }
        for file in files {
            let path = String(file.path.dropFirst(root.path.count + 1))
            if isBelow(resources, path) || Self.ownResources.contains(file.pathExtension) {
                target.resources.append(ProjectResource(file))
                continue
            }
            guard isBelow(sources, path) else { continue }
            switch FileKind(file) {
            case .source: target.sources.append(file)
            case .foreignSource: warn("\(path) of the target \(content.name) isn't Swift, and is skipped.")
            case .resource, .ignored: break
            }
        }
        return files
    }

    private static func normalized(_ path: String) -> String {
        let parts = path.split(separator: "/").filter { $0 != "." }
        return parts.isEmpty ? "." : parts.joined(separator: "/")
    }

    // MARK: - Dependencies

    private mutating func add(_ dependency: PackageDescription.Dependency, to target: inout ProjectTarget) {
        switch dependency {
        case .elsewhere: break
        case .target(let name): target.dependencies.append(name)
        case .byName(let name) where description.targets.contains { $0.name == name }:
            target.dependencies.append(name)
        case .byName(let name): addProduct(name, of: name, to: &target)
        case .product(let name, let package): addProduct(name, of: package ?? name, to: &target)
        }
    }

    private mutating func addProduct(_ name: String, of package: String, to target: inout ProjectTarget) {
        guard !toolkit.contains(package.lowercased()) else { return }
        guard let location = location(of: package) ?? onlyLocation else {
            warn("The target \(target.name) needs \(name) of the package \(package), which is unknown; it is skipped.")
            return
        }
        let product = PackageProduct(name: name, location: location)
        if !target.packages.contains(product) { target.packages.append(product) }
    }

    /// The packages from which a target takes UIKit, which the application gets anyway.
    private var toolkit: Set<String> {
        var names: Set<String> = []
        for case .product("UIKit", let package?) in description.targets.flatMap({ $0.dependencies ?? [] }) {
            names.insert(package.lowercased())
        }
        return names
    }

    private var onlyLocation: PackageProduct.Location? {
        let others = description.dependencies.compactMap(Self.entry).filter { !toolkit.contains($0.identity) }
        return others.count == 1 ? others[0].location : nil
    }

    private func location(of package: String) -> PackageProduct.Location? {
        description.dependencies.compactMap(Self.entry).first { $0.identity == package.lowercased() }?.location
    }

    private static func entry(
        _ package: PackageDescription.Package
    ) -> (identity: String, location: PackageProduct.Location)? {
        if let local = package.fileSystem?.first {
            return (local.identity, .local(URL(fileURLWithPath: local.path)))
        }
        guard let remote = package.sourceControl?.first, let url = remote.location.remote?.first?.urlString else {
            return nil
        }
        return (remote.identity, .remote(url: url, requirement: argument(remote.requirement)))
    }

    private static func argument(_ requirement: PackageDescription.Package.Requirement) -> String {
        let fields: [String: String?] =
            if let range = requirement.range?.first {
                ["kind": "versionRange", "minimumVersion": range.lowerBound, "maximumVersion": range.upperBound]
            } else if let version = requirement.exact?.first {
                ["kind": "exactVersion", "version": version]
            } else if let branch = requirement.branch?.first {
                ["kind": "branch", "branch": branch]
            } else {
                ["kind": "revision", "revision": requirement.revision?.first]
            }
        return PackageRequirement.argument { fields[$0] ?? nil }
    }
}
