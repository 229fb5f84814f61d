// SPDX-License-Identifier: MIT
internal import Foundation

/// The picture that stands for an application's content until there is some: a PNG file at the top of the bundle.
struct LaunchImage {
    /// What `UILaunchImageFile` says without its extension, or `Default`.
    let baseName: String

    init(baseName: String = "Default") {
        self.baseName = baseName
    }

    init(bundle: Bundle, idiom: UIUserInterfaceIdiom = .application) {
        let name = bundle.uiObject(forInfoDictionaryKey: "UILaunchImageFile", idiom: idiom) as? String ?? ""
        let base = (name as NSString).deletingPathExtension
        // A name, not a path: the files lie at the top of the bundle and nowhere else.
        self.init(baseName: base.isEmpty || base.contains("/") ? "Default" : base)
    }

    /// The files that could serve, the best first (`R-IPAD-62`).
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

    /// The best file that the bundle has.
    func path(in bundle: Bundle, for orientation: UIInterfaceOrientation) -> String? {
        let folder = bundle.resourceURL ?? bundle.bundleURL
        return fileNames(for: orientation).lazy.map { folder.appendingPathComponent($0).path }
            .first(where: FileManager.default.fileExists(atPath:))
    }

    /// The orientation to begin with: the device's, where the application can begin in it, else the first listed.
    static func orientation(
        _ present: UIInterfaceOrientation, among supported: [UIInterfaceOrientation]
    ) -> UIInterfaceOrientation {
        supported.contains(present) ? present : supported.first ?? present
    }
}
