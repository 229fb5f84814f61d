// SPDX-License-Identifier: MIT

/// The writing systems of languages that have dictionaries, and of text that isn't divided into words by spaces.
enum Script: Sendable {
    case latin, greek, cyrillic, armenian, hebrew, arabic, georgian, hangul, indic, ethiopic, mongolian
    /// Chinese, Japanese, Thai, Lao, Khmer, and Burmese text, which has no spaces between words.
    case undivided
    case other

    /// The script of a letter.
    init(_ scalar: Unicode.Scalar) {
        switch scalar.value {
        case 0x41...0x24F, 0x1D00...0x1EFF, 0x2C60...0x2C7F, 0xA720...0xA7FF, 0xAB30...0xAB6F, 0xFB00...0xFB06,
            0x250...0x2FF, 0xFF21...0xFF5A:
            self = .latin
        case 0x370...0x3FF, 0x1F00...0x1FFF: self = .greek
        case 0x400...0x52F, 0x1C80...0x1C8F, 0x2DE0...0x2DFF, 0xA640...0xA69F: self = .cyrillic
        case 0x530...0x58F, 0xFB13...0xFB17: self = .armenian
        case 0x590...0x5FF, 0xFB1D...0xFB4F: self = .hebrew
        case 0x600...0x6FF, 0x750...0x77F, 0x8A0...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFC: self = .arabic
        case 0x900...0xDFF: self = .indic
        case 0xE00...0xEFF, 0x1000...0x109F, 0x1780...0x17FF, 0x19E0...0x19FF, 0x3005...0x3007, 0x3040...0x30FF,
            0x3100...0x312F, 0x31A0...0x31FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA9E0...0xA9FF, 0xAA60...0xAA7F,
            0xF900...0xFAFF, 0xFF66...0xFF9F, 0x1B000...0x1B16F, 0x20000...0x3FFFF:
            self = .undivided
        case 0x10A0...0x10FF, 0x1C90...0x1CBF, 0x2D00...0x2D2F: self = .georgian
        case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: self = .hangul
        case 0x1200...0x139F, 0x2D80...0x2DDF, 0xAB00...0xAB2F: self = .ethiopic
        case 0x1800...0x18AF: self = .mongolian
        default: self = .other
        }
    }

    /// The script in which a language is usually written.
    init(language: String, code: String?) {
        switch code {
        case "latn": self = .latin
        case "cyrl": self = .cyrillic
        case "arab": self = .arabic
        default:
            switch language {
            case "el", "grc": self = .greek
            case "be", "bg", "kk", "ky", "mk", "mn", "os", "ru", "sr", "tg", "tt", "uk", "cv", "sah":
                self = .cyrillic
            case "hy": self = .armenian
            case "he", "yi", "iw": self = .hebrew
            case "ar", "ckb", "fa", "ks", "ps", "sd", "ug", "ur": self = .arabic
            case "as", "bn", "gu", "hi", "kn", "kok", "ml", "mr", "ne", "or", "pa", "sa", "si", "ta", "te":
                self = .indic
            case "ka": self = .georgian
            case "ko": self = .hangul
            case "am", "ti": self = .ethiopic
            case "ja", "km", "lo", "my", "th", "yue", "zh", "bo", "dz": self = .undivided
            default: self = .latin
            }
        }
    }
}
