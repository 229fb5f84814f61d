// SPDX-License-Identifier: MIT
internal import Foundation
internal import TextLayout
@_spi(Toolkit) internal import UIKitCore

/// The views that show attachments in a text view.
///
/// A view is in the text view while its line is near the visible area.
@MainActor
final class AttachmentViews {
    private struct Known {
        weak var attachment: NSTextAttachment?
        /// `nil` for an attachment that is drawn.
        var provider: NSTextAttachmentViewProvider?
    }

    private var known: [ObjectIdentifier: Known] = [:]
    private var shown: [ObjectIdentifier: Place] = [:]

    /// A view, and the frame that it was given last: some views keep a size of their own.
    private struct Place {
        var view: UIView
        var frame: CGRect
    }

    func provider(
        for attachment: NSTextAttachment, at offset: Int, in text: UITextView
    ) -> NSTextAttachmentViewProvider? {
        let id = ObjectIdentifier(attachment)
        if let entry = known[id], entry.attachment === attachment { return entry.provider }
        guard attachment.allowsTextAttachmentView else { return nil }
        let location = text.modern?.manager.location(at: offset) ?? StorageLocation(offset)
        let provider = attachment.viewProvider(for: text, location: location, textContainer: text.textContainer)
        known = known.filter { $0.value.attachment != nil }
        known[id] = Known(attachment: attachment, provider: provider)
        return provider
    }

    /// Places the views of the lines near the visible area, and removes the others.
    func show(in text: UITextView) {
        guard known.values.contains(where: { $0.provider != nil }) || !shown.isEmpty else { return }
        let stack = text.stack
        var visible: [ObjectIdentifier: Place] = [:]
        let top = text.bounds.minY - text.textOrigin.y
        for index in stack.set(from: top - text.bounds.height / 2, to: top + text.bounds.height * 1.5) {
            let layout = stack.layout(of: index)
            let origin = CGPoint(x: text.textOrigin.x, y: text.textOrigin.y + stack.top(of: index))
            for placed in layout.attachments {
                guard let provider = known[placed.attachment.id]?.provider, let view = provider.view else { continue }
                let frame = placed.frame.offsetBy(dx: origin.x, dy: origin.y)
                visible[placed.attachment.id] = Place(view: view, frame: frame)
                let known = shown[placed.attachment.id]
                if known?.frame != frame || known?.view !== view { view.frame = frame }
                if view.superview !== text { text.addSubview(view) }
            }
        }
        for (id, place) in shown where visible[id]?.view !== place.view && place.view.superview === text {
            place.view.removeFromSuperview()
        }
        shown = visible
    }
}
