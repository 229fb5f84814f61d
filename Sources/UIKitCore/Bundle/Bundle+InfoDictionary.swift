// SPDX-License-Identifier: MIT
public import Foundation

extension Bundle {
    /// What `Info.plist` says under `key` for this kind of device: a key with a suffix beats the plain one.
    ///
    /// Suffixes are `-iphoneos` for the platform and then `~ipad` or `~iphone` for the device; the more specific wins, the
    /// device before the platform: `key-iphoneos~ipad`, `key~ipad`, `key-iphoneos`, `key`.
    ///
    /// > Note: Differs from UIKit, where `object(forInfoDictionaryKey:)` does it; Foundation's does not here.
    /// - Parameters:
    ///   - key: Without suffixes.
    ///   - idiom: The kind of device; the application's own by default.
    /// - Returns: the value, or `nil` where there is none under any of the keys.
    public func uiObject(forInfoDictionaryKey key: String, idiom: UIUserInterfaceIdiom = .pad) -> Any? {
        InfoKey(key, idiom: idiom).value(in: infoDictionary ?? [:])
    }

    /// The orientations in which the application can begin (`UISupportedInterfaceOrientations`), in the order in which
    /// they are listed; all four where nothing valid is.
    func launchOrientations(idiom: UIUserInterfaceIdiom = .application) -> [UIInterfaceOrientation] {
        let names = uiObject(forInfoDictionaryKey: "UISupportedInterfaceOrientations", idiom: idiom) as? [Any] ?? []
        let listed = names.compactMap { ($0 as? String).flatMap(UIInterfaceOrientation.init(name:)) }
        return listed.isEmpty ? [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight] : listed
    }
}

/// A key of `Info.plist` that may stand there once for each kind of device.
struct InfoKey {
    /// The most specific first.
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

    func value(in dictionary: [String: Any]) -> Any? {
        spellings.lazy.compactMap { dictionary[$0] }.first
    }
}
