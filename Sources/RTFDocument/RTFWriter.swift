// SPDX-License-Identifier: MIT
package import Foundation
package import RichText

/// Writes Rich Text Format, in ASCII with Unicode escapes.
///
/// Quotations are written as indents, check boxes as characters, and headings as levels of the outline. Preformatted text
/// has no counterpart in the format.
package struct RTFWriter {
    private var output: [UInt8] = []
    private var fonts: [String] = []
    private var fontNumbers: [String: Int] = [:]
    private var colors: [RichTextColor] = []
    private var colorNumbers: [RichTextColor: Int] = [:]
    private var lists: [[RichTextList]] = []

    /// Returns the bytes of a file.
    package static func data(_ document: RichTextDocument) -> Data {
        var writer = RTFWriter()
        writer.write(document)
        return Data(writer.output)
    }

    private mutating func write(_ document: RichTextDocument) {
        collect(document)
        add("{\\rtf1\\ansi\\ansicpg1252\\uc0\n")
        if !fonts.isEmpty {
            add("{\\fonttbl")
            for (number, font) in fonts.enumerated() {
                add("\\f\(number)\\fnil\\fcharset0 ")
                text(font.filter { $0 != ";" })
                add(";")
            }
            add("}\n")
        }
        if !colors.isEmpty {
            add("{\\colortbl;")
            for color in colors { add("\\red\(color.red)\\green\(color.green)\\blue\(color.blue);") }
            add("}\n")
        }
        writeLists()
        write(document.properties)
        var counter = RichTextItemCounter()
        for (index, paragraph) in document.paragraphs.enumerated() {
            let next = index + 1 < document.paragraphs.count ? document.paragraphs[index + 1] : nil
            write(paragraph, number: counter.number(of: paragraph.style), next: next)
        }
        add("}\n")
    }

    // MARK: - Tables

    /// Numbers the fonts, colors, and lists of a document.
    private mutating func collect(_ document: RichTextDocument) {
        for paragraph in document.paragraphs {
            for style in paragraph.runs.map(\.style) + (paragraph.endStyle.map { [$0] } ?? []) {
                if let family = style.writtenFamily, fontNumbers[family] == nil {
                    fontNumbers[family] = fonts.count
                    fonts.append(family)
                }
                let lines = [style.underlineColor, style.strikethroughColor]
                for color in [style.color, style.background, style.shadow?.color.solid] + lines {
                    guard let color = color?.opaque, colorNumbers[color] == nil else { continue }
                    colors.append(color)
                    colorNumbers[color] = colors.count
                }
            }
            addList(paragraph.style.lists)
        }
    }

    /// Returns the index of the list with all these levels, or of one that can be extended by them.
    private func list(_ levels: [RichTextList]) -> Int? {
        lists.lastIndex { known in zip(known, levels).allSatisfy { $0 == $1 } && known.first == levels.first }
    }

    private mutating func addList(_ levels: [RichTextList]) {
        guard !levels.isEmpty else { return }
        let levels = Array(levels.prefix(9))
        guard let index = list(levels) else { return lists.append(levels) }
        if levels.count > lists[index].count { lists[index] = levels }
    }

    private mutating func writeLists() {
        guard !lists.isEmpty else { return }
        add("{\\*\\listtable\n")
        for (number, levels) in lists.enumerated() {
            add("{\\list\\listtemplateid\(number + 1)\\listhybrid")
            for (depth, list) in levels.enumerated() {
                let format = list.marker.format
                add("{\\listlevel\\levelnfc\(format)\\levelnfcn\(format)\\leveljc0\\leveljcn0\\levelfollow0")
                add("\\levelstartat\(list.start)\\levelspace360\\levelindent0{\\leveltext")
                if list.marker == .none {
                    add("\\'00;}{\\levelnumbers;}")
                } else if list.marker.isOrdered {
                    let place = depth < 10 ? "0\(depth)" : "\(depth)"
                    add("\\'02\\'\(place).;}{\\levelnumbers\\'01;}")
                } else {
                    add("\\'01")
                    text(list.marker.text(1))
                    add(";}{\\levelnumbers;}")
                }
                add("\\fi-360\\li\(720 * (depth + 1))}")
            }
            add("{\\listname ;}\\listid\(number + 1)}\n")
        }
        add("}\n{\\*\\listoverridetable")
        for number in 1...lists.count { add("{\\listoverride\\listid\(number)\\listoverridecount0\\ls\(number)}") }
        add("}\n")
    }

    private mutating func write(_ properties: RichTextDocument.Properties) {
        let texts: [(RTFInfo, String?)] = [
            (.title, properties.title), (.author, properties.author), (.subject, properties.subject),
            (.company, properties.company), (.comment, properties.comment),
            (.keywords, properties.keywords.isEmpty ? nil : properties.keywords.joined(separator: ", ")),
        ]
        if texts.contains(where: { $0.1 != nil }) {
            add("{\\info")
            for (name, value) in texts {
                guard let value else { continue }
                add("{\\\(name.rawValue) ")
                text(value)
                add("}")
            }
            add("}\n")
        }
        let lengths = [
            ("paperw", properties.paperWidth), ("paperh", properties.paperHeight), ("margl", properties.leftMargin),
            ("margr", properties.rightMargin), ("margt", properties.topMargin), ("margb", properties.bottomMargin),
            ("deftab", properties.defaultTabInterval),
        ]
        for (name, length) in lengths { if let length { add("\\\(name)\(Self.twips(length))") } }
        if let mode = properties.viewMode { add("\\viewkind\(mode == 1 ? 1 : 0)") }
        if lengths.contains(where: { $0.1 != nil }) || properties.viewMode != nil { add("\n") }
    }

    // MARK: - Paragraphs

    private mutating func write(_ paragraph: RichTextParagraph, number: Int?, next: RichTextParagraph?) {
        if !paragraph.continuesItem { write(paragraph.style) }
        if let number, let list = paragraph.style.lists.last {
            add("{\\listtext\\tab ")
            text(list.marker.text(number))
            add("\\tab}")
        }
        if let isChecked = paragraph.style.isChecked, number != nil { text(isChecked ? "\u{2611} " : "\u{2610} ") }
        for run in paragraph.runs { write(run) }
        // Every paragraph of a list is an item, so that one with several paragraphs is written with line breaks.
        if next?.continuesItem == true {
            add("\\line\n")
        } else if paragraph.runs.isEmpty, let style = paragraph.endStyle {
            // The last paragraph ends with the file; a mark would add another one.
            add(next == nil ? words(style) + "\n" : "{" + words(style) + "\\par}\n")
        } else if next != nil {
            add("\\par\n")
        }
    }

    private mutating func write(_ style: RichTextParagraphStyle) {
        add("\\pard")
        for tab in style.tabs {
            switch tab.alignment {
            case .left: break
            case .center: add("\\tqc")
            case .right: add("\\tqr")
            case .decimal: add("\\tqdec")
            }
            add("\\tx\(Self.twips(tab.position))")
        }
        switch style.direction {
        case .natural: break
        case .leftToRight: add("\\ltrpar")
        case .rightToLeft: add("\\rtlpar")
        }
        func length(_ name: String, _ value: Double) { if value != 0 { add("\\\(name)\(Self.twips(value))") } }
        length("li", style.headIndent + Double(style.quoteLevel) * Self.quoteIndent)
        length("fi", style.firstLineIndent - style.headIndent)
        length("ri", style.tailIndent)
        length("sb", style.spacingBefore)
        length("sa", style.spacingAfter)
        if style.lineHeightMultiple > 0 { add("\\sl\(Int((style.lineHeightMultiple * 240).rounded()))\\slmult1") }
        length("slleading", style.lineSpacing)
        length("slminimum", style.minimumLineHeight)
        length("slmaximum", style.maximumLineHeight)
        switch style.alignment {
        case .natural: break
        case .left: add("\\ql")
        case .center: add("\\qc")
        case .right: add("\\qr")
        case .justified: add("\\qj")
        }
        if style.headingLevel > 0 { add("\\outlinelevel\(style.headingLevel - 1)") }
        if style.isRule { add("\\brdrb\\brdrs\\brdrw10") }
        if let list = list(Array(style.lists.prefix(9))), !style.lists.isEmpty {
            add("\\ls\(list + 1)\\ilvl\(min(style.lists.count, 9) - 1)")
        }
        add(" ")
    }

    private mutating func write(_ run: RichTextRun) {
        if let link = run.style.link {
            add("{\\field{\\*\\fldinst HYPERLINK \"")
            text(link.filter { $0 != "\"" })
            add("\"}{\\fldrslt ")
        }
        if let image = run.image {
            write(image)
        } else {
            let words = words(run.style)
            add("{" + words)
            if !words.isEmpty { add(" ") }
            text(run.text)
            add("}")
        }
        if run.style.link != nil { add("}}") }
    }

    private mutating func write(_ image: RichTextImage) {
        let type = image.detectedType ?? image.type
        guard type == "image/png" || type == "image/jpeg" else { return text(image.alternative) }
        add("{\\*\\shppict{\\pict")
        add(type == "image/png" ? "\\pngblip" : "\\jpegblip")
        if let width = image.width { add("\\picwgoal\(Self.twips(width))") }
        if let height = image.height { add("\\pichgoal\(Self.twips(height))") }
        add("\n")
        let digits = Array("0123456789abcdef".utf8)
        for (index, byte) in image.data.enumerated() {
            output.append(digits[Int(byte >> 4)])
            output.append(digits[Int(byte & 15)])
            if index % 60 == 59 { output.append(10) }
        }
        add("}}")
    }

    /// Returns the control words of a style.
    private func words(_ style: RichTextStyle) -> String {
        var result = ""
        if let font = style.writtenFamily.flatMap({ fontNumbers[$0] }) { result += "\\f\(font)" }
        if let size = style.size { result += "\\fs\(Int((RichTextLimits.fontSize(size) * 2).rounded()))" }
        if style.isBold { result += "\\b" }
        if style.isItalic { result += "\\i" }
        if style.isSmallCaps { result += "\\scaps" }
        switch style.underline {
        case .single: result += "\\ul"
        case .double: result += "\\uldb"
        case .thick: result += "\\ulth"
        case nil: break
        }
        switch style.strikethrough {
        case .single, .thick: result += "\\strike"
        case .double: result += "\\striked1"
        case nil: break
        }
        switch style.script {
        case .normal: break
        case .superscript: result += "\\super"
        case .subscript: result += "\\sub"
        }
        if style.baselineOffset != 0 {
            let halves = Int((RichTextLimits.length(abs(style.baselineOffset)) * 2).rounded())
            result += style.baselineOffset > 0 ? "\\up\(halves)" : "\\dn\(halves)"
        }
        if let kern = style.kern { result += "\\expndtw\(Self.twips(kern))" }
        if let shadow = style.shadow {
            result += "\\shad\\shadx\(Self.twips(shadow.right))\\shady\(Self.twips(shadow.down))"
            result += "\\shadr\(Self.twips(shadow.blur))\\shado\(shadow.color.alpha)"
            if let number = colorNumbers[shadow.color.solid] { result += "\\shadc\(number)" }
        }
        let colors = [
            ("cf", style.color), ("cb", style.background), ("ulc", style.underlineColor),
            ("strikec", style.strikethroughColor),
        ]
        for (name, color) in colors {
            if let number = color.flatMap({ colorNumbers[$0.opaque] }) { result += "\\\(name)\(number)" }
        }
        return result
    }

    /// The indent of a quotation in points.
    private static let quoteIndent = 24.0

    // MARK: - Characters

    private static func twips(_ length: Double) -> Int { Int((RichTextLimits.length(length) * 20).rounded()) }

    private mutating func add(_ control: String) { output += Array(control.utf8) }

    private mutating func text(_ text: String) {
        for unit in text.utf16 {
            switch unit {
            case 0x5C, 0x7B, 0x7D: output += [0x5C, UInt8(unit)]
            case 9: add("\\tab ")
            case 0x2028: add("\\line ")
            case 0xA0: add("\\~")
            case 0x20...0x7E: output.append(UInt8(unit))
            case 10, 13: add("\\line ")
            case 0..<0x20: break
            default: add("\\u\(Int16(bitPattern: unit)) ")
            }
        }
    }
}

extension RichTextParagraph {
    /// Whether the paragraph belongs to the item of the one before.
    fileprivate var continuesItem: Bool { style.continuesItem && !style.lists.isEmpty }
}

extension RichTextStyle {
    /// The family in the font table.
    fileprivate var writtenFamily: String? { family ?? (isCode ? "Courier" : nil) }
}

extension RichTextColor {
    /// The color without transparency, for control words that state the opacity.
    fileprivate var solid: RichTextColor { RichTextColor(red, green, blue) }

    /// The color without transparency, which the format doesn't have, as it appears on white.
    fileprivate var opaque: RichTextColor {
        let alpha = Int(alpha)
        let white = 255 * (255 - alpha)
        func mixed(_ value: UInt8) -> UInt8 { UInt8((Int(value) * alpha + white + 127) / 255) }
        return RichTextColor(mixed(red), mixed(green), mixed(blue))
    }
}

extension RichTextList.Marker {
    /// The number of the marker's format.
    fileprivate var format: Int {
        switch self {
        case .disc, .circle, .square, .hyphen, .check: 23
        case .none: 255
        case .decimal: 0
        case .lowercaseAlpha: 4
        case .uppercaseAlpha: 3
        case .lowercaseRoman: 2
        case .uppercaseRoman: 1
        }
    }
}
