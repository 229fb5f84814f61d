// SPDX-License-Identifier: MIT
import SourceTranslation
import Testing

@Suite("Key-value coding in source")
struct KeyValueTests {
    @Test(
        "The setter of a dynamic property notifies its observers",
        arguments: [
            (
                "@objc dynamic var a = 0",
                "var a = 0 { willSet { self.keyValueWillSet(\"a\") } didSet { self.keyValueDidSet(\"a\") } }"
            ),
            (
                "@objc dynamic var a = 0 { didSet { f() } }",
                "var a = 0 { willSet { self.keyValueWillSet(\"a\") } "
                    + "didSet { defer { self.keyValueDidSet(\"a\") }; f() } }"
            ),
            (
                "@objc dynamic var a: Int { get { 1 } set { f() } }",
                "var a: Int { get { 1 } "
                    + "set { self.keyValueWillSet(\"a\"); defer { self.keyValueDidSet(\"a\") }; f() } }"
            ),
            ("@objc dynamic var a: Int { 1 }", "var a: Int { 1 }"), ("@objc var a = 0", "var a = 0"),
            ("dynamic var a = 0", "var a = 0"), ("@objc dynamic lazy var a = 0", "lazy var a = 0"),
        ])
    func setters(source: String, result: String) {
        #expect(Translation("class A: NSObject {\n\(source)\n}").lines[1] == result)
    }

    @Test("Exposed properties are in the table of their class")
    func table() {
        let source = """
            @objcMembers class A: NSObject {
                dynamic var a = 0
                let b = 1
                private var c = 2
                class func keyPathsForValuesAffectingB() -> Set<String> { [] }
            }
            """
        let added = Translation(source).lines[5]
        #expect(
            added.hasPrefix("@MainActor class var exposedProperties: PropertyTable { var table = PropertyTable(); "))
        #expect(added.contains("table.add(\"a\", \\A.a, isDynamic: true); table.add(\"b\", \\A.b); "))
        #expect(added.contains("table.addDependencies(of: \"b\") { self.keyPathsForValuesAffectingB() }"))
        #expect(!added.contains("\\A.c"))
    }

    @Test("The first class that observes declares the method, and the others override it")
    func observers() {
        let method =
            "override func observeValue(forKeyPath k: String?, of o: Any?, change c: [Int: Any]?, context: P?) {}"
        let lines = Translation("class A: UIView {\n\(method)\n}\nclass B: A {\n\(method)\n}").lines
        #expect(lines[0] == "class A: UIView, PropertyOwner {")
        #expect(lines[1].hasPrefix("func observeValue"))
        #expect(lines[2].contains("table.observeValue = { ($0 as? A)?.observeValue(forKeyPath: $1"))
        #expect(lines[4].hasPrefix("override func observeValue"))
        #expect(lines[5].contains("override class var exposedProperties"))
    }

    @Test(
        "Key paths that are observed have names",
        arguments: [
            ("a.observe(\\.b.c) { _, _ in }", "a.observe(\\.b.c, named: \"b.c\") { _, _ in }"),
            ("a?.observe(\\A.b, changeHandler: f)", "a?.observe(\\A.b, named: \"b\", changeHandler: f)"),
            (
                "observe(\\.b?.c, options: .new) { _, _ in }",
                "observe(\\.b?.c, named: \"b.c\", options: .new) { _, _ in }"
            ),
            ("willChangeValue(for: \\.b)", "willChangeValue(forKey: \"b\")"), ("a.observe(\\.b)", "a.observe(\\.b)"),
            ("a.map(\\.b) { $0 }", "a.map(\\.b) { $0 }"),
        ])
    func keyPaths(source: String, result: String) {
        #expect(Translation("func x() { \(source) }").lines[0] == "func x() { \(result) }")
    }

    @Test("The tables of public classes are public, and those of private extensions are seen by the class")
    func access() {
        let lines = Translation(
            "public class A: NSObject {\n@objc func f() {}\n}\nprivate extension A {\n@objc func g() {}\n}"
        )
        .lines
        #expect(lines[2].hasPrefix("@MainActor public class var actions"))
        #expect(lines[5].hasPrefix("}; extension A { @MainActor internal static func actions_"))
    }
}
