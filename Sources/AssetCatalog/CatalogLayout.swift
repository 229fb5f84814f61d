// SPDX-License-Identifier: MIT

/// The layout of a compiled catalog: header, index sorted by kind and name, renditions, and then names and payloads.
///
/// All numbers are little-endian words of 32 bits, or bytes.
enum CatalogLayout {
    static let magic = Array("ShojiCat".utf8)
    static let version = 1

    /// Magic (8 bytes), version, number of assets, number of renditions, size of the file.
    enum Header {
        static let version = 8
        static let assetCount = 12
        static let renditionCount = 16
        static let fileSize = 20
        static let size = 24
    }

    /// An asset: position and length of its name, its kind, the first of its renditions and their number.
    enum Asset {
        static let name = 0
        static let nameLength = 4
        static let kind = 8
        static let firstRendition = 12
        static let renditionCount = 16
        static let size = 20
    }

    enum Rendition {
        static let idiom = 0
        static let scale = 1
        static let luminosity = 2
        static let contrast = 3
        static let direction = 4
        static let widthClass = 5
        static let heightClass = 6
        static let gamut = 7
        static let format = 8
        static let renderingIntent = 9
        static let resizingMode = 10
        static let weight = 11
        static let symbolScale = 12
        static let language = 16
        static let languageLength = 20
        static let text = 24
        static let textLength = 28
        static let payload = 32
        static let payloadLength = 36
        static let capInsets = 40
        static let alignmentInsets = 56
        static let width = 72
        static let height = 76
        static let centerWidth = 80
        static let centerHeight = 84
        static let size = 88
    }
}
