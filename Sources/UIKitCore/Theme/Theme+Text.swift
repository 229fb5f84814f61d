// SPDX-License-Identifier: MIT
package import Foundation

extension Theme {
    /// Text sizes, in points.
    package enum Text {
        static let labelSize: CGFloat = 17
        static let buttonSize: CGFloat = 18
        static let systemSize: CGFloat = 14
        static let smallSystemSize: CGFloat = 12
        /// The font size of text drawn without a font.
        static let drawingSize: CGFloat = 12
        /// The distance between the marker of a list item and its text.
        package static let listMarkerGap: CGFloat = 6
        /// The indentation of each level of a list whose paragraph style has none.
        package static let listIndent: CGFloat = 28
        /// The light below letterpressed text: its distance downward, and its opacity in light and dark interfaces.
        static let letterpressOffset: CGFloat = 1
        static let letterpressAlpha: (light: CGFloat, dark: CGFloat) = (0.75, 0.18)
        /// The opacity of the highlight behind text.
        static let highlightAlpha: CGFloat = 0.25
        /// The opacity of text with the letterpress effect.
        static let letterpressTextAlpha: CGFloat = 0.75
        /// The opacity of the text of a disabled label.
        static let disabledAlpha: CGFloat = 0.4

        /// The font size of each text style for each content size category, smallest first.
        private static let sizes: [UIFont.TextStyle: [CGFloat]] = [
            .extraLargeTitle: [33, 34, 35, 36, 38, 40, 42, 46, 50, 54, 58, 62],
            .extraLargeTitle2: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
            .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
            .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
            .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
            .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
            .headline: bodySizes,
            .body: bodySizes,
            .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
            .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
            .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
            .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
            .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
        ]
        private static let bodySizes: [CGFloat] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]

        /// The line spacing of each text style.
        ///
        /// Other lengths are scaled in proportion to it.
        private static let leadings: [UIFont.TextStyle: [CGFloat]] = [
            .extraLargeTitle: [41, 42, 43, 44, 46, 49, 51, 55, 60, 64, 69, 73],
            .extraLargeTitle2: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68],
            .largeTitle: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70],
            .title1: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68],
            .title2: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66],
            .title3: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65],
            .headline: bodyLeadings,
            .body: bodyLeadings,
            .callout: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60],
            .subheadline: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58],
            .footnote: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52],
            .caption1: [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51],
            .caption2: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48],
        ]
        private static let bodyLeadings: [CGFloat] = [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]

        /// Returns the size and weight of a text style for a content size category.
        ///
        /// Unknown styles are treated as `body`.
        static func look(
            of style: UIFont.TextStyle, category: UIContentSizeCategory
        ) -> (size: CGFloat, weight: UIFont.Weight) {
            let weight: UIFont.Weight =
                switch style {
                case .headline: .semibold
                case .extraLargeTitle, .extraLargeTitle2: .bold
                default: .regular
                }
            return ((sizes[style] ?? bodySizes)[category.index], weight)
        }

        /// Returns the factor by which lengths related to a text style are scaled.
        static func growth(of style: UIFont.TextStyle, category: UIContentSizeCategory) -> CGFloat {
            let leadings = leadings[style] ?? bodyLeadings
            return leadings[category.index] / leadings[UIContentSizeCategory.large.index]
        }

        /// The scale down to which large text is reduced to keep words whole.
        static let minimumWordScale: CGFloat = 0.45

        /// Returns a font size of the framework's own text, enlarged or reduced as body text is.
        package static func scaled(_ size: CGFloat, for traits: UITraitCollection) -> CGFloat {
            (size * growth(of: .body, category: traits.preferredContentSizeCategory)).rounded()
        }

        /// Returns a length of the framework's own views, such as the height of a row of text, enlarged for large text
        /// but never reduced.
        package static func enlarged(_ length: CGFloat, for traits: UITraitCollection) -> CGFloat {
            (length * enlargement(for: traits)).rounded()
        }

        /// Returns the factor by which body text is larger than at the default text size; at least 1.
        package static func enlargement(for traits: UITraitCollection) -> CGFloat {
            max(growth(of: .body, category: traits.preferredContentSizeCategory), 1)
        }

        /// The maximum factor by which menus, alerts, and controls are wider for large text.
        package static let maximumWidthGrowth: CGFloat = 1.7

        /// Returns a width of the framework's own views, enlarged for large text but never reduced.
        package static func widened(_ width: CGFloat, for traits: UITraitCollection) -> CGFloat {
            (width * widening(for: traits)).rounded()
        }

        /// Returns the factor by which widths and images of the framework's own views are larger for large text; at
        /// least 1.
        package static func widening(for traits: UITraitCollection) -> CGFloat {
            min(enlargement(for: traits), maximumWidthGrowth)
        }

        /// Returns the content size category whose body text is nearest to the default size times `scale`, the
        /// desktop's text scaling factor.
        static func category(forScale scale: CGFloat) -> UIContentSizeCategory {
            guard scale.isFinite, scale > 0 else { return .large }
            let wanted = labelSize * scale
            let nearest = bodySizes.indices.min { abs(bodySizes[$0] - wanted) < abs(bodySizes[$1] - wanted) }
            return nearest.map { UIContentSizeCategory.all[$0] } ?? .large
        }
    }
}
