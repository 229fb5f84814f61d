// SPDX-License-Identifier: MIT
internal import Foundation

extension CGFloat {
    /// A length suitable for layout: finite, and within Pango's limit.
    var length: CGFloat {
        isNaN ? 0 : Swift.min(Swift.max(self, -PangoUnits.limit), PangoUnits.limit)
    }
}

extension CGFloat? {
    /// The value, or 0 if there is none.
    var finite: CGFloat { self?.length ?? 0 }
}

extension TextParagraph {
    /// Returns the paragraph's line height for a natural one.
    func lineHeight(natural: CGFloat) -> CGFloat {
        var height = natural
        if lineHeightMultiple.length > 0 { height = (height * lineHeightMultiple.length).length }
        height = max(height, minimumLineHeight.length)
        if maximumLineHeight.length > 0 { height = min(height, maximumLineHeight.length) }
        return height
    }

    /// Returns the distance of the lines' ends from the trailing edge of a container with that width.
    func tailInset(in width: CGFloat) -> CGFloat {
        tailIndent.length > 0 ? width - tailIndent.length : -tailIndent.length
    }

    /// Returns the fraction of a line's free space that is before its leading end, from 0 to 1.
    func leadingShare(isRightToLeft: Bool) -> CGFloat {
        switch alignment {
        case .natural, .justified: 0
        case .left: isRightToLeft ? 1 : 0
        case .right: isRightToLeft ? 0 : 1
        case .center: 0.5
        }
    }
}
