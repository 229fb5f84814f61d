// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import UIKitCore

@MainActor
@Suite("Visual formats")
struct VisualFormatTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    private let a = constrainedView()
    private let b = constrainedView()
    private let c = constrainedView()

    private func lay(
        _ formats: String..., options: NSLayoutConstraint.FormatOptions = [], metrics: [String: Any]? = nil
    ) {
        for view in [a, b, c] { root.addSubview(view) }
        for format in formats {
            NSLayoutConstraint.activate(
                NSLayoutConstraint.constraints(
                    withVisualFormat: format, options: options, metrics: metrics, views: ["a": a, "b": b, "c_1": c]))
        }
        root.layoutIfNeeded()
    }

    @Test("Gaps are numeric, named, standard, or absent; sizes are numeric, relative to a view, or inequalities")
    func row() {
        lay(
            "H:|-10-[a(30)]-gap-[b(==a)]-[c_1(>=20)]|", "V:|[a(b)]", "V:[b(12.5)]",
            metrics: ["gap": 5])
        #expect(a.frame.minX == 10 && a.frame.width == 30)
        #expect(b.frame.minX == 45 && b.frame.width == 30)
        #expect(c.frame.minX == 83 && c.frame.maxX == 200)
        #expect(a.frame.minY == 0 && a.frame.height == b.frame.height)
    }

    @Test("A single hyphen at the superview is its margin")
    func margins() {
        root.layoutMargins = UIEdgeInsets(top: 3, left: 11, bottom: 5, right: 17)
        lay("|-[a]-|", "V:|-[a]-|")
        #expect(a.frame == CGRect(x: 11, y: 3, width: 172, height: 92))
    }

    @Test("Conditions can have priorities, be combined, and contain negative numbers")
    func conditions() {
        lay("H:|-(-5)-[a(>=20,<=60,100@500)]-(>=0,8@low)-[b(10)]", "V:|[a(40)]", metrics: ["low": 200])
        #expect(a.frame.minX == -5 && a.frame.width == 60)
        #expect(b.frame.minX == 63)
    }

    @Test("A height can equal another view's width")
    func otherAttribute() {
        lay("H:|[a(33)]", "V:|[a(a.width)]")
        #expect(a.frame.size == CGSize(width: 33, height: 33))
    }

    @Test("Alignment and direction options apply")
    func options() {
        lay("H:|[a(20)][b(30)]", options: [.alignAllTop, .alignAllBottom, .directionRightToLeft])
        lay("V:|-7-[a(9)]")
        #expect(a.frame == CGRect(x: 180, y: 7, width: 20, height: 9))
        #expect(b.frame == CGRect(x: 150, y: 7, width: 30, height: 9))
    }

    @Test(
        "A syntax error is reported with its position",
        arguments: [
            ("H:[a", 4, "\"]\" was expected"), ("H|[a]", 1, "\":\" was expected"),
            ("[a]-8[b]", 5, "\"-\" was expected"),
            ("[]", 1, "name was expected"), ("[a(=5)]", 3, "relation"), ("[a(>=)]", 5, "A condition is"),
            ("[a(5@)]", 5, "A priority is"), ("|-[a]-|-[b]", 7, "far edge"), ("[x]", 1, "under the name \"x\""),
            ("[a]-gap-[b]", 4, "metric"), ("[a]-(5-[b]", 6, "\")\" was expected"), ("", 0, "expected"),
            ("||", 2, "needs a view"), ("[a(b.top)]", 5, ".width"), ("[a]-", 4, "gap"),
        ] as [(String, Int, String)])
    func errors(format: String, position: Int, words: String) throws {
        let error = try #require(throws: VisualFormatError.self) {
            try NSLayoutConstraint.parsedConstraints(format, [], [:], ["a": a, "b": b])
        }
        #expect(error.position == position)
        #expect(error.sentence.contains(words), "\(error.sentence)")
        #expect(error.description.hasSuffix("\(format)\n\(String(repeating: " ", count: position))^"))
    }

    @Test("A row can't be aligned along its own axis")
    func wrongAlignment() {
        #expect(throws: VisualFormatError.self) {
            try NSLayoutConstraint.parsedConstraints("[a][b]", .alignAllLeft, [:], ["a": a, "b": b])
        }
    }
}
