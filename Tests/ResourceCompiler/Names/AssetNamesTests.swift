// SPDX-License-Identifier: MIT
import Foundation
import Testing

@Suite("Generated names")
struct AssetNamesTests {
    private let source: SourceCatalog

    init() throws {
        source = try SourceCatalog()
    }

    private func addImages(_ names: [String], in folder: String = "") throws {
        for name in names {
            try source.write("\(folder)\(name).imageset/Contents.json", #"{ "images" : [ { "filename" : "a.png" } ] }"#)
            try source.write("\(folder)\(name).imageset/a.png", "pixels")
        }
    }

    private func addColors(_ names: [String]) throws {
        for name in names {
            try source.write(
                "\(name).colorset/Contents.json",
                #"{ "colors" : [ { "color" : { "color-space" : "gray-gamma-22", "components" : { "white" : 1 } } } ] }"#
            )
        }
    }

    @Test("Names of assets become identifiers")
    func identifiers() throws {
        try addImages(["leaf green", "URLField", "3d-case", "default", "HeroImage", "Image", "日本"])
        let text = try source.compile().source
        for line in [
            #"static let leafGreen = ImageResource(name: "leaf green", bundle: .module)"#,
            #"static let urlField = ImageResource(name: "URLField", bundle: .module)"#,
            #"static let _3dCase = ImageResource(name: "3d-case", bundle: .module)"#,
            #"static let `default` = ImageResource(name: "default", bundle: .module)"#,
            #"static let hero = ImageResource(name: "HeroImage", bundle: .module)"#,
            #"static let image = ImageResource(name: "Image", bundle: .module)"#,
            #"static let 日本 = ImageResource(name: "日本", bundle: .module)"#,
            "static var leafGreen: UIImage { UIImage(resource: .leafGreen) }",
        ] { #expect(text.contains(line + "\n"), "\(line)") }
    }

    @Test("A color that UIColor has gets no shortcut, but its resource")
    func reserved() throws {
        try addColors(["red", "AccentColor"])
        let text = try source.compile().source
        #expect(text.contains("static let red = ColorResource("))
        #expect(!text.contains("static var red: UIColor"))
        #expect(text.contains("static var accent: UIColor { UIColor(resource: .accent) }"))
    }

    @Test("Namespaces are nested types")
    func namespaces() throws {
        try source.write("big icons/Contents.json", #"{ "properties" : { "provides-namespace" : true } }"#)
        try addImages(["star"], in: "big icons/")
        let text = try source.compile().source
        #expect(
            text.contains(
                """
                    enum BigIcons {
                        /// The image "big icons/star".
                        static let star = ImageResource(name: "big icons/star", bundle: .module)
                    }
                """))
    }

    @Test("Of names that give the same identifier, one is generated")
    func collisions() throws {
        try addImages(["a b", "a-b"])
        let text = try source.compile().source
        #expect(text.components(separatedBy: "static let aB =").count == 2)
    }
}
