// SPDX-License-Identifier: MIT
internal import Foundation

extension Theme {
    /// Pointer effects.
    enum Pointer {
        static let cornerRadius: CGFloat = 8
        static let duration: TimeInterval = 0.18

        /// The growth of a view's longer side, in points, and its maximum scale.
        static let growth: CGFloat = 8
        static let maximumScale: CGFloat = 1.08
        /// The maximum side length of a lifted view.
        ///
        /// A larger view is scaled instead, because it would cover its neighbors.
        static let maximumLift: CGFloat = 220

        static let highlight = UIColor(light: hex(0x6E675B, alpha: 0.14), dark: hex(0xFFFFFF, alpha: 0.13))
        static let tint = UIColor(light: hex(0x6E675B, alpha: 0.12), dark: hex(0xFFFFFF, alpha: 0.10))
        static let shine = UIColor(light: hex(0xFFFFFF, alpha: 0.14), dark: hex(0xFFFFFF, alpha: 0.08))

        static let shadowColor = hex(0x000000)
        static let shadowOpacity: Float = 0.22
        static let shadowRadius: CGFloat = 10
        static let shadowOffset = CGSize(width: 0, height: 5)
    }
}
