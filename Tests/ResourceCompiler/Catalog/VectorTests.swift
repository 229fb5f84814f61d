// SPDX-License-Identifier: MIT
import AssetCatalog
import Foundation
import Testing

@Suite("Compiling vectors")
struct VectorTests {
    private let source: SourceCatalog

    init() throws {
        source = try SourceCatalog()
    }

    private func image(_ file: String, _ data: Data) throws -> (rendition: AssetRendition?, messages: [String]) {
        try source.write(
            "v.imageset/Contents.json", #"{ "images" : [ { "idiom" : "universal", "filename" : "\#(file)" } ] }"#)
        try source.write("v.imageset/\(file)", data)
        let (catalog, messages, _) = try source.compile()
        return (catalog.renditions(of: .image, named: "v").first, messages)
    }

    private func svg(_ attributes: String, _ content: String = "") -> Data {
        Data("<svg xmlns=\"http://www.w3.org/2000/svg\" \(attributes)>\(content)</svg>".utf8)
    }

    @Test(
        "The size of an SVG document is its width and height, otherwise that of its view box",
        arguments: [
            ("width=\"24\" height=\"30px\"", 24, 30), ("viewBox=\"0 0 16 18\"", 16, 18),
            ("width=\"100%\" height=\"100%\" viewBox=\"-1,-1,12,14\"", 12, 14),
            ("width=\"3pt\" height=\"1in\" viewBox=\"0 0 1 1\"", 4, 96),
        ] as [(String, Float, Float)])
    func sizes(attributes: String, width: Float, height: Float) throws {
        let rendition = try #require(try image("a.svg", svg(attributes)).rendition)
        #expect(rendition.format == .vector && rendition.width == width && rendition.height == height)
        #expect(rendition.conditions.scale == 0)
    }

    @Test("A PDF becomes a vector of the size of its page")
    func pdf() throws {
        let page = """
            %PDF-1.4
            1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
            2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
            3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 24 30]/Contents 4 0 R>>endobj
            4 0 obj<</Length 24>>stream
            1 0 0 rg 2 2 20 20 re f
            endstream endobj
            trailer<</Root 1 0 R>>

            """
        let (rendition, messages) = try image("a.pdf", Data(page.utf8))
        #expect(messages.isEmpty)
        #expect(rendition?.format == .vector && rendition?.width == 24 && rendition?.height == 30)
        #expect(try #require(rendition).payload.range(of: Data("<path".utf8)) != nil)
    }

    @Test("An SVG document may have a document type")
    func documentType() throws {
        let type =
            "<!DOCTYPE svg PUBLIC \"-//W3C//DTD SVG 1.1//EN\" \"http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd\">"
        #expect(try image("a.svg", Data(type.utf8) + svg("width=\"4\" height=\"5\"")).rendition?.height == 5)
    }

    @Test("A damaged vector is reported and left out")
    func damaged() throws {
        for (file, data, reason) in [
            ("a.svg", Data(), "not an SVG document"), ("a.svg", Data("<svg".utf8), "not an SVG document"),
            ("a.svg", Data("<html xmlns=\"http://www.w3.org/1999/xhtml\"/>".utf8), "not an SVG document, but html"),
            ("a.svg", svg(""), "no usable width and height"),
            ("a.svg", svg("width=\"-1\" height=\"nan\""), "no usable width and height"),
            ("a.svg", svg("width=\"1e9\" height=\"1\""), "no usable width and height"),
            ("a.svg", Data("<!DOCTYPE svg [<!ENTITY a \"b\">]><svg>&a;</svg>".utf8), "entities are not accepted"),
            ("a.pdf", Data("no PDF".utf8), "the PDF can't be converted"),
        ] {
            let (rendition, messages) = try image(file, data)
            #expect(rendition == nil)
            #expect(messages.first?.contains(reason) == true, "\(messages)")
        }
    }

    @Test("A symbol template has a rendition for each weight and scale that it draws, from margin to margin")
    func symbols() throws {
        let template = svg(
            "width=\"3300\" height=\"2200\"",
            """
            <style>.hidden { opacity: 0 }</style>
            <g id="Guides"><line id="Baseline-S" x1="0" x2="9" y1="700" y2="700"/><line id="Capline-S" y1="600" y2="600"/>
            <line id="left-margin-Regular-S" x1="1400" x2="1400" y1="0" y2="9"/>
            <line id="right-margin-Regular-S" x1="1520" x2="1520" y1="0" y2="9"/>
            <line id="left-margin-Black-S" x1="2400" y1="0"/><line id="right-margin-Black-S" x1="2540" y1="0"/></g>
            <g id="Symbols"><g id="Regular-S" class="hidden" transform="translate(1400 700)"><path class="hidden" d="M0 0h9"/></g>
            <g id="Black-S"><path d="M0 0h99"/></g></g>
            """)
        try source.write(
            "s.symbolset/Contents.json", #"{ "symbols" : [ { "idiom" : "universal", "filename" : "s.svg" } ] }"#)
        try source.write("s.symbolset/s.svg", template)
        let (catalog, messages, _) = try source.compile()
        #expect(messages.isEmpty)
        let renditions = catalog.renditions(of: .symbol, named: "s")
        #expect(renditions.map(\.weight) == [4, 9] && renditions.map(\.symbolScale) == [1, 1])
        #expect(renditions.map(\.width) == [120, 140] && renditions.map(\.height) == [180, 180])
        let document = try #require(renditions.first.map { String(decoding: $0.payload, as: UTF8.self) })
        #expect(document.contains("viewBox=\"1400.0 560.0 120.0 180.0\""))
        #expect(document.contains("translate(1400 700)") && document.contains("M0 0h9"))
        #expect(!document.contains("class") && !document.contains("M0 0h99"))
    }

    @Test("A document that isn't a symbol template is reported")
    func notASymbol() throws {
        try source.write("s.symbolset/Contents.json", #"{ "symbols" : [ { "filename" : "s.svg" } ] }"#)
        try source.write("s.symbolset/s.svg", svg("width=\"1\" height=\"1\""))
        #expect(try source.compile().messages[0].contains("not a symbol template"))
    }
}
