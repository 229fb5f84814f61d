// SPDX-License-Identifier: MIT
public import Foundation
internal import TextLayout

// Lengths in points, unrounded; positive is above the baseline.
@MainActor
extension UIFont {
    /// From the baseline to the top of a line.
    public var ascender: CGFloat { textFont.metrics.ascender }
    /// From the baseline to the bottom of a line: negative.
    public var descender: CGFloat { textFont.metrics.descender }
    /// The height of flat capitals.
    public var capHeight: CGFloat { textFont.metrics.capHeight }
    /// The height of flat small letters.
    public var xHeight: CGFloat { textFont.metrics.xHeight }
    /// How far apart the baselines of two lines are.
    public var lineHeight: CGFloat { textFont.metrics.lineHeight }
    /// What the designer would add between lines; labels do not.
    public var leading: CGFloat { textFont.metrics.leading }

    /// The installed family that answers to this font.
    public var familyName: String { textFont.resolvedFamily ?? "" }

    /// The family without spaces and the style, as "Inter-SemiBoldItalic".
    public var fontName: String {
        let family = familyName.filter { $0 != " " }
        return family + "-" + FontStyleName(weight: textFont.weight, isItalic: textFont.isItalic).description
    }

    /// The names of all families installed, sorted.
    public static var familyNames: [String] { TextFont.families }

    /// An installed font by its family ("DejaVu Sans") or by its full name ("DejaVuSans-Bold").
    ///
    /// `nil` if there is no such family; of a style that it lacks, the nearest is taken.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        var candidates = [(family: fontName, style: FontStyleName(weight: 400, isItalic: false))]
        if let hyphen = fontName.lastIndex(of: "-"),
            let style = FontStyleName(fontName[fontName.index(after: hyphen)...])
        {
            candidates.insert((String(fontName[..<hyphen]), style), at: 0)
        }
        for (family, style) in candidates where !family.isEmpty {
            let font = TextFont(
                family: .named([family]), size: fontSize > 0 ? fontSize : UIFont.systemFontSize, weight: style.weight,
                isItalic: style.isItalic)
            guard let found = font.resolvedFamily, Self.normalized(found) == Self.normalized(family) else { continue }
            self.init(font)
            return
        }
        return nil
    }

    /// Families are told apart without regard to case and spaces.
    private static func normalized(_ family: String) -> String {
        family.lowercased().filter { $0 != " " }
    }
}

/// The last part of a font's full name.
private struct FontStyleName: CustomStringConvertible {
    var weight: Int
    var isItalic: Bool

    private static let names: [(name: String, weight: Int)] = [
        ("Thin", 100), ("ExtraLight", 200), ("Light", 300), ("Regular", 400), ("Medium", 500), ("SemiBold", 600),
        ("Bold", 700), ("ExtraBold", 800), ("Black", 900),
    ]

    init(weight: Int, isItalic: Bool) {
        self.weight = weight
        self.isItalic = isItalic
    }

    init?(_ text: Substring) {
        var word = text.lowercased()
        isItalic = false
        for ending in ["italic", "oblique"] where word.hasSuffix(ending) {
            word.removeLast(ending.count)
            isItalic = true
        }
        if word.isEmpty, isItalic {
            weight = 400
        } else if let named = Self.names.first(where: { $0.name.lowercased() == word }) {
            weight = named.weight
        } else {
            return nil
        }
    }

    var description: String {
        let index = min(max((weight + 50) / 100, 1), 9) - 1
        let name = Self.names[index].name
        guard isItalic else { return name }
        return name == "Regular" ? "Italic" : name + "Italic"
    }
}
