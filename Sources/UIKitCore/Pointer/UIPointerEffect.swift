// SPDX-License-Identifier: MIT

/// The effect of hovering over a view.
@preconcurrency @MainActor
public enum UIPointerEffect {
    /// The effect that suits the view: a large view is scaled, a view with a background is lifted, and any other view
    /// is highlighted.
    case automatic(UITargetedPreview)
    /// Shows a translucent background below the view.
    case highlight(UITargetedPreview)
    /// Lifts the view, with a shadow and a highlight.
    case lift(UITargetedPreview)
    /// A combination of a tint, a shadow, and scaling.
    case hover(
        UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
        prefersScaledContent: Bool = true)

    /// The position of the tint.
    public enum TintMode: Int, Sendable {
        case none = 0
        /// Above the view.
        case overlay = 1
        /// Below the view.
        case underlay = 2
    }

    /// The view that shows the effect, and its visible part.
    public var preview: UITargetedPreview {
        switch self {
        case .automatic(let preview), .highlight(let preview), .lift(let preview), .hover(let preview, _, _, _): preview
        }
    }
}
