// SPDX-License-Identifier: MIT
import SourceTranslation
import Testing

@Suite("Attributes of the Objective-C runtime")
struct AttributeTests {
    @Test("Attributes are removed, and everything else stays where it is")
    func removed() {
        let source = """
            @objcMembers
            @IBDesignable class Badge: UIView {
                @objc
                dynamic var count = 0 // of messages
                @nonobjc func a() {}
                typealias Done = @convention(block) (Bool) -> Void
            }
            """
        let lines = Translation(source).lines
        #expect(lines[0].isEmpty)
        #expect(lines[1] == "class Badge: UIView, PropertyOwner {")
        #expect(lines[2] == "    ")
        #expect(lines[3].hasPrefix("    var count = 0 {"))
        #expect(lines[3].hasSuffix(" // of messages"))
        #expect(lines[4] == "    func a() {}")
        #expect(lines[5] == "    typealias Done = (Bool) -> Void")
        #expect(lines.count == 7)
    }

    @Test("The attribute of the application delegate becomes @main")
    func main() {
        #expect(Translation("@UIApplicationMain class A: UIResponder {}").lines == ["@main class A: UIResponder {}"])
    }

    @Test("The first line names the original file")
    func location() {
        #expect(
            Translation("let a = 1").text
                == "#sourceLocation(file: \"/App/File0.swift\", line: 1)\nimport ObjectiveC; let a = 1")
    }

    @Test("Sources that don't parse aren't changed")
    func broken() {
        let source = "class A { @objc func a( {}"
        #expect(Translation(source).lines == [source])
        #expect(Translation(source).problems.isEmpty)
    }

    @Test("Conditions that name the platform are those of iOS")
    func conditions() {
        let source = """
            #if os(iOS) && !targetEnvironment(simulator)
            #elseif os(Linux) || swift(>=5)
            #endif
            """
        #expect(Translation(source).lines[0] == "#if true && !false")
        #expect(Translation(source).lines[1] == "#elseif false || swift(>=5)")
    }

    @Test("Constructs that can't be translated are reported at their line")
    func missing() throws {
        let source = """
            import UIKit
            import CoreData
            class A: NSObject { @NSManaged var a: String }
            """
        let problems = Translation(source).problems
        #expect(problems.map(\.line) == [2, 3])
        #expect(
            try #require(problems.first).description
                == "/App/File0.swift:2:1: error: The framework CoreData doesn't exist on Linux.")
    }

    @Test("Imports of submodules and of modules with another name are replaced")
    func imports() {
        let source =
            "import os.log\nimport UIKit.UIGestureRecognizerSubclass\nimport class UIKit.UIView\nimport Combine"
        #expect(
            Translation(source).lines
                == ["import UnifiedLogging", "import UIKit", "import class UIKit.UIView", "import OpenCombineShim"])
    }

    @Test("Exposed protocols are restricted to classes")
    func protocols() {
        #expect(Translation("@objc protocol A {}").lines == ["protocol A: AnyObject {}"])
        #expect(Translation("@objc protocol A: B {}").lines == ["protocol A: B, AnyObject {}"])
        #expect(Translation("protocol A: class {}").lines == ["protocol A: AnyObject {}"])
    }

    @Test("A file without the toolkit gets the toolkit's localized strings, and another file doesn't")
    func localizedStrings() {
        let asks = Translation("import Foundation\nlet a = NSLocalizedString(\"key\", comment: \"\")")
        #expect(asks.text.contains("; import func UIKit.NSLocalizedString; import Foundation\n"))
        for other in [
            "import UIKit\nlet a = NSLocalizedString(\"key\", comment: \"\")", "import Foundation\nlet a = 1",
        ] {
            #expect(!Translation(other).text.contains("import func"))
        }
    }
}
