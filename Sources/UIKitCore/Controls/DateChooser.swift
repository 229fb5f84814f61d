// SPDX-License-Identifier: MIT
internal import Foundation

/// A view that displays and edits a date picker's date.
@MainActor
protocol DateChooser: UIView {
    /// Called with the date that the user selects.
    var onChoose: ((Date) -> Void)? { get set }

    var naturalSize: CGSize { get }

    /// Displays `date`, and limits the selection to what `rules` allow.
    func show(_ date: Date, rules: DateRules, animated: Bool)
}

extension UIView {
    /// Applies this view's layout direction to `views`, which are parts of it.
    func passReadingDirection(to views: [UIView]) {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for view in views { view.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight }
    }
}
