// SPDX-License-Identifier: MIT
import AssetCatalog
import Foundation
import Testing

@Suite("Compiling color sets")
struct ColorSetTests {
    private let source: SourceCatalog

    init() throws {
        source = try SourceCatalog()
    }

    private func color(_ json: String) throws -> [Float]? {
        try source.write(
            "c.colorset/Contents.json", #"{ "colors" : [ { "idiom" : "universal", "color" : \#(json) } ] }"#)
        return try source.compile().catalog.renditions(of: .color, named: "c").first?.color
    }

    @Test(
        "Components are hexadecimal, decimal, or fractions",
        arguments: [
            #"{ "color-space" : "srgb", "components" : { "red" : "0xFF", "green" : "0x80", "blue" : "0x00", "alpha" : "0.5" } }"#,
            #"{ "color-space" : "srgb", "components" : { "red" : "255", "green" : "128", "blue" : "0", "alpha" : "0.5" } }"#,
            #"{ "color-space" : "extended-srgb", "components" : { "red" : 1.0, "green" : "0.50196", "blue" : "0.0", "alpha" : "0.500" } }"#,
        ])
    func notations(json: String) throws {
        let color = try #require(try color(json))
        #expect(color[0] == 1 && abs(color[1] - 128 / 255) < 0.0001 && color[2] == 0 && color[3] == 0.5)
    }

    @Test("A gray has three equal components, and alpha is 1 if it is left out")
    func gray() throws {
        let color = try color(#"{ "color-space" : "gray-gamma-22", "components" : { "white" : "0.250" } }"#)
        #expect(color == [0.25, 0.25, 0.25, 1])
    }

    @Test("Display P3 is converted to sRGB, whose range its pure colors exceed")
    func displayP3() throws {
        func converted(_ red: String, _ green: String, _ blue: String) throws -> [Float] {
            let components = #"{ "red" : "\#(red)", "green" : "\#(green)", "blue" : "\#(blue)", "alpha" : "1.0" }"#
            return try #require(
                try color(#"{ "color-space" : "display-p3", "components" : \#(components) }"#))
        }
        for (component, expected) in zip(try converted("1.0", "1.0", "1.0"), [1, 1, 1, 1] as [Float]) {
            #expect(abs(component - expected) < 0.0005)
        }
        // The published coordinates of P3's red in extended sRGB.
        for (component, expected) in zip(try converted("1.0", "0.0", "0.0"), [1.0931, -0.2267, -0.1501, 1] as [Float]) {
            #expect(abs(component - expected) < 0.001)
        }
    }

    @Test("A color can refer to one of the system, for each appearance")
    func systemColors() throws {
        try source.write(
            "c.colorset/Contents.json",
            """
            { "colors" : [ { "idiom" : "universal", "color" : { "platform" : "ios", "reference" : "systemRedColor" } },
              { "idiom" : "universal", "appearances" : [ { "appearance" : "luminosity", "value" : "dark" } ],
                "color" : { "color-space" : "srgb", "components" : { "red" : 1, "green" : 0, "blue" : 0 } } } ] }
            """)
        let renditions = try source.compile().catalog.renditions(of: .color, named: "c")
        #expect(renditions.map(\.text) == ["systemRedColor", nil])
        #expect(renditions.map(\.format) == [.systemColor, .color])
        #expect(renditions.map(\.conditions.luminosity) == [.any, .dark])
    }

    @Test("An unknown color space and a missing component are reported")
    func messages() throws {
        #expect(try color(#"{ "color-space" : "cmyk", "components" : { "red" : 1 } }"#) == nil)
        #expect(
            try source.compile().messages[0].hasPrefix(
                "c.colorset/Contents.json: error: the color space \"cmyk\" is unknown"))
        #expect(try color(#"{ "color-space" : "srgb", "components" : { "red" : "one" } }"#) == nil)
        #expect(
            try source.compile().messages[0] == "c.colorset/Contents.json: error: a color has no number for \"red\"")
    }
}
