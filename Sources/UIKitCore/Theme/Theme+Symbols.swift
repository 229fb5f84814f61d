// SPDX-License-Identifier: MIT
internal import Foundation

extension Theme {
    /// Symbols that are drawn in shades of one color.
    enum Symbols {
        /// The opacity of primary, secondary, and tertiary parts.
        static let hierarchyAlphas: [CGFloat] = [1, 0.5, 0.25]
        /// The opacity of parts beyond the value that a symbol displays.
        static let dimmedAlpha: CGFloat = 0.3
        /// The point size of symbols in the items of bars.
        static let barSize: CGFloat = 17
        /// The point size of symbols in tabs.
        static let tabSize: CGFloat = 18
    }
}
