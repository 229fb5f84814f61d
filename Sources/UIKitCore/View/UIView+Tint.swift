// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics

/// A view's resolved tint, set or inherited.
struct ResolvedTint: Equatable {
    /// The tint color before dimming.
    let source: UIColor
    let isDimmed: Bool
    let color: UIColor

    init(source: UIColor, isDimmed: Bool) {
        self.source = source
        self.isDimmed = isDimmed
        color = isDimmed ? Theme.dimmed(source) : source
    }

    static let standard = ResolvedTint(source: Theme.accentColor, isDimmed: false)

    static func == (left: ResolvedTint, right: ResolvedTint) -> Bool {
        left.source == right.source && left.isDimmed == right.isDimmed
    }
}

extension UIView {
    /// Resolves the tint of this view and its descendants, and notifies those whose tint changed.
    ///
    /// Subviews are always consistent with their superview, so a subtree whose root doesn't change is skipped.
    func updateTint() {
        var changed: [UIView] = []
        descend { view in
            let inherited = view.superview?.resolvedTint ?? .standard
            let mode = view.storedTintAdjustmentMode
            let tint = ResolvedTint(
                source: view.storedTintColor ?? inherited.source,
                isDimmed: mode == .automatic ? inherited.isDimmed : mode == .dimmed)
            guard tint != view.resolvedTint else { return false }
            view.resolvedTint = tint
            changed.append(view)
            return true
        }
        for view in changed { view.tintColorDidChange() }
    }
}
