// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics

/// The tint that a view has, its own or inherited, as it is shown.
struct ResolvedTint: Equatable {
    /// The colour before it is dimmed.
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
    /// Resolves the tint of this view and all below it again, and tells those whose tint changed.
    ///
    /// Subviews always fit their superview, so nothing below a view that stays as it is needs a look.
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
