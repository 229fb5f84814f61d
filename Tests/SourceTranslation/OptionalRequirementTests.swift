// SPDX-License-Identifier: MIT
import SourceTranslation
import Testing

@Suite("Optional requirements")
struct OptionalRequirementTests {
    private let delegate = """
        @objc protocol PickerDelegate {
            func picked(_ index: Int)
            @objc optional func picker(_ picker: Picker,
                                       titleFor index: Int) -> String?
            @objc optional var count: Int { get }
        }
        """

    @Test("A requirement becomes a property that is nil by default, on the same lines")
    func requirement() {
        let lines = Translation(delegate).lines
        #expect(lines.count == 6)
        #expect(lines[1] == "    func picked(_ index: Int)")
        #expect(lines[2] == "    var optional_picker__titleFor: ((Picker, Int) -> String?)? { get }")
        #expect(lines[4] == "    var optional_count: (Int)? { get }")
        #expect(
            lines[5] == "}; extension PickerDelegate { "
                + "var optional_picker__titleFor: ((Picker, Int) -> String?)? { return nil }; "
                + "var optional_count: (Int)? { return nil } }")
    }

    @Test("A class that adopts the protocol has the properties of the members that it implements")
    func adoption() {
        let source =
            "class A: UIView, PickerDelegate {\nfunc picker(_ p: Picker, titleFor i: Int) -> String? { nil }\n}"
        let added = Translation(source, others: [delegate]).lines[2]
        #expect(added.contains("return { self.picker($0, titleFor: $1) } }"))
        #expect(added.contains("var optional_count: (Int)? { return nil }"))
        #expect(added.contains("table.add(\"picker:titleFor:\""))
    }

    @Test("A subclass that implements a requirement overrides the property")
    func subclass() {
        let source = "class B: A {\nvar count: Int { 1 }\n}"
        let added = Translation(source, others: [delegate, "class A: NSObject {}\nextension A: PickerDelegate {}"])
            .lines[2]
        #expect(added.contains("override var optional_count: (Int)? { return self.count }"))
        #expect(!added.contains("optional_picker"))
    }

    @Test(
        "A call is that of the property",
        arguments: [
            ("delegate?.picker?(self, titleFor: 2)", "delegate?.optional_picker__titleFor?(self, 2)"),
            ("delegate?.count", "delegate?.optional_count"), ("self.onTap?(1)", "self.onTap?(1)"),
            ("a.delegate?.tableView?(b, didSelectRowAt: c)", "a.delegate?.tableView(b, didSelectRowAt: c)"),
        ])
    func calls(source: String, result: String) {
        #expect(Translation("func x() { \(source) }", others: [delegate]).lines[0] == "func x() { \(result) }")
    }

    @Test(
        "Conversions to classes of Foundation keep their precedence",
        arguments: [
            ("(a as NSString).length", "(a --> NSString.self).length"), ("a as? NSString", "a as? NSString"),
            ("a + b as NSString", "a + b --> NSString.self"), ("a as String", "a as String"),
        ])
    func bridging(source: String, result: String) {
        #expect(Translation("let x = \(source)").lines[0] == "let x = \(result)")
    }
}
