// SPDX-License-Identifier: MIT

/// The horizontal direction of an interface.
public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    case leftToRight = 0
    case rightToLeft = 1
}

/// The meaning of a view's content, which determines whether the view is mirrored in right-to-left layout.
public enum UISemanticContentAttribute: Int, Sendable {
    /// Follows the layout direction of the user's language.
    case unspecified = 0
    /// Playback controls, which are never mirrored.
    case playback = 1
    /// Controls for physical left and right, which are never mirrored.
    case spatial = 2
    /// Always left to right.
    case forceLeftToRight = 3
    /// Always right to left.
    case forceRightToLeft = 4
}

extension UIView {
    /// The direction of the view's leading and trailing edges, and of the content that it arranges.
    public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        Self.userInterfaceLayoutDirection(
            for: semanticContentAttribute,
            relativeTo: traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight)
    }

    /// Returns the layout direction of views with an attribute, for the user's language.
    public class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute
    ) -> UIUserInterfaceLayoutDirection {
        let isRightToLeft = UIScreen.main.traitCollection.layoutDirection == .rightToLeft
        return userInterfaceLayoutDirection(
            for: semanticContentAttribute, relativeTo: isRightToLeft ? .rightToLeft : .leftToRight)
    }

    /// Returns the layout direction of views with an attribute where the direction is `layoutDirection`.
    public class func userInterfaceLayoutDirection(
        for semanticContentAttribute: UISemanticContentAttribute,
        relativeTo layoutDirection: UIUserInterfaceLayoutDirection
    ) -> UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        case .unspecified: layoutDirection
        }
    }

    /// Updates the margins and held constraints, which depend on the view's direction.
    func layoutDirectionDidChange() {
        for constraint in layoutState?.held ?? [] { constraint.engine?.structureDidChange(constraint) }
        marginsDidChange()
    }
}
