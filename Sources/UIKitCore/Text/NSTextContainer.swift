// SPDX-License-Identifier: MIT
public import Foundation

/// The area in which a text view lays out its text.
@preconcurrency @MainActor
open class NSTextContainer: NSObject {
    package override init() {}

    /// The padding between the text and the container's left and right edges, in points; 5 by default.
    open var lineFragmentPadding: CGFloat = Theme.TextView.lineFragmentPadding {
        didSet {
            if !lineFragmentPadding.isFinite { lineFragmentPadding = oldValue }
            if lineFragmentPadding != oldValue { didChange() }
        }
    }

    /// The maximum number of lines; 0 (the default) for no limit.
    open var maximumNumberOfLines = 0 {
        didSet { if maximumNumberOfLines != oldValue { didChange() } }
    }

    /// The breaking of lines that are too long, and the truncation of the last one if lines are omitted;
    /// `byWordWrapping` by default.
    open var lineBreakMode = NSLineBreakMode.byWordWrapping {
        didSet { if lineBreakMode != oldValue { didChange() } }
    }

    package var didChange: () -> Void = {}
}
