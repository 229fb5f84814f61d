// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import TextLayout

extension TextAttributes {
    private static let language = NSAttributedString.Key(kCTLanguageAttributeName)
    private static let rareKeys: [NSAttributedString.Key] = [
        .shadow, .strokeWidth, .obliqueness, .expansion, .ligature, .tracking, .textEffect, .attachment,
        .writingDirection, .textHighlightStyle, language,
    ]

    /// Adds the attributes that few texts have.
    mutating func addStyling(
        _ dictionary: [NSAttributedString.Key: Any], traits: UITraitCollection, at offset: Int
    ) {
        guard !dictionary.isEmpty, Self.rareKeys.contains(where: { dictionary[$0] != nil }) else { return }
        func number(_ key: NSAttributedString.Key) -> CGFloat? {
            Self.number(dictionary[key]).flatMap { $0.isFinite ? $0 : nil }
        }
        var styling = styling ?? TextStyling()
        if let shadow = dictionary[.shadow] as? NSShadow { styling.shadow = shadow.textShadow(for: traits) }
        if let width = number(.strokeWidth), width != 0 {
            let color = dictionary[.strokeColor] as? UIColor
            styling.stroke = TextStyling.Stroke(width: width, color: color?.cgColor(for: traits))
        }
        switch number(.ligature) {
        case 0: styling.ligatures = .none
        case 2: styling.ligatures = .all
        default: break
        }
        if let tracking = number(.tracking), tracking != 0 { kern = tracking }
        let effect =
            dictionary[.textEffect] as? NSAttributedString.TextEffectStyle
            ?? (dictionary[.textEffect] as? String).map(NSAttributedString.TextEffectStyle.init)
        if effect == .letterpressStyle { addLetterpress(to: &styling, traits) }
        styling.language = dictionary[Self.language] as? String
        styling.embeddings = Self.embeddings(dictionary[.writingDirection])
        self.styling = styling == TextStyling() ? nil : styling
        if dictionary[.textHighlightStyle] != nil, dictionary[.backgroundColor] == nil {
            let scheme = dictionary[.textHighlightColorScheme]
            let known =
                scheme as? NSAttributedString.TextHighlightColorScheme
                ?? (scheme as? String).map(NSAttributedString.TextHighlightColorScheme.init)
            let color = (known ?? .default).color.cgColor(for: traits)
            backgroundColor = color.copy(alpha: Theme.Text.highlightAlpha)
        }
        transform(obliqueness: number(.obliqueness) ?? 0, expansion: number(.expansion) ?? 0)
        if let attachment = dictionary[.attachment] as? any DrawnAttachment { setAttachment(attachment, at: offset) }
    }

    private static func embeddings(_ value: Any?) -> [TextEmbedding] {
        guard let values = value as? [Any] else { return [] }
        return values.compactMap { value in
            switch number(value) {
            case 0: TextEmbedding(isRightToLeft: false)
            case 1: TextEmbedding(isRightToLeft: true)
            case 2: TextEmbedding(isRightToLeft: false, isOverride: true)
            case 3: TextEmbedding(isRightToLeft: true, isOverride: true)
            default: nil
            }
        }
    }

    /// Light below the text, unless it has a shadow.
    private mutating func addLetterpress(to styling: inout TextStyling, _ traits: UITraitCollection) {
        let alpha = Theme.Text.letterpressAlpha
        styling.shadow =
            styling.shadow
            ?? TextStyling.Shadow(
                offset: CGSize(width: 0, height: Theme.Text.letterpressOffset), blur: 0,
                color: CGColor(gray: 1, alpha: traits.userInterfaceStyle == .dark ? alpha.dark : alpha.light))
        let color = foregroundColor ?? UIColor.label.cgColor(for: traits)
        foregroundColor = color.copy(alpha: color.alpha * Theme.Text.letterpressTextAlpha)
    }

    private mutating func transform(obliqueness: CGFloat, expansion: CGFloat) {
        guard obliqueness != 0 || expansion != 0 else { return }
        var design = font.design ?? TextFont.Design()
        let width = exp(min(max(expansion, -3), 3))
        design.transform = design.transform.concatenating(
            CGAffineTransform(a: width, b: 0, c: min(max(obliqueness, -10), 10), d: 1, tx: 0, ty: 0))
        font.design = design
    }

    /// Adds an attachment at an offset of the text.
    private mutating func setAttachment(_ attachment: any DrawnAttachment, at offset: Int) {
        var styling = styling ?? TextStyling()
        styling.attachment = TextAttachment(attachment, font: font, at: offset)
        self.styling = styling
    }
}
