// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCoreTestSupport

@testable import UIKitCore

@MainActor
@Suite("Fitting sizes and conflict reports")
struct FittingTests {
    private func card() -> UIView {
        let card = UIView()
        let content = SizedView(80, 30)
        card.addSubview(content)
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10),
            card.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: 10),
            content.topAnchor.constraint(equalTo: card.topAnchor, constant: 5),
            card.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: 5),
        ])
        return card
    }

    @Test("A measurement is as small or large as the constraints allow, and doesn't change the layout")
    func measuring() {
        let card = card()
        card.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
        card.layoutIfNeeded()
        #expect(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 100, height: 40))
        #expect(card.systemLayoutSizeFitting(CGSize(width: 500, height: 0)) == CGSize(width: 100, height: 40))
        #expect(
            card.systemLayoutSizeFitting(
                CGSize(width: 500, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 500, height: 40))
        card.setNeedsLayout()
        card.layoutIfNeeded()
        #expect(card.bounds.size == CGSize(width: 300, height: 100))
        #expect(card.subviews.first?.frame == CGRect(x: 10, y: 5, width: 280, height: 90))
    }

    @Test("A view with a superview is measured independently of it")
    func measuringInside() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let card = card()
        card.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(card)
        NSLayoutConstraint.activate([
            card.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            card.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        ])
        root.layoutIfNeeded()
        #expect(card.frame.size == CGSize(width: 300, height: 40))
        #expect(card.systemLayoutSizeFitting(.zero) == CGSize(width: 100, height: 40))
        root.setNeedsLayout()
        root.layoutIfNeeded()
        #expect(card.frame.size == CGSize(width: 300, height: 40))
    }

    @Test("Text in a fixed width gets its natural height")
    func longerText() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 200))
        let label = UILabel()
        label.numberOfLines = 0
        label.text = "a"
        label.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            label.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        let line = label.frame.height
        label.text = "a text that has no room in one line"
        root.layoutIfNeeded()
        #expect(label.frame.height > 1.5 * line && label.frame.width == 120)
    }

    @Test("Wrapped text gets the height for its width")
    func wrapping() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 500))
        let label = UILabel()
        label.numberOfLines = 0
        label.text = "Some words that take more than a single line in a narrow column"
        label.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            label.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        let narrow = label.frame.height
        #expect(narrow == label.sizeThatFits(CGSize(width: 120, height: 0)).height)
        root.frame.size.width = 1000
        root.layoutIfNeeded()
        #expect(label.frame.height < narrow / 2)
    }

    @Test("The baseline of a stretched label stays with its text")
    func baseline() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let label = UILabel()
        label.text = "Text"
        label.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(label)
        let line = constrainedView(in: root)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: root.topAnchor), label.heightAnchor.constraint(equalToConstant: 100),
            line.topAnchor.constraint(equalTo: label.firstBaselineAnchor),
        ])
        root.layoutIfNeeded()
        let natural = label.intrinsicContentSize.height
        let expected = 50 - natural / 2 + (label.font.ascender + 0.5).rounded(.down)
        #expect(abs(line.frame.minY - expected) <= 0.5)
    }

    @Test("Constraints position alignment rectangles")
    func alignmentRects() {
        final class Shadowed: UIView {
            override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
        }
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = Shadowed()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        let inner = constrainedView(in: view)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
            view.widthAnchor.constraint(equalToConstant: 30), view.heightAnchor.constraint(equalToConstant: 20),
            inner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            inner.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 8, y: 9, width: 36, height: 24))
        #expect(inner.frame.minX == 2 && inner.frame.width == 30)
    }

    @Test("Distances between anchors compare like sizes; a standard space is 8 points")
    func distances() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let views = (0..<3).map { _ in constrainedView(in: root) }
        let first = views[0].trailingAnchor.anchorWithOffset(to: views[1].leadingAnchor)
        let second = views[1].trailingAnchor.anchorWithOffset(to: views[2].leadingAnchor)
        NSLayoutConstraint.activate(views.map { $0.widthAnchor.constraint(equalToConstant: 10) })
        NSLayoutConstraint.activate([
            views[0].leadingAnchor.constraint(equalTo: root.leadingAnchor),
            first.constraint(equalTo: second, multiplier: 2),
            views[2].trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
            views[0].topAnchor.constraint(equalTo: root.topAnchor),
            views[0].heightAnchor.constraint(equalToConstant: 7),
            views[1].topAnchor.constraint(equalToSystemSpacingBelow: views[0].bottomAnchor, multiplier: 2),
        ])
        root.layoutIfNeeded()
        #expect(views.map(\.frame.minX) == [0, 50, 80])
        #expect(views[1].frame.minY == 23)
    }

    @Test("A system spacing is the constraint's constant, and setting the constant replaces it")
    func systemSpacingConstant() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let view = SizedView(10, 10)
        root.addSubview(view)
        let spacing = view.leadingAnchor.constraint(equalToSystemSpacingAfter: root.leadingAnchor, multiplier: 2)
        #expect(spacing.constant == 16)
        NSLayoutConstraint.activate([spacing, view.topAnchor.constraint(equalTo: root.topAnchor)])
        root.layoutIfNeeded()
        #expect(view.frame.minX == 16)
        spacing.constant = 30
        root.layoutIfNeeded()
        #expect(spacing.constant == 30 && view.frame.minX == 30)
        spacing.constant = 0
        root.layoutIfNeeded()
        #expect(spacing.constant == 0 && view.frame.minX == 0)
    }

    @Test("Views that the constraints don't determine are ambiguous")
    func ambiguity() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let (a, b) = (constrainedView(in: root), SizedView(10, 10))
        root.addSubview(b)
        NSLayoutConstraint.activate([
            a.leadingAnchor.constraint(equalTo: root.leadingAnchor), a.topAnchor.constraint(equalTo: root.topAnchor),
            a.heightAnchor.constraint(equalToConstant: 5), a.widthAnchor.constraint(greaterThanOrEqualToConstant: 5),
            b.leadingAnchor.constraint(equalTo: root.leadingAnchor), b.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        #expect(a.hasAmbiguousLayout)
        #expect(!b.hasAmbiguousLayout)
    }

    @Test("A conflict is reported with the constraints involved and the one that is dropped")
    func report() throws {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        root.accessibilityIdentifier = "root"
        let view = constrainedView(in: root)
        view.accessibilityIdentifier = "box"
        let width = view.widthAnchor.constraint(equalToConstant: 50)
        width.identifier = "narrow"
        let wide = view.widthAnchor.constraint(greaterThanOrEqualTo: root.widthAnchor, multiplier: 0.75, constant: -5)
        NSLayoutConstraint.activate([width, wide, view.heightAnchor.constraint(equalToConstant: 3)])
        let engine = root.surroundingEngine
        engine.findValues()
        let report = try #require(engine.takeReports().first)
        #expect(
            report == """
                These constraints inside UIView "root" cannot all hold:
                    "narrow" UIView "box".width == 50
                    the size of UIView "root"
                    UIView "box".width >= 0.75 * UIView "root".width - 5
                The layout goes on without this one:
                    UIView "box".width >= 0.75 * UIView "root".width - 5
                """)
        engine.findValues()
        #expect(engine.takeReports().isEmpty)
    }
}
