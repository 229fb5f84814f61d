// SPDX-License-Identifier: MIT
import Foundation

/// The build settings of an Xcode project's targets.
struct XcodeSettings {
    let objects: XcodeObjects
    let files: XcodeFiles
    let folder: ProjectFolder
    let sourceRoot: URL
    /// The name of the configuration, such as `Debug`.
    let configuration: String

    func settings(of target: XcodeObject, project: String) throws -> BuildSettings {
        var settings = BuildSettings(file: objects.file)
        let name = try target.required("name")
        settings.add([
            "TARGET_NAME": name, "TARGETNAME": name, "PROJECT_NAME": project, "PRODUCT_NAME": "$(TARGET_NAME)",
            "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)", "EXECUTABLE_NAME": "$(PRODUCT_NAME)",
            "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL", "CONFIGURATION": configuration, "SDKROOT": "iphoneos",
            "PLATFORM_NAME": "iphoneos", "SRCROOT": sourceRoot.path, "SOURCE_ROOT": sourceRoot.path,
            "PROJECT_DIR": sourceRoot.path, "MARKETING_VERSION": "1.0", "CURRENT_PROJECT_VERSION": "1",
            "SWIFT_VERSION": "5.0", "DEVELOPMENT_LANGUAGE": try objects.root.string("developmentRegion") ?? "en",
        ])
        for owner in [objects.root, target] {
            guard let configuration = try self.configuration(of: owner) else { continue }
            if let file = try baseFile(of: configuration) { settings.add(try ConfigurationFile.read(file, in: folder)) }
            var layer: [String: String] = [:]
            for (key, node) in try configuration.dictionary("buildSettings") {
                if let list = node.array {
                    layer[key] = list.compactMap(\.string).joined(separator: " ")
                } else if let text = node.string {
                    layer[key] = text
                } else {
                    throw configuration.mismatch(key, "a string or an array", node)
                }
            }
            settings.add(layer)
        }
        return settings
    }

    private func configuration(of owner: XcodeObject) throws -> XcodeObject? {
        guard let list = try objects.object("buildConfigurationList", of: owner) else { return nil }
        let all = try objects.objects("buildConfigurations", of: list)
        let fallback = try list.string("defaultConfigurationName")
        let named = { (name: String?) in
            try all.first { try $0.string("name")?.lowercased() == name?.lowercased() && name != nil }
        }
        return try named(configuration) ?? named(fallback) ?? all.first
    }

    private func baseFile(of configuration: XcodeObject) throws -> URL? {
        var file: URL?
        if let reference = try objects.object("baseConfigurationReference", of: configuration) {
            file = try files.path(of: reference)
        } else if let anchor = try objects.object("baseConfigurationReferenceAnchor", of: configuration) {
            let path = try configuration.string("baseConfigurationReferenceRelativePath") ?? ""
            file = try files.path(of: anchor)?.appendingPathComponent(path)
        }
        guard let file else { return nil }
        guard folder.contains(file) else {
            throw ProjectError(
                file: objects.file, line: configuration.line, "\(file.path) is outside of the project.")
        }
        return file
    }
}
