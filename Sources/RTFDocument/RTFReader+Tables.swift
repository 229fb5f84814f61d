// SPDX-License-Identifier: MIT
internal import RichText

extension RTFReader {
    /// Begins the destination that a control word names; returns whether it names one.
    mutating func beginDestination(_ name: String) -> Bool {
        switch name {
        case "fonttbl": state.destination = .fontTable
        case "colortbl":
            state.destination = .colorTable
            colors = []
        case "stylesheet": state.destination = .styleSheet
        case "listtable": state.destination = .listTable
        case "listoverridetable": state.destination = .listOverrides
        case "pntext", "listtext": state.destination = .listMarker
        case "pn":
            state.destination = .oldList
            state.oldList = RichTextList(.disc)
        case "pict":
            state.destination = state.destination == .body ? .picture : .skipped
            picture = RTFPicture()
        case "shppict", "fldrslt", "field": break
        case "fldinst": state.destination = .fieldInstruction
        case "info": state.destination = .info
        case "upr":
            state.alternative = state.destination
            state.destination = .skipped
        case "nonshppict", "header", "headerl", "headerr", "headerf", "footer", "footerl", "footerr", "footerf",
            "footnote", "annotation", "atnid", "atnauthor", "themedata", "colorschememapping", "datastore",
            "latentstyles", "generator", "xmlnstbl", "rsidtbl", "filetbl", "revtbl", "object", "objdata", "blipuid",
            "picprop", "sp", "expandedcolortbl", "falt", "panose", "fontemb", "NeXTGraphic", "mmathPr", "template",
            "bkmkstart", "bkmkend", "tc", "xe", "txe", "rxe", "ftnsep", "ftnsepc", "aftnsep", "aftnsepc", "do":
            state.destination = .skipped
        case let other:
            guard state.destination == .info, let info = RTFInfo(rawValue: other) else { return false }
            state.destination = .property(info)
        }
        return true
    }

    mutating func property(_ info: RTFInfo, _ text: String) {
        func joined(_ old: String?) -> String { (old ?? "") + text }
        switch info {
        case .title: document.properties.title = joined(document.properties.title)
        case .author: document.properties.author = joined(document.properties.author)
        case .subject: document.properties.subject = joined(document.properties.subject)
        case .company: document.properties.company = joined(document.properties.company)
        case .comment: document.properties.comment = joined(document.properties.comment)
        case .keywords:
            document.properties.keywords += text.split(separator: ",").map {
                String($0.drop { $0.isWhitespace })
            }
        }
    }

    // MARK: - Fonts

    mutating func fontWord(_ name: String, _ parameter: Int?) {
        switch name {
        case "f":
            tableFont = parameter ?? 0
            tableFontPage = nil
        case "fcharset": tableFontPage = RTFCodePage.characterSet(parameter ?? 0)
        case "cpg": tableFontPage = parameter.map { RTFCodePage(number: $0) }
        default: break
        }
    }

    mutating func fontText(_ text: String) {
        for part in text.split(separator: ";", omittingEmptySubsequences: true) {
            let name = String(part.drop { $0 == " " })
            guard !name.isEmpty else { continue }
            if fonts[tableFont]?.family.isEmpty ?? true, fonts.count < 65_536 {
                fonts[tableFont] = RTFFont(family: RTFFont.family(name), codePage: tableFontPage)
            }
        }
    }

    // MARK: - Colors

    mutating func colorWord(_ name: String, _ parameter: Int?) {
        switch name {
        case "red": tableColor.red = parameter
        case "green": tableColor.green = parameter
        case "blue": tableColor.blue = parameter
        default: break
        }
    }

    mutating func colorText(_ text: String) {
        for character in text.utf8 where character == UInt8(ascii: ";") {
            guard colors.count < 65_536 else { return }
            func component(_ value: Int?) -> UInt8 { UInt8(min(max(value ?? 0, 0), 255)) }
            let isSet = tableColor.red != nil || tableColor.green != nil || tableColor.blue != nil
            colors.append(
                isSet
                    ? RichTextColor(
                        component(tableColor.red), component(tableColor.green), component(tableColor.blue)) : nil)
            tableColor = (nil, nil, nil)
        }
    }

    func color(_ index: Int?) -> RichTextColor? {
        guard let index, colors.indices.contains(index) else { return nil }
        return colors[index]
    }

    // MARK: - Styles

    mutating func styleWord(_ name: String, _ parameter: Int?) {
        if name == "s" { tableStyle = parameter ?? 0 }
    }

    mutating func styleText(_ text: String) {
        let name = text.lowercased()
        guard name.hasPrefix("heading "), let level = name.dropFirst(8).first?.wholeNumberValue,
            (1...6).contains(level),
            headings.count < 65_536
        else { return }
        headings[tableStyle] = level
    }

    // MARK: - Lists

    mutating func listWord(_ name: String, _ parameter: Int?) {
        switch state.destination {
        case .listTable: listTableWord(name, parameter)
        case .listOverrides:
            switch name {
            case "listid": overrideList = lists.firstIndex { $0.identifier == parameter }
            case "ls":
                if let list = overrideList, let parameter, listOverrides.count < 65_536 {
                    listOverrides[parameter] = list
                }
            default: break
            }
        default: oldListWord(name, parameter)
        }
    }

    private mutating func listTableWord(_ name: String, _ parameter: Int?) {
        if name == "list" {
            if lists.count < 8192 { lists.append(RTFList()) }
            return
        }
        guard let list = lists.indices.last else { return }
        switch name {
        case "listid": lists[list].identifier = parameter
        case "listlevel":
            if lists[list].levels.count < RichTextLimits.listDepth { lists[list].levels.append(RTFList.Level()) }
        case "levelnfc", "levelnfcn":
            guard let level = lists[list].levels.indices.last else { return }
            lists[list].levels[level].marker = Self.marker(parameter ?? 0)
        case "levelstartat":
            guard let level = lists[list].levels.indices.last else { return }
            lists[list].levels[level].start = parameter ?? 1
        default: break
        }
    }

    /// Returns the marker of a number format.
    private static func marker(_ format: Int) -> RichTextList.Marker {
        switch format {
        case 1: .uppercaseRoman
        case 2: .lowercaseRoman
        case 3: .uppercaseAlpha
        case 4: .lowercaseAlpha
        case 23: .disc
        case 255: .none
        default: .decimal
        }
    }

    private mutating func oldListWord(_ name: String, _ parameter: Int?) {
        switch name {
        case "pnlvlblt": state.oldList?.marker = .disc
        case "pndec", "pncard", "pnord", "pnordt": state.oldList?.marker = .decimal
        case "pnucltr": state.oldList?.marker = .uppercaseAlpha
        case "pnlcltr": state.oldList?.marker = .lowercaseAlpha
        case "pnucrm": state.oldList?.marker = .uppercaseRoman
        case "pnlcrm": state.oldList?.marker = .lowercaseRoman
        case "pnstart": state.oldList?.start = parameter ?? 1
        default: break
        }
    }

    /// Recognizes markers that the number format doesn't distinguish.
    mutating func listText(_ text: String) {
        guard state.destination == .listTable, let list = lists.indices.last,
            let level = lists[list].levels.indices.last, lists[list].levels[level].marker == .disc
        else { return }
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\u{25E6}", "\u{25CB}": lists[list].levels[level].marker = .circle
            case "\u{25AA}", "\u{25A0}": lists[list].levels[level].marker = .square
            case "\u{2043}", "-", "\u{2013}": lists[list].levels[level].marker = .hyphen
            case "\u{2713}": lists[list].levels[level].marker = .check
            default: continue
            }
            return
        }
    }
}
