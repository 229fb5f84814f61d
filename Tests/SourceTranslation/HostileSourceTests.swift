// SPDX-License-Identifier: MIT
import SourceTranslation
import Testing

@Suite("Hostile sources")
struct HostileSourceTests {
    @Test("Deep nesting is passed through")
    func nesting() {
        for (open, close) in [("(", ")"), ("[", "]"), ("{", "}"), ("class A { ", "}"), ("#if os(iOS)\n", "\n#endif\n")]
        {
            let source = String(repeating: open, count: 10_000) + String(repeating: close, count: 10_000)
            #expect(Translation(source).text.utf8.count >= source.utf8.count)
        }
    }

    @Test("Chains of 10,000 calls are translated")
    func chains() {
        let source = "let a = b" + String(repeating: ".c()", count: 10_000) + "\n@objc class D {}"
        #expect(Translation(source).lines.last == "class D {}")
    }

    @Test("Files that no one writes by hand are left as they are")
    func size() {
        let source = String(repeating: "@objc class A {}\n", count: 600_000)
        #expect(Translation(source).lines[0] == "@objc class A {}")
    }

    @Test("Classes that inherit from each other in a circle are translated")
    func circle() {
        let source =
            "class A: B { @objc func a() {} }\nclass B: A { @objc func b() {} }\nclass C: C { @objc func c() {} }"
        #expect(Translation(source).contains("\"a\""))
    }

    @Test("Protocols that inherit from each other in a circle are translated")
    func protocolCircle() {
        let source =
            "@objc protocol A: B {}\n@objc protocol B: A { @objc optional func b() }\nclass C: A { func b() {} }"
        #expect(Translation(source).contains("var optional_b: (() -> Void)? { return { self.b() } }"))
    }

    @Test("Line ends of Windows and text without a last line end are kept")
    func lineEnds() {
        #expect(Translation("@objc class A {}\r\nclass B {}").text.hasSuffix("class A {}\r\nclass B {}"))
    }
}
