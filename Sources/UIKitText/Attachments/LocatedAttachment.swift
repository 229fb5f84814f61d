// SPDX-License-Identifier: MIT
internal import Foundation
internal import TextLayout
internal import UIKitCore

/// An attachment at a place of a text in a container.
///
/// Attachments belong to the main actor while they are laid out and drawn.
final class LocatedAttachment: DrawnAttachment {
    let attachment: NSTextAttachment
    let attributes: [NSAttributedString.Key: Any]
    let location: any NSTextLocation
    /// The provider of the view that is shown instead of the image.
    let provider: NSTextAttachmentViewProvider?

    init(
        _ attachment: NSTextAttachment, _ attributes: [NSAttributedString.Key: Any], at location: any NSTextLocation,
        _ provider: NSTextAttachmentViewProvider?
    ) {
        self.attachment = attachment
        self.attributes = attributes
        self.location = location
        self.provider = provider
    }

    var bounds: CGRect { attachment.bounds }
    var lineLayoutPadding: CGFloat { attachment.lineLayoutPadding }

    func naturalBounds(of image: UIImage?) -> CGRect { attachment.naturalBounds(of: image) }

    func image(
        forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
    ) -> UIImage? {
        guard provider == nil else { return nil }
        return attachment.image(
            for: imageBounds, attributes: attributes, location: location, textContainer: textContainer)
    }

    func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect {
        guard let provider else {
            return attachment.attachmentBounds(
                for: attributes, location: location, textContainer: textContainer, proposedLineFragment: lineFrag,
                position: position)
        }
        // Safe because a text with views is laid out on the main actor, which `assumeIsolated` checks.
        nonisolated(unsafe) let (attributes, location) = (attributes, location)
        return MainActor.assumeIsolated {
            provider.attachmentBounds(
                for: attributes, location: location, textContainer: textContainer, proposedLineFragment: lineFrag,
                position: position)
        }
    }
}

extension NSLayoutManager {
    /// Gives the attachments of a paragraph their areas in the container.
    func addAttachments(of content: ParagraphStack.Content, to text: inout AttributedText) {
        guard let textStorage, !content.range.isEmpty, let container = textContainers.first else { return }
        var found: [(offset: Int, attachment: NSTextAttachment)] = []
        textStorage.enumerateAttribute(.attachment, in: NSRange(content.range)) { value, range, _ in
            guard let attachment = value as? NSTextAttachment else { return }
            found += (range.location..<NSMaxRange(range)).map { ($0, attachment) }
        }
        for (offset, attachment) in found {
            let local = offset - content.range.lowerBound
            guard local >= 0, local < text.length else { continue }
            let font = text.attributes(at: local).font
            let located = LocatedAttachment(
                attachment, textStorage.attributes(at: offset, effectiveRange: nil),
                at: modern?.location(at: offset) ?? StorageLocation(offset),
                client?.viewProvider(for: attachment, at: offset))
            let line = CGRect(x: 0, y: 0, width: stack.width, height: font.metrics.lineHeight)
            var placed = TextAttachment(located, font: font, at: offset, in: container, proposedLineFragment: line)
            placed.id = ObjectIdentifier(attachment)
            text.modifyAttributes(in: local..<local + 1) { $0.styling?.attachment = placed }
        }
    }
}

extension NSTextLayoutManager {
    /// Returns the providers of the views in a range of a text view.
    func viewProviders(in range: Range<Int>) -> [NSTextAttachmentViewProvider] {
        guard let storage = engine.textStorage, !range.isEmpty else { return [] }
        var result: [NSTextAttachmentViewProvider] = []
        storage.enumerateAttribute(.attachment, in: NSRange(range)) { value, range, _ in
            guard let attachment = value as? NSTextAttachment,
                let provider = engine.client?.viewProvider(for: attachment, at: range.location)
            else { return }
            result.append(provider)
        }
        return result
    }
}
