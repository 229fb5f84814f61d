// SPDX-License-Identifier: MIT
public import Foundation

/// A generator for feedback while a selection changes, as on a wheel of values.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    /// Plays a weak tick for a new selection.
    open func selectionChanged() {
        play(.selection)
    }

    /// Plays a weak tick for a new selection at a location in the generator's view.
    open func selectionChanged(at location: CGPoint) {
        selectionChanged()
    }
}
