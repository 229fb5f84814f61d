// SPDX-License-Identifier: MIT
internal import Foundation

extension Theme {
    /// The type scale.
    enum Text {
        static func face(for style: UIFont.TextStyle) -> (size: CGFloat, weight: UIFont.Weight) {
            switch style {
            case .largeTitle: (34, .bold)
            case .title1: (28, .regular)
            case .title2: (22, .regular)
            case .title3: (20, .regular)
            case .headline: (17, .semibold)
            case .callout: (16, .regular)
            case .subheadline: (15, .regular)
            case .footnote: (13, .regular)
            case .caption1: (12, .regular)
            case .caption2: (11, .regular)
            default: (17, .regular)
            }
        }
    }
}
