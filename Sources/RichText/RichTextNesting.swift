// SPDX-License-Identifier: MIT

/// The quotations, lists, and items around a paragraph, for formats in which they contain each other.
package struct RichTextNesting {
    package enum Level: Hashable {
        case quotation
        case list(RichTextList)
        case item
    }

    /// The open levels, outermost first.
    package private(set) var levels: [Level] = []

    package init() {}

    /// Changes to the levels around the next paragraph.
    ///
    /// - Returns: The levels that end, innermost first, and those that begin, outermost first.
    package mutating func move(to style: RichTextParagraphStyle) -> (ended: [Level], begun: [Level]) {
        let lists = style.lists.prefix(RichTextLimits.listDepth)
        let quotations = min(style.quoteLevel, RichTextLimits.listDepth)
        var kept = 0
        var keptLists = 0
        var keptQuotations = 0
        for level in levels {
            switch level {
            case .quotation where keptQuotations < quotations: keptQuotations += 1
            case .list(let list) where keptLists < lists.count && lists[keptLists] == list: keptLists += 1
            case .item where keptLists < lists.count || style.continuesItem: break
            default: return finish(kept, lists.dropFirst(keptLists), quotations - keptQuotations, style)
            }
            kept += 1
        }
        return finish(kept, lists.dropFirst(keptLists), quotations - keptQuotations, style)
    }

    /// Ends all levels, innermost first.
    package mutating func end() -> [Level] {
        defer { levels = [] }
        return levels.reversed()
    }

    private mutating func finish(
        _ kept: Int, _ lists: ArraySlice<RichTextList>, _ quotations: Int, _ style: RichTextParagraphStyle
    ) -> (ended: [Level], begun: [Level]) {
        let ended = levels[kept...].reversed()
        levels.removeLast(levels.count - kept)
        var begun: [Level] = []
        // Directly within a list, only items are allowed.
        if case .list? = levels.last { begun.append(.item) }
        begun += Array(repeating: .quotation, count: quotations)
        for list in lists { begun += [.list(list), .item] }
        levels += begun
        return (Array(ended), begun)
    }
}
