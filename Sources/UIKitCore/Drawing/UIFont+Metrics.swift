// SPDX-License-Identifier: MIT
public import Foundation
internal import TextLayout

// Lengths are in points, not rounded, and positive above the baseline. Fonts are loaded on the main thread.
extension UIFont {
    /// The distance from the baseline to the top of a line.
    public var ascender: CGFloat { onMainThread { textFont.metrics.ascender } }
    /// The distance from the baseline to the bottom of a line; negative.
    public var descender: CGFloat { onMainThread { textFont.metrics.descender } }
    /// The height of uppercase letters.
    public var capHeight: CGFloat { onMainThread { textFont.metrics.capHeight } }
    /// The height of lowercase letters without ascenders, such as x.
    public var xHeight: CGFloat { onMainThread { textFont.metrics.xHeight } }
    /// The distance between the baselines of consecutive lines.
    public var lineHeight: CGFloat { onMainThread { textFont.metrics.lineHeight } }
    /// The additional line spacing that the font recommends.
    ///
    /// Labels don't add it.
    public var leading: CGFloat { onMainThread { textFont.metrics.leading } }

    /// The family name of the font that is used.
    public var familyName: String { onMainThread { textFont.resolvedFamily } ?? "" }

    /// The family name without spaces and the style, such as "Inter-SemiBoldItalic".
    public var fontName: String {
        let family = familyName.filter { $0 != " " }
        return family + "-" + FontStyleName(weight: textFont.weight, isItalic: textFont.isItalic).description
    }

    /// The names of all installed families, sorted.
    public static var familyNames: [String] { onMainThread { TextFont.families } }

    /// Creates an installed font from a family name ("DejaVu Sans") or full name ("DejaVuSans-Bold").
    ///
    /// Returns `nil` if the family isn't installed. A style that the family lacks is replaced by the closest one.
    ///
    /// > Note: Differs from UIKit: a font that every iPad has, such as "HelveticaNeue-Light", is replaced by an installed
    /// > relative if it isn't installed, with the same widths where there is one. `fontName` is that of the relative.
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
            guard let found = onMainThread({ font.resolvedFamily }), Self.normalized(found) == Self.normalized(family)
            else { continue }
            self.init(font)
            return
        }
        for (family, style) in candidates {
            guard let names = AppleFontNames(family: family) else { continue }
            self.init(
                TextFont(
                    family: .named(names.relatives), size: fontSize > 0 ? fontSize : UIFont.systemFontSize,
                    weight: style.weight, isItalic: style.isItalic))
            return
        }
        return nil
    }

    /// Normalizes case and spaces, which don't distinguish families.
    static func normalized(_ family: String) -> String {
        family.lowercased().filter { $0 != " " }
    }
}

/// The style suffix of a font's full name.
struct FontStyleName: CustomStringConvertible {
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

    /// Other names of the weights.
    private static let synonyms = [
        "ultralight": 200, "book": 400, "roman": 400, "demibold": 600, "demi": 600, "heavy": 800, "extrablack": 900,
        "condensed": 400, "condensedlight": 300, "condensedmedium": 500, "condensedbold": 700,
        "condensedextrabold": 800, "condensedblack": 900, "w3": 300, "w4": 400, "w5": 500, "w6": 600, "w7": 700,
        "w8": 800,
    ]

    init?(_ text: Substring) {
        var word = text.lowercased()
        // Older PostScript names end with the maker's initials, as in "Arial-BoldMT".
        if word.hasSuffix("mt") { word.removeLast(2) }
        isItalic = false
        for ending in ["italic", "oblique", "ital"] where word.hasSuffix(ending) {
            word.removeLast(ending.count)
            isItalic = true
        }
        if word.isEmpty, isItalic {
            weight = 400
        } else if let named = Self.names.first(where: { $0.name.lowercased() == word }) {
            weight = named.weight
        } else if let other = Self.synonyms[word] {
            weight = other
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
