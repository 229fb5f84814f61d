// SPDX-License-Identifier: MIT
package import Foundation

extension Bundle {
    /// The bundle of the application, in which resources are looked up where none is given.
    @MainActor package static var ofApplication: Bundle { UIApplication.running?.launchOptions.bundle ?? .main }

    /// The bundles in which a resource of this bundle is looked up, in order.
    ///
    /// The main bundle of a process on Linux is the folder of its executable; its resources are in folders next to it.
    /// They are found once in the life of the process.
    package var resourceBundles: [Bundle] {
        self === Bundle.main ? Self.ofExecutable : [self]
    }

    private static let ofExecutable: [Bundle] = {
        guard let executable = Bundle.main.executableURL?.resolvingSymlinksInPath() else { return [.main] }
        return [.main] + ResourceFolders(executable: executable).paths.dropFirst().compactMap { Bundle(path: $0) }
    }()

    /// Returns the path of a resource file: the unlocalized one, otherwise the one for the user's language, for `Base`,
    /// or for the language in which the application was developed.
    ///
    /// `name` may contain a path relative to the bundle. Unlike `path(forResource:ofType:)`, this finds what
    /// `resourceBundles` have and follows the user's languages, which Foundation on Linux doesn't read.
    @MainActor
    package func resourcePath(of name: String, type: String?) -> String? {
        let file = type.map { "\(name).\($0)" } ?? name
        guard !file.isEmpty, !file.hasPrefix("/") else { return nil }
        for bundle in resourceBundles {
            let folder = bundle.resourcePath ?? bundle.bundlePath
            if let path = Self.existing("\(folder)/\(file)") { return path }
            for localized in bundle.localizedFolders(in: folder) {
                if let path = Self.existing("\(folder)/\(localized)/\(file)") { return path }
            }
        }
        return nil
    }

    private static func existing(_ path: String) -> String? {
        FileManager.default.fileExists(atPath: path) ? path : nil
    }

    // MARK: - Languages

    private struct LocalizationKey: Hashable {
        let folder: String
        let languages: [String]
    }

    @MainActor private static var localizedFolders: [LocalizationKey: [String]] = [:]

    @MainActor
    private func localizedFolders(in folder: String) -> [String] {
        let languages = UIApplication.running?.launchOptions.languages ?? []
        let key = LocalizationKey(folder: folder, languages: languages)
        if let known = Self.localizedFolders[key] { return known }
        let found = LocalizedFolders(
            path: folder, languages: languages,
            developmentLanguage: ownInfo["CFBundleDevelopmentRegion"] as? String ?? "en"
        ).names
        Self.localizedFolders[key] = found
        return found
    }
}
