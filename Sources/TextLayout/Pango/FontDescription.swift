// SPDX-License-Identifier: MIT
internal import CPango
internal import Foundation
internal import Graphics

/// Owns a Pango font description.
@MainActor
@safe
final class FontDescription {
    @unsafe let pointer: OpaquePointer

    init(_ font: TextFont, families: SystemFamilies, weight: Int) {
        unsafe pointer = pango_font_description_new()
        // A comma separates families, and a NUL would end the list.
        let names = families.names(for: font.family).map { name in
            String(name.unicodeScalars.prefix { $0 != "\0" }.map { $0 == "," ? " " : Character($0) })
        }
        unsafe pango_font_description_set_family(pointer, names.filter { !$0.isEmpty }.joined(separator: ","))
        unsafe pango_font_description_set_weight(pointer, PangoWeight(rawValue: PangoWeight.RawValue(weight)))
        unsafe pango_font_description_set_style(pointer, font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
        switch font.stretch {
        case .normal: unsafe pango_font_description_set_stretch(pointer, PANGO_STRETCH_NORMAL)
        case .compressed: unsafe pango_font_description_set_stretch(pointer, PANGO_STRETCH_EXTRA_CONDENSED)
        case .condensed: unsafe pango_font_description_set_stretch(pointer, PANGO_STRETCH_CONDENSED)
        case .expanded: unsafe pango_font_description_set_stretch(pointer, PANGO_STRETCH_EXPANDED)
        }
        if let variations = font.design?.variations, !variations.isEmpty {
            unsafe pango_font_description_set_variations(pointer, variations)
        }
        unsafe pango_font_description_set_absolute_size(pointer, Double(font.pointSize) * Double(PANGO_SCALE))
    }

    isolated deinit {
        unsafe pango_font_description_free(pointer)
    }
}

extension TextFont.Design {
    /// The axes in Pango's notation, and the transformation as the axes that `cpango_apply_matrix` reads.
    fileprivate var variations: String {
        var values = axes.filter { tag, value in
            tag.utf8.count == 4 && tag.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != 0x2C && $0 != 0x3D }
                && value.isFinite && !tag.hasPrefix("SH")
        }
        let matrix = [
            ("SHxx", transform.a), ("SHyx", transform.b), ("SHxy", transform.c), ("SHyy", transform.d),
        ]
        let determinant = transform.a * transform.d - transform.b * transform.c
        if matrix.allSatisfy({ abs($0.1) <= 100 }), abs(determinant) > 1e-4, matrix.map(\.1) != [1, 0, 0, 1] {
            for (tag, value) in matrix { values[tag] = Double(value) }
        }
        return values.sorted { $0.key < $1.key }.map { "\($0)=\(Self.decimal($1))" }.joined(separator: ",")
    }

    /// Returns a number without an exponent, rounded to millionths.
    private static func decimal(_ value: Double) -> String {
        let millionths = (min(max(value, -1e6), 1e6) * 1e6).rounded()
        let (whole, rest) = Int(millionths).magnitude.quotientAndRemainder(dividingBy: 1_000_000)
        let digits = String(rest)
        return (millionths < 0 ? "-" : "") + "\(whole)." + String(repeating: "0", count: 6 - digits.count) + digits
    }
}
