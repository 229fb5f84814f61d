// SPDX-License-Identifier: MIT
internal import CPango
internal import Foundation

extension SegmentLayout {
    /// The distance of tab stops in paragraphs that don't specify any, in points, as in UIKit.
    private static let standardInterval: CGFloat = 28

    /// Sets the tab stops of a layout that contains tabs.
    static func setTabs(
        on layout: OpaquePointer, of paragraph: TextParagraph, startsParagraph: Bool, _ space: Room
    ) {
        let extras = paragraph.extras
        // Pango measures stops from the edge that the first or the other lines have, whichever is closer.
        let first = startsParagraph ? paragraph.firstLineHeadIndent.length : paragraph.headIndent.length
        let wraps = space.width != nil && paragraph.lineBreakMode != .clipping
        let edge = wraps ? min(first, paragraph.headIndent.length) : first

        var stops = (extras?.tabs ?? []).filter { $0.location.length > 0 }.prefix(256)
            .sorted { $0.location < $1.location }
        let given = extras?.defaultTabInterval.length ?? 0
        let interval = given > 0 ? max(given, 0.1) : Self.standardInterval
        // Pango repeats the distance between the last two stops.
        let last = stops.last?.location.length ?? 0
        let next = ((last / interval).rounded(.down) + 1) * interval
        stops += [TextTab(location: next), TextTab(location: next + interval)]

        guard let tabs = unsafe pango_tab_array_new(Int32(clamping: stops.count), 0) else { return }
        defer { unsafe pango_tab_array_free(tabs) }
        let isRightToLeft = unsafe isRightToLeft(layout, paragraph)
        let text = unsafe stops.contains { $0.terminators != nil } ? scalars(of: layout) : "".unicodeScalars
        for (index, stop) in stops.enumerated() {
            let point = text.first { stop.terminators?.contains($0) == true }
            let isDecimal = point != nil && stop.alignment == .right
            unsafe cpango_set_tab(
                tabs, Int32(clamping: index), isDecimal ? PANGO_TAB_DECIMAL : stop.alignment(isRightToLeft),
                PangoUnits.units(stop.location.length - edge), isDecimal ? point?.value ?? 0 : 0)
        }
        unsafe pango_layout_set_tabs(layout, tabs)
    }

    private static func isRightToLeft(_ layout: OpaquePointer, _ paragraph: TextParagraph) -> Bool {
        switch paragraph.baseWritingDirection {
        case .leftToRight: false
        case .rightToLeft: true
        case .natural: unsafe cpango_is_right_to_left(pango_layout_get_text(layout)) != 0
        }
    }

    private static func scalars(of layout: OpaquePointer) -> String.UnicodeScalarView {
        (unsafe pango_layout_get_text(layout).map { unsafe String(cString: $0) } ?? "").unicodeScalars
    }
}

extension TextTab {
    /// Pango's alignments are relative to the direction of the paragraph.
    fileprivate func alignment(_ isRightToLeft: Bool) -> PangoTabAlign {
        switch alignment {
        case .natural: PANGO_TAB_LEFT
        case .left: isRightToLeft ? PANGO_TAB_RIGHT : PANGO_TAB_LEFT
        case .center: PANGO_TAB_CENTER
        case .right: isRightToLeft ? PANGO_TAB_LEFT : PANGO_TAB_RIGHT
        }
    }
}
