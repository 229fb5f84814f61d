// SPDX-License-Identifier: MIT
import Dispatch
import Foundation
import LayerTree
import Synchronization
import Testing
import UIKitCore
import UIKitTesting

/// A number that any thread increments.
private final class Tally: Sendable {
    let count = Atomic(0)
}

/// Counts its living instances.
@MainActor
private final class Census {
    var alive = 0
}

private final class Counted: UIView {
    private let census: Census

    init(_ census: Census) {
        self.census = census
        super.init(frame: .zero)
        census.alive += 1
    }

    required init?(coder: NSCoder) { nil }

    isolated deinit { census.alive -= 1 }
}

@MainActor
@Suite("View lifetime")
struct UIViewLifetimeTests {
    @Test("S-V-52 A subclass calls super and then sets its own state, in both initializers")
    func initializers() {
        final class Skeleton: UIView {
            private(set) var title = ""

            override init(frame: CGRect) {
                super.init(frame: frame)
                prepare()
            }

            required init?(coder: NSCoder) {
                super.init(coder: coder)
                prepare()
            }

            private func prepare() {
                title = "ready"
                addSubview(UIView(frame: bounds))
            }
        }
        let view = Skeleton(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
        #expect(view.title == "ready")
        #expect(view.subviews.first?.frame == CGRect(x: 0, y: 0, width: 30, height: 40))
        let empty = Skeleton()
        #expect(empty.title == "ready")
        #expect(empty.frame == .zero)
    }

    @Test("S-V-61 A deallocated view releases what it owns")
    func destructor() {
        final class Owner: UIView {
            let color = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)
            var onEnd: (() -> Void)?
            isolated deinit { onEnd?() }
        }
        weak var color: UIColor?
        var ends = 0
        do {
            let owner = Owner(frame: .zero)
            owner.onEnd = { ends += 1 }
            color = owner.color
            #expect(color != nil)
        }
        #expect(color == nil)
        #expect(ends == 1)
    }

    @Test("View hierarchies that were shown, animated, and used are deallocated with their layers")
    func noLeaks() {
        let census = Census()
        weak var layer: CALayer?
        weak var controller: UIViewController?
        let stage = Stage()
        do {
            let root = UIViewController()
            controller = root
            var holder: UIView = root.view
            for index in 0..<50 {
                let view = Counted(census)
                view.frame = CGRect(x: 1, y: 1, width: 100, height: 100)
                view.backgroundColor = .red
                view.tintColor = index.isMultiple(of: 2) ? .red : nil
                view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: Counted, _) in
                    view.alpha = 0.5
                }
                holder.addSubview(view)
                if index.isMultiple(of: 3) { holder = view }
            }
            layer = holder.layer
            stage.show(root)
            UIView.animate(withDuration: 0.2) { holder.frame.origin.x = 50 }
            root.overrideUserInterfaceStyle = .dark
            stage.tap(at: CGPoint(x: 60, y: 60))
            stage.advance(by: 0.5)
            #expect(census.alive == 50)
        }
        stage.show(UIViewController())
        stage.advance(by: 0.1)
        #expect(census.alive == 0)
        #expect(layer == nil)
        #expect(controller == nil)
    }

    @Test("A view removed during an animation is deallocated when the animation ends")
    func removedWhileAnimated() {
        let census = Census()
        let stage = Stage()
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        stage.show(root)
        do {
            let view = Counted(census)
            root.addSubview(view)
            stage.advance(by: 0.1)
            UIView.animate(withDuration: 1) { view.alpha = 0 }
            stage.advance(by: 0.1)
            view.removeFromSuperview()
        }
        stage.advance(by: 2)
        #expect(census.alive == 0)
    }

    /// Counts its ended instances with a `deinit` that isn't isolated.
    private final class Gauge: UIScrollView {
        let ended: Tally

        init(_ ended: Tally) {
            self.ended = ended
            super.init(frame: .zero)
        }

        required init?(coder: NSCoder) { nil }

        deinit { ended.count.add(1, ordering: .relaxed) }
    }

    @Test("A subclass may have a deinit without isolation")
    func plainDeinit() {
        let ended = Tally()
        do {
            let gauge = Gauge(ended)
            gauge.addSubview(Gauge(ended))
            UIView().addSubview(gauge)
        }
        #expect(ended.count.load(ordering: .relaxed) == 2)
    }

    @Test("A hierarchy that another thread releases is torn down on the main actor, at any depth")
    func releasedElsewhere() async {
        let kept = UIView()
        let guide = UILayoutGuide()
        let ended = Tally()
        let constraint: NSLayoutConstraint
        let last: Released
        do {
            let root = Gauge(ended)
            root.addSubview(kept)
            root.addLayoutGuide(guide)
            constraint = kept.widthAnchor.constraint(equalTo: guide.widthAnchor)
            constraint.isActive = true
            var holder: UIView = root
            for _ in 0..<20_000 {
                let view = UIView()
                holder.addSubview(view)
                holder = view
            }
            let bottom = Gauge(ended)
            holder.addSubview(bottom)
            last = Released(root)
        }
        await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                last.view = nil
                // The main queue serves this after the teardown.
                DispatchQueue.main.async { continuation.resume() }
            }
        }
        #expect(kept.superview == nil && guide.owningView == nil && !constraint.isActive)
        #expect(ended.count.load(ordering: .relaxed) == 2)
    }

    /// The only reference to a view, which another thread drops.
    private final class Released: Sendable {
        // Safe because the other thread sets it after this one has.
        nonisolated(unsafe) var view: UIView?

        init(_ view: UIView) { self.view = view }
    }
}
