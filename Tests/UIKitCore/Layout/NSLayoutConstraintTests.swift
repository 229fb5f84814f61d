// SPDX-License-Identifier: MIT
import Foundation
import LayerTree
import Testing
import UIKitCore
import UIKitTesting

/// A view with a natural size.
final class SizedView: UIView {
    var natural: CGSize {
        didSet { invalidateIntrinsicContentSize() }
    }

    init(_ width: CGFloat, _ height: CGFloat) {
        natural = CGSize(width: width, height: height)
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { natural }
}

@MainActor
func constrainedView(in superview: UIView? = nil) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    superview?.addSubview(view)
    return view
}

@MainActor
@Suite("Constraints")
struct NSLayoutConstraintTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

    @Test("A view is positioned by its edges, and follows its superview's size")
    func edges() {
        let view = constrainedView(in: root)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
            view.bottomAnchor.constraint(equalTo: root.bottomAnchor, constant: -15),
        ])
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 10, y: 5, width: 170, height: 80))
        root.frame.size = CGSize(width: 300, height: 50)
        root.layoutIfNeeded()
        #expect(view.frame == CGRect(x: 10, y: 5, width: 270, height: 30))
        #expect(!view.hasAmbiguousLayout)
    }

    @Test("Every attribute refers to its own position or dimension")
    func attributes() {
        let other = SizedView(60, 20)
        root.addSubview(other)
        NSLayoutConstraint.activate([
            other.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 30),
            other.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
        ])
        other.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let places: [(NSLayoutConstraint.Attribute, CGFloat)] = [
            (.left, 30), (.right, 90), (.leading, 30), (.trailing, 90), (.centerX, 60), (.leftMargin, 32),
            (.rightMargin, 86), (.leadingMargin, 32), (.trailingMargin, 86), (.centerXWithinMargins, 59),
        ]
        let heights: [(NSLayoutConstraint.Attribute, CGFloat)] = [
            (.top, 10), (.bottom, 30), (.centerY, 20), (.firstBaseline, 30), (.lastBaseline, 30), (.topMargin, 11),
            (.bottomMargin, 27), (.centerYWithinMargins, 19),
        ]
        for (attribute, expected) in places + heights {
            let isHorizontal = places.contains { $0.0 == attribute }
            let probe = UILayoutGuide()
            root.addLayoutGuide(probe)
            let isAbsolute = [.left, .right, .leftMargin, .rightMargin].contains(attribute)
            let own: NSLayoutConstraint.Attribute = isHorizontal ? (isAbsolute ? .left : .leading) : .top
            let constraint = NSLayoutConstraint(
                item: probe, attribute: own, relatedBy: .equal, toItem: other, attribute: attribute, multiplier: 1,
                constant: 0)
            constraint.isActive = true
            root.layoutIfNeeded()
            let found = isHorizontal ? probe.layoutFrame.minX : probe.layoutFrame.minY
            #expect(found == expected, "\(attribute)")
            root.removeLayoutGuide(probe)
            #expect(!constraint.isActive)
        }
    }

    @Test("Multipliers, constants, and the three relations apply")
    func relations() {
        let (a, b) = (constrainedView(in: root), constrainedView(in: root))
        let (least, most) = (constrainedView(in: root), constrainedView(in: root))
        let wish = least.widthAnchor.constraint(equalToConstant: 10)
        let otherWish = most.widthAnchor.constraint(equalToConstant: 1000)
        wish.priority = .defaultHigh
        otherWish.priority = .defaultHigh
        NSLayoutConstraint.activate([
            a.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5, constant: -10),
            b.widthAnchor.constraint(equalTo: a.widthAnchor, multiplier: 2),
            a.heightAnchor.constraint(equalTo: a.widthAnchor, multiplier: 0.5),
            least.widthAnchor.constraint(greaterThanOrEqualToConstant: 50), wish,
            most.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor), otherWish,
        ])
        root.layoutIfNeeded()
        #expect(a.frame.size == CGSize(width: 90, height: 45))
        #expect(b.frame.width == 180)
        #expect(least.frame.width == 50)
        #expect(most.frame.width == 200)
    }

    @Test(
        "Of conflicting priorities, the higher prevails entirely",
        arguments: [
            (750, 749), (251, 250), (999, 998), (1000, 999), (2, 1),
        ] as [(Float, Float)])
    func priorities(high: Float, low: Float) {
        for isReversed in [false, true] {
            let view = constrainedView(in: root)
            let winner = view.widthAnchor.constraint(equalToConstant: 40)
            let loser = view.widthAnchor.constraint(equalToConstant: 90)
            winner.priority = UILayoutPriority(high)
            loser.priority = UILayoutPriority(low)
            NSLayoutConstraint.activate(isReversed ? [loser, winner] : [winner, loser])
            root.layoutIfNeeded()
            #expect(view.frame.width == 40)
        }
    }

    @Test("Views at any depth are compared in the coordinates of their common ancestor")
    func depth() {
        let outer = constrainedView(in: root)
        let inner = constrainedView(in: outer)
        let sibling = constrainedView(in: root)
        NSLayoutConstraint.activate([
            outer.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
            outer.topAnchor.constraint(equalTo: root.topAnchor, constant: 7),
            inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 5),
            inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 3),
            inner.widthAnchor.constraint(equalToConstant: 11), inner.heightAnchor.constraint(equalToConstant: 13),
            sibling.leadingAnchor.constraint(equalTo: inner.trailingAnchor),
            sibling.topAnchor.constraint(equalTo: inner.bottomAnchor),
        ])
        root.layoutIfNeeded()
        #expect(inner.frame == CGRect(x: 5, y: 3, width: 11, height: 13))
        #expect(sibling.frame.origin == CGPoint(x: 36, y: 23))
        #expect(root.constraints.count == 4 && outer.constraints.count == 2 && inner.constraints.count == 2)
    }

    @Test("A constraint that crosses into a view laid out by its frame follows that frame")
    func crossing() {
        let holder = UIView(frame: CGRect(x: 40, y: 10, width: 50, height: 50))
        root.addSubview(holder)
        let inner = constrainedView(in: holder)
        NSLayoutConstraint.activate([
            inner.leadingAnchor.constraint(equalTo: holder.leadingAnchor, constant: 4),
            inner.widthAnchor.constraint(equalTo: holder.widthAnchor, constant: -8),
        ])
        root.layoutIfNeeded()
        #expect(inner.frame.minX == 4 && inner.frame.width == 42)
        let outside = constrainedView(in: root)
        let reaching = outside.leadingAnchor.constraint(equalTo: inner.trailingAnchor)
        reaching.isActive = true
        root.layoutIfNeeded()
        #expect(outside.frame.minX == 86)
        holder.frame = CGRect(x: 60, y: 10, width: 80, height: 50)
        root.layoutIfNeeded()
        #expect(outside.frame.minX == 136)
        #expect(inner.frame.width == 72)
        reaching.isActive = false
        holder.frame.size.width = 30
        root.layoutIfNeeded()
        #expect(inner.frame.width == 22)
    }

    @Test("Changing, deactivating, and activating take effect at the next layout")
    func editing() {
        let view = constrainedView(in: root)
        let width = view.widthAnchor.constraint(equalToConstant: 30)
        let other = view.widthAnchor.constraint(equalToConstant: 70)
        width.isActive = true
        root.layoutIfNeeded()
        width.constant = 35
        #expect(view.frame.width == 30)
        root.layoutIfNeeded()
        #expect(view.frame.width == 35)
        width.isActive = false
        other.isActive = true
        root.layoutIfNeeded()
        #expect(view.frame.width == 70)
        #expect(view.constraints == [other])
    }

    @Test("Natural size, hugging, and compression resistance determine sizes")
    func contentSize() {
        let (a, b) = (SizedView(50, 20), SizedView(70, 30))
        root.addSubview(a)
        root.addSubview(b)
        NSLayoutConstraint.activate([
            a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
            b.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        ])
        a.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
        root.layoutIfNeeded()
        #expect(a.frame.size == CGSize(width: 50, height: 20))
        #expect(b.frame.size == CGSize(width: 150, height: 30))
        b.setContentHuggingPriority(UILayoutPriority(252), for: .horizontal)
        root.layoutIfNeeded()
        #expect(a.frame.width == 130 && b.frame.width == 70)
        root.frame.size.width = 100
        a.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
        root.layoutIfNeeded()
        #expect(a.frame.width == 50 && b.frame.width == 50)
        a.natural = CGSize(width: 60, height: 25)
        root.layoutIfNeeded()
        #expect(a.frame.size == CGSize(width: 60, height: 25) && b.frame.width == 40)
    }

    @Test("Origins are rounded to whole points and sizes to device pixels, for each view separately")
    func rounding() {
        let stage = Stage(scale: 2)
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let views = (0..<3).map { _ in constrainedView(in: root) }
        var constraints: [NSLayoutConstraint] = []
        for (index, view) in views.enumerated() {
            constraints.append(view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 1 / 3))
            let before = index == 0 ? root.leadingAnchor : views[index - 1].trailingAnchor
            constraints.append(view.leadingAnchor.constraint(equalTo: before))
        }
        NSLayoutConstraint.activate(constraints)
        stage.show(root)
        #expect(views.map(\.frame.minX) == [0, 33, 67])
        #expect(views.map(\.frame.width) == [33.5, 33.5, 33.5])
    }

    @Test("Removing a view deactivates its constraints to outside items and keeps those inside")
    func removal() {
        let outer = constrainedView(in: root)
        let inner = constrainedView(in: outer)
        let across = outer.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 9)
        let reaching = inner.topAnchor.constraint(equalTo: root.topAnchor, constant: 3)
        let inside = inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 6)
        let own = outer.widthAnchor.constraint(equalToConstant: 44)
        NSLayoutConstraint.activate([across, reaching, inside, own])
        root.layoutIfNeeded()
        outer.removeFromSuperview()
        #expect(!across.isActive && !reaching.isActive && inside.isActive && own.isActive)
        #expect(root.constraints.isEmpty)
        let second = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        second.addSubview(outer)
        outer.trailingAnchor.constraint(equalTo: second.trailingAnchor).isActive = true
        second.layoutIfNeeded()
        #expect(outer.frame.minX == 256 && outer.frame.width == 44)
        #expect(inner.frame.minX == 6)
    }

    @Test("A deallocated view takes its constraints with it")
    func death() {
        weak var gone: UIView?
        weak var goneConstraint: NSLayoutConstraint?
        let stays = constrainedView(in: root)
        do {
            let superview = constrainedView(in: root)
            let view = constrainedView(in: superview)
            let constraint = view.widthAnchor.constraint(equalTo: stays.widthAnchor)
            constraint.isActive = true
            root.layoutIfNeeded()
            gone = view
            goneConstraint = constraint
            superview.removeFromSuperview()
        }
        #expect(gone == nil)
        #expect(goneConstraint == nil)
        root.layoutIfNeeded()
        #expect(root.constraints.isEmpty)
    }

    @Test("A hierarchy laid out by constraints is deallocated completely")
    func noLeak() {
        weak var weakRoot: UIView?
        weak var weakConstraint: NSLayoutConstraint?
        weak var weakGuide: UILayoutGuide?
        do {
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
            let view = constrainedView(in: root)
            let guide = UILayoutGuide()
            root.addLayoutGuide(guide)
            let constraint = view.widthAnchor.constraint(equalTo: guide.widthAnchor)
            NSLayoutConstraint.activate([
                constraint, guide.widthAnchor.constraint(equalTo: root.layoutMarginsGuide.widthAnchor),
            ])
            root.layoutIfNeeded()
            (weakRoot, weakConstraint, weakGuide) = (root, constraint, guide)
        }
        #expect(weakRoot == nil && weakConstraint == nil && weakGuide == nil)
    }

    @Test("Non-finite numbers and invalid constraints are rejected without an effect")
    func badInput() {
        let view = constrainedView(in: root)
        let width = view.widthAnchor.constraint(equalToConstant: 20)
        width.isActive = true
        width.constant = .nan
        #expect(width.constant == 20)
        width.constant = .infinity
        #expect(width.constant == 20)
        let wild = view.heightAnchor.constraint(equalTo: root.heightAnchor, multiplier: .nan, constant: .nan)
        wild.isActive = true
        root.layoutIfNeeded()
        #expect(view.frame.size == CGSize(width: 20, height: 100))
        let stranger = UIView()
        let impossible = stranger.widthAnchor.constraint(equalTo: view.widthAnchor)
        impossible.isActive = true
        #expect(!impossible.isActive)
        width.priority = .defaultLow
        #expect(width.priority == .required)
        let huge = view.widthAnchor.constraint(lessThanOrEqualToConstant: .greatestFiniteMagnitude)
        huge.isActive = true
        root.layoutIfNeeded()
        #expect(view.frame.width == 20)
    }

    @Test("Of a thousand contradictory constraints, the first stays in effect")
    func contradictions() {
        let view = constrainedView(in: root)
        let constraints = (0..<1000).map { view.widthAnchor.constraint(equalToConstant: CGFloat($0 + 10)) }
        NSLayoutConstraint.activate(constraints)
        root.layoutIfNeeded()
        #expect(view.frame.width == 10)
        NSLayoutConstraint.deactivate(Array(constraints.prefix(500)))
        root.layoutIfNeeded()
        #expect(view.frame.width == 510)
    }

    @Test("Cyclic constraints are solved or dropped")
    func circles() {
        let views = (0..<4).map { _ in constrainedView(in: root) }
        for (view, next) in zip(views, views.dropFirst() + [views[0]]) {
            view.widthAnchor.constraint(equalTo: next.widthAnchor).isActive = true
        }
        views[2].widthAnchor.constraint(equalToConstant: 33).isActive = true
        root.layoutIfNeeded()
        #expect(views.map(\.frame.width) == [33, 33, 33, 33])
        let larger = views[0].widthAnchor.constraint(equalTo: views[3].widthAnchor, constant: 5)
        larger.isActive = true
        root.layoutIfNeeded()
        #expect(views[0].frame.width == 33)
    }

    @Test("Right-to-left layout mirrors leading, trailing, and constants, but not left and right")
    func rightToLeft() {
        root.semanticContentAttribute = .forceRightToLeft
        let (a, b, c) = (constrainedView(in: root), constrainedView(in: root), constrainedView(in: root))
        NSLayoutConstraint.activate([
            a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            a.widthAnchor.constraint(equalToConstant: 30),
            b.leadingAnchor.constraint(greaterThanOrEqualTo: a.trailingAnchor, constant: 8),
            b.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -4),
            c.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 3),
            c.widthAnchor.constraint(equalToConstant: 5), b.widthAnchor.constraint(equalToConstant: 148),
        ])
        root.layoutIfNeeded()
        #expect(a.frame.minX == 160)
        #expect(b.frame.minX == 4 && b.frame.maxX == 152)
        #expect(c.frame.minX == 3)
        #expect(a.effectiveUserInterfaceLayoutDirection == .leftToRight)
        root.semanticContentAttribute = .playback
        root.layoutIfNeeded()
        #expect(a.frame.minX == 10)
        #expect(b.frame.maxX == 196)
    }

    @Test("A constant changed before a layout inside a block is animated")
    func animation() {
        let stage = Stage()
        let view = constrainedView()
        let controller = UIViewController()
        controller.view.addSubview(view)
        let leading = view.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 0)
        NSLayoutConstraint.activate([
            leading, view.widthAnchor.constraint(equalToConstant: 20),
            view.heightAnchor.constraint(equalToConstant: 20),
            view.topAnchor.constraint(equalTo: controller.view.topAnchor),
        ])
        stage.show(controller)
        #expect(view.frame == CGRect(x: 0, y: 0, width: 20, height: 20))
        leading.constant = 100
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { controller.view.layoutIfNeeded() }
        #expect(view.frame.minX == 100)
        stage.advance(by: 0.5)
        let shown = view.layer.presentation()?.position.x ?? -1
        #expect(shown > 30 && shown < 90)
        stage.advance(by: 0.6)
        #expect(view.layer.presentation()?.position.x == 110)
    }

    @Test("Constraints changed during layout take effect in the same run-loop iteration")
    func changedInLayout() {
        final class Clever: UIView {
            var width: NSLayoutConstraint?
            override func layoutSubviews() {
                super.layoutSubviews()
                width?.constant = bounds.width / 4
            }
        }
        let stage = Stage()
        let clever = Clever(frame: CGRect(x: 0, y: 0, width: 200, height: 50))
        let view = constrainedView(in: clever)
        clever.width = view.widthAnchor.constraint(equalToConstant: 1)
        clever.width?.isActive = true
        stage.show(clever)
        #expect(view.frame.width == 50)
    }
}
