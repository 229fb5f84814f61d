// SPDX-License-Identifier: MIT
public import Foundation
public import Graphics
internal import TextLayout

/// Core Text's fonts are the toolkit's.
public typealias CTFont = UIFont

/// A font of a family; where none of that name is installed, what the system takes in its place.
///
/// A size of 0 means 12 points. `matrix` scales the size by how much it enlarges; it does not slant.
@MainActor
public func CTFontCreateWithName(
    _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
    let scale = matrix.map { hypot($0.pointee.c, $0.pointee.d) } ?? 1
    return UIFont(TextFont(family: .named([name]), size: (size > 0 ? size : 12) * scale))
}

public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }

@MainActor
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.familyName }

/// From the baseline to the top of the line.
@MainActor
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }

/// From the baseline to the bottom of the line: positive.
@MainActor
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }

@MainActor
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.leading }

@MainActor
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }

@MainActor
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.xHeight }

/// The middle of an underline: negative below the baseline.
@MainActor
public func CTFontGetUnderlinePosition(_ font: CTFont) -> CGFloat { font.textFont.metrics.underlinePosition }

@MainActor
public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat { font.textFont.metrics.underlineThickness }
