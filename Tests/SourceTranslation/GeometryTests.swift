// SPDX-License-Identifier: MIT
import SourceTranslation
import Testing

@Suite("Constants in geometry")
struct GeometryTests {
    @Test(
        "Constants among the arguments of a point, size, or rectangle name their type",
        arguments: [
            (
                "CGSize(width: 200, height: .greatestFiniteMagnitude)",
                "CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude)"
            ),
            ("CGSize(width: .infinity, height: 40)", "CGSize(width: CGFloat.infinity, height: 40)"),
            ("CGPoint(x: 0, y: -.infinity)", "CGPoint(x: 0, y: -CGFloat.infinity)"),
            ("CGVector(dx: .pi, dy: 1)", "CGVector(dx: CGFloat.pi, dy: 1)"),
            (
                "CGRect(x: 0, y: 0, width: (.infinity), height: .leastNonzeroMagnitude)",
                "CGRect(x: 0, y: 0, width: (CGFloat.infinity), height: CGFloat.leastNonzeroMagnitude)"
            ),
            (
                "label.sizeThatFits(.init(width: w, height: .infinity))",
                "label.sizeThatFits(.init(width: w, height: CGFloat.infinity))"
            ),
            ("CGSize.init(width: 1, height: .nan)", "CGSize.init(width: 1, height: CGFloat.nan)"),
            ("Foundation.CGSize(width: 1, height: .nan)", "Foundation.CGSize(width: 1, height: CGFloat.nan)"),
            (
                "CGSize(width: a == .pi ? .infinity : 2 * .pi, height: 1)",
                "CGSize(width: a == .pi ? CGFloat.infinity : 2 * CGFloat.pi, height: 1)"
            ),
            ("CGSize(width: 1, height: max(2, .infinity))", "CGSize(width: 1, height: max(2, CGFloat.infinity))"),
        ])
    func named(source: String, result: String) {
        #expect(Translation("let x = \(source)").lines[0] == "let x = \(result)")
    }

    @Test(
        "Other constants, other types, and constants that name their type stay as they are",
        arguments: [
            "CGSize(width: .zero, height: 2)", "CGSize(width: CGFloat.infinity, height: Double.pi)",
            "Ring(width: 2, height: .infinity)", "CGSize(width: 2, scale: .infinity)", "Circle.width(.infinity)",
            "CGSize(width: f(.infinity), height: 1)", ".init(x: .infinity, y: 0)",
            "CGSize(width: a.contains(.nan) ? 1 : 2, height: 1)", "UIEdgeInsets(top: .infinity, left: 0)",
        ])
    func unchanged(source: String) {
        #expect(Translation("let x = \(source)").lines[0] == "let x = \(source)")
    }
}
