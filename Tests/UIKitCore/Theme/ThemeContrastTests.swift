// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing
import UIKitTesting

@testable import UIKitCore

/// A color of text and the surfaces that the toolkit draws it on.
private struct TextColor: Sendable, CustomTestStringConvertible {
    let name: String
    let color: UIColor
    /// Colors that are blended over one another from the first to the last, which is below the text.
    let grounds: [(name: String, colors: [UIColor])]

    var testDescription: String { name }
}

private enum Surfaces {
    static let backgrounds: [(String, [UIColor])] = [
        ("background", [.systemBackground]), ("secondary", [.secondarySystemBackground]),
        ("tertiary", [.tertiarySystemBackground]), ("grouped", [.systemGroupedBackground]),
        ("secondary grouped", [.secondarySystemGroupedBackground]),
        ("tertiary grouped", [.tertiarySystemGroupedBackground]), ("popup", [Theme.Popup.background]),
        ("sheet", [Theme.Sheet.background]), ("alert", [Theme.Alert.background]),
        ("text field", [Theme.TextField.fill]),
    ]
    static let titleBars: [(String, [UIColor])] = [
        ("title bar", [Theme.Chrome.background]), ("inactive title bar", [Theme.Chrome.inactiveBackground]),
    ]

    static func over(_ fills: [(String, UIColor)]) -> [(String, [UIColor])] {
        backgrounds.flatMap { name, below in
            fills.map { ("\($0.0) on \(name)", below + [$0.1]) }
        }
    }

    static let fills = over([
        ("fill", .systemFill), ("second fill", .secondarySystemFill), ("third fill", .tertiarySystemFill),
        ("fourth fill", .quaternarySystemFill), ("menu highlight", Theme.Menu.highlight),
        ("hover", Theme.Control.hovered), ("gray button", Theme.Button.gray),
    ])
    static let quietFills = over([
        ("third fill", .tertiarySystemFill), ("fourth fill", .quaternarySystemFill),
        ("menu highlight", Theme.Menu.highlight), ("selected tab", Theme.Bars.selectedItem),
    ])

    static func tinted(_ tint: UIColor) -> [(String, [UIColor])] {
        backgrounds.map { ("tint on \($0)", $1 + [tint.withAlphaComponent(Theme.Button.tintedAlpha)]) }
    }
}

@MainActor
@Suite("Contrast of the theme")
struct ThemeContrastTests {
    nonisolated private static let texts: [TextColor] = [
        TextColor(name: "label", color: .label, grounds: Surfaces.backgrounds + Surfaces.fills + Surfaces.titleBars),
        TextColor(
            name: "second label", color: .secondaryLabel,
            grounds: Surfaces.backgrounds + Surfaces.quietFills + Surfaces.titleBars),
        TextColor(name: "placeholder", color: .placeholderText, grounds: Surfaces.backgrounds + Surfaces.quietFills),
        TextColor(name: "unselected tab", color: Theme.Bars.unselectedTab, grounds: Surfaces.backgrounds),
        TextColor(name: "link and tint", color: .link, grounds: Surfaces.backgrounds),
        TextColor(name: "destructive", color: .systemRed, grounds: Surfaces.backgrounds),
        TextColor(
            name: "tinted button", color: Theme.accentColor.covered(with: Theme.Button.inkShade),
            grounds: Surfaces.tinted(Theme.accentColor)),
        TextColor(
            name: "gray button", color: Theme.accentColor.covered(with: Theme.Button.inkShade),
            grounds: Surfaces.over([("gray button", Theme.Button.gray)])),
        TextColor(
            name: "filled button", color: Theme.Button.filledForeground,
            grounds: [("accent", [Theme.accentColor]), ("red", [.systemRed])]),
        TextColor(name: "segment", color: .label, grounds: [("pill", [Theme.Segmented.pill])]),
        TextColor(name: "marked text", color: Theme.TextInput.mark, grounds: Surfaces.backgrounds),
    ]

    /// Accent colors of desktops, the darkest, the lightest, and the most saturated.
    private static let accents: [DesktopAccent] = [
        (0.21, 0.52, 0.89), (0.13, 0.56, 0.64), (0.23, 0.58, 0.29), (0.78, 0.53, 0), (0.93, 0.36, 0), (0.9, 0.18, 0.26),
        (0.84, 0.38, 0.6), (0.57, 0.25, 0.67), (0.44, 0.51, 0.59), (0, 0, 0), (1, 1, 1), (1, 1, 0), (0, 0, 1),
    ].compactMap { DesktopAccent(red: $0.0, green: $0.1, blue: $0.2) }

    private static func traits(_ style: UIUserInterfaceStyle, _ contrast: UIAccessibilityContrast) -> UITraitCollection
    {
        UITraitCollection.standard.with {
            $0.userInterfaceStyle = style
            $0.accessibilityContrast = contrast
        }
    }

    private func failures(_ text: TextColor, _ traits: UITraitCollection, minimum: Double) -> [String] {
        text.grounds.compactMap { name, colors in
            let ground = colors.dropFirst().reduce(colors[0].cgColor(for: traits)) {
                ColorContrast.blended($1.cgColor(for: traits), over: $0)
            }
            let ratio = ColorContrast.ratio(
                ColorContrast.blended(text.color.cgColor(for: traits), over: ground), ground)
            return ratio < minimum ? "\(text.name) on \(name): \((ratio * 100).rounded() / 100)" : nil
        }
    }

    @Test(
        "Every color of text has a contrast of 4.5 on every background that it is used on",
        arguments: texts, [UIUserInterfaceStyle.light, .dark])
    fileprivate func normal(_ text: TextColor, style: UIUserInterfaceStyle) {
        #expect(failures(text, Self.traits(style, .normal), minimum: 4.5) == [])
    }

    @Test(
        "With increased contrast, every color of text has a contrast of 7",
        arguments: texts, [UIUserInterfaceStyle.light, .dark])
    fileprivate func high(_ text: TextColor, style: UIUserInterfaceStyle) {
        #expect(failures(text, Self.traits(style, .high), minimum: 7) == [])
    }

    @Test("Accent colors of the desktop are as legible as the theme's own")
    func accentColors() {
        for accent in Self.accents {
            for style in [UIUserInterfaceStyle.light, .dark] {
                for (contrast, minimum) in [(UIAccessibilityContrast.normal, 4.5), (.high, 7)] {
                    let traits = Self.traits(style, contrast).replacing(DesktopAccentTrait.self, value: accent)
                    for text in Self.texts where ["link and tint", "filled button"].contains(text.name) {
                        #expect(failures(text, traits, minimum: minimum) == [], "\(accent)")
                    }
                }
            }
        }
    }

    @Test("Colors for small shapes have a contrast of 3, and of 4.5 with increased contrast, unless they are for fills")
    func shapes() {
        let shapes: [(String, UIColor)] = [
            ("red", .systemRed), ("blue", .systemBlue), ("indigo", .systemIndigo), ("purple", .systemPurple),
            ("pink", .systemPink), ("brown", .systemBrown), ("gray", .systemGray),
        ]
        let all =
            shapes + [
                ("orange", .systemOrange), ("yellow", .systemYellow), ("green", .systemGreen), ("mint", .systemMint),
                ("teal", .systemTeal), ("cyan", .systemCyan),
            ]
        for style in [UIUserInterfaceStyle.light, .dark] {
            for (name, color) in shapes {
                let text = TextColor(name: name, color: color, grounds: Surfaces.backgrounds)
                #expect(failures(text, Self.traits(style, .normal), minimum: 3) == [])
            }
            for (name, color) in all {
                let text = TextColor(name: name, color: color, grounds: Surfaces.backgrounds)
                #expect(failures(text, Self.traits(style, .high), minimum: 4.5) == [])
            }
            let lines: [(String, UIColor)] = [
                ("separator", .separator), ("hairline", Theme.Bars.hairline), ("outline", Theme.Control.outline),
                ("border", Theme.TextField.border), ("third label", .tertiaryLabel),
            ]
            for (name, color) in lines {
                let text = TextColor(name: name, color: color, grounds: Surfaces.backgrounds)
                #expect(failures(text, Self.traits(style, .high), minimum: 3) == [])
            }
        }
    }

    @Test("In dark appearance, every elevated background is lighter, and text is as legible on it")
    func elevation() {
        let base = Self.traits(.dark, .normal)
        let elevated = base.with { $0.userInterfaceLevel = .elevated }
        let light = Self.traits(.light, .normal)
        let grounds: [UIColor] = [
            .systemBackground, .secondarySystemBackground, .tertiarySystemBackground, .systemGroupedBackground,
            .secondarySystemGroupedBackground, .tertiarySystemGroupedBackground,
        ]
        for color in grounds {
            let (below, above) = (color.cgColor(for: base), color.cgColor(for: elevated))
            #expect(ColorContrast.ratio(above, below) > 1.05)
            #expect(color.cgColor(for: light) == color.cgColor(for: light.with { $0.userInterfaceLevel = .elevated }))
            for text in [UIColor.label, .secondaryLabel, .link, .systemRed] {
                let ink = ColorContrast.blended(text.cgColor(for: elevated), over: above)
                #expect(ColorContrast.ratio(ink, above) >= 4.5)
            }
        }
    }

    @Test("The border of a text field has a contrast of 3 to its fill and to every background, a disabled one less")
    func fieldBorders() {
        for style in [UIUserInterfaceStyle.light, .dark] {
            let traits = Self.traits(style, .normal)
            let border = ColorContrast.blended(
                Theme.TextField.border.cgColor(for: traits), over: Theme.TextField.fill.cgColor(for: traits))
            for (name, colors) in Surfaces.backgrounds {
                let ratio = ColorContrast.ratio(border, colors[0].cgColor(for: traits))
                #expect(ratio >= 3, "\(name): \(ratio)")
            }
            let disabled = Theme.TextField.disabledFill.cgColor(for: traits)
            let faint = ColorContrast.blended(Theme.TextField.disabledBorder.cgColor(for: traits), over: disabled)
            #expect(ColorContrast.ratio(faint, disabled) < 2)
            #expect(Theme.TextField.disabledFill.cgColor(for: traits) != Theme.TextField.fill.cgColor(for: traits))
        }
    }

    @Test("The focus ring has a contrast of 3 on every background and on filled controls, whatever the tint color")
    func focusRing() {
        for style in [UIUserInterfaceStyle.light, .dark] {
            for contrast in [UIAccessibilityContrast.normal, .high] {
                let traits = Self.traits(style, contrast)
                for tint in [Theme.accentColor, .systemYellow, .white, .black, .systemRed] as [UIColor] {
                    for ground in [nil, UIColor.systemRed, .systemOrange, .white, .black, .systemGroupedBackground] {
                        let ring = Theme.Focus.ringColor(tint: tint, on: ground, traits: traits)
                        let below = (ground ?? .systemGroupedBackground).cgColor(for: traits)
                        let ratio = ColorContrast.ratio(ColorContrast.blended(ring, over: below), below)
                        #expect(ratio >= 3, "\(ratio)")
                    }
                }
            }
        }
    }
}
