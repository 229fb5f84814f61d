// SPDX-License-Identifier: MIT
public import Foundation

/// The room that a text view sets its text in.
@MainActor
open class NSTextContainer {
    init() {}

    /// Points between the text and the room's left and right edges; 5 by default.
    open var lineFragmentPadding: CGFloat = Theme.TextView.lineFragmentPadding {
        didSet {
            if !lineFragmentPadding.isFinite { lineFragmentPadding = oldValue }
            if lineFragmentPadding != oldValue { didChange() }
        }
    }

    /// How many lines are shown at most; 0, the default, for any number.
    open var maximumNumberOfLines = 0 {
        didSet { if maximumNumberOfLines != oldValue { didChange() } }
    }

    /// How lines are broken that are too long for the room, and how the last one ends where some are left out; `byWordWrapping`
    /// by default.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping {
        didSet { if lineBreakMode != oldValue { didChange() } }
    }

    var didChange: () -> Void = {}
}
