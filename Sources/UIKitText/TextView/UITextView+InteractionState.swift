// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCore

/// The value of a text view's `interactionState`.
struct TextInteractionState {
    var selection: NSRange
    var offset: CGPoint
}

extension UITextView {
    func restore(_ state: Any) {
        guard let state = state as? TextInteractionState else { return }
        selectedRange = state.selection
        layoutIfNeeded()
        let bottom = max(contentSize.height + adjustedContentInset.bottom - bounds.height, -adjustedContentInset.top)
        contentOffset = CGPoint(x: 0, y: min(max(state.offset.y, -adjustedContentInset.top), bottom))
    }
}
