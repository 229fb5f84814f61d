// SPDX-License-Identifier: MIT
internal import CPango
internal import Foundation

/// Owns a Pango font description.
@MainActor
@safe
final class FontDescription {
    @unsafe let pointer: OpaquePointer

    init(_ font: TextFont, families: SystemFamilies) {
        unsafe pointer = pango_font_description_new()
        // A comma separates families, and a NUL would end the list.
        let names = families.names(for: font.family).map { name in
            String(name.unicodeScalars.prefix { $0 != "\0" }.map { $0 == "," ? " " : Character($0) })
        }
        unsafe pango_font_description_set_family(pointer, names.filter { !$0.isEmpty }.joined(separator: ","))
        unsafe pango_font_description_set_weight(pointer, PangoWeight(rawValue: PangoWeight.RawValue(font.weight)))
        unsafe pango_font_description_set_style(pointer, font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
        switch font.stretch {
        case .normal: break
        case .condensed: unsafe pango_font_description_set_stretch(pointer, PANGO_STRETCH_CONDENSED)
        case .expanded: unsafe pango_font_description_set_stretch(pointer, PANGO_STRETCH_EXPANDED)
        }
        unsafe pango_font_description_set_absolute_size(pointer, Double(font.pointSize) * Double(PANGO_SCALE))
    }

    isolated deinit {
        unsafe pango_font_description_free(pointer)
    }
}
