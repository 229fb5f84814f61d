// SPDX-License-Identifier: MIT
package import Foundation

/// A text that is read in parts, without a copy of the whole.
///
/// Offsets are in UTF-16 units, and valid.
@MainActor
package protocol AccessibilityTextSource: UITextInput {
    var accessibilityTextLength: Int { get }
    /// Returns the number of Unicode scalars in a range.
    func accessibilityScalarCount(in range: Range<Int>) -> Int
    /// Returns the offset at a distance in Unicode scalars from the start, which is clamped to the text.
    func accessibilityOffset(ofScalar scalar: Int) -> Int
    func accessibilityText(in range: Range<Int>) -> String
    func accessibilityAttributes(at offset: Int) -> (attributes: [NSAttributedString.Key: Any], range: Range<Int>)
}
