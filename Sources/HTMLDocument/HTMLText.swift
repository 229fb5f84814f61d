// SPDX-License-Identifier: MIT
internal import Foundation
internal import RichText

/// Text and values in the syntax of HTML and CSS.
enum HTMLText {
    static func escaped(_ text: String) -> String {
        var output: [UInt8] = []
        escape(text, to: &output)
        return String(decoding: output, as: UTF8.self)
    }

    /// Escapes text; line breaks become elements, and control characters are left out.
    static func escape(_ text: String, to output: inout [UInt8]) {
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": output += Array("&amp;".utf8)
            case "<": output += Array("&lt;".utf8)
            case ">": output += Array("&gt;".utf8)
            case "\u{A0}": output += Array("&nbsp;".utf8)
            case "\u{2028}", "\n": output += Array("<br>".utf8)
            case "\t": output.append(9)
            case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}": break
            default: output += Array(String(scalar).utf8)
            }
        }
    }

    /// Escapes the value of an attribute in quotation marks.
    static func attribute(_ text: String) -> String {
        escaped(text.replacing("\n", with: " ")).replacing("\"", with: "&quot;").replacing("<br>", with: " ")
    }

    /// Returns a length in pixels of CSS, which are points.
    static func length(_ value: Double) -> String { value == 0 ? "0" : number(value) + "px" }

    /// Returns a number with at most four decimals.
    static func number(_ value: Double) -> String {
        let rounded = (RichTextLimits.length(value) * 10_000).rounded() / 10_000
        return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
    }

    /// Returns a font family in quotation marks.
    static func family(_ name: String) -> String {
        "'" + name.filter { !"'\"\\;(){}<>\n".contains($0) } + "'"
    }

    static func color(_ color: RichTextColor) -> String {
        func digits(_ value: UInt8) -> String { value < 16 ? "0" + String(value, radix: 16) : String(value, radix: 16) }
        let opaque = "#" + digits(color.red) + digits(color.green) + digits(color.blue)
        return color.alpha == 255 ? opaque : opaque + digits(color.alpha)
    }

    /// Returns the style attribute of a line; empty for a plain one.
    static func decoration(_ name: String, _ line: RichTextStyle.Line, _ color: RichTextColor?) -> String {
        guard line != .single || color != nil else { return "" }
        var value = "text-decoration: \(name)"
        switch line {
        case .single: break
        case .double: value += " double"
        case .thick: value += " thick"
        }
        if let color { value += " " + self.color(color) }
        return " style=\"\(value)\""
    }
}

extension RichTextParagraphStyle {
    /// The element of a paragraph within its lists and quotations.
    var element: String {
        if (1...6).contains(headingLevel) { return "h\(headingLevel)" }
        return isPreformatted ? "pre" : "p"
    }

    /// The declarations of CSS except for margins above and below.
    ///
    /// Properties that CSS lacks are custom ones, which browsers ignore.
    var declarations: [String] {
        var result: [String] = []
        func length(_ name: String, _ value: Double) {
            if value != 0 { result.append("\(name): \(HTMLText.length(value))") }
        }
        switch alignment {
        case .natural: break
        case .left: result.append("text-align: left")
        case .center: result.append("text-align: center")
        case .right: result.append("text-align: right")
        case .justified: result.append("text-align: justify")
        }
        length("margin-inline-start", headIndent)
        length("text-indent", firstLineIndent - headIndent)
        length("margin-inline-end", tailIndent)
        if lineHeightMultiple > 0 { result.append("line-height: \(HTMLText.number(lineHeightMultiple))") }
        if minimumLineHeight > 0, minimumLineHeight == maximumLineHeight, lineHeightMultiple == 0 {
            length("line-height", minimumLineHeight)
        } else {
            length("--line-height-minimum", minimumLineHeight)
            length("--line-height-maximum", maximumLineHeight)
        }
        length("--line-spacing", lineSpacing)
        if !tabs.isEmpty {
            let stops = tabs.prefix(64).map { "\($0.alignment.name) \(HTMLText.length($0.position))" }
            result.append("--tab-stops: \(stops.joined(separator: ", "))")
        }
        return result
    }
}

extension RichTextParagraphStyle.Tab.Alignment {
    var name: String {
        switch self {
        case .left: "left"
        case .center: "center"
        case .right: "right"
        case .decimal: "decimal"
        }
    }

    static let named: [String: Self] = ["left": .left, "center": .center, "right": .right, "decimal": .decimal]
}

extension RichTextParagraph {
    /// Whether the text has spaces that are collapsed by default.
    var needsSpace: Bool {
        var isAfterSpace = true
        for run in runs {
            guard run.image == nil else {
                isAfterSpace = false
                continue
            }
            for byte in run.text.utf8 {
                if byte == 9 || byte == 32 && isAfterSpace { return true }
                isAfterSpace = byte == 32
            }
            if run.text.utf8.contains(32), run.text.contains(" \u{2028}") || run.text.contains("\u{2028} ") {
                return true
            }
            if run.text.hasSuffix("\u{2028}") { isAfterSpace = true }
        }
        return isAfterSpace && !runs.isEmpty && runs.last?.text.hasSuffix(" ") == true
    }
}

extension RichTextStyle {
    /// The declarations of CSS for what no element states.
    var declarations: [String] {
        var result: [String] = []
        if let family { result.append("font-family: \(HTMLText.family(family))") }
        if let size { result.append("font-size: \(HTMLText.length(RichTextLimits.fontSize(size)))") }
        if let weight, weight != 700 { result.append("font-weight: \(min(max(weight, 1), 1000))") }
        if isSmallCaps { result.append("font-variant: small-caps") }
        if let color { result.append("color: \(HTMLText.color(color))") }
        if let background { result.append("background-color: \(HTMLText.color(background))") }
        if let shadow {
            let lengths = [shadow.right, shadow.down, shadow.blur].map { HTMLText.length($0) }.joined(separator: " ")
            result.append("text-shadow: \(lengths) \(HTMLText.color(shadow.color))")
        }
        if let kern { result.append("letter-spacing: \(HTMLText.length(kern))") }
        if baselineOffset != 0 { result.append("vertical-align: \(HTMLText.length(baselineOffset))") }
        return result
    }
}

extension RichTextImage {
    /// Whether there is nothing to refer to or to show.
    var isEmpty: Bool { data.isEmpty && source.isEmpty && alternative.isEmpty }

    /// The element, with the data in its address.
    var element: String {
        var result = "<img"
        if !data.isEmpty {
            let type = detectedType ?? type
            let safe = type.filter { $0.isASCII && ($0.isLetter || $0.isNumber || "/+.-".contains($0)) }
            result +=
                " src=\"data:\(safe.hasPrefix("image/") ? safe : "image/x");base64,\(data.base64EncodedString())\""
        } else if !source.isEmpty {
            result += " src=\"\(HTMLText.attribute(source))\""
        }
        if !alternative.isEmpty { result += " alt=\"\(HTMLText.attribute(alternative))\"" }
        if let width { result += " width=\"\(HTMLText.number(width))\"" }
        if let height { result += " height=\"\(HTMLText.number(height))\"" }
        return result + ">"
    }
}
