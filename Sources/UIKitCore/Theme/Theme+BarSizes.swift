// SPDX-License-Identifier: MIT
internal import Foundation

/// The sizes of bars for the user's text size.
///
/// Bars and their text grow up to the first accessibility size, and are never smaller than at the default size; the
/// large content viewer shows items larger still. Large titles, which scroll away, grow without a limit.
extension Theme.Bars {
    /// The content size category of the largest text in bars.
    static let maximumCategory = UIContentSizeCategory.accessibilityMedium

    /// Returns the factor by which text and symbols in bars are larger than at the default text size; at least 1.
    @MainActor
    static func growth(for traits: UITraitCollection) -> CGFloat {
        let category = min(traits.preferredContentSizeCategory, maximumCategory)
        return max(Theme.Text.growth(of: .body, category: category), 1)
    }

    /// Returns a font size, or the side of a symbol, for the text size.
    @MainActor
    static func scaled(_ size: CGFloat, for traits: UITraitCollection) -> CGFloat {
        (size * growth(for: traits)).rounded()
    }

    /// Returns the height of a bar, or of a part of one, for the text size.
    ///
    /// Half of a bar's height is space around its text, which doesn't grow.
    @MainActor
    static func extent(_ length: CGFloat, for traits: UITraitCollection) -> CGFloat {
        (length * (1 + growth(for: traits)) / 2).rounded()
    }

    /// Returns the height of a navigation bar's row of items, or of a toolbar.
    @MainActor
    static func height(for traits: UITraitCollection) -> CGFloat { extent(height, for: traits) }

    /// Returns the height of the row of a large title.
    @MainActor
    static func largeTitleHeight(for traits: UITraitCollection) -> CGFloat {
        let category = traits.preferredContentSizeCategory
        return max(
            (largeTitleHeight * Theme.Text.growth(of: .largeTitle, category: category)).rounded(), largeTitleHeight)
    }

    /// Returns the font of large titles.
    @MainActor
    static func largeTitleFont(for traits: UITraitCollection) -> UIFont {
        let category = traits.preferredContentSizeCategory
        return .systemFont(ofSize: Theme.Text.look(of: .largeTitle, category: category).size, weight: .bold)
    }
}
