// SPDX-License-Identifier: MIT
import UIKit

/// The texts of the page, in dynamic colors and at the text size of an environment.
@MainActor
struct TextSamples {
    private let traits: UITraitCollection
    private let body: UIFont

    init(_ traits: UITraitCollection) {
        self.traits = traits
        body = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17), compatibleWith: traits)
    }

    private func scaled(_ font: UIFont) -> UIFont {
        UIFontMetrics.default.scaledFont(for: font, compatibleWith: traits)
    }

    private func text(
        _ string: String, _ attributes: [NSAttributedString.Key: Any] = [:]
    ) -> NSAttributedString {
        let standard: [NSAttributedString.Key: Any] = [.font: body, .foregroundColor: UIColor.label]
        return NSAttributedString(string: string, attributes: standard.merging(attributes) { $1 })
    }

    private func joined(_ parts: [NSAttributedString]) -> NSAttributedString {
        let result = NSMutableAttributedString(string: "")
        for part in parts { result.append(part) }
        return result
    }

    private func paragraph(_ change: (NSMutableParagraphStyle) -> Void) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        change(style)
        return style
    }

    // MARK: - Characters

    func characters() -> [NSAttributedString] {
        func underlined(_ name: String, _ style: NSUnderlineStyle) -> NSAttributedString {
            text(name, [.underlineStyle: style.rawValue, .underlineColor: UIColor.systemOrange])
        }
        let shadow = NSShadow()
        shadow.shadowOffset = CGSize(width: 2, height: 3)
        shadow.shadowBlurRadius = 3
        shadow.shadowColor = UIColor.systemBlue.withAlphaComponent(0.6)
        let large = scaled(.systemFont(ofSize: 26, weight: .bold))
        let space = text("   ")
        return [
            joined([
                text("Shadow", [.font: large, .shadow: shadow]), space,
                text(
                    "Outline",
                    [.font: large, .strokeWidth: 3, .strokeColor: UIColor.systemPurple]), space,
                text(
                    "Filled",
                    [
                        .font: large, .strokeWidth: -3, .strokeColor: UIColor.systemRed,
                        .foregroundColor: UIColor.systemYellow,
                    ]), space,
                text("Letterpress", [.font: large, .textEffect: NSAttributedString.TextEffectStyle.letterpressStyle]),
            ]),
            joined([
                underlined("Single", .single), space, underlined("Thick", .thick), space,
                underlined("Double", .double), space, underlined("Dots", [.single, .patternDot]), space,
                underlined("Dashes", [.single, .patternDash]), space,
                underlined("Dash dot", [.single, .patternDashDot]), space,
                underlined("Only under words", [.single, .byWord]),
            ]),
            joined([
                text("Oblique", [.obliqueness: 0.25]), space, text("Expanded", [.expansion: 0.3]), space,
                text("Compressed", [.expansion: -0.3]), space, text("Tracking", [.tracking: 3]), space,
                text("H"), text("2", [.font: scaled(.systemFont(ofSize: 11)), .baselineOffset: -traits.grown(4)]),
                text("O"), space,
                text("Struck", [.strikethroughStyle: 1, .strikethroughColor: UIColor.systemRed]),
            ]),
            joined(
                zip(
                    ["Purple", "Pink", "Orange", "Mint", "Blue"],
                    [NSAttributedString.TextHighlightColorScheme.purple, .pink, .orange, .mint, .blue]
                ).flatMap { name, scheme in
                    [
                        text(
                            " \(name) ",
                            [
                                .textHighlightStyle: NSAttributedString.TextHighlightStyle.default,
                                .textHighlightColorScheme: scheme,
                            ]), space,
                    ]
                }),
        ]
    }

    // MARK: - Paragraphs

    func attachments() -> NSAttributedString {
        func symbol(_ name: String, _ color: UIColor) -> NSAttributedString {
            let attachment = NSTextAttachment()
            attachment.image = UIImage(systemName: name)
            return NSAttributedString(attachment: attachment, attributes: [.font: body, .foregroundColor: color])
        }
        let picture = NSTextAttachment()
        picture.image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 40)).image { context in
            UIColor.systemTeal.setFill()
            UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 60, height: 40), cornerRadius: 8).fill()
            UIColor.white.setFill()
            UIBezierPath(ovalIn: CGRect(x: 22, y: 12, width: 16, height: 16)).fill()
        }
        picture.bounds = CGRect(x: 0, y: -12, width: 60, height: 40)
        picture.lineLayoutPadding = 4
        return joined([
            text("Tap "), symbol("star.fill", .systemYellow), text(" to mark a message, "),
            symbol("trash", .systemRed), text(" to delete it, or "), symbol("paperclip", .tintColor),
            text(" to attach a picture "), NSAttributedString(attachment: picture, attributes: [.font: body]),
            text(" in the middle of a line. Emoji are characters: 👍 🎉 🧑🏽‍🚀"),
        ])
    }

    func lists() -> [NSAttributedString] {
        let numbers = NSTextList(markerFormat: .init("{decimal}."), options: 0)
        let letters = NSTextList(markerFormat: .init("{lower-alpha})"), options: 0)
        let bullets = NSTextList(markerFormat: .disc, options: 0)
        func item(_ string: String, _ lists: NSTextList...) -> NSAttributedString {
            text(string, [.paragraphStyle: paragraph { $0.textLists = lists }])
        }
        return [
            joined([
                item("Rice paper for the panes, which lets light through but keeps the view out\n", numbers),
                item("Cedar for the frame:\n", numbers), item("two stiles\n", numbers, letters),
                item("three rails\n", numbers, letters), item("Paste made from rice\n", numbers),
                item("A brush\n", bullets), item("Patience", bullets),
            ]),
            joined([item("أرز وورق\n", numbers), item("خشب الأرز", numbers)]),
        ]
    }

    func table() -> NSAttributedString {
        let style = paragraph { style in
            style.tabStops = [
                NSTextTab(textAlignment: .center, location: traits.grown(120)),
                NSTextTab(
                    textAlignment: .right, location: traits.grown(210),
                    options: [.columnTerminators: CharacterSet(charactersIn: ".")]),
                NSTextTab(textAlignment: .right, location: traits.grown(270)),
            ]
        }
        let bold = scaled(.systemFont(ofSize: 17, weight: .semibold))
        return joined([
            text("Wood\tColor\tWeight\tPrice\n", [.paragraphStyle: style, .font: bold]),
            text("Cedar\tred\t0.38\t12\nCypress\tpale\t0.455\t9\nMaple\tamber\t10.7\t108", [.paragraphStyle: style]),
        ])
    }

    func breaks() -> [NSAttributedString] {
        let words =
            "Extraordinary craftsmanship and uncompromising attention characterize traditional Japanese carpentry."
        return [
            text(
                "Extra\u{AD}ordi\u{AD}nary crafts\u{AD}man\u{AD}ship and un\u{AD}com\u{AD}promis\u{AD}ing "
                    + "atten\u{AD}tion char\u{AD}ac\u{AD}ter\u{AD}ize tra\u{AD}di\u{AD}tional car\u{AD}pen\u{AD}try.",
                [.paragraphStyle: paragraph { $0.alignment = .justified }]),
            text(
                words,
                [
                    .paragraphStyle: paragraph {
                        $0.alignment = .justified
                        $0.hyphenationFactor = 1
                        $0.headIndent = 16
                    }, .init(kCTLanguageAttributeName): "en-US",
                ]),
        ]
    }

    // MARK: - Scripts and fonts

    func scripts() -> [NSAttributedString] {
        let underline: [NSAttributedString.Key: Any] = [
            .underlineStyle: NSUnderlineStyle([.single, .patternDash]).rawValue, .foregroundColor: UIColor.systemIndigo,
        ]
        let reversed = NSWritingDirection.rightToLeft.rawValue | NSWritingDirectionFormatType.override.rawValue
        return [
            joined([text("الأبواب "), text("المنزلقة", underline), text(" من الورق والخشب")]),
            joined([text("דלתות "), text("הזזה", underline), text(" מנייר ומעץ, Shoji 障子")]),
            joined([text("हिन्दी "), text("क्षत्रिय", underline), text("   ไทย "), text("ประตูเลื่อน", underline)]),
            joined([text("日本語の"), text("障子", underline), text("は紙と木でできています。")]),
            joined([text("Each letter reversed: "), text("stressed", [.writingDirection: [reversed]])]),
        ]
    }

    func fonts() -> [NSAttributedString] {
        func font(_ type: Int, _ selector: Int) -> UIFont {
            let settings: [UIFontDescriptor.FeatureKey: Any] = [.type: type, .selector: selector]
            return UIFont(descriptor: body.fontDescriptor.addingAttributes([.featureSettings: [settings]]), size: 0)
        }
        let slanted = CGAffineTransform(a: 1.3, b: 0, c: -0.2, d: 1, tx: 0, ty: 0)
        return [
            joined([
                text("Zero 100   ", [.font: font(kTypographicExtrasType, kSlashedZeroOnSelector)]),
                text("x2 n10   ", [.font: font(kVerticalPositionType, kSuperiorsSelector)]),
                text("1/2 3/4 17/32", [.font: font(kFractionsType, kDiagonalFractionsSelector)]),
            ]),
            joined([
                text("111.11\n", [.font: scaled(.monospacedDigitSystemFont(ofSize: 17, weight: .regular))]),
                text("888.88", [.font: scaled(.monospacedDigitSystemFont(ofSize: 17, weight: .regular))]),
            ]),
            joined([
                text("Condensed   ", [.font: scaled(.systemFont(ofSize: 17, weight: .regular, width: .condensed))]),
                text("Expanded   ", [.font: scaled(.systemFont(ofSize: 17, weight: .regular, width: .expanded))]),
                text("Transformed", [.font: UIFont(descriptor: body.fontDescriptor.withMatrix(slanted), size: 0)]),
            ]),
        ]
    }
}
