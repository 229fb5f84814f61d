// SPDX-License-Identifier: MIT
internal import CExpat

extension MarkupReader {
    /// Installs this reader as the parser's handler.
    ///
    /// The reader must outlive the parsing.
    func installHandlers() {
        unsafe XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
        unsafe XML_SetElementHandler(
            parser,
            { context, name, attributes in
                guard let name = unsafe name, let reader = unsafe MarkupReader.of(context) else { return }
                unsafe reader.beginElement(String(cString: name), reader.list(attributes))
            },
            { context, _ in unsafe MarkupReader.of(context)?.endElement() })
        unsafe XML_SetCharacterDataHandler(parser) { context, characters, count in
            let text = unsafe UnsafeRawBufferPointer(start: characters, count: Int(count))
            unsafe MarkupReader.of(context)?.addText(String(decoding: text, as: UTF8.self))
        }
        unsafe XML_SetStartDoctypeDeclHandler(parser) { context, _, _, _, _ in
            unsafe MarkupReader.of(context)?.beginDocumentType()
        }
        unsafe XML_SetEntityDeclHandler(parser) { context, _, _, _, _, _, _, _, _ in
            unsafe MarkupReader.of(context)?.refuseEntity()
        }
        // Expat natively supports UTF-8, UTF-16, ISO-8859-1 and US-ASCII.
        let context = unsafe Unmanaged.passUnretained(self).toOpaque()
        unsafe XML_SetUnknownEncodingHandler(
            parser,
            { context, name, _ in
                guard let name = unsafe name else { return 0 }
                unsafe MarkupReader.of(context)?.refuseEncoding(String(cString: name))
                return 0
            }, context)
    }

    private static func of(_ context: UnsafeMutableRawPointer?) -> MarkupReader? {
        unsafe context.map { unsafe Unmanaged<MarkupReader>.fromOpaque($0).takeUnretainedValue() }
    }

    /// Returns attributes from alternating names and values, terminated by a null pointer.
    private func list(
        _ attributes: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?
    ) -> [InterfaceElement.Attribute] {
        guard var next = unsafe attributes, unsafe next[0] != nil else { return [] }
        var result: [InterfaceElement.Attribute] = []
        // The parser puts no limit of its own on them.
        while result.count < 512, let name = unsafe next[0], let value = unsafe next[1] {
            unsafe result.append(InterfaceElement.Attribute(name: self.name(name), value: String(cString: value)))
            unsafe next += 2
        }
        return result
    }
}
