// SPDX-License-Identifier: MIT
internal import Foundation

extension CGFloat {
    /// A length that layout can count with: finite, and within Pango's limit.
    var length: CGFloat {
        isNaN ? 0 : Swift.min(Swift.max(self, -PangoUnits.limit), PangoUnits.limit)
    }
}

extension CGFloat? {
    /// The number, or 0 where there is none.
    var finite: CGFloat { self?.length ?? 0 }
}

extension TextParagraph {
    /// The line height that the paragraph makes of a natural one.
    func lineHeight(natural: CGFloat) -> CGFloat {
        var height = natural
        if lineHeightMultiple.length > 0 { height = (height * lineHeightMultiple.length).length }
        height = max(height, minimumLineHeight.length)
        if maximumLineHeight.length > 0 { height = min(height, maximumLineHeight.length) }
        return height
    }

    /// How far from the trailing edge of a container that wide the lines end.
    func tailInset(in width: CGFloat) -> CGFloat {
        tailIndent.length > 0 ? width - tailIndent.length : -tailIndent.length
    }

    /// How much of a line's free room goes before its leading end: 0 none, 1 all.
    func leadingShare(isRightToLeft: Bool) -> CGFloat {
        switch alignment {
        case .natural, .justified: 0
        case .left: isRightToLeft ? 1 : 0
        case .right: isRightToLeft ? 0 : 1
        case .center: 0.5
        }
    }
}
