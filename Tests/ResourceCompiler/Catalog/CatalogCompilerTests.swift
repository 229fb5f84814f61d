// SPDX-License-Identifier: MIT
import AssetCatalog
import Foundation
import Testing

@Suite("Compiling asset catalogs")
struct CatalogCompilerTests {
    private let source: SourceCatalog

    init() throws {
        source = try SourceCatalog()
    }

    @Test("An image set has a rendition for each of its files, with scale, appearance, idiom, and direction")
    func imageSet() throws {
        try source.write(
            "leaf.imageset/Contents.json",
            """
            { "images" : [
              { "idiom" : "universal", "scale" : "1x" },
              { "idiom" : "universal", "scale" : "2x", "filename" : "leaf@2x.png" },
              { "idiom" : "ipad", "scale" : "3x", "filename" : "dark.png", "language-direction" : "right-to-left",
                "appearances" : [ { "appearance" : "luminosity", "value" : "dark" },
                                  { "appearance" : "contrast", "value" : "high" } ] }
            ], "info" : { "author" : "xcode", "version" : 1 },
            "properties" : { "template-rendering-intent" : "template" } }
            """)
        try source.write("leaf.imageset/leaf@2x.png", "light")
        try source.write("leaf.imageset/dark.png", "dark")
        let (catalog, messages, _) = try source.compile()
        #expect(messages.isEmpty)
        let renditions = catalog.renditions(of: .image, named: "leaf")
        #expect(renditions.map(\.payload) == [Data("light".utf8), Data("dark".utf8)])
        #expect(renditions.allSatisfy { $0.format == .pixels && $0.renderingIntent == .template })
        try #require(renditions.count == 2)
        #expect(renditions[0].conditions.scale == 2 && renditions[0].conditions.idiom == .any)
        let dark = renditions[1].conditions
        #expect(dark.scale == 3 && dark.idiom == .pad && dark.direction == .rightToLeft)
        #expect(dark.luminosity == .dark && dark.contrast == .high)
    }

    @Test("Insets and the center of slices are converted from pixels to points")
    func slicing() throws {
        try source.write(
            "button.imageset/Contents.json",
            """
            { "images" : [ { "idiom" : "universal", "scale" : "2x", "filename" : "b.png",
              "resizing" : { "mode" : "9-part", "center" : { "mode" : "tile", "width" : 2, "height" : 4 },
                "cap-insets" : { "top" : 10, "left" : 12, "bottom" : 14, "right" : 16 } },
              "alignment-insets" : { "top" : 2, "left" : 4, "bottom" : 6, "right" : 8 } } ] }
            """)
        try source.write("button.imageset/b.png", "pixels")
        let rendition = try #require(try source.compile().catalog.renditions(of: .image, named: "button").first)
        #expect(rendition.capInsets == .init(top: 5, left: 6, bottom: 7, right: 8))
        #expect(rendition.alignmentInsets == .init(top: 1, left: 2, bottom: 3, right: 4))
        #expect(rendition.resizingMode == .tile)
        #expect(rendition.centerWidth == 1 && rendition.centerHeight == 2)
    }

    @Test("An image that is sliced in one direction stretches as a whole in the other")
    func threeParts() throws {
        try source.write(
            "bar.imageset/Contents.json",
            """
            { "images" : [ { "idiom" : "universal", "scale" : "1x", "filename" : "b.png",
              "resizing" : { "mode" : "3-part-horizontal", "center" : { "mode" : "stretch", "width" : 1, "height" : 9 },
                "cap-insets" : { "left" : 3, "right" : 4, "top" : 5 } } } ] }
            """)
        try source.write("bar.imageset/b.png", "pixels")
        let rendition = try #require(try source.compile().catalog.renditions(of: .image, named: "bar").first)
        #expect(rendition.capInsets == .init(left: 3, right: 4))
        #expect(rendition.resizingMode == .stretch && rendition.centerHeight == 0)
    }

    @Test("Only folders that provide a namespace are part of a name")
    func namespaces() throws {
        let contents = #"{ "data" : [ { "filename" : "d", "universal-type-identifier" : "public.json" } ] }"#
        for folder in ["Plain", "Spaced", "Spaced/Inner"] {
            try source.write("\(folder)/item.dataset/Contents.json", contents)
            try source.write("\(folder)/item.dataset/d", folder)
        }
        try source.write("Spaced/Contents.json", #"{ "properties" : { "provides-namespace" : true } }"#)
        try source.write("Spaced/Inner/Contents.json", #"{ "properties" : { "provides-namespace" : true } }"#)
        let (catalog, messages, _) = try source.compile()
        #expect(messages.isEmpty)
        #expect(catalog.names(of: .data) == ["Spaced/Inner/item", "Spaced/item", "item"])
        let item = catalog.rendition(of: .data, named: "item", for: AssetEnvironment())
        #expect(item?.text == "public.json" && item?.payload == Data("Plain".utf8))
    }

    @Test("Of two assets of one name the first is used, and the other reported")
    func duplicates() throws {
        for folder in ["A", "B"] {
            try source.write("\(folder)/x.dataset/Contents.json", #"{ "data" : [ { "filename" : "d" } ] }"#)
            try source.write("\(folder)/x.dataset/d", folder)
        }
        let (catalog, messages, _) = try source.compile()
        #expect(catalog.renditions(of: .data, named: "x").map(\.payload) == [Data("A".utf8)])
        #expect(messages == ["B/x.dataset: warning: \"x\" is also defined in A/x.dataset, which is used"])
    }

    @Test("Unusable content is reported with its file, and the rest is compiled")
    func messages() throws {
        try source.write("broken.imageset/Contents.json", "{ \"images\" : [ 1 ] }")
        try source.write("text.colorset/Contents.json", "colors")
        try source.write(
            "leaf.imageset/Contents.json",
            """
            { "images" : [ { "filename" : "none.png", "scale" : "1x" }, { "filename" : "a.png", "idiom" : "fridge" },
              { "filename" : "../../secret", "scale" : "2x" }, { "filename" : "a.png", "scale" : "9z" },
              { "filename" : "a.png", "appearances" : [ { "appearance" : "mood", "value" : "good" } ] },
              { "filename" : "a.png", "scale" : "1x" } ] }
            """)
        try source.write("leaf.imageset/a.png", "pixels")
        try source.write("top.brandassets/Contents.json", "{}")
        try source.write("empty.imageset/Contents.json", "{}")
        let (catalog, messages, _) = try source.compile()
        #expect(catalog.renditions(of: .image, named: "leaf").count == 1)
        #expect(
            messages == [
                "broken.imageset/Contents.json: error: images.[0] is not of the type Dictionary<String, Any>",
                "empty.imageset: warning: the asset has no content",
                "leaf.imageset/none.png: warning: the file doesn't exist",
                "leaf.imageset/Contents.json: warning: idiom \"fridge\" is unknown; known are car, ios-marketing, ipad, "
                    + "iphone, mac, reality, tv, universal, vision, watch, watch-marketing",
                "leaf.imageset: error: \"../../secret\" is outside of the folder",
                "leaf.imageset/Contents.json: warning: the scale \"9z\" is unknown; 1x, 2x, and 3x are known",
                "leaf.imageset/Contents.json: warning: the appearance \"mood\" with \"good\" is unknown",
                "text.colorset/Contents.json: error: the file is not valid JSON: The given data was not valid JSON.",
                "top.brandassets: warning: assets of the type .brandassets are not used",
            ])
    }

    @Test("Folders nested without end are reported instead of followed")
    func depth() throws {
        try source.write(Array(repeating: "a", count: 70).joined(separator: "/") + "/x.dataset/Contents.json", "{}")
        let messages = try source.compile().messages
        #expect(messages.count == 1 && messages[0].hasSuffix("error: folders are nested more than 64 levels deep"))
    }

    @Test("A catalog that doesn't exist is an error")
    func missing() throws {
        try FileManager.default.removeItem(atPath: source.path)
        #expect(try source.compile().messages == ["\(source.path): error: the catalog doesn't exist"])
    }

    @Test("Damaged contents are reported or compiled, whatever they are")
    func damaged() throws {
        let sample = Array(
            """
            {"images":[{"idiom":"universal","scale":"2x","filename":"a.png","resizing":{"mode":"9-part","center":{"mode":\
            "tile","width":2},"cap-insets":{"top":10}},"appearances":[{"appearance":"luminosity","value":"dark"}]}],\
            "properties":{"provides-namespace":true}}
            """.utf8)
        try source.write("leaf.imageset/a.png", "pixels")
        let count = ProcessInfo.processInfo.environment["SHOJI_FUZZ"].flatMap { Int($0) } ?? 300
        var state = UInt64(count)
        func next(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(truncatingIfNeeded: state >> 33) % limit
        }
        let pieces = ["\"", "{", "}", "[", "]", "null", "1e999", "-1", "\"\\u0000\"", ":", ",", "true", "\u{FFFD}"]
        var compiled = 0
        for _ in 0..<count {
            var damaged = sample
            for _ in 0...next(3) {
                let place = next(damaged.count)
                switch next(3) {
                case 0: damaged[place] = UInt8(next(256))
                case 1: damaged.removeSubrange(place..<min(damaged.count, place + 1 + next(20)))
                default: damaged.insert(contentsOf: Array(pieces[next(pieces.count)].utf8), at: place)
                }
            }
            try source.write("leaf.imageset/Contents.json", Data(damaged))
            let (catalog, messages, _) = try source.compile()
            let isCompiled = !catalog.names(of: .image).isEmpty
            #expect(isCompiled || !messages.isEmpty)
            if isCompiled { compiled += 1 }
        }
        #expect(compiled > 0)
    }
}
