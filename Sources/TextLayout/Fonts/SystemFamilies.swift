// SPDX-License-Identifier: MIT

/// The font families for `TextFont.Family.system` and the related cases, in order of preference.
public struct SystemFamilies: Hashable, Sendable {
    /// The families for the user interface.
    ///
    /// The desktop environment's font should be inserted first.
    public var standard: [String]
    /// The families with characters of equal width.
    public var monospaced: [String]
    /// The families with serifs.
    public var serif: [String]
    /// The families with rounded terminals.
    public var rounded: [String]

    /// Creates lists of families.
    public init(standard: [String], monospaced: [String], serif: [String], rounded: [String]) {
        self.standard = standard
        self.monospaced = monospaced
        self.serif = serif
        self.rounded = rounded
    }

    /// Free fonts that common distributions install, each list ending with a generic fontconfig name.
    public static let initial = SystemFamilies(
        standard: ["Inter", "Adwaita Sans", "Cantarell", "Noto Sans", "DejaVu Sans", "sans-serif"],
        monospaced: ["Adwaita Mono", "JetBrains Mono", "Noto Sans Mono", "DejaVu Sans Mono", "monospace"],
        serif: ["Source Serif 4", "Noto Serif", "DejaVu Serif", "serif"],
        rounded: ["Nunito", "Quicksand", "Varela Round"])

    /// Returns the names to look up, in order.
    func names(for family: TextFont.Family) -> [String] {
        switch family {
        case .system: standard
        case .systemMonospaced: monospaced + standard
        case .systemSerif: serif + standard
        case .systemRounded: rounded + standard
        case .named(let names): names
        }
    }
}
