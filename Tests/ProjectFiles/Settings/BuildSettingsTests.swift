// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import ProjectFiles

@Suite("Build settings")
struct BuildSettingsTests {
    private func settings(_ layers: [String: String]...) -> BuildSettings {
        var settings = BuildSettings(file: "settings")
        layers.forEach { settings.add($0) }
        return settings
    }

    @Test(
        "References are replaced, with their modifiers",
        arguments: [
            ("$(A)-${A}", "My App-My App"), ("$(A:c99extidentifier)", "My_App"),
            ("$(A:rfc1034identifier:lower)", "my-app"),
            ("$(N_$(K))", "nested"), ("$(NONE)", ""), ("$(NONE:default=x)", "x"), ("$5 $(", "$5 $("),
            ("$(P:base)", "f"),
            ("$(P:dir)", "a/b"), ("$(P:suffix)", ".txt"),
        ])
    func references(text: String, value: String) throws {
        let settings = settings(["A": "My App", "K": "one", "N_one": "nested", "P": "a/b/f.txt"])
        #expect(try settings.expand(text) == value)
    }

    @Test("A value that refers to itself has the value of the layer below; conditions are those of iOS")
    func layers() throws {
        let settings = settings(
            ["A": "1", "C[sdk=macosx*]": "mac", "C[sdk=iphoneos*]": "phone"], ["A": "$(inherited) 2"], ["A": "$(A) 3"])
        #expect(try settings.value("A") == "1 2 3")
        #expect(try settings.value("C") == "phone")
    }

    @Test("Circles and values that grow without end are refused")
    func hostile() throws {
        let circle = settings(["A": "$(B)", "B": "$(A)"])
        #expect(throws: ProjectError.self) { try circle.value("A") }
        for leaf in ["x", ""] {
            var layer = ["S40": leaf]
            for step in 0..<40 { layer["S\(step)"] = "$(S\(step + 1))$(S\(step + 1))" }
            let doubling = settings(layer)
            #expect(throws: ProjectError.self) { try doubling.value("S0") }
        }
    }

    @Test("Configuration files include others, optional ones only if they exist")
    func files() throws {
        let folder = try TemporaryFolder([
            "a.xcconfig":
                "#include \"b.xcconfig\"\n#include? \"none.xcconfig\"\nA = 1 // one\nC[sdk=iphone*] = x = y;\n",
            "b.xcconfig": "B = 2\nA = 0\n", "circle.xcconfig": "#include \"circle.xcconfig\"",
            "outside.xcconfig": "\n#include \"../x.xcconfig\"", "damaged.xcconfig": "A = 1\n???\n",
        ])
        func read(_ name: String) throws -> [String: String] {
            try ConfigurationFile.read(folder.url.appendingPathComponent(name), in: ProjectFolder(folder.url))
        }
        #expect(try read("a.xcconfig") == ["A": "1", "B": "2", "C[sdk=iphone*]": "x = y"])
        for (name, line) in [("circle", nil), ("outside", 2), ("damaged", 2)] as [(String, Int?)] {
            let error = try #require(throws: ProjectError.self) { try read("\(name).xcconfig") }
            #expect(error.line == line)
        }
    }
}
