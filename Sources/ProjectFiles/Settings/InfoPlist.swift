// SPDX-License-Identifier: MIT
import Foundation

/// The content of `Info.plist`: that of a file, and that of build settings whose names begin with `INFOPLIST_KEY_`.
enum InfoPlist {
    /// Returns the merged content; `file` is `nil` if the target has no property list.
    ///
    /// - Throws: `ProjectError` if the file is no property list.
    static func content(of file: URL?, settings: BuildSettings) throws -> [String: InfoValue] {
        var content = try settings.isTrue("GENERATE_INFOPLIST_FILE") ? generated(settings) : [:]
        if let file {
            let data = try ProjectText.bytes(of: file)
            guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
            else {
                throw ProjectError(file: file.path, "The file isn't a property list with a dictionary.")
            }
            content.merge(list.compactMapValues(InfoValue.init)) { $1 }
        }
        // The compiler of asset catalogs adds the name to every application's list. That of new projects is the default.
        let icon = try settings.value("ASSETCATALOG_COMPILER_APPICON_NAME")
        if !icon.isEmpty, icon != "AppIcon", content["CFBundleIcons"] == nil, content["CFBundleIconName"] == nil {
            content["CFBundleIconName"] = .string(icon)
        }
        return try content.mapValues { try $0.mapStrings(settings.expand) }
    }

    /// Returns the content of the `Info.plist` among the files of a target that has no build settings.
    static func content(among files: [URL], target: ProjectTarget) throws -> [String: InfoValue] {
        let file = files.first { $0.lastPathComponent == "Info.plist" }
        var settings = BuildSettings(file: (file ?? files.first)?.path ?? target.name)
        settings.add([
            "PRODUCT_NAME": target.name, "EXECUTABLE_NAME": target.name, "TARGET_NAME": target.name,
            "PRODUCT_MODULE_NAME": target.module, "PRODUCT_BUNDLE_IDENTIFIER": target.bundleIdentifier,
            "DEVELOPMENT_LANGUAGE": "en", "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL", "MARKETING_VERSION": "1.0",
            "CURRENT_PROJECT_VERSION": "1", "GENERATE_INFOPLIST_FILE": "YES",
        ])
        return try content(of: file, settings: settings)
    }

    private static func generated(_ settings: BuildSettings) throws -> [String: InfoValue] {
        var content: [String: InfoValue] = [
            "CFBundleDevelopmentRegion": .string("$(DEVELOPMENT_LANGUAGE)"),
            "CFBundleExecutable": .string("$(EXECUTABLE_NAME)"),
            "CFBundleIdentifier": .string("$(PRODUCT_BUNDLE_IDENTIFIER)"),
            "CFBundleName": .string("$(PRODUCT_NAME)"),
            "CFBundlePackageType": .string("APPL"),
            "CFBundleShortVersionString": .string("$(MARKETING_VERSION)"),
            "CFBundleVersion": .string("$(CURRENT_PROJECT_VERSION)"),
        ]
        let prefix = "INFOPLIST_KEY_"
        for name in settings.names.sorted() where name.hasPrefix(prefix) {
            let text = try settings.value(name)
            let key = String(name.dropFirst(prefix.count))
            switch key {
            case "UIApplicationSceneManifest_Generation":
                guard text == "YES", content["UIApplicationSceneManifest"] == nil else { continue }
                content["UIApplicationSceneManifest"] = .dictionary([
                    "UIApplicationSupportsMultipleScenes": .boolean(true), "UISceneConfigurations": .dictionary([:]),
                ])
            case "UILaunchScreen_Generation":
                if text == "YES" { content["UILaunchScreen"] = .dictionary([:]) }
            default:
                content[deviceKey(key)] = value(text, key: key)
            }
        }
        return content
    }

    private static func deviceKey(_ key: String) -> String {
        for (suffix, device) in [("_iPad", "~ipad"), ("_iPhone", "~iphone")] where key.hasSuffix(suffix) {
            return key.dropLast(suffix.count) + device
        }
        return key
    }

    private static func value(_ text: String, key: String) -> InfoValue {
        if key.hasPrefix("UISupportedInterfaceOrientations") || key == "UIRequiredDeviceCapabilities" {
            return .array(text.split(separator: " ").map { .string(String($0)) })
        }
        return text == "YES" || text == "NO" ? .boolean(text == "YES") : .string(text)
    }
}
