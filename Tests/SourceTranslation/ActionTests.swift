// SPDX-License-Identifier: MIT
import SourceTranslation
import Testing

@Suite("Exposed methods")
struct ActionTests {
    /// The declarations that are added to a class with a member.
    private func added(_ member: String, to declaration: String = "class A: UIViewController") -> String {
        let line = Translation("\(declaration) {\n\(member)\n}").lines[2]
        return line == "}" ? "" : String(line.dropLast(2))
    }

    @Test(
        "The selector is the one that Objective-C uses",
        arguments: [
            ("@objc func save() {}", "save"), ("@objc func save(_ sender: Any) {}", "save:"),
            ("@objc func save(sender: Any) {}", "saveWithSender:"),
            ("@objc func save(with sender: Any) {}", "saveWith:"), ("@objc func move(to x: Int) {}", "moveTo:"),
            ("@objc func tap(_ a: Int, event: UIEvent) {}", "tap:event:"),
            ("@objc func comeFrom(place: Int) {}", "comeFromPlace:"),
            ("@objc(keep:in:) func save(_ a: Int, _ b: Int) {}", "keep:in:"),
            ("@IBAction func unwind(segue: UIStoryboardSegue) {}", "unwindWithSegue:"),
            ("@objc func save() throws {}", "saveAndReturnError:"),
            ("@objc func load() async {}", "loadWithCompletionHandler:"),
        ])
    func selectors(member: String, selector: String) {
        #expect(added(member).contains("table.add(\"\(selector)\", "))
    }

    @Test("Arguments are passed with their declared types")
    func arguments() {
        #expect(
            added("@objc private func tap(_ sender: UIButton!, event: UIEvent?) {}")
                == "override class var actions: ActionTable { var table = super.actions; "
                + "table.add(\"tap:event:\", perform: { (target: A, call: ActionCall) in "
                + "try target.tap(call.argument(0, as: UIButton?.self), event: call.argument(1, as: UIEvent?.self)); "
                + "return nil }); return table }")
        #expect(added("@objc func a() -> Bool {}").contains("in return target.a() })"))
        #expect(added("@objc func a(b: @escaping (Int) -> Void) {}").contains("as: ((Int) -> Void).self"))
    }

    @Test("Classes without an exposed method stay as they are")
    func none() {
        #expect(added("func a() {}").isEmpty)
        #expect(added("@objc class func a() {}").isEmpty)
        #expect(added("@objc init(a: Int) {}").isEmpty)
        #expect(added("@nonobjc func a() {}", to: "@objcMembers class A: NSObject").isEmpty)
    }

    @Test("A class that is no responder adopts the protocol of targets itself")
    func conformance() {
        let lines = Translation("class A: NSObject, B {\n@objc func a() {}\n}\nclass C: A {\n@objc func c() {}\n}")
            .lines
        #expect(lines[0] == "class A: NSObject, B, ActionTarget {")
        #expect(lines[2].hasPrefix("@MainActor class var actions: ActionTable { var table = ActionTable(); "))
        #expect(lines[3] == "class C: A {")
        #expect(lines[5].hasPrefix("override class var actions: ActionTable { var table = super.actions; "))
    }

    @Test("The superclass may be in another file")
    func otherFile() {
        let lines = Translation("class A: B {\n@objc func a() {}\n}", others: ["class B: UIViewController {}"]).lines
        #expect(lines[0] == "class A: B {")
        #expect(lines[2].hasPrefix("override class var actions"))
    }

    @Test("Members are exposed by @objcMembers, except private ones and overrides")
    func exposedMembers() {
        let text = added(
            "func a() {}; private func b() {}; override func viewDidLoad() {}; func c<T>(_ d: T) {}",
            to: "@objcMembers class A: UIViewController")
        #expect(text.contains("\"a\""))
        for name in ["b", "viewDidLoad", "c:"] { #expect(!text.contains("\"\(name)\"")) }
    }

    @Test("Methods of an extension are added by a method in the extension, which may be in another file")
    func extensions() {
        let extensionSource = "extension A {\n@objc private func a() {}\n}"
        let lines = Translation("class A: UIView {\n}", others: [extensionSource]).lines
        #expect(lines[1].contains("table = actions_File1_1(table)"))
        let other = Translation(extensionSource, others: ["class A: UIView {}"]).lines
        #expect(other[2].hasPrefix("@MainActor internal static func actions_File0_1(_ table: ActionTable)"))
        #expect(other[2].contains("table.add(\"a\", "))
    }

    @Test("Members in a clause of #if that isn't compiled are left out")
    func conditions() {
        let text = added("#if os(macOS)\n@objc func a() {}\n#else\n@objc func b() {}\n#endif")
        _ = text
        let translation = Translation(
            "class A: UIView {\n#if os(macOS)\n@objc func a() {}\n#else\n@objc func b() {}\n#endif\n}")
        #expect(translation.contains("\"b\""))
        #expect(!translation.contains("\"a\""))
    }

    @Test("Generated members in the line of others are separated from them")
    func oneLine() {
        #expect(
            Translation("class A: UIView { @objc func a() {} }").lines[0].contains("func a() {} ; override class var"))
    }

    @Test("Outlets and inspectable properties are listed")
    func outlets() {
        let source = """
            class A: UIView {
                @IBOutlet private weak var a: UILabel!
                @IBOutlet var b: [UIButton]!
                @IBInspectable var c: CGFloat = 0 { didSet {} }
                @IBInspectable var d: Int { 1 }
            }
            """
        let line = Translation(source).lines[5]
        #expect(
            line == "override class var outlets: OutletTable { var table = super.outlets; "
                + "table = table.adding(\"a\", \\A.a); table = table.adding(\"b\", \\A.b); "
                + "table = table.adding(\"c\", \\A.c); return table } }")
    }

    @Test("Segue actions are listed")
    func segueActions() {
        #expect(
            added("@IBSegueAction func make(_ coder: NSCoder, sender: Any?) -> B? { nil }")
                == "override class var segueActions: SegueActionTable { var table = super.segueActions; "
                + "table = table.adding(\"make:sender:\", A.make(_:sender:)); return table }")
    }

    @Test("Overrides in extensions are called by a member in the class")
    func overrides() {
        let source =
            "extension A {\noverride func viewDidLoad() { super.viewDidLoad() }\noverride var count: Int { 1 }\n}"
        let lines = Translation(source, others: ["class A: UIViewController {}"]).lines
        #expect(lines[1] == "func viewDidLoad_inExtension() { super.viewDidLoad() }")
        #expect(lines[2] == "var count_inExtension: Int { 1 }")
        let body = Translation("class A: UIViewController {\n}", others: [source]).lines[1]
        #expect(body.contains("override func viewDidLoad() { return viewDidLoad_inExtension() }"))
        #expect(body.contains("override var count: Int { get { return count_inExtension } }"))
    }

    @Test("A method of an extension that a subclass overrides is declared in the class")
    func overridden() {
        let source =
            "class A: UIView {\n}\nextension A {\n@objc func a(_ b: Int = 1) {}\n}\nclass B: A { override func a(_ b: Int) {} }"
        let lines = Translation(source).lines
        #expect(lines[1].contains("func a(_ b: Int = 1) { return a_inExtension(b) }"))
        #expect(lines[3] == "func a_inExtension(_ b: Int = 1) {}")
    }
}
