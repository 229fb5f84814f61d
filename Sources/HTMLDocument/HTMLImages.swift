// SPDX-License-Identifier: MIT
internal import Foundation
internal import RichText

/// Images of HTML.
enum HTMLImages {
    /// Returns the image of an element: its data if the address contains it, otherwise a reference.
    static func image(_ attributes: [String: String], em: Double) -> RichTextImage? {
        let source = attributes["src"].map { String(CSSText.trimmed($0)) } ?? ""
        var image = RichTextImage(data: Data(), type: "", alternative: attributes["alt"] ?? "")
        if let (type, data) = data(source) {
            image.type = type
            image.data = data
        } else if !source.lowercased().hasPrefix("data:") {
            image.source = source
        }
        guard !image.data.isEmpty || !image.source.isEmpty || !image.alternative.isEmpty else { return nil }
        func size(_ value: String?) -> Double? {
            guard let length = value.flatMap({ CSSValues.length($0, em: em) }), length > 0 else { return nil }
            return length
        }
        image.width = size(attributes["width"])
        image.height = size(attributes["height"])
        for (property, value) in CSSDeclarations(attributes["style"] ?? "").list {
            if property == "width" { image.width = size(value) }
            if property == "height" { image.height = size(value) }
        }
        return image
    }

    /// Returns the type and the bytes in an address of the scheme `data`.
    private static func data(_ address: String) -> (String, Data)? {
        guard address.prefix(5).lowercased() == "data:", let comma = address.utf8.firstIndex(of: UInt8(ascii: ","))
        else {
            return nil
        }
        let header = address[address.utf8.index(address.startIndex, offsetBy: 5)..<comma].lowercased()
        let body = address[address.utf8.index(after: comma)...]
        let type = header.split(separator: ";").first.map(String.init) ?? ""
        guard type.hasPrefix("image/") else { return nil }
        let bytes: Data?
        if header.hasSuffix(";base64") {
            let text = body.utf8.contains(UInt8(ascii: "%")) ? (body.removingPercentEncoding ?? "") : String(body)
            bytes = Data(base64Encoded: text, options: .ignoreUnknownCharacters)
        } else {
            bytes = body.removingPercentEncoding.map { Data($0.utf8) }
        }
        guard let bytes, !bytes.isEmpty else { return nil }
        return (type, bytes)
    }
}
