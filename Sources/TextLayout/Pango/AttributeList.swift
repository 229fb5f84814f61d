// SPDX-License-Identifier: MIT
internal import CPango
internal import Foundation

/// Owns the attributes of one Pango layout. Ranges are bytes of its text.
@MainActor
@safe
final class AttributeList {
    @unsafe let pointer: OpaquePointer

    init() {
        unsafe pointer = pango_attr_list_new()
    }

    isolated deinit {
        unsafe pango_attr_list_unref(pointer)
    }

    private func insert(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ range: Range<Int>) {
        guard let attribute = unsafe attribute else { return }
        let end = UInt32(clamping: range.upperBound)
        unsafe cpango_insert(pointer, attribute, UInt32(clamping: range.lowerBound), end)
    }

    func setFont(_ description: FontDescription, in range: Range<Int>) {
        unsafe insert(pango_attr_font_desc_new(description.pointer), range)
    }

    /// Everything of the run that changes what glyphs are taken or where they stand.
    func setShaping(_ attributes: TextAttributes, in range: Range<Int>) {
        var features: [String] = []
        if attributes.font.hasMonospacedDigits { features.append("tnum=1") }
        if let kern = attributes.kern {
            if kern == 0 { features.append("kern=0") }
            let spacing = TextAttributes.kernUnits(kern)
            if spacing != 0 { unsafe insert(pango_attr_letter_spacing_new(spacing), range) }
        }
        if !features.isEmpty {
            unsafe insert(pango_attr_font_features_new(features.joined(separator: ",")), range)
        }
        let rise = PangoUnits.units(attributes.baselineOffset)
        if rise != 0 { unsafe insert(pango_attr_rise_new(rise), range) }
    }

    /// Keeps Pango from joining this range with its neighbours into one run of glyphs.
    ///
    /// The colour is never drawn; differing is its purpose.
    func setMarker(_ number: Int, in range: Range<Int>) {
        let number = UInt32(truncatingIfNeeded: number)
        unsafe insert(
            pango_attr_foreground_new(UInt16(number >> 16), UInt16(truncatingIfNeeded: number), 0), range)
    }

    /// Sets the range as nothing at all.
    func hide(_ range: Range<Int>) {
        var empty = PangoRectangle()
        unsafe insert(pango_attr_shape_new(&empty, &empty), range)
    }
}

extension TextAttributes {
    /// The extra advance in Pango's units, limited to what keeps a line's sum countable.
    static func kernUnits(_ kern: CGFloat) -> Int32 {
        PangoUnits.units(kern.isNaN ? 0 : min(max(kern, -1000), 1000))
    }
}
