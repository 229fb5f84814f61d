// SPDX-License-Identifier: MIT

/// The conditions under which a rendition of an asset is used; `any` and 0 set none.
package struct AssetConditions: Hashable, Sendable {
    package enum Idiom: UInt8, CaseIterable, Sendable {
        case any
        case phone
        case pad
        case mac
        case tv
        case watch
        case car
        case reality
    }

    package enum Luminosity: UInt8, CaseIterable, Sendable {
        case any
        case light
        case dark
    }

    package enum Contrast: UInt8, CaseIterable, Sendable {
        case any
        case high
    }

    package enum Direction: UInt8, CaseIterable, Sendable {
        case any
        case leftToRight
        case rightToLeft
    }

    package enum SizeClass: UInt8, CaseIterable, Sendable {
        case any
        case compact
        case regular
    }

    package enum Gamut: UInt8, CaseIterable, Sendable {
        case any
        case sRGB
        case displayP3
    }

    package var idiom = Idiom.any
    /// The number of pixels per point; 0 for vectors and for assets without pixels.
    package var scale: UInt8 = 0
    package var luminosity = Luminosity.any
    package var contrast = Contrast.any
    package var direction = Direction.any
    package var widthClass = SizeClass.any
    package var heightClass = SizeClass.any
    package var gamut = Gamut.any
    /// The language of a localized rendition, such as `de` or `pt-BR`.
    package var language: String?

    package init() {}
}
