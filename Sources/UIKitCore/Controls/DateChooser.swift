// SPDX-License-Identifier: MIT
internal import Foundation

/// What a date picker shows its date with.
@MainActor
protocol DateChooser: UIView {
    /// Called with the date that the user chose.
    var onChoose: ((Date) -> Void)? { get set }

    var naturalSize: CGSize { get }

    /// Shows `date`, which can be chosen by `rules`.
    func show(_ date: Date, rules: DateRules, animated: Bool)
}

extension UIView {
    /// Has `views`, which are parts of this one, read the way that this one is.
    func passReadingDirection(to views: [UIView]) {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for view in views { view.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight }
    }
}
