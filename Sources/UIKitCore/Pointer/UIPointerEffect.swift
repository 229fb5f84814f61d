// SPDX-License-Identifier: MIT

/// What a view does while the pointer is over it.
@MainActor
public enum UIPointerEffect {
    /// What suits the view: a large one grows, one with a background is lifted, any other gets one.
    case automatic(UITargetedPreview)
    /// A soft background appears behind the view.
    case highlight(UITargetedPreview)
    /// The view comes nearer, with a shadow and a shine.
    case lift(UITargetedPreview)
    /// The view gets what is chosen: a tint, a shadow, a little more size.
    case hover(
        UITargetedPreview, preferredTintMode: TintMode = .overlay, prefersShadow: Bool = false,
        prefersScaledContent: Bool = true)

    /// Where a tint goes.
    public enum TintMode: Int, Sendable {
        case none = 0
        /// Over the view.
        case overlay = 1
        /// Behind the view.
        case underlay = 2
    }

    /// The view that shows the effect, and which part of it.
    public var preview: UITargetedPreview {
        switch self {
        case .automatic(let preview), .highlight(let preview), .lift(let preview), .hover(let preview, _, _, _): preview
        }
    }
}
