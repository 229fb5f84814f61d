// SPDX-License-Identifier: MIT
internal import RichText

extension RTFReader {
    /// Applies a control word of the body.
    mutating func bodyWord(_ name: String, _ parameter: Int?) {
        if let text = Self.characters[name] {
            insert(text)
            return
        }
        switch name {
        case "par", "page", "sect": breakParagraph()
        case "line", "lbr": insert("\u{2028}")
        case "cell", "nestcell": endCell()
        case "row", "nestrow": endRow()
        case "pard": state.resetParagraph()
        case "plain": state.resetCharacters()
        default:
            if !styleWord(name, parameter, isOn: parameter != 0), !paragraphWord(name, parameter) {
                documentWord(name, parameter)
            }
        }
    }

    private static let characters = [
        "tab": "\t", "emdash": "\u{2014}", "endash": "\u{2013}", "lquote": "\u{2018}", "rquote": "\u{2019}",
        "ldblquote": "\u{201C}", "rdblquote": "\u{201D}", "bullet": "\u{2022}", "emspace": "\u{2003}",
        "enspace": "\u{2002}", "qmspace": "\u{2005}", "zwj": "\u{200D}", "zwnj": "\u{200C}", "zwbo": "\u{200B}",
        "ltrmark": "\u{200E}", "rtlmark": "\u{200F}",
    ]

    /// Applies a control word for characters; returns whether it is one.
    private mutating func styleWord(_ name: String, _ parameter: Int?, isOn: Bool) -> Bool {
        switch name {
        case "b": state.style.weight = isOn ? 700 : nil
        case "i": state.style.isItalic = isOn
        case "scaps": state.style.isSmallCaps = isOn
        case "shad": state.style.shadow = isOn ? .standard : nil
        case "shadx": state.style.shadow?.right = RichTextLimits.length(Double(parameter ?? 0) / 20)
        case "shady": state.style.shadow?.down = RichTextLimits.length(Double(parameter ?? 0) / 20)
        case "shadr": state.style.shadow?.blur = max(RichTextLimits.length(Double(parameter ?? 0) / 20), 0)
        case "shado": state.style.shadow?.color.alpha = UInt8(min(max(parameter ?? 255, 0), 255))
        case "shadc":
            guard let alpha = state.style.shadow?.color.alpha, let color = color(parameter) else { return true }
            state.style.shadow?.color = RichTextColor(color.red, color.green, color.blue, alpha: alpha)
        case "v": state.isHidden = isOn
        case "strike": state.style.strikethrough = isOn ? .single : nil
        case "striked": state.style.strikethrough = isOn ? .double : nil
        case "strikec": state.style.strikethroughColor = color(parameter)
        case "ulnone": state.style.underline = nil
        case "ulc": state.style.underlineColor = color(parameter)
        case "uldb", "ululdbwave": state.style.underline = isOn ? .double : nil
        case "ulth", "ulthd", "ulthdash", "ulhwave": state.style.underline = isOn ? .thick : nil
        case "ul", "uld", "uldash", "uldashd", "uldashdd", "ulw", "ulwave", "ulldash":
            state.style.underline = isOn ? .single : nil
        case "super": state.style.script = isOn ? .superscript : .normal
        case "sub": state.style.script = isOn ? .subscript : .normal
        case "nosupersub": state.style.script = .normal
        case "up": state.style.baselineOffset = RichTextLimits.length(Double(parameter ?? 6) / 2)
        case "dn": state.style.baselineOffset = RichTextLimits.length(-Double(parameter ?? 6) / 2)
        case "fs": state.style.size = parameter.map { RichTextLimits.fontSize(Double($0) / 2) }
        case "f": state.font = parameter
        case "cf": state.style.color = color(parameter)
        case "cb", "highlight", "chcbpat": state.style.background = color(parameter)
        case "expndtw": state.style.kern = parameter.map { RichTextLimits.length(Double($0) / 20) }
        case "expnd": state.style.kern = parameter.map { RichTextLimits.length(Double($0) / 4) }
        case "uc": state.replacementCount = min(max(parameter ?? 1, 0), 64)
        default: return false
        }
        return true
    }

    /// Applies a control word for paragraphs; returns whether it is one.
    private mutating func paragraphWord(_ name: String, _ parameter: Int?) -> Bool {
        let length = RichTextLimits.length(Double(parameter ?? 0) / 20)
        switch name {
        case "ql": state.paragraph.alignment = .left
        case "qr": state.paragraph.alignment = .right
        case "qc": state.paragraph.alignment = .center
        case "qj": state.paragraph.alignment = .justified
        case "qnatural": state.paragraph.alignment = .natural
        case "pardirnatural": state.paragraph.direction = .natural
        case "rtlpar": state.paragraph.direction = .rightToLeft
        case "ltrpar": state.paragraph.direction = .leftToRight
        case "li", "lin":
            state.paragraph.firstLineIndent += length - state.paragraph.headIndent
            state.paragraph.headIndent = length
        case "fi": state.paragraph.firstLineIndent = state.paragraph.headIndent + length
        case "ri", "rin": state.paragraph.tailIndent = length
        case "sb": state.paragraph.spacingBefore = max(length, 0)
        case "sa": state.paragraph.spacingAfter = max(length, 0)
        case "sl":
            state.lineSpacing = parameter ?? 0
            state.updateLineHeight()
        case "slmult":
            state.lineSpacingIsMultiple = parameter == 1
            state.updateLineHeight()
        case "slleading": state.paragraph.lineSpacing = max(length, 0)
        case "slminimum": state.paragraph.minimumLineHeight = max(length, 0)
        case "slmaximum": state.paragraph.maximumLineHeight = max(length, 0)
        case "tqr": state.tabAlignment = .right
        case "tqc": state.tabAlignment = .center
        case "tqdec": state.tabAlignment = .decimal
        case "tx":
            if state.paragraph.tabs.count < 64 { state.paragraph.tabs.append(.init(length, state.tabAlignment)) }
            state.tabAlignment = .left
        case "ls": state.list = parameter ?? 0
        case "ilvl": state.level = parameter ?? 0
        case "s": state.paragraph.headingLevel = parameter.flatMap { headings[$0] } ?? 0
        case "outlinelevel":
            let level = (parameter ?? 9) + 1
            state.paragraph.headingLevel = (1...6).contains(level) ? level : 0
        case "intbl": state.isInTable = true
        case "brdrb", "brdrt": state.paragraph.isRule = true
        default: return false
        }
        return true
    }

    private mutating func documentWord(_ name: String, _ parameter: Int?) {
        guard let parameter else {
            switch name {
            case "mac": codePage = RTFCodePage(number: 10000)
            case "pc": codePage = RTFCodePage(number: 437)
            case "pca": codePage = RTFCodePage(number: 850)
            default: break
            }
            return
        }
        let length = RichTextLimits.length(Double(max(parameter, 0)) / 20)
        switch name {
        case "ansicpg": codePage = RTFCodePage(number: parameter)
        case "deff": defaultFont = parameter
        case "deftab": document.properties.defaultTabInterval = length
        case "paperw": document.properties.paperWidth = length
        case "paperh": document.properties.paperHeight = length
        case "margl": document.properties.leftMargin = length
        case "margr": document.properties.rightMargin = length
        case "margt": document.properties.topMargin = length
        case "margb": document.properties.bottomMargin = length
        case "viewkind": document.properties.viewMode = parameter == 1 ? 1 : 0
        default: break
        }
    }
}
