// SPDX-License-Identifier: MIT
internal import Diagnostics
internal import Foundation

/// The scenes that an application declares in `Info.plist`, as `UIApplicationSceneManifest`.
@MainActor
struct SceneManifest {
    private let entries: [[String: Any]]
    private let bundle: Bundle

    /// Returns `nil` if there is no manifest with a configuration for windows.
    init?(bundle: Bundle) {
        guard let manifest = bundle.uiObject(forInfoDictionaryKey: "UIApplicationSceneManifest") as? [String: Any],
            let roles = manifest["UISceneConfigurations"] as? [String: Any],
            let entries = roles["UIWindowSceneSessionRoleApplication"] as? [[String: Any]], !entries.isEmpty
        else { return nil }
        self.entries = entries
        self.bundle = bundle
    }

    /// Returns the configuration with that name, or the first one.
    func configuration(
        named name: String?, for delegate: (any UIApplicationDelegate)?
    ) -> UISceneConfiguration? {
        let entry = name.flatMap { name in entries.first { $0["UISceneConfigurationName"] as? String == name } }
        guard let entry = name == nil ? entries.first : entry else { return nil }
        let configuration = UISceneConfiguration(
            name: entry["UISceneConfigurationName"] as? String, sessionRole: .windowApplication)
        complete(configuration, from: entry, delegate)
        return configuration
    }

    /// Adds what the manifest says about a configuration of that name, and the application doesn't.
    func complete(_ configuration: UISceneConfiguration, for delegate: (any UIApplicationDelegate)?) {
        let entry = entries.first { $0["UISceneConfigurationName"] as? String == configuration.name }
        if let entry { complete(configuration, from: entry, delegate) }
    }

    private func complete(
        _ configuration: UISceneConfiguration, from entry: [String: Any], _ delegate: (any UIApplicationDelegate)?
    ) {
        if configuration.delegateClass == nil, let name = entry["UISceneDelegateClassName"] as? String {
            configuration.delegateClass = find(name, delegate)
            if configuration.delegateClass == nil {
                Log.error("There is no scene delegate class \(name), which Info.plist names.")
            }
        }
        if let name = entry["UISceneClassName"] as? String, name != "UIWindowScene",
            let type = find(name, delegate) as? UIScene.Type
        {
            configuration.sceneClass = type
        }
        if configuration.storyboard == nil, let name = entry["UISceneStoryboardFile"] as? String, !name.isEmpty {
            configuration.storyboard = UIStoryboard(name: name, bundle: bundle)
        }
    }

    /// Finds a class in the module in its name, or in that of the application delegate.
    ///
    /// Projects write a build setting for the module, which nothing replaces here: `$(PRODUCT_MODULE_NAME).SceneDelegate`.
    private func find(_ name: String, _ delegate: (any UIApplicationDelegate)?) -> AnyClass? {
        let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
        var modules = parts.count == 2 && !parts[0].hasPrefix("$") ? [parts[0]] : []
        if let delegate, let module = String(reflecting: type(of: delegate)).split(separator: ".").first {
            modules.append(String(module))
        }
        return modules.lazy.compactMap { NSClassFromString("\($0).\(parts.last ?? name)") }.first
    }
}
