// SPDX-License-Identifier: MIT
internal import Foundation
internal import TextEditing
@_spi(Toolkit) internal import UIKitCore

extension UITextView {
    struct Link {
        var url: URL
        var range: Range<Int>
    }

    /// Returns the link at a point in read-only text; `nil` if there is none.
    func link(at point: CGPoint) -> Link? {
        guard isSelectable, !isEditable, let styles = editor.styles, styles.length == edited.length,
            let character = character(under: point), character.lowerBound < styles.length
        else { return nil }
        var range = NSRange(location: 0, length: 0)
        let value = styles.attribute(
            .link, at: character.lowerBound, longestEffectiveRange: &range,
            in: NSRange(location: 0, length: styles.length))
        guard let url = value as? URL ?? (value as? String).flatMap({ URL(string: $0) }) else { return nil }
        return Link(url: url, range: range.location..<range.location + range.length)
    }

    func open(_ link: Link) {
        let range = NSRange(location: link.range.lowerBound, length: link.range.count)
        let mayOpen =
            delegate?.textView(
                self, shouldInteractWith: link.url, in: range, interaction: .invokeDefaultAction) ?? true
        if mayOpen { UIApplication.running?.open(link.url) }
    }
}
