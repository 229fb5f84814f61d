// SPDX-License-Identifier: MIT
internal import Foundation

/// The `Contents.json` of a folder in an asset catalog.
struct ContentsFile: Decodable {
    struct Appearance: Decodable {
        let appearance: String?
        let value: String?
    }

    /// Edges in pixels.
    struct Edges: Decodable {
        let top: Double?
        let left: Double?
        let bottom: Double?
        let right: Double?
    }

    struct Resizing: Decodable {
        struct Center: Decodable {
            let mode: String?
            let width: Double?
            let height: Double?
        }

        let mode: String?
        let center: Center?
        let capInsets: Edges?

        enum CodingKeys: String, CodingKey {
            case mode, center
            case capInsets = "cap-insets"
        }
    }

    struct Color: Decodable {
        let colorSpace: String?
        let components: [String: ColorComponent]?
        let platform: String?
        let reference: String?

        enum CodingKeys: String, CodingKey {
            case components, platform, reference
            case colorSpace = "color-space"
        }
    }

    /// A variant of an asset; which of the keys matter depends on the kind of the asset.
    struct Entry: Decodable {
        let filename: String?
        let idiom: String?
        let scale: String?
        /// The size of an icon in points, such as `60x60`.
        let size: String?
        let appearances: [Appearance]?
        let languageDirection: String?
        let widthClass: String?
        let heightClass: String?
        let displayGamut: String?
        let locale: String?
        let resizing: Resizing?
        let alignmentInsets: Edges?
        let color: Color?
        let typeIdentifier: String?

        enum CodingKeys: String, CodingKey {
            case filename, idiom, scale, size, appearances, locale, resizing, color
            case languageDirection = "language-direction"
            case widthClass = "width-class"
            case heightClass = "height-class"
            case displayGamut = "display-gamut"
            case alignmentInsets = "alignment-insets"
            case typeIdentifier = "universal-type-identifier"
        }
    }

    struct Properties: Decodable {
        let providesNamespace: Bool?
        let templateRenderingIntent: String?

        enum CodingKeys: String, CodingKey {
            case providesNamespace = "provides-namespace"
            case templateRenderingIntent = "template-rendering-intent"
        }
    }

    var images: [Entry]?
    var colors: [Entry]?
    var data: [Entry]?
    var symbols: [Entry]?
    var properties: Properties?

    /// The largest file that is read, in bytes.
    static let maximumSize = 4 << 20

    init() {}

    /// Reads the file in `folder`; a folder without one has no entries.
    ///
    /// - Throws: `CompilerFailure` if the file is too large or isn't as expected.
    init(in folder: SourceFolder) throws(CompilerFailure) {
        guard folder.has("Contents.json") else { return }
        let data = try folder.contents(of: "Contents.json", limit: Self.maximumSize)
        do {
            self = try JSONDecoder().decode(ContentsFile.self, from: data)
        } catch let error as DecodingError {
            throw CompilerFailure(path: folder.path(of: "Contents.json"), text: Self.describe(error))
        } catch {
            throw CompilerFailure(path: folder.path(of: "Contents.json"), text: "can't be read: \(error)")
        }
    }

    private static func describe(_ error: DecodingError) -> String {
        func place(_ context: DecodingError.Context) -> String {
            let keys = context.codingPath.map { key in key.intValue.map { "[\($0)]" } ?? key.stringValue }
            return keys.isEmpty ? "the file" : keys.joined(separator: ".")
        }
        switch error {
        case .typeMismatch(let type, let context): return "\(place(context)) is not of the type \(type)"
        case .valueNotFound(let type, let context): return "\(place(context)) is null instead of \(type)"
        case .keyNotFound(let key, let context): return "\(place(context)) has no \"\(key.stringValue)\""
        case .dataCorrupted(let context): return "\(place(context)) is not valid JSON: \(context.debugDescription)"
        @unknown default: return "the file can't be read"
        }
    }
}

/// A component of a color: `0xFF` or `255` of 255, or a fraction such as `0.5`, usually in quotation marks.
struct ColorComponent: Decodable {
    /// The component as a fraction; `nil` if the text is not a finite number.
    let value: Double?

    init(text: String) {
        self.init(value: Self.number(text))
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let text = try? container.decode(String.self) {
            self.init(text: text)
        } else {
            self.init(value: try container.decode(Double.self))
        }
    }

    private init(value: Double?) {
        self.value = value
    }

    private static func number(_ text: String) -> Double? {
        let text = text.trimmingCharacters(in: .whitespaces)
        let number: Double? =
            if text.lowercased().hasPrefix("0x") {
                Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
            } else if text.contains(".") || text.lowercased().contains("e") {
                Double(text)
            } else {
                Int(text).map { Double($0) / 255 }
            }
        return number.flatMap { $0.isFinite ? $0 : nil }
    }
}
