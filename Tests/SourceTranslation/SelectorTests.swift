// SPDX-License-Identifier: MIT
import SourceTranslation
import Testing

@Suite("#selector and #keyPath")
struct SelectorTests {
    private let module = """
        class A: UIView {
            @objc func a() {}
            @objc func a(_ b: UIButton) {}
            @objc func c(d: Int, e: Int) {}
            @objc(renamed) func f() {}
            @objc var g = 0
            class Inner { @objc func i(_ j: Int) {} }
        }
        extension UILabel { @objc func shake(_ times: Int) {} }
        """

    private func selector(_ expression: String) -> String {
        Translation("extension A { func x() { y(\(expression)) } }", others: [module]).lines[0]
            .replacing("extension A { func x() { y(", with: "").replacing(") } }", with: "")
    }

    @Test(
        "The method that is meant gives the name",
        arguments: [
            ("#selector(a(_:))", "a:"), ("#selector(A.c)", "cWithD:e:"), ("#selector(self.c(d:e:))", "cWithD:e:"),
            ("#selector(f)", "renamed"), ("#selector(Inner.i)", "i:"), ("#selector(A.Inner.i(_:))", "i:"),
            ("#selector(a as () -> Void)", "a"), ("#selector(A.a as (A) -> (UIButton) -> Void)", "a:"),
            ("#selector(getter: A.g)", "g"), ("#selector(setter: g)", "setG:"),
            ("#selector(UIResponder.copy(_:))", "copy:"), ("#selector(Other.show(animated:))", "showWithAnimated:"),
        ])
    func names(expression: String, name: String) {
        #expect(selector(expression) == "Selector(\"\(name)\")")
    }

    @Test("A method in an extension of a class of another module is carried by the selector")
    func carried() {
        #expect(
            selector("#selector(UILabel.shake)")
                == "Selector(\"shake:\", method: { (target: UILabel, call: ActionCall) in "
                + "try target.shake(call.argument(0, as: Int.self)); return nil })")
    }

    @Test("Methods of the toolkit that sources name are carried by the selector")
    func toolkit() {
        #expect(
            selector("#selector(UIView.endEditing)")
                == "Selector(\"endEditing:\", method: { (target: UIView, call: ActionCall) in "
                + "return target.endEditing(call.flag(0)) })")
    }

    @Test("Key paths become strings")
    func keyPaths() {
        #expect(selector("#keyPath(A.b.c)") == "\"b.c\"")
        #expect(selector("#keyPath(self.b)") == "\"b\"")
        #expect(selector("#keyPath(b?.c)") == "\"b.c\"")
    }

    @Test("A selector on several lines keeps them")
    func lines() {
        let source = "extension A { func x() { y(#selector(\na(_:)\n), 1) } }\nlet z = 1"
        let lines = Translation(source, others: [module]).lines
        #expect(lines.count == 4)
        #expect(lines[3] == "let z = 1")
    }
}
