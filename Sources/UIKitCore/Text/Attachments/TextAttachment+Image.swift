// SPDX-License-Identifier: MIT
package import Foundation
internal import Graphics
package import TextLayout

extension TextAttachment {
    /// Creates the attachment for a character of a text in `font`, in a container or none.
    package init(
        _ attachment: any DrawnAttachment, font: TextFont, at index: Int, in container: NSTextContainer? = nil,
        proposedLineFragment: CGRect? = nil
    ) {
        let fragment =
            proposedLineFragment
            ?? CGRect(x: 0, y: 0, width: 1e7, height: onMainThread { font.metrics.lineHeight })
        var bounds = attachment.attachmentBounds(
            for: container, proposedLineFragment: fragment, glyphPosition: .zero, characterIndex: index)
        let image = attachment.image(forBounds: bounds, textContainer: container, characterIndex: index)
        if let image, attachment.bounds == .zero, bounds == attachment.naturalBounds(of: image) {
            bounds = attachment.naturalBounds(of: image.fitting(font))
        }
        // Strings are drawn on the main thread, which alone uses attachments while they are shown.
        nonisolated(unsafe) let source = attachment
        self.init(
            id: ObjectIdentifier(attachment), bounds: bounds, padding: attachment.lineLayoutPadding
        ) { context, rect, color in
            let image = source.image(forBounds: bounds, textContainer: container, characterIndex: index)
            guard let image = image?.fitting(font) else { return }
            let isTemplate =
                image.renderingMode == .alwaysTemplate || image.renderingMode == .automatic && image.isSymbolImage
            let shown = isTemplate ? image.withTintColor(UIColor(cgColor: color)) : image
            GraphicsContextStack.with(context) { shown.draw(in: rect) }
        }
    }
}

extension UIImage {
    /// Returns a symbol in the size of a font, unless it is configured with a size; other images as they are.
    fileprivate func fitting(_ font: TextFont) -> UIImage {
        guard isSymbolImage else { return self }
        let attributes = (configuration as? SymbolConfiguration)?.attributes
        guard attributes?.pointSize == nil, attributes?.textStyle == nil else { return self }
        return applyingSymbolConfiguration(SymbolConfiguration(font: UIFont(font))) ?? self
    }
}
