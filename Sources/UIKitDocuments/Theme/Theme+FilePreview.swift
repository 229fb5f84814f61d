// SPDX-License-Identifier: MIT
internal import Foundation
package import UIKitCore

extension Theme {
    /// The preview of a file.
    ///
    /// Lengths are in points.
    package enum FilePreview {
        static let margin: CGFloat = 16
        static let spacing: CGFloat = 6
        /// The side of the icon of a file that isn't shown itself.
        static let iconSide: CGFloat = 128
        /// The largest scale of an image.
        static let maximumScale: CGFloat = 8
        /// The size of the font for source code.
        static let codeFontSize: CGFloat = 13
    }
}
