// SPDX-License-Identifier: MIT
internal import RichText

/// Values of CSS properties.
enum CSSValues {
    /// Returns a length in points; one CSS pixel is a point, as in attributed strings that were written as HTML.
    ///
    /// - Parameters:
    ///   - text: The number and its unit.
    ///   - em: The size of the font, to which relative lengths refer.
    ///   - percentage: The length to which percentages refer; `nil` if they aren't allowed.
    /// - Returns: The length; `nil` if the text isn't one.
    static func length(_ text: some StringProtocol, em: Double, percentage: Double? = nil) -> Double? {
        let text = text.lowercased()
        let digits = text.utf8.prefix { byte in
            (48...57).contains(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "-")
                || byte == UInt8(ascii: "+")
        }
        guard let number = Double(Substring(digits)), number.isFinite else { return nil }
        let factor: Double? =
            switch String(text.utf8.dropFirst(digits.count)) ?? "" {
            case "", "px": 1
            case "pt": 4.0 / 3
            case "pc": 16
            case "in": 96
            case "cm": 96 / 2.54
            case "mm": 96 / 25.4
            case "em": em
            case "rem": 12
            case "ex", "ch": em / 2
            case "%": percentage.map { $0 / 100 }
            default: nil
            }
        return factor.map { RichTextLimits.length(number * $0) }
    }

    /// Returns the factor of a number, percentage, or length in em; `nil` for others.
    static func factor(_ text: String) -> Double? {
        if let number = Double(text), number.isFinite { return number }
        if text.hasSuffix("%") { return Double(text.dropLast()).map { $0 / 100 } }
        if text.hasSuffix("em"), !text.hasSuffix("rem") { return Double(text.dropLast(2)) }
        return nil
    }

    static func fontSize(_ text: String, parent: Double, base: Double) -> Double? {
        let keywords: [String: Double] = [
            "xx-small": 0.5625, "x-small": 0.625, "small": 0.8125, "medium": 1, "large": 1.125, "x-large": 1.5,
            "xx-large": 2, "xxx-large": 3,
        ]
        let name = text.lowercased()
        if let factor = keywords[name] { return base * factor }
        if name == "smaller" { return parent / 1.2 }
        if name == "larger" { return parent * 1.2 }
        guard let size = length(name, em: parent, percentage: parent), size > 0 else { return nil }
        return RichTextLimits.fontSize(size)
    }

    static func weight(_ text: String, parent: Int?) -> Int? {
        switch text.lowercased() {
        case "normal": 400
        case "bold": 700
        case "bolder": (parent ?? 400) < 600 ? 700 : 900
        case "lighter": (parent ?? 400) > 500 ? 400 : 100
        case let number: Int(number).flatMap { (1...1000).contains($0) ? $0 : nil }
        }
    }

    /// Returns the first family of a list, without quotation marks.
    static func family(_ text: String) -> String? {
        guard let first = CSSText.split(Substring(text), at: UInt8(ascii: ",")).first else { return nil }
        let name = CSSText.trimmed(first).filter { $0 != "\"" && $0 != "'" }
        return name.isEmpty ? nil : name
    }

    /// Returns the first shadow of a list; `nil` for none.
    static func shadow(_ text: String, em: Double) -> RichTextShadow? {
        guard let first = CSSText.split(Substring(text), at: UInt8(ascii: ",")).first else { return nil }
        var lengths: [Double] = []
        var color = RichTextColor(0, 0, 0)
        for word in CSSText.split(Substring(CSSText.trimmed(first)), at: UInt8(ascii: " ")) {
            if let length = length(word, em: em) {
                lengths.append(length)
            } else if let named = self.color(word) {
                color = named
            }
        }
        guard lengths.count >= 2 else { return nil }
        return RichTextShadow(
            right: lengths[0], down: lengths[1], blur: lengths.count > 2 ? lengths[2] : 0, color: color)
    }

    static let monospacedFamilies: Set<String> = [
        "monospace", "ui-monospace", "courier", "courier new", "monaco", "menlo",
    ]

    // MARK: - Colors

    static func color(_ text: some StringProtocol) -> RichTextColor? {
        let text = CSSText.trimmed(text).lowercased()
        if text.hasPrefix("#") { return hexadecimal(text.dropFirst()) }
        if let rgb = CSSColors.named[text] { return RichTextColor(rgb: rgb) }
        if text == "transparent" { return RichTextColor(0, 0, 0, alpha: 0) }
        guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return nil }
        let values = text[text.index(after: open)...].dropLast().split { ", /".contains($0) }.map(String.init)
        guard values.count >= 3 else { return nil }
        let alpha = values.count > 3 ? component(values[3], whole: 1) * 255 : 255
        switch text[..<open] {
        case "rgb", "rgba":
            return RichTextColor(
                byte(component(values[0], whole: 255)), byte(component(values[1], whole: 255)),
                byte(component(values[2], whole: 255)), alpha: byte(alpha))
        case "hsl", "hsla":
            return hsl(
                Double(values[0].prefix { $0.isNumber || ".-".contains($0) }) ?? 0, component(values[1], whole: 1),
                component(values[2], whole: 1), byte(alpha))
        default:
            return nil
        }
    }

    private static func component(_ text: String, whole: Double) -> Double {
        let value = text.hasSuffix("%") ? (Double(text.dropLast()) ?? 0) / 100 * whole : Double(text) ?? 0
        return value.isFinite ? min(max(value, 0), whole) : 0
    }

    private static func byte(_ value: Double) -> UInt8 { UInt8(min(max(value.rounded(), 0), 255)) }

    private static func hexadecimal(_ digits: Substring) -> RichTextColor? {
        guard digits.utf8.count <= 8, let value = UInt32(digits, radix: 16) else { return nil }
        func nibble(_ shift: UInt32) -> UInt8 { UInt8(value >> shift & 15) * 17 }
        func byte(_ shift: UInt32) -> UInt8 { UInt8(value >> shift & 255) }
        return switch digits.utf8.count {
        case 3: RichTextColor(nibble(8), nibble(4), nibble(0))
        case 4: RichTextColor(nibble(12), nibble(8), nibble(4), alpha: nibble(0))
        case 6: RichTextColor(byte(16), byte(8), byte(0))
        case 8: RichTextColor(byte(24), byte(16), byte(8), alpha: byte(0))
        default: nil
        }
    }

    private static func hsl(_ hue: Double, _ saturation: Double, _ lightness: Double, _ alpha: UInt8) -> RichTextColor {
        let hue =
            hue.isFinite ? (hue.truncatingRemainder(dividingBy: 360) + 360).truncatingRemainder(dividingBy: 360) : 0
        let amount = saturation * min(lightness, 1 - lightness)
        func part(_ offset: Double) -> UInt8 {
            let place = (offset + hue / 30).truncatingRemainder(dividingBy: 12)
            return byte((lightness - amount * max(-1, min(place - 3, 9 - place, 1))) * 255)
        }
        return RichTextColor(part(0), part(8), part(4), alpha: alpha)
    }
}
