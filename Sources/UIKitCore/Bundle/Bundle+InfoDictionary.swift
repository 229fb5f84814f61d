// SPDX-License-Identifier: MIT
public import Foundation

extension Bundle {
    /// Returns the value for a key in `Info.plist`, preferring a key specific to the kind of device.
    ///
    /// The suffixes are `-iphoneos` for the platform followed by `~ipad` or `~iphone` for the device. The order of
    /// precedence is `key-iphoneos~ipad`, `key~ipad`, `key-iphoneos`, `key`.
    ///
    /// A text in the table `InfoPlist`, such as the file `de.lproj/InfoPlist.strings`, takes precedence over the value in
    /// `Info.plist` for the same key.
    ///
    /// > Note: Differs from UIKit, where `object(forInfoDictionaryKey:)` handles suffixes and languages; that of
    /// > Foundation on Linux doesn't.
    /// - Parameters:
    ///   - key: The key without suffixes.
    ///   - idiom: The kind of device; that of the application by default.
    /// - Returns: The value; `nil` if none of the keys has one.
    public func uiObject(forInfoDictionaryKey key: String, idiom: UIUserInterfaceIdiom = .pad) -> Any? {
        let info = applicationInfo
        return InfoKey(key, idiom: idiom).value { localizedValue(forKey: $0, table: "InfoPlist") ?? info[$0] }
    }

    /// The contents of `Info.plist`; for the main bundle, of the first one in the bundles with its resources.
    ///
    /// SwiftPM accepts no resource with the name `Info.plist`, so `Target-Info.plist` is read from what it builds.
    package var applicationInfo: [String: Any] {
        self === Bundle.main ? Self.infoOfExecutable : infoDictionary ?? [:]
    }

    // Never changed, and made of immutable values.
    nonisolated(unsafe) private static let infoOfExecutable: [String: Any] =
        Bundle.main.resourceBundles.lazy.map(\.ownInfo).first { !$0.isEmpty } ?? [:]

    /// The contents of `Info.plist` and, in a bundle that SwiftPM built, of `Target-Info.plist`, which takes precedence.
    var ownInfo: [String: Any] {
        // SwiftPM writes an Info.plist with the development language alone.
        let info = infoDictionary ?? [:]
        guard let target = ResourceFolders.target(ofFolder: bundlePath),
            let data = FileManager.default.contents(atPath: "\(bundlePath)/\(target)-Info.plist"),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any]
        else { return info }
        return info.merging(list) { $1 }
    }

    /// Returns the orientations in which the application can launch (`UISupportedInterfaceOrientations`), in the listed
    /// order; all four if none is valid.
    func launchOrientations(idiom: UIUserInterfaceIdiom = .application) -> [UIInterfaceOrientation] {
        let names = uiObject(forInfoDictionaryKey: "UISupportedInterfaceOrientations", idiom: idiom) as? [Any] ?? []
        let listed = names.compactMap { ($0 as? String).flatMap(UIInterfaceOrientation.init(name:)) }
        return listed.isEmpty ? [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight] : listed
    }
}

/// A key of `Info.plist` that may have a variant for each kind of device.
struct InfoKey {
    /// The variants of the key, most specific first.
    let spellings: [String]

    init(_ key: String, idiom: UIUserInterfaceIdiom) {
        let device: String? =
            switch idiom {
            case .pad: "~ipad"
            case .phone: "~iphone"
            default: nil
            }
        let specific = device.map { ["\(key)-iphoneos\($0)", "\(key)\($0)"] } ?? []
        spellings = specific + ["\(key)-iphoneos", key]
    }

    func value(_ lookUp: (String) -> Any?) -> Any? {
        for spelling in spellings {
            if let value = lookUp(spelling) { return value }
        }
        return nil
    }
}
