// SPDX-License-Identifier: MIT
package import Foundation

extension Theme {
    /// Marks on ranges of a text: found text and misspelled words.
    ///
    /// Lengths are in points.
    package enum TextDecoration {
        /// The distance by which the background of found text extends beyond its characters on each side.
        package static let highlightOverhang: CGFloat = 1
        package static let highlightRadius: CGFloat = 3.5
        package static let highlight = UIColor(light: hex(0xFFE680, alpha: 0.85), dark: hex(0xE6C029, alpha: 0.3))
        /// The background of the current match.
        package static let currentHighlight = UIColor(light: hex(0xFFC414), dark: hex(0xB27F00))
        /// The outline of the current match.
        package static let currentOutline = UIColor(light: hex(0xC98A00), dark: hex(0xFFD34D))
        package static let outlineWidth: CGFloat = 1

        package static let wave = UIColor(light: hex(0xD9302C), dark: hex(0xFF6B61))
        /// The length of one period of a wave.
        package static let wavePeriod: CGFloat = 4
        /// The distance between the crests and the troughs of a wave.
        package static let waveHeight: CGFloat = 2
        package static let waveLineWidth: CGFloat = 1
        /// The distance between the baseline and the middle of a wave.
        package static let waveDepth: CGFloat = 3.5
    }
}
