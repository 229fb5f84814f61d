// SPDX-License-Identifier: MIT
public import Foundation
internal import TextLayout

// Lengths are in points, not rounded, and positive above the baseline.
@MainActor
extension UIFont {
    /// The distance from the baseline to the top of a line.
    public var ascender: CGFloat { textFont.metrics.ascender }
    /// The distance from the baseline to the bottom of a line; negative.
    public var descender: CGFloat { textFont.metrics.descender }
    /// The height of uppercase letters.
    public var capHeight: CGFloat { textFont.metrics.capHeight }
    /// The height of lowercase letters without ascenders, such as x.
    public var xHeight: CGFloat { textFont.metrics.xHeight }
    /// The distance between the baselines of consecutive lines.
    public var lineHeight: CGFloat { textFont.metrics.lineHeight }
    /// The additional line spacing that the font recommends.
    ///
    /// Labels don't add it.
    public var leading: CGFloat { textFont.metrics.leading }

    /// The family name of the font that is used.
    public var familyName: String { textFont.resolvedFamily ?? "" }

    /// The family name without spaces and the style, such as "Inter-SemiBoldItalic".
    public var fontName: String {
        let family = familyName.filter { $0 != " " }
        return family + "-" + FontStyleName(weight: textFont.weight, isItalic: textFont.isItalic).description
    }

    /// The names of all installed families, sorted.
    public static var familyNames: [String] { TextFont.families }

    /// Creates an installed font from a family name ("DejaVu Sans") or full name ("DejaVuSans-Bold").
    ///
    /// Returns `nil` if the family isn't installed. A style that the family lacks is replaced by the closest one.
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

    /// Normalizes case and spaces, which don't distinguish families.
    private static func normalized(_ family: String) -> String {
        family.lowercased().filter { $0 != " " }
    }
}

/// The style suffix of a font's full name.
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
