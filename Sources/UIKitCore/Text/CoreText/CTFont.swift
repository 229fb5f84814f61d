// SPDX-License-Identifier: MIT
public import Foundation
public import Graphics
internal import TextLayout

/// A font, which is the same type as `UIFont`.
public typealias CTFont = UIFont

/// Returns a font by family name, or a substitute if the family isn't installed.
///
/// A size of 0 means 12 points. The glyphs are transformed by `matrix`, except for its translation.
@preconcurrency @MainActor
public func CTFontCreateWithName(
    _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
    var font = TextFont(family: .named([name]), size: size > 0 ? size : 12)
    if let matrix {
        var design = TextFont.Design()
        design.transform = matrix.pointee
        font.design = design
    }
    return UIFont(font)
}

/// Returns the size of the font in points.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }

/// Returns the family name.
@preconcurrency @MainActor
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName }

/// Returns the distance from the baseline to the top of a line.
@preconcurrency @MainActor
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }

/// Returns the distance from the baseline to the bottom of a line, as a positive number.
@preconcurrency @MainActor
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }

/// Returns the additional line spacing that the font recommends.
@preconcurrency @MainActor
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }

/// Returns the height of uppercase letters.
@preconcurrency @MainActor
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }

/// Returns the height of lowercase letters without ascenders.
@preconcurrency @MainActor
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }

/// Returns the center of an underline relative to the baseline; negative below it.
@preconcurrency @MainActor
public func CTFontGetUnderlinePosition(_ font: CTFont) -> CGFloat { font.textFont.metrics.underlinePosition }

/// Returns the thickness of an underline.
@preconcurrency @MainActor
public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat { font.textFont.metrics.underlineThickness }
