// SPDX-License-Identifier: MIT
internal import CPango
internal import Foundation

/// A font request together with the installed font that matches it.
@MainActor
final class FontFace {
    let font: TextFont
    let description: FontDescription
    private let library: FontLibrary

    init(_ font: TextFont, library: FontLibrary) {
        self.font = font
        self.library = library
        description = FontDescription(
            font, families: library.systemFamilies, weight: library.usesBoldText ? font.boldTextWeight : font.weight)
    }

    /// The installed font; `nil` if no fonts are installed.
    private lazy var loaded: GObjectReference? = library.load(description)

    var isInstalled: Bool { loaded != nil }

    private(set) lazy var family: String? = loaded.flatMap { loaded in
        guard let found = unsafe pango_font_describe(loaded.pointer(to: PangoFont.self)) else { return nil }
        defer { unsafe pango_font_description_free(found) }
        return unsafe pango_font_description_get_family(found).map { unsafe String(cString: $0) }
    }

    var languages: [String] {
        guard let loaded, var next = unsafe pango_font_get_languages(loaded.pointer(to: PangoFont.self)) else {
            return []
        }
        var languages: [String] = []
        while let language = unsafe next.pointee {
            unsafe languages.append(String(cString: pango_language_to_string(language)))
            unsafe next += 1
        }
        return languages
    }

    /// Calls a function with the tables of the installed font; returns `nil` if no fonts are installed.
    @unsafe func withTables<Result>(_ body: (OpaquePointer) -> Result) -> Result? {
        guard let loaded, let shaper = unsafe pango_font_get_hb_font(loaded.pointer(to: PangoFont.self)),
            let face = unsafe hb_font_get_face(shaper)
        else { return nil }
        return unsafe body(face)
    }

    private(set) lazy var metrics: FontMetrics = {
        var metrics = FontMetrics.typical(pointSize: font.pointSize)
        guard let loaded else { return metrics }
        let pointer = unsafe loaded.pointer(to: PangoFont.self)

        // The line box that Pango itself uses for stacking lines. pango_font_get_metrics would shape a sample text,
        // which costs more than laying out a whole label.
        var box = PangoRectangle()
        unsafe pango_font_get_glyph_extents(pointer, cpango_empty_glyph(), nil, &box)
        if box.height > 0 {
            metrics.ascender = PangoUnits.points(-box.y)
            metrics.descender = -PangoUnits.points(box.height + box.y)
        }

        guard let shaper = unsafe pango_font_get_hb_font(pointer) else { return metrics }
        func measure(_ tag: hb_ot_metrics_tag_t) -> CGFloat? {
            var position: hb_position_t = 0
            guard unsafe hb_ot_metrics_get_position(shaper, tag, &position) != 0, position != 0 else { return nil }
            return PangoUnits.points(position)
        }
        // Pango's shaper has its y axis pointing down; these are lengths, so the sign is irrelevant.
        metrics.leading = abs(measure(HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP) ?? 0)
        metrics.capHeight = abs(measure(HB_OT_METRICS_TAG_CAP_HEIGHT) ?? metrics.capHeight)
        metrics.xHeight = abs(measure(HB_OT_METRICS_TAG_X_HEIGHT) ?? metrics.xHeight)
        metrics.underlineThickness = abs(measure(HB_OT_METRICS_TAG_UNDERLINE_SIZE) ?? metrics.underlineThickness)
        let down: CGFloat = measure(HB_OT_METRICS_TAG_X_HEIGHT).map { $0 < 0 ? -1 : 1 } ?? 1
        metrics.underlinePosition =
            measure(HB_OT_METRICS_TAG_UNDERLINE_OFFSET).map { $0 * down } ?? metrics.underlinePosition
        metrics.strikethroughPosition =
            measure(HB_OT_METRICS_TAG_STRIKEOUT_OFFSET).map { $0 * down } ?? 0.55 * metrics.xHeight
        return metrics
    }()
}
