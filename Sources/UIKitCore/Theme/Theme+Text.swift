// SPDX-License-Identifier: MIT
internal import Foundation

extension Theme {
    /// Sizes of text, in points.
    enum Text {
        static let labelSize: CGFloat = 17
        static let buttonSize: CGFloat = 18
        static let systemSize: CGFloat = 14
        static let smallSystemSize: CGFloat = 12
        /// What text is drawn in by calls that name no font.
        static let drawingSize: CGFloat = 12
        /// What is left of the text of a label that is not enabled.
        static let disabledAlpha: CGFloat = 0.4

        private static let looks: [UIFont.TextStyle: CGFloat] = [
            .largeTitle: 34, .title1: 28, .title2: 22, .title3: 20, .headline: 17, .body: 17, .callout: 16,
            .subheadline: 15, .footnote: 13, .caption1: 12, .caption2: 11,
        ]

        /// Size and weight of a role; roles that are not known look like the body.
        static func look(of style: UIFont.TextStyle) -> (size: CGFloat, weight: UIFont.Weight) {
            (looks[style] ?? labelSize, style == .headline ? .semibold : .regular)
        }
    }
}
