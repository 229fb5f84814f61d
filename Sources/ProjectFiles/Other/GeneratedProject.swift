// SPDX-License-Identifier: MIT
import Foundation
import Yams

/// Reads the `project.yml` of XcodeGen.
struct GeneratedProject {
    private let file: URL
    private let folder: ProjectFolder
    private let root: Node.Mapping
    private let configuration: String
    private var warnings: [ProjectWarning] = []

    static func read(_ file: URL, configuration: String) throws -> Project {
        var reader = try GeneratedProject(file, configuration: configuration)
        return try reader.read()
    }

    private init(_ file: URL, configuration: String) throws {
        self.file = file
        self.configuration = configuration
        folder = ProjectFolder(file.deletingLastPathComponent())
        let text = try ProjectText.text(of: file)
        do {
            guard let mapping = try Yams.compose(yaml: text)?.mapping else {
                throw ProjectError(file: file.path, line: 1, "Expected a mapping with the key \"targets\".")
            }
            root = mapping
        } catch let error as YamlError {
            throw ProjectError(file: file.path, line: Self.line(of: error), "The file isn't YAML: \(error)")
        }
    }

    private static func line(of error: YamlError) -> Int? {
        switch error {
        case .scanner(_, _, let mark, _), .parser(_, _, let mark, _), .composer(_, _, let mark, _): mark.line
        default: nil
        }
    }

    private mutating func read() throws -> Project {
        guard let targets = root["targets"]?.mapping else {
            throw ProjectError(file: file.path, line: 1, "Expected a mapping \"targets\".")
        }
        let name = root["name"]?.string ?? folder.url.lastPathComponent
        let found = try targets.compactMap { key, value in
            try key.string.map { try target($0, value, project: name) }
        }
        return Project(name: name, folder: folder.url, targets: found, warnings: warnings)
    }

    private mutating func target(_ name: String, _ node: Node, project: String) throws -> ProjectTarget {
        guard let fields = node.mapping else { throw error("The target \(name) must be a mapping.", at: node) }
        let settings = try settings(of: fields, name: name, project: project)
        let type = fields["type"]?.string ?? ""
        let product: ProductKind =
            switch type {
            case "application": .application
            case "framework", "framework.static", "library.static", "library.dynamic": .library
            case "bundle.unit-test", "bundle.ui-testing": .tests
            default: .other
            }
        var target = ProjectTarget(name: name, module: try settings.value("PRODUCT_MODULE_NAME"), product: product)
        for key in ["sources", "resources"] { try addFiles(fields[key], to: &target) }
        try addDependencies(fields["dependencies"], to: &target)
        target.swiftVersion = try settings.value("SWIFT_VERSION")
        target.bundleIdentifier = try settings.value("PRODUCT_BUNDLE_IDENTIFIER")
        target.deploymentTarget = fields["deploymentTarget"]?.string ?? ""
        target.conditions = try settings.value("SWIFT_ACTIVE_COMPILATION_CONDITIONS").split(separator: " ").map(
            String.init)
        target.info = try info(fields["info"]?.mapping, settings: settings)
        target.entryPoint = EntryPoint.find(in: target.sources)
        return target
    }

    // MARK: - Files

    private mutating func addFiles(_ node: Node?, to target: inout ProjectTarget) throws {
        guard let node else { return }
        for entry in node.sequence.map(Array.init) ?? [node] {
            guard let path = entry.string ?? entry.mapping?["path"]?.string else {
                throw error("Expected a path, or a mapping with the key \"path\".", at: entry)
            }
            let url = URL(fileURLWithPath: path, relativeTo: folder.url)
            guard folder.contains(url) else {
                warn("\(path) is outside of the project, and is skipped.", at: entry)
                continue
            }
            guard FileManager.default.fileExists(atPath: url.path) else {
                warn("\(path) doesn't exist, and is skipped.", at: entry)
                continue
            }
            let excluded = entry.mapping?["excludes"]?.array().compactMap(\.string) ?? []
            let single = !FileKind.isFolder(url) || FileKind.packages.contains(url.pathExtension)
            for file in single ? [url.absoluteURL] : try folder.files(below: url.absoluteURL) {
                let relative = String(file.path.dropFirst(url.path.count)).drop { $0 == "/" }
                guard !excluded.contains(where: { Self.matches(String(relative), $0) }) else { continue }
                switch FileKind(file) {
                case .source: if !target.sources.contains(file) { target.sources.append(file) }
                case .resource: target.resources.append(ProjectResource(file))
                case .foreignSource: warn("\(file.lastPathComponent) isn't Swift, and is skipped.", at: entry)
                case .ignored: break
                }
            }
        }
    }

    /// Whether a path is the one of a pattern, or below it; `**` and `*` stand for any part.
    private static func matches(_ path: String, _ pattern: String) -> Bool {
        guard pattern.contains("*") else { return path == pattern || path.hasPrefix(pattern + "/") }
        var rest = path[...]
        let parts = pattern.split(separator: "*")
        for (index, part) in parts.enumerated() {
            guard let range = rest.range(of: part),
                index > 0 || pattern.hasPrefix("*") || range.lowerBound == rest.startIndex
            else { return false }
            rest = rest[range.upperBound...]
        }
        return pattern.hasSuffix("*") || rest.isEmpty
    }

    // MARK: - Settings

    private func settings(of target: Node.Mapping, name: String, project: String) throws -> BuildSettings {
        var settings = BuildSettings(file: file.path)
        let prefix = root["options"]?.mapping?["bundleIdPrefix"]?.string ?? "com.example"
        settings.add([
            "TARGET_NAME": name, "PROJECT_NAME": project, "PRODUCT_NAME": "$(TARGET_NAME)",
            "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)", "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
            "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL", "CONFIGURATION": configuration, "SWIFT_VERSION": "5.0",
            "PRODUCT_BUNDLE_IDENTIFIER": "\(prefix).\(name)", "DEVELOPMENT_LANGUAGE": "en",
            "MARKETING_VERSION": "1.0", "CURRENT_PROJECT_VERSION": "1", "SRCROOT": folder.url.path,
            "SWIFT_ACTIVE_COMPILATION_CONDITIONS": configuration.lowercased() == "debug" ? "DEBUG" : "",
        ])
        for owner in [root, target] {
            if let path = owner["configFiles"]?.mapping?[Node(configuration)]?.string {
                let file = URL(fileURLWithPath: path, relativeTo: folder.url)
                guard folder.contains(file) else {
                    throw ProjectError(file: self.file.path, "\(path) is outside of the project.")
                }
                settings.add(try ConfigurationFile.read(file, in: folder))
            }
            guard let own = owner["settings"]?.mapping else { continue }
            settings.add(Self.values(own))
            if let base = own["base"]?.mapping { settings.add(Self.values(base)) }
            if let named = own["configs"]?.mapping?[Node(configuration)]?.mapping { settings.add(Self.values(named)) }
        }
        return settings
    }

    private static func values(_ mapping: Node.Mapping) -> [String: String] {
        var values: [String: String] = [:]
        for (key, value) in mapping {
            guard let key = key.string else { continue }
            if let list = value.sequence {
                values[key] = list.compactMap(\.string).joined(separator: " ")
            } else if let text = value.string {
                values[key] = value.bool.map { $0 ? "YES" : "NO" } ?? text
            }
        }
        return values
    }

    private func info(_ fields: Node.Mapping?, settings: BuildSettings) throws -> [String: InfoValue] {
        let path = try fields?["path"]?.string ?? settings.value("INFOPLIST_FILE")
        let file = path.isEmpty ? nil : URL(fileURLWithPath: path, relativeTo: folder.url)
        // The generator writes the file when it makes the project, so that it may be missing.
        let readable = file.flatMap {
            folder.contains($0) && FileManager.default.fileExists(atPath: $0.path) ? $0 : nil
        }
        var info = try InfoPlist.content(of: readable, settings: settings)
        for (key, value) in fields?["properties"]?.mapping ?? [:] {
            guard let key = key.string, let value = Self.infoValue(value, depth: 0) else { continue }
            info[key] = try value.mapStrings(settings.expand)
        }
        return info
    }

    private static func infoValue(_ node: Node, depth: Int) -> InfoValue? {
        guard depth < 64 else { return nil }
        if let mapping = node.mapping {
            var values: [String: InfoValue] = [:]
            for (key, value) in mapping { if let key = key.string { values[key] = infoValue(value, depth: depth + 1) } }
            return .dictionary(values)
        }
        if let sequence = node.sequence { return .array(sequence.compactMap { infoValue($0, depth: depth + 1) }) }
        if let value = node.bool { return .boolean(value) }
        if let value = node.int { return .integer(value) }
        if let value = node.float { return .real(value) }
        return node.string.map { .string($0) }
    }

    // MARK: - Dependencies

    private mutating func addDependencies(_ node: Node?, to target: inout ProjectTarget) throws {
        for entry in node?.array() ?? [] {
            if let name = entry.mapping?["target"]?.string { target.dependencies.append(name) }
            guard let name = entry.mapping?["package"]?.string else { continue }
            guard let package = root["packages"]?.mapping?[Node(name)]?.mapping else {
                throw error("There is no package \(name).", at: entry)
            }
            let product = entry.mapping?["product"]?.string ?? name
            if let path = package["path"]?.string {
                let location = URL(fileURLWithPath: path, relativeTo: folder.url).absoluteURL
                guard folder.contains(location) else {
                    warn("\(path) is outside of the project, and is skipped.", at: entry)
                    continue
                }
                target.packages.append(PackageProduct(name: product, location: .local(location)))
            } else if let url = package["url"]?.string ?? package["github"]?.string.map({ "https://github.com/\($0)" })
            {
                let requirement = PackageRequirement.argument { Self.requirement($0, package) }
                target.packages.append(
                    PackageProduct(name: product, location: .remote(url: url, requirement: requirement)))
            }
        }
    }

    /// The fields of a requirement under the names that Xcode has for them.
    private static func requirement(_ field: String, _ package: Node.Mapping) -> String? {
        let kinds = [
            "exactVersion": "exactVersion", "version": "exactVersion", "branch": "branch", "revision": "revision",
            "minVersion": "versionRange", "minorVersion": "upToNextMinorVersion",
        ]
        switch field {
        case "kind": return kinds.keys.sorted().first { package[Node($0)] != nil }.flatMap { kinds[$0] }
        case "version": return package["exactVersion"]?.string ?? package["version"]?.string
        case "minimumVersion":
            return ["from", "majorVersion", "minVersion", "minorVersion"].lazy.compactMap { package[Node($0)]?.string }
                .first
        case "maximumVersion": return package["maxVersion"]?.string
        default: return package[Node(field)]?.string
        }
    }

    // MARK: - Messages

    private func error(_ message: String, at node: Node) -> ProjectError {
        ProjectError(file: file.path, line: node.mark?.line, message)
    }

    private mutating func warn(_ message: String, at node: Node) {
        warnings.append(ProjectWarning(file: file.path, line: node.mark?.line, message: message))
    }
}
