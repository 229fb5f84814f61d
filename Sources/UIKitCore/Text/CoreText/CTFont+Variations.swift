// SPDX-License-Identifier: MIT
public import Foundation
public import Graphics
internal import TextLayout

/// The attribute of a font descriptor for the values of a variable font's axes.
///
/// A dictionary of numbers, by numbers that consist of the four bytes of the axis' tag.
public let kCTFontVariationAttribute: CFString = "NSCTFontVariationAttribute"
/// The tag of an axis, as a number that consists of its four bytes.
public let kCTFontVariationAxisIdentifierKey: CFString = "NSCTVariationAxisIdentifier"
/// The smallest value of an axis, a number.
public let kCTFontVariationAxisMinimumValueKey: CFString = "NSCTVariationAxisMinimumValue"
/// The largest value of an axis, a number.
public let kCTFontVariationAxisMaximumValueKey: CFString = "NSCTVariationAxisMaximumValue"
/// The value of an axis in the regular design, a number.
public let kCTFontVariationAxisDefaultValueKey: CFString = "NSCTVariationAxisDefaultValue"
/// The name of an axis for users, a string.
public let kCTFontVariationAxisNameKey: CFString = "NSCTVariationAxisName"
/// Whether an axis isn't meant for users, a Boolean value.
public let kCTFontVariationAxisHiddenKey: CFString = "NSCTVariationAxisHidden"

/// Returns the axes of a variable font, as dictionaries; `nil` for other fonts.
@preconcurrency @MainActor
public func CTFontCopyVariationAxes(_ font: CTFont) -> CFArray? {
    let axes = font.textFont.variationAxes.map { axis -> CFDictionary in
        [
            kCTFontVariationAxisIdentifierKey: Int(FontVariation.tag(axis.tag)),
            kCTFontVariationAxisMinimumValueKey: axis.range.lowerBound,
            kCTFontVariationAxisMaximumValueKey: axis.range.upperBound,
            kCTFontVariationAxisDefaultValueKey: axis.defaultValue, kCTFontVariationAxisNameKey: axis.name,
            kCTFontVariationAxisHiddenKey: axis.isHidden,
        ]
    }
    return axes.isEmpty ? nil : axes
}

/// Returns the values that the font sets for its axes, by tags; `nil` if it sets none.
public func CTFontCopyVariation(_ font: CTFont) -> CFDictionary? {
    guard let axes = font.textFont.design?.axes, !axes.isEmpty else { return nil }
    return FontVariation.dictionary(axes)
}

/// Returns the characters for which the font has glyphs, without those of other fonts.
@preconcurrency @MainActor
public func CTFontCopyCharacterSet(_ font: CTFont) -> CFCharacterSet { font.textFont.characters }
