// SPDX-License-Identifier: MIT
internal import Foundation
internal import RichText
internal import TextLayout
internal import UIKitCore

extension RichTextStyle {
    /// The factors of the font's size and of the offset from the baseline in superscript and subscript.
    private static let scriptSize = 0.75
    private static let scriptOffsets: [Script: Double] = [.superscript: 0.35, .subscript: -0.15]

    /// Returns the font of text with the style, and its offset from the baseline in points.
    func font(over base: UIFont) -> (font: UIFont, offset: Double) {
        let base = base.textFont
        let fullSize = size ?? Double(base.pointSize)
        let size = script == .normal ? fullSize : fullSize * Self.scriptSize
        var font = TextFont(
            family: Self.family(family) ?? (isCode ? .systemMonospaced : base.family), size: CGFloat(size),
            weight: weight ?? base.weight, isItalic: isItalic || base.isItalic,
            hasMonospacedDigits: base.hasMonospacedDigits)
        if isSmallCaps { font.features.append(Self.smallCaps) }
        return (UIFont(font), baselineOffset + (Self.scriptOffsets[script] ?? 0) * fullSize)
    }

    /// Sets the properties of a font and the offset from the baseline.
    mutating func setFont(_ font: UIFont?, offset: Double, script: Script) {
        self.script = script
        baselineOffset = offset
        guard let font = font?.textFont else { return }
        let size = Double(font.pointSize) / (script == .normal ? 1 : Self.scriptSize)
        self.size = (size * 100).rounded() / 100
        let rest = offset - (Self.scriptOffsets[script] ?? 0) * size
        baselineOffset = abs(rest) < 0.01 ? 0 : rest
        switch font.family {
        case .system: family = nil
        case .systemMonospaced: isCode = true
        case .systemSerif: family = "serif"
        case .systemRounded: family = "ui-rounded"
        case .named(let names): family = names.first
        }
        weight = font.weight == 400 ? nil : font.weight
        isItalic = font.isItalic
        isSmallCaps = font.features.contains(Self.smallCaps)
    }

    private static let smallCaps = "smcp=1"

    /// Returns the family of a name; `nil` for that of the base font.
    private static func family(_ name: String?) -> TextFont.Family? {
        guard let name, !name.isEmpty else { return nil }
        return switch name.lowercased() {
        case "-apple-system", "system-ui", "blinkmacsystemfont", "ui-sans-serif", "sans-serif", ".sf ui text",
            ".applesystemuifont", ".sfui-regular", ".sfnstext", ".sfuitext":
            .system
        case "monospace", "ui-monospace", ".applesystemuifontmonospaced", ".sfnsmono": .systemMonospaced
        case "serif", "ui-serif": .systemSerif
        case "ui-rounded": .systemRounded
        default: .named([name])
        }
    }
}
