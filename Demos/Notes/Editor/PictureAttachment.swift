// SPDX-License-Identifier: MIT
import UIKit

/// A picture that is as wide as the text at most.
final class PictureAttachment: NSTextAttachment {
    private static let maximumSize = CGSize(width: 680, height: 420)

    init(_ contents: Data) {
        super.init(data: contents, ofType: "public.image")
    }

    override func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect {
        let natural = super.attachmentBounds(
            for: textContainer, proposedLineFragment: lineFrag, glyphPosition: position, characterIndex: charIndex)
        guard natural.width > 0, natural.height > 0 else { return natural }
        let width = min(max(lineFrag.width, 1), Self.maximumSize.width)
        let scale = min(1, width / natural.width, Self.maximumSize.height / natural.height)
        return CGRect(x: 0, y: 0, width: natural.width * scale, height: natural.height * scale)
    }
}
