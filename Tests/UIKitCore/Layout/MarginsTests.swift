// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("Margins and safe areas")
struct MarginsTests {
    /// Creates a window of a given size with a controller whose safe area excludes 40 points at the top and 20 at the
    /// left.
    private func unsafeRoot(_ stage: Stage) -> UIViewController {
        let controller = UIViewController()
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 40, left: 20, bottom: 0, right: 0)
        stage.show(controller)
        return controller
    }

    @Test(
        "A subview's safe area insets are the part of the superview's that overlaps it",
        arguments: [
            // Flush with the superview, partly and wholly inside, touching, and sticking out.
            (CGRect(x: 0, y: 0, width: 400, height: 300), UIEdgeInsets(top: 40, left: 20, bottom: 0, right: 0)),
            (CGRect(x: 0, y: 10, width: 400, height: 290), UIEdgeInsets(top: 30, left: 20, bottom: 0, right: 0)),
            (CGRect(x: 15, y: 0, width: 100, height: 100), UIEdgeInsets(top: 40, left: 5, bottom: 0, right: 0)),
            (CGRect(x: 20, y: 40, width: 100, height: 100), .zero),
            (CGRect(x: 100, y: 100, width: 100, height: 100), .zero),
            (CGRect(x: 100, y: 0, width: 50, height: 10), UIEdgeInsets(top: 40, left: 0, bottom: 0, right: 0)),
            (CGRect(x: -30, y: -50, width: 100, height: 100), UIEdgeInsets(top: 40, left: 20, bottom: 0, right: 0)),
            (CGRect(x: 0, y: 39.5, width: 400, height: 10), UIEdgeInsets(top: 0.5, left: 20, bottom: 0, right: 0)),
            (CGRect(x: 19, y: 41, width: 0, height: 0), UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 0)),
        ])
    func propagation(frame: CGRect, expected: UIEdgeInsets) {
        let stage = Stage()
        let controller = unsafeRoot(stage)
        #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 40, left: 20, bottom: 0, right: 0))
        let view = UIView(frame: frame)
        controller.view.addSubview(view)
        #expect(view.safeAreaInsets == expected)
        let moved = UIView()
        controller.view.addSubview(moved)
        moved.frame = frame
        #expect(moved.safeAreaInsets == expected)
    }

    @Test("Insets at the far edges follow sizes, and views are notified of changes")
    func farEdges() {
        final class Told: UIView {
            var changes = 0
            override func safeAreaInsetsDidChange() { changes += 1 }
        }
        let stage = Stage()
        let controller = UIViewController()
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: 30, right: 10)
        stage.show(controller)
        let view = Told(frame: CGRect(x: 0, y: 0, width: 400, height: 290))
        controller.view.addSubview(view)
        #expect(view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 20, right: 10))
        #expect(view.changes == 1)
        stage.resize(to: CGSize(width: 400, height: 280))
        #expect(view.safeAreaInsets.bottom == 30)
        controller.additionalSafeAreaInsets = .zero
        #expect(view.safeAreaInsets == .zero)
        #expect(view.changes == 3)
        view.removeFromSuperview()
        #expect(view.changes == 3)
    }

    @Test("Margins are 8 points, plus the safe area insets")
    func defaults() {
        let stage = Stage()
        let controller = unsafeRoot(stage)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        controller.view.addSubview(view)
        #expect(view.layoutMargins == UIEdgeInsets(top: 48, left: 28, bottom: 8, right: 8))
        view.insetsLayoutMarginsFromSafeArea = false
        #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(view.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        view.semanticContentAttribute = .forceRightToLeft
        #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    }

    @Test("The root view of a controller has wider margins at the sides, less so in a narrow window")
    func controllers() {
        let wide = Stage(size: CGSize(width: 390, height: 300))
        let controller = UIViewController()
        wide.show(controller)
        #expect(controller.view.layoutMargins == UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20))
        wide.resize(to: CGSize(width: 389, height: 300))
        #expect(controller.view.layoutMargins == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
        controller.view.layoutMargins = UIEdgeInsets(top: 5, left: 30, bottom: 0, right: 2)
        #expect(controller.view.layoutMargins == UIEdgeInsets(top: 5, left: 30, bottom: 0, right: 16))
        controller.viewRespectsSystemMinimumLayoutMargins = false
        #expect(controller.view.layoutMargins.right == 2)
    }

    @Test("Margins can be kept within those of the superview")
    func preserving() {
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        outer.layoutMargins = UIEdgeInsets(top: 30, left: 20, bottom: 0, right: 50)
        let inner = UIView(frame: CGRect(x: 5, y: 0, width: 60, height: 100))
        outer.addSubview(inner)
        #expect(inner.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
        inner.preservesSuperviewLayoutMargins = true
        #expect(inner.layoutMargins == UIEdgeInsets(top: 30, left: 15, bottom: 8, right: 15))
    }

    @Test("Constraints follow changes of the margins and safe area")
    func guides() {
        let stage = Stage()
        let controller = unsafeRoot(stage)
        let (a, b, c) = (
            constrainedView(in: controller.view), constrainedView(in: controller.view),
            constrainedView(in: controller.view)
        )
        let safe = controller.view.safeAreaLayoutGuide
        let margins = controller.view.layoutMarginsGuide
        #expect(margins.layoutFrame == .zero)
        NSLayoutConstraint.activate([
            a.topAnchor.constraint(equalTo: safe.topAnchor), a.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
            b.topAnchor.constraint(equalTo: margins.topAnchor),
            b.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
            c.widthAnchor.constraint(equalTo: safe.widthAnchor),
            NSLayoutConstraint(
                item: c, attribute: .leading, relatedBy: .equal, toItem: controller.view, attribute: .leadingMargin,
                multiplier: 1, constant: 1),
        ])
        stage.advance(by: 0)
        #expect(a.frame.origin == CGPoint(x: 20, y: 40))
        #expect(b.frame.minY == 40 && b.frame.maxX == 380)
        #expect(c.frame.width == 380 && c.frame.minX == 41)
        #expect(margins.layoutFrame == CGRect(x: 40, y: 40, width: 340, height: 260))
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
        controller.view.directionalLayoutMargins.trailing = 33
        stage.advance(by: 0)
        #expect(a.frame.origin == CGPoint(x: 0, y: 10))
        #expect(b.frame.maxX == 367)
        #expect(c.frame.width == 400 && c.frame.minX == 21)
    }

    @Test("A controller's view is notified when the window's width changes its minimum margins")
    func minimumMargins() throws {
        let stage = Stage(size: CGSize(width: 320, height: 300))
        let view = MarginsView()
        let controller = UIViewController()
        controller.view = view
        stage.show(controller)
        stage.advance(by: 0)
        let (margins, count) = (view.layoutMargins, view.changes)
        stage.resize(to: CGSize(width: 1000, height: 300))
        try stage.settle()
        #expect(view.layoutMargins.left > margins.left && view.changes == count + 1)
        stage.resize(to: CGSize(width: 1010, height: 300))
        try stage.settle()
        #expect(view.changes == count + 1)
    }

    @Test(
        "The readable content guide is narrower than the margins only in wide views",
        arguments: [
            (930, 914), (1000, 984), (1008, 992), (1009, 920), (1600, 920),
        ] as [(CGFloat, CGFloat)])
    func readableContent(width: CGFloat, expected: CGFloat) {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: width, height: 50))
        let view = constrainedView(in: root)
        NSLayoutConstraint.activate([
            view.widthAnchor.constraint(equalTo: root.readableContentGuide.widthAnchor),
            view.centerXAnchor.constraint(equalTo: root.readableContentGuide.centerXAnchor),
        ])
        root.layoutIfNeeded()
        #expect(view.frame.width == expected)
        #expect(abs(view.frame.midX - width / 2) <= 0.5)
    }
}

/// A view that counts the changes of its margins.
private final class MarginsView: UIView {
    private(set) var changes = 0

    override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        changes += 1
    }
}
