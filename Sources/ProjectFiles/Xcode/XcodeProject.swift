// SPDX-License-Identifier: MIT
import Foundation

/// Reads an Xcode project.
struct XcodeProject {
    let objects: XcodeObjects
    let files: XcodeFiles
    let settings: XcodeSettings
    let folder: ProjectFolder
    let name: String
    private(set) var warnings: [ProjectWarning] = []

    /// Reads the objects of a project, whose files have to be in the folder `root`; by default that of the project.
    init(_ file: URL, configuration: String, root: ProjectFolder? = nil) throws {
        objects = try XcodeObjects(file: file.appendingPathComponent("project.pbxproj"))
        guard objects.root.isa == "PBXProject" else {
            throw ProjectError(
                file: objects.file, line: objects.root.line,
                "The root object must be a PBXProject, but is a \(objects.root.isa).")
        }
        let parent = file.deletingLastPathComponent()
        let directory = try objects.root.string("projectDirPath") ?? ""
        let sourceRoot = directory.isEmpty ? parent : parent.appendingPathComponent(directory)
        folder = root ?? ProjectFolder(parent)
        guard folder.contains(sourceRoot) else {
            throw ProjectError(file: objects.file, line: objects.root.line, "\(directory) is outside of the project.")
        }
        name = file.deletingPathExtension().lastPathComponent
        files = try XcodeFiles(objects, sourceRoot: sourceRoot)
        settings = XcodeSettings(
            objects: objects, files: files, folder: folder, sourceRoot: sourceRoot, configuration: configuration)
    }

    /// - Throws: `ProjectError` if the project is damaged, or if two targets have the same name.
    mutating func read() throws -> Project {
        var targets: [ProjectTarget] = []
        for object in try objects.objects("targets", of: objects.root) where object.isa == "PBXNativeTarget" {
            let target = try read(object)
            guard !targets.contains(where: { $0.name == target.name }) else {
                throw ProjectError(
                    file: objects.file, line: object.line,
                    "Two targets have the name \(target.name). Rename one of them.")
            }
            targets.append(target)
        }
        return Project(name: name, folder: folder.url, targets: targets, warnings: warnings)
    }

    // MARK: - Targets

    private mutating func read(_ object: XcodeObject) throws -> ProjectTarget {
        let settings = try settings.settings(of: object, project: name)
        var target = ProjectTarget(
            name: try object.required("name"), module: try settings.value("PRODUCT_MODULE_NAME"),
            product: Self.product(try object.string("productType") ?? ""))
        if target.module.isEmpty { target.module = SettingModifier.identifier(target.name) }
        for phase in try objects.objects("buildPhases", of: object) { try add(phase, to: &target) }
        try addSynchronizedFolders(of: object, to: &target)
        try addDependencies(of: object, to: &target)
        target.swiftVersion = try settings.value("SWIFT_VERSION")
        target.deploymentTarget = try settings.value("IPHONEOS_DEPLOYMENT_TARGET")
        target.bundleIdentifier = try settings.value("PRODUCT_BUNDLE_IDENTIFIER")
        target.conditions = try settings.value("SWIFT_ACTIVE_COMPILATION_CONDITIONS").split(separator: " ").map(
            String.init)
        target.info = try InfoPlist.content(of: infoFile(settings), settings: settings)
        target.entryPoint = EntryPoint.find(in: target.sources)
        return target
    }

    private mutating func infoFile(_ settings: BuildSettings) throws -> URL? {
        let path = try settings.value("INFOPLIST_FILE")
        guard !path.isEmpty else { return nil }
        let file = URL(fileURLWithPath: path, relativeTo: self.settings.sourceRoot)
        guard accepts(file, line: nil) else { return nil }
        return file
    }

    private static func product(_ type: String) -> ProductKind {
        switch type {
        case "com.apple.product-type.application": .application
        case "com.apple.product-type.framework", "com.apple.product-type.framework.static",
            "com.apple.product-type.library.static", "com.apple.product-type.library.dynamic":
            .library
        case "com.apple.product-type.bundle.unit-test", "com.apple.product-type.bundle.ui-testing": .tests
        default: .other
        }
    }

    // MARK: - Files

    private mutating func add(_ phase: XcodeObject, to target: inout ProjectTarget) throws {
        guard ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"].contains(phase.isa) else { return }
        for buildFile in try objects.objects("files", of: phase) {
            guard let reference = try objects.object("fileRef", of: buildFile) else { continue }
            let members =
                try reference.isa == "PBXVariantGroup" ? objects.objects("children", of: reference) : [reference]
            for member in members {
                guard let file = try files.path(of: member), accepts(file, line: member.line) else { continue }
                if phase.isa == "PBXSourcesBuildPhase" {
                    addSource(file, line: member.line, to: &target)
                } else {
                    target.resources.append(ProjectResource(file))
                }
            }
        }
    }

    private mutating func addSource(_ file: URL, line: Int, to target: inout ProjectTarget) {
        switch FileKind(file) {
        case .source: if !target.sources.contains(file) { target.sources.append(file) }
        case .foreignSource: warn(line, "\(file.lastPathComponent) isn't Swift, and is skipped.")
        case .resource: target.resources.append(ProjectResource(file))
        case .ignored: break
        }
    }

    /// Adds the files of folders that are in a target without references to each of their files.
    private mutating func addSynchronizedFolders(of object: XcodeObject, to target: inout ProjectTarget) throws {
        let own = try objects.objects("fileSystemSynchronizedGroups", of: object)
        for group in files.synchronizedFolders {
            let isOwn = own.contains { $0.identifier == group.identifier }
            guard let root = try files.path(of: group), accepts(root, line: group.line) else { continue }
            var listed: Set<String> = []
            for exceptions in try objects.objects("exceptions", of: group) {
                guard try exceptions.string("target") == object.identifier else { continue }
                listed.formUnion(try exceptions.nodes("membershipExceptions").compactMap(\.string))
            }
            // Exceptions take files out of the folder's own targets, and put them into others.
            guard isOwn || !listed.isEmpty else { continue }
            for file in try folder.files(below: root) {
                let path = String(file.path.dropFirst(root.path.count + 1))
                let isListed = listed.contains { path == $0 || path.hasPrefix($0 + "/") }
                if isOwn != isListed { addSource(file, line: group.line, to: &target) }
            }
        }
    }

    /// Returns whether a file exists in the project's folder; otherwise it is reported.
    private mutating func accepts(_ file: URL, line: Int?) -> Bool {
        guard folder.contains(file) else {
            warn(line, "\(file.path) is outside of the project, and is skipped.")
            return false
        }
        guard FileManager.default.fileExists(atPath: file.path) else {
            warn(line, "\(file.path) doesn't exist, and is skipped.")
            return false
        }
        return true
    }

    private mutating func warn(_ line: Int?, _ message: String) {
        warnings.append(ProjectWarning(file: objects.file, line: line, message: message))
    }

    // MARK: - Dependencies

    private mutating func addDependencies(of object: XcodeObject, to target: inout ProjectTarget) throws {
        for dependency in try objects.objects("dependencies", of: object) {
            guard let other = try objects.object("target", of: dependency) else { continue }
            target.dependencies.append(try other.required("name"))
        }
        for product in try objects.objects("packageProductDependencies", of: object) {
            let name = try product.required("productName")
            guard let package = try objects.object("package", of: product) else {
                guard let location = try localPackage(with: name) else {
                    warn(product.line, "No package of the project is known to have the product \(name); it is skipped.")
                    continue
                }
                target.packages.append(PackageProduct(name: name, location: location))
                continue
            }
            if let path = try package.string("relativePath") {
                let location = settings.sourceRoot.appendingPathComponent(path)
                guard accepts(location, line: package.line) else { continue }
                target.packages.append(PackageProduct(name: name, location: .local(location)))
            } else {
                let url = try package.required("repositoryURL")
                let requirement = PackageRequirement.argument(try package.dictionary("requirement"))
                target.packages.append(
                    PackageProduct(name: name, location: .remote(url: url, requirement: requirement)))
            }
        }
    }

    /// A package that is in the project as a folder: the product says nothing about it but its name.
    private func localPackage(with product: String) throws -> PackageProduct.Location? {
        let folders = files.paths.values.filter {
            FileManager.default.fileExists(atPath: $0.appendingPathComponent("Package.swift").path)
                && folder.contains($0)
        }
        let named = folders.first { $0.lastPathComponent == product }
        let declaring = folders.sorted { $0.path < $1.path }.first {
            (try? ProjectText.text(of: $0.appendingPathComponent("Package.swift")))?.contains("\"\(product)\"") == true
        }
        return (named ?? declaring).map { .local($0) }
    }
}
