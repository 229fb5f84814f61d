// SPDX-License-Identifier: MIT

/// Which way one reads, and so which side things begin on.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    case leftToRight = 0
    case rightToLeft = 1
}

/// What a view's content means, where that decides whether it is mirrored for reading from right to left.
public enum UISemanticContentAttribute: Int, Sendable {
    /// Mirrored with the user's reading direction.
    case unspecified = 0
    /// Play and pause: time runs from left to right everywhere.
    case playback = 1
    /// Left and right in space.
    case spatial = 2
    case forceLeftToRight = 3
    case forceRightToLeft = 4
}

extension UIView {
    /// The direction that the view's leading and trailing edges, and those of what it arranges, go by.
    public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        case .unspecified: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        }
    }

    /// The constraints that the view holds go by its direction, and so do its margins.
    func layoutDirectionDidChange() {
        for constraint in layoutState?.held ?? [] { constraint.engine?.structureDidChange(constraint) }
        marginsDidChange()
    }
}
