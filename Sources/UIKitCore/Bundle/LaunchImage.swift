// SPDX-License-Identifier: MIT
internal import Foundation

/// The image shown in place of an application's content during launch: a PNG file at the top level of the bundle.
struct LaunchImage {
    /// The value of `UILaunchImageFile` without its extension, or `Default`.
    let baseName: String

    init(baseName: String = "Default") {
        self.baseName = baseName
    }

    init(bundle: Bundle, idiom: UIUserInterfaceIdiom = .application) {
        let name = bundle.uiObject(forInfoDictionaryKey: "UILaunchImageFile", idiom: idiom) as? String ?? ""
        let base = (name as NSString).deletingPathExtension
        // Only file names are valid, not paths: launch images are at the top level of the bundle.
        self.init(baseName: base.isEmpty || base.contains("/") ? "Default" : base)
    }

    /// Returns the names of suitable files in order of preference (`R-IPAD-62`).
    func fileNames(for orientation: UIInterfaceOrientation) -> [String] {
        let suffixes =
            switch orientation {
            case .portraitUpsideDown: ["-PortraitUpsideDown", "-Portrait", ""]
            case .landscapeLeft: ["-LandscapeLeft", "-Landscape", ""]
            case .landscapeRight: ["-LandscapeRight", "-Landscape", ""]
            case .portrait: ["-Portrait", ""]
            case .unknown: [""]
            }
        return suffixes.map { "\(baseName)\($0).png" }
    }

    /// Returns the path of the most suitable file in the bundle.
    func path(in bundle: Bundle, for orientation: UIInterfaceOrientation) -> String? {
        let folders = bundle.resourceBundles.map { $0.resourceURL ?? $0.bundleURL }
        return fileNames(for: orientation).lazy
            .flatMap { name in folders.lazy.map { $0.appendingPathComponent(name).path } }
            .first(where: FileManager.default.fileExists(atPath:))
    }

    /// The launch orientation: that of the device if the application supports it, otherwise the first listed.
    static func orientation(
        _ present: UIInterfaceOrientation, among supported: [UIInterfaceOrientation]
    ) -> UIInterfaceOrientation {
        supported.contains(present) ? present : supported.first ?? present
    }
}
