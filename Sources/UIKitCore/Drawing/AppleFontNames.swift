// SPDX-License-Identifier: MIT

/// Free relatives of the fonts that every iPad has, by their names.
///
/// Applications name those fonts without checking for them. Where one has been drawn with the same widths
/// (Liberation, Nimbus, TeX Gyre, Carlito), lines break as they were designed; otherwise the relative has a similar look.
struct AppleFontNames {
    /// The families to look for, in order of preference; the last one is generic and always there.
    let relatives: [String]

    /// Finds the relatives of a family; `nil` for one that no iPad has.
    ///
    /// - Parameter family: The family with or without spaces, such as `HelveticaNeue` or `TimesNewRomanPSMT`.
    init?(family: String) {
        var key = family.lowercased().filter { $0 != " " && $0 != "." }
        // PostScript names of some older fonts end with their makers' initials.
        for ending in ["mt", "ps"] where key.hasSuffix(ending) && key != "ps" { key.removeLast(ending.count) }
        guard let found = Self.table[key] else { return nil }
        relatives = found
    }

    private static let sans = ["Inter", "Noto Sans", "DejaVu Sans", "sans-serif"]
    private static let helvetica = [
        "Liberation Sans", "Arimo", "Nimbus Sans", "TeX Gyre Heros", "FreeSans", "sans-serif",
    ]
    private static let times = ["Liberation Serif", "Tinos", "Nimbus Roman", "TeX Gyre Termes", "FreeSerif", "serif"]
    private static let courier = ["Liberation Mono", "Cousine", "Nimbus Mono PS", "FreeMono", "monospace"]
    private static let mono = ["DejaVu Sans Mono", "Noto Sans Mono", "monospace"]
    private static let geometric = ["Nunito Sans", "Montserrat", "URW Gothic", "TeX Gyre Adventor", "sans-serif"]
    private static let humanist = ["Cabin", "Lato", "Open Sans", "Noto Sans", "sans-serif"]
    private static let oldStyle = ["P052", "TeX Gyre Pagella", "EB Garamond", "serif"]
    private static let book = ["C059", "TeX Gyre Schola", "Libre Baskerville", "serif"]
    private static let screenSerif = ["Gelasio", "DejaVu Serif", "Noto Serif", "serif"]
    private static let slab = ["URW Bookman", "TeX Gyre Bonum", "Roboto Slab", "serif"]
    private static let hand = ["Comic Neue", "Patrick Hand", "Z003", "sans-serif"]
    private static let script = ["Z003", "TeX Gyre Chorus", "Dancing Script", "serif"]
    private static let symbols = ["D050000L", "Standard Symbols PS", "Noto Sans Symbols", "sans-serif"]

    private static let table: [String: [String]] = [
        "academyengravedlet": book, "alnile": sans, "americantypewriter": slab,
        "applecoloremoji": ["Noto Color Emoji", "emoji"], "applesdgothicneo": ["Noto Sans CJK KR", "sans-serif"],
        "applesymbols": symbols, "arial": helvetica, "arialhebrew": sans, "arialroundedbold": ["Nunito"] + helvetica,
        "avenir": geometric, "avenirnext": geometric, "avenirnextcondensed": geometric, "baskerville": book,
        "bodoni72": book, "bodoni72oldstyle": book, "bodoni72smallcaps": book, "bradleyhand": hand,
        "chalkboardse": hand, "chalkduster": hand, "charter": ["Charis SIL", "XCharter"] + screenSerif,
        "cochin": oldStyle,
        "copperplate": book, "courier": courier, "couriernew": courier, "damascus": sans, "devanagarisangammn": sans,
        "didot": book, "dinalternate": sans,
        "dincondensed": ["Nimbus Sans Narrow", "DejaVu Sans Condensed", "sans-serif"],
        "euphemiaucas": sans, "farah": sans, "futura": geometric, "galvji": sans, "geezapro": sans,
        "georgia": screenSerif, "gillsans": humanist, "heitisc": ["Noto Sans CJK SC", "sans-serif"],
        "heititc": ["Noto Sans CJK TC", "sans-serif"], "helvetica": helvetica, "helveticaneue": helvetica,
        "hiraginomarugothicpron": ["Noto Sans CJK JP", "sans-serif"],
        "hiraginominchopron": ["Noto Serif CJK JP", "serif"], "hiraginosans": ["Noto Sans CJK JP", "sans-serif"],
        "hirakakupron": ["Noto Sans CJK JP", "sans-serif"], "hiramarupron": ["Noto Sans CJK JP", "sans-serif"],
        "hiraminpron": ["Noto Serif CJK JP", "serif"], "hoeflertext": oldStyle,
        "impact": ["Anton", "DejaVu Sans Condensed", "sans-serif"],
        "iowanoldstyle": oldStyle, "kailasa": sans, "kohinoordevanagari": sans, "markerfelt": hand, "menlo": mono,
        "mishafi": sans, "newyork": screenSerif, "noteworthy": hand, "optima": humanist, "palatino": oldStyle,
        "papyrus": hand, "partylet": hand, "pingfanghk": ["Noto Sans CJK HK", "sans-serif"],
        "pingfangsc": ["Noto Sans CJK SC", "sans-serif"], "pingfangtc": ["Noto Sans CJK TC", "sans-serif"],
        "rockwell": slab, "savoyelet": script, "sfcompact": sans, "sfcompactdisplay": sans,
        "sfcompactrounded": ["Nunito"] + sans,
        "sfcompacttext": sans, "sfmono": mono, "sfnsdisplay": sans, "sfnstext": sans, "sfpro": sans,
        "sfprodisplay": sans, "sfprorounded": ["Nunito"] + sans, "sfprotext": sans, "sfui": sans, "sfuidisplay": sans,
        "sfuitext": sans, "snellroundhand": script, "symbol": ["Standard Symbols PS", "sans-serif"], "thonburi": sans,
        "times": times, "timesnewroman": times, "trebuchet": ["Fira Sans"] + humanist,
        "verdana": ["DejaVu Sans", "sans-serif"],
        "zapfdingbats": symbols, "zapfino": script,
    ]
}
