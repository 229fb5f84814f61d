// SPDX-License-Identifier: MIT

/// The families that stand behind `TextFont.Family.system` and its siblings, best first.
public struct SystemFamilies: Hashable, Sendable {
    /// The user interface's face; the desktop's own choice belongs in front.
    public var standard: [String]
    public var monospaced: [String]
    public var serif: [String]
    public var rounded: [String]

    public init(standard: [String], monospaced: [String], serif: [String], rounded: [String]) {
        self.standard = standard
        self.monospaced = monospaced
        self.serif = serif
        self.rounded = rounded
    }

    /// Free faces that desktops ship, each list ending in what fontconfig always answers.
    public static let initial = SystemFamilies(
        standard: ["Inter", "Adwaita Sans", "Cantarell", "Noto Sans", "DejaVu Sans", "sans-serif"],
        monospaced: ["Adwaita Mono", "JetBrains Mono", "Noto Sans Mono", "DejaVu Sans Mono", "monospace"],
        serif: ["Source Serif 4", "Noto Serif", "DejaVu Serif", "serif"],
        rounded: ["Nunito", "Quicksand", "Varela Round"])

    /// The names to look for, in order.
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
