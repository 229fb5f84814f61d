// SPDX-License-Identifier: MIT
internal import Foundation
internal import RichText

/// A picture that is being read from an RTF file.
struct RTFPicture {
    var data: [UInt8] = []
    private var highDigit: UInt8?
    private var type: String?
    private var width: Int?
    private var height: Int?
    private var horizontalScale = 100
    private var verticalScale = 100

    mutating func append(digits: ArraySlice<UInt8>) {
        for byte in digits {
            guard let digit = RTFTokenizer.hexadecimalDigit(byte) else { continue }
            if let high = highDigit {
                data.append(high << 4 | digit)
                highDigit = nil
            } else {
                highDigit = digit
            }
        }
    }

    mutating func word(_ name: String, _ parameter: Int?) {
        switch name {
        case "pngblip": type = "image/png"
        case "jpegblip": type = "image/jpeg"
        case "picwgoal": width = parameter
        case "pichgoal": height = parameter
        case "picscalex": horizontalScale = parameter ?? 100
        case "picscaley": verticalScale = parameter ?? 100
        default: break
        }
    }

    /// The image; `nil` if it is empty or of another type, such as a metafile of Windows.
    var image: RichTextImage? {
        guard let type, !data.isEmpty else { return nil }
        return RichTextImage(
            data: Data(data), type: type, width: Self.length(width, horizontalScale),
            height: Self.length(height, verticalScale))
    }

    private static func length(_ twips: Int?, _ scale: Int) -> Double? {
        guard let twips, twips > 0, scale > 0 else { return nil }
        return RichTextLimits.length(Double(twips) / 20 * Double(scale) / 100)
    }
}
