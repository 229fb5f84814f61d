// SPDX-License-Identifier: MIT
internal import Foundation

/// The images of a bar's background that were set on the bar itself rather than on an appearance.
struct BarImages {
    private var backgrounds: [UIBarMetrics: UIImage] = [:]
    var shadow: UIImage?

    var isEmpty: Bool { backgrounds.isEmpty && shadow == nil }

    /// The background for exactly those metrics.
    subscript(metrics: UIBarMetrics) -> UIImage? {
        get { backgrounds[metrics] }
        set { backgrounds[metrics] = newValue }
    }

    /// Replaces what an appearance shows.
    ///
    /// An image without an area shows nothing, which is how a bar is made transparent and its line removed.
    @MainActor
    func apply(to looks: UIBarAppearance, isCompact: Bool) {
        if let image = (isCompact ? backgrounds[.compact] : nil) ?? backgrounds[.default] {
            looks.backgroundEffect = nil
            looks.backgroundColor = nil
            looks.backgroundImage = image.hasArea ? image : nil
        }
        if let shadow {
            looks.shadowColor = nil
            looks.shadowImage = shadow.hasArea ? shadow : nil
        }
    }
}

extension UIImage {
    fileprivate var hasArea: Bool { size.width > 0 && size.height > 0 }
}
