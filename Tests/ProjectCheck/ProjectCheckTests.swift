// SPDX-License-Identifier: MIT
import Foundation
import SourceTranslation
import Testing

@testable import ProjectCheck

@Suite("Project check")
struct ProjectCheckTests {
    private static let list = NameList(
        """
        *showsTooltip
        +NSObject
        +UIApplication UIResponder
         -openSettingsURLString
         +open(_:options:completionHandler:)
         -canOpenURL(_:)
        +UIButton UIView
         -imageEdgeInsets
         +init(type:)
        +UIImage NSObject
         +init(named:)
         -init(systemName:)
        +UIResponder NSObject
        +UIView UIResponder
         +frame
        +UIViewController UIResponder
         -preferredStatusBarStyle
         +viewDidLoad()
        -UIWebView UIView
         -loadHTMLString(_:baseURL:)

        """)

    private func names(_ sources: String...) -> [String] {
        let files = sources.enumerated().map { SourceFile(path: "/\($0.offset).swift", text: $0.element) }
        return ProjectCheck.check(files, list: Self.list).findings
            .map { "\($0.kind) \($0.name) \($0.place.path.dropFirst().prefix(1)):\($0.place.line)" }
    }

    @Test("Missing types are reported where they are named")
    func types() {
        #expect(
            names("let view: UIWebView?\nlet other = UIWebView(frame: .zero)") == [
                "type UIWebView 0:1", "type UIWebView 0:2",
            ])
    }

    @Test("A type that the project declares isn't missing")
    func declaredTypes() {
        #expect(names("let view: UIWebView?", "class UIWebView: UIView {}").isEmpty)
    }

    @Test("Initializers are compared with their argument labels")
    func initializers() {
        let source = "let a = UIImage(named: \"a\")\nlet b = UIImage(systemName: \"b\")\nlet c = UIImage(other: 1)"
        #expect(names(source) == ["member UIImage.init(systemName:) 0:2"])
    }

    @Test("Static members and members of shared objects are reported")
    func knownReceivers() {
        let source = """
            let text = UIApplication.openSettingsURLString
            let can = UIApplication.shared.canOpenURL(url)
            UIApplication.shared.open(url, options: [:], completionHandler: nil)
            """
        #expect(
            names(source) == [
                "member UIApplication.openSettingsURLString 0:1", "member UIApplication.canOpenURL(_:) 0:2",
            ])
    }

    @Test("An override is looked up in the superclasses of other files")
    func overrides() {
        let child = """
            class Child: Base {
                override var preferredStatusBarStyle: Int { 0 }
                override func viewDidLoad() {}
                var imageEdgeInsets = 0
            }
            """
        #expect(
            names("class Base: UIViewController {}", child) == ["member UIViewController.preferredStatusBarStyle 1:2"])
    }

    @Test("Members of variables are reported where the type is stated, and is the only one of that name")
    func variables() {
        let known = "func f(button: UIButton) { button.imageEdgeInsets = x; button.frame = y }"
        #expect(names(known) == ["member UIButton.imageEdgeInsets 0:1"])
        #expect(names(known + "\nfunc g(button: Other) { button.imageEdgeInsets = x }").isEmpty)
        #expect(names("thing.imageEdgeInsets = x").isEmpty)
        #expect(names(known, "extension UIButton { var imageEdgeInsets: Int { 0 } }").isEmpty)
    }

    @Test("Frameworks that don't exist are reported unless their import is conditional")
    func frameworks() {
        #expect(names("import UIKit\nimport WebKit") == ["framework WebKit 0:2"])
        #expect(names("#if canImport(WebKit)\nimport WebKit\n#endif").isEmpty)
    }

    @Test("Constructs that can't be translated are reported")
    func constructs() {
        let found = names("class Item: NSObject {\n    @NSManaged var name: String\n}")
        #expect(found.count == 1 && found[0].hasPrefix("construct ") && found[0].hasSuffix("0:2"))
    }

    @Test("Source that doesn't parse, or is deeply nested, is checked as far as possible")
    func badSource() {
        #expect(names("let view: UIWebView\nclass {{{ (").contains("type UIWebView 0:1"))
        _ = names(String(repeating: "(", count: 20_000), "let a = b" + String(repeating: ".c()", count: 5_000))
    }

    @Test("The report has the most frequent names first, and its exit status")
    func report() throws {
        let files = [
            SourceFile(path: "/a.swift", text: "let a = UIImage(systemName: n)\nlet b: UIWebView"),
            SourceFile(path: "/b.swift", text: "let b: UIImage"),
        ]
        var report = ProjectCheck.check(files, list: Self.list)
        #expect(
            report.text == """
                Missing types: 1 (1 uses)
                  UIWebView  1  /a.swift:2

                Missing members: 1 (1 uses)
                  UIImage.init(systemName:)  1  /a.swift:1

                1 of 2 files have everything that they use.

                """)
        #expect(report.exitStatus == 1)
        #expect(ProjectCheck.check([files[1]], list: Self.list).exitStatus == 0)
        #expect(String(decoding: try report.json(), as: UTF8.self).contains("\"completeFileCount\" : 1"))
        report.add(
            [Finding(kind: .unreadable, name: "No.", place: SourcePlace(path: "/c.swift", line: 1))], fileCount: 1)
        #expect(report.exitStatus == 2)
    }

    @Test("Marks follow the public declarations of the sources")
    func marking() throws {
        var list = NameList("+\n-A B\n -f(x:)\n -g\n -h()\n-B\n -b\n-C\n")
        let text = list.mark(declaredIn: [
            "open class B { public var b = 1 }",
            "public class A: B { public func f(x: Int, y: Int = 0) {}; var g = 1 }",
            "extension A { public func h() {} }; class C {}",
            "public struct D { public let own = 1 }",
        ])
        #expect(text == "*own\n+\n+A B\n +f(x:)\n -g\n +h()\n+B\n +b\n-C\n")
    }

    @Test("The checked-in list has types of the toolkit and of UIKit")
    func currentList() throws {
        let list = try NameList.current()
        #expect(list.types["UIView"]?.exists == true)
        #expect(list.types["UIWebView"]?.exists == false)
    }
}
