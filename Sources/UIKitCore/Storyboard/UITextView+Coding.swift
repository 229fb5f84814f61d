// SPDX-License-Identifier: MIT
internal import Foundation

extension UITextView {
    /// Decodes the properties of a text view.
    func decodeTextView(from coder: NSCoder) {
        guard let coder = coder as? InterfaceCoder else { return }
        let values = coder.values
        if let text = values.text("text") { self.text = text }
        if let font = values.font("fontDescription") { self.font = coder.loader.font(font) }
        if let color = values.color("textColor") { textColor = coder.loader.color(color) }
        if let alignment = values.word("textAlignment", in: InterfaceTables.textAlignments) {
            textAlignment = alignment
        }
        if let flag = values.flag("editable") { isEditable = flag }
        if let flag = values.flag("selectable") { isSelectable = flag }
        if let flag = values.flag("scrollEnabled") { isScrollEnabled = flag }
        if let flag = values.flag("bounces") { bounces = flag }
        if let flag = values.flag("alwaysBounceVertical") { alwaysBounceVertical = flag }
        if let flag = values.flag("showsVerticalScrollIndicator") { showsVerticalScrollIndicator = flag }
        if let flag = values.flag("showsHorizontalScrollIndicator") { showsHorizontalScrollIndicator = flag }
        if let flag = values.flag("adjustsFontForContentSizeCategory") { adjustsFontForContentSizeCategory = flag }
        if let values = values.group("textInputTraits") { decodeSharedTraits(values) }
    }
}
