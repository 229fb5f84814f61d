// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import LayerTree
import Testing
import UIKitCore
import UIKitCoreTestSupport
import UIKitTesting

private final class Log {
    var lines: [String] = []
}

/// Records its callbacks for sizes, traits, and rotations.
private final class Listener: UIViewController {
    let name: String
    let log: Log
    var mask = UIInterfaceOrientationMask.all
    var turns = true
    var legacy: [UIInterfaceOrientation]?
    var forwards = true
    var notesLayout = false

    init(_ name: String, _ log: Log) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ line: String) { log.lines.append("\(name) \(line)") }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
    override var shouldAutorotate: Bool { turns }

    override func shouldAutorotate(to toInterfaceOrientation: UIInterfaceOrientation) -> Bool {
        legacy?.contains(toInterfaceOrientation) ?? super.shouldAutorotate(to: toInterfaceOrientation)
    }

    override func shouldAutomaticallyForwardRotationMethods() -> Bool { forwards }

    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        note("size \(Int(size.width))x\(Int(size.height)), animated: \(coordinator.isAnimated)")
        #expect(transitionCoordinator === coordinator)
        coordinator.animate { [weak self] _ in
            self?.note("alongside, width \(Int(self?.view.bounds.width ?? 0))")
        } completion: { [weak self] _ in
            self?.note("over")
        }
        super.viewWillTransition(to: size, with: coordinator)
    }

    override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        note("traits \(newCollection.horizontalSizeClass == .compact ? "compact" : "regular")")
        super.willTransition(to: newCollection, with: coordinator)
    }

    override func viewWillLayoutSubviews() {
        if notesLayout { note("layout, width \(Int(view.bounds.width))") }
    }

    override func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
        note("will rotate to \(toInterfaceOrientation) in \(duration), width \(Int(view.bounds.width))")
        super.willRotate(to: toInterfaceOrientation, duration: duration)
    }

    override func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
        note("animates to \(toInterfaceOrientation) in \(duration), width \(Int(view.bounds.width))")
        super.willAnimateRotation(to: toInterfaceOrientation, duration: duration)
    }

    override func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {
        note("did rotate from \(fromInterfaceOrientation)")
        super.didRotate(from: fromInterfaceOrientation)
    }
}

@MainActor
@Suite("Changes of size, traits, and orientation")
struct SizeTransitionTests {
    private let log = Log()

    private func show(_ controller: UIViewController, _ width: CGFloat, _ height: CGFloat) -> Stage {
        let stage = Stage(size: CGSize(width: width, height: height))
        stage.show(controller)
        stage.advance(by: 1)
        log.lines = []
        return stage
    }

    private func embed(_ child: UIViewController, in parent: UIViewController, width: CGFloat? = nil) {
        parent.addChild(child)
        child.view.frame = parent.view.bounds
        if let width { child.view.frame.size.width = width }
        child.view.autoresizingMask = width == nil ? [.flexibleWidth, .flexibleHeight] : []
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
    }

    @Test("A size change is announced, runs blocks alongside, and completes; traits come first")
    func order() {
        let root = Listener("root", log)
        let stage = show(root, 800, 420)
        stage.resize(to: CGSize(width: 700, height: 420))
        #expect(log.lines == ["root size 700x420, animated: false", "root alongside, width 700", "root over"])
        log.lines = []
        stage.resize(to: CGSize(width: 430, height: 420))
        #expect(log.lines.prefix(2) == ["root traits compact", "root size 430x420, animated: false"])
        #expect(root.transitionCoordinator == nil)
    }

    @Test("Children that fill their parent are notified of its size, others only of traits")
    func children() {
        let (root, full, fixed) = (Listener("root", log), Listener("full", log), Listener("fixed", log))
        let stage = show(root, 800, 420)
        embed(full, in: root)
        embed(fixed, in: root, width: 100)
        stage.advance(by: 0)
        log.lines = []
        stage.resize(to: CGSize(width: 430, height: 420))
        #expect(
            log.lines.filter { !$0.hasPrefix("root") } == [
                "full traits compact", "fixed traits compact", "full size 430x420, animated: false",
                "full alongside, width 430", "full over",
            ])
    }

    @Test("S-VC-55 S-IPAD-19 A rotation calls the five steps in order, for the root and its children")
    func rotation() {
        let (root, child) = (Listener("root", log), Listener("child", log))
        root.notesLayout = true
        let stage = show(root, 800, 600)
        embed(child, in: root)
        stage.advance(by: 0)
        log.lines = []
        stage.resize(to: CGSize(width: 600, height: 800))
        stage.advance(by: 1)
        let steps = log.lines.filter { $0.contains("rotat") || $0.contains("animates") || $0.contains("layout") }
        #expect(
            steps == [
                "root will rotate to portrait in 0.3, width 800", "child will rotate to portrait in 0.3, width 800",
                "root layout, width 600",
                "root animates to portrait in 0.3, width 600", "child animates to portrait in 0.3, width 600",
                "root did rotate from landscapeRight", "child did rotate from landscapeRight",
            ])
        #expect(log.lines.contains("root size 600x800, animated: true"))
    }

    @Test("Rotation keeps its duration with nothing to animate; 0 when animations are disabled")
    func stillTurn() {
        let root = Listener("root", log)
        let stage = show(root, 800, 600)
        stage.resize(to: CGSize(width: 600, height: 800))
        stage.advance(by: 0.2)
        #expect(root.transitionCoordinator != nil && !log.lines.contains("root did rotate from landscapeRight"))
        stage.advance(by: 0.15)
        #expect(log.lines.suffix(2) == ["root over", "root did rotate from landscapeRight"])
        #expect(root.transitionCoordinator == nil)
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        log.lines = []
        stage.resize(to: CGSize(width: 800, height: 600))
        stage.advance(by: 0.05)
        #expect(log.lines.last == "root did rotate from portrait")
        // The previous rotation's timer has no later effect.
        stage.advance(by: 1)
        #expect(log.lines.filter { $0.contains("did rotate") }.count == 1)
    }

    @Test("Changes in willAnimateRotation are animated")
    func animated() {
        final class Fading: UIViewController {
            override func willAnimateRotation(
                to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
            ) {
                view.alpha = 0
            }
        }
        let root = Fading()
        let stage = show(root, 800, 600)
        stage.resize(to: CGSize(width: 600, height: 800))
        stage.advance(by: 0.1)
        let shown = root.view.layer.presentation()?.opacity ?? 0
        #expect(shown > 0.1 && shown < 0.99)
    }

    @Test("S-VC-58 During a rotation touches can be ignored, and snapshots can replace expensive views")
    func tips() throws {
        final class Thrifty: UIViewController {
            let costly = UIView()
            let button = UIButton(configuration: .plain())
            var standIn: UIView?
            var taps = 0

            override func viewDidLoad() {
                super.viewDidLoad()
                costly.backgroundColor = .red
                button.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
                button.addAction(UIAction { [weak self] _ in self?.taps += 1 }, for: .primaryActionTriggered)
                for child in [costly, button] { view.addSubview(child) }
            }

            override func viewWillLayoutSubviews() {
                costly.frame = view.bounds
                standIn?.frame = view.bounds
            }

            override func willRotate(to orientation: UIInterfaceOrientation, duration: TimeInterval) {
                UIApplication.shared.beginIgnoringInteractionEvents()
                guard let picture = costly.snapshotView(afterScreenUpdates: false) else { return }
                view.insertSubview(picture, aboveSubview: costly)
                costly.isHidden = true
                standIn = picture
            }

            override func willAnimateRotation(to orientation: UIInterfaceOrientation, duration: TimeInterval) {
                button.alpha = 0.5
            }

            override func didRotate(from orientation: UIInterfaceOrientation) {
                UIApplication.shared.endIgnoringInteractionEvents()
                costly.isHidden = false
                standIn?.removeFromSuperview()
                standIn = nil
            }
        }
        let root = Thrifty()
        let stage = show(root, 400, 300)
        stage.resize(to: CGSize(width: 300, height: 400))
        stage.advance(by: 0.1)
        stage.tap(at: CGPoint(x: 100, y: 100))
        #expect(root.taps == 0 && root.costly.isHidden)
        let seen = try #require(stage.pixel(at: CGPoint(x: 290, y: 390)))
        #expect(seen.red > 200 && seen.blue < 100)
        try stage.settle()
        stage.tap(at: CGPoint(x: 100, y: 100))
        #expect(root.taps == 1 && !root.costly.isHidden && root.standIn == nil)
    }

    @Test("S-VC-50 S-IPAD-20 Unsupported orientations leave the interface unchanged")
    func mask() {
        let root = Listener("root", log)
        root.mask = [.portrait, .landscapeLeft]
        let stage = show(root, 600, 800)
        stage.turnDevice(to: .portraitUpsideDown)
        #expect(log.lines == [])
        #expect(UIApplication.shared.statusBarOrientation == .portrait)
        stage.resize(to: CGSize(width: 800, height: 600))
        #expect(!log.lines.contains { $0.contains("rotate") })
        root.mask = .all
        root.setNeedsUpdateOfSupportedInterfaceOrientations()
        stage.advance(by: 1)
        #expect(log.lines.contains { $0.contains("will rotate to landscapeRight") })
    }

    @Test("S-VC-51 A controller that doesn't rotate is notified of the size but not of a rotation")
    func veto() {
        let root = Listener("root", log)
        root.turns = false
        let stage = show(root, 800, 600)
        stage.resize(to: CGSize(width: 600, height: 800))
        stage.advance(by: 1)
        #expect(log.lines == ["root size 600x800, animated: false", "root alongside, width 600", "root over"])
    }

    @Test("S-VC-54 The older method alone determines orientations as well")
    func predicate() {
        let root = Listener("root", log)
        root.legacy = [.portrait, .landscapeLeft]
        let stage = show(root, 600, 800)
        stage.resize(to: CGSize(width: 800, height: 600))
        stage.advance(by: 1)
        #expect(!log.lines.contains { $0.contains("rotate") })
    }

    @Test("S-VC-102 A container that forwards rotation itself chooses which children are notified")
    func forwardingByHand() {
        let (root, child) = (Listener("root", log), Listener("child", log))
        root.forwards = false
        let stage = show(root, 800, 600)
        embed(child, in: root)
        stage.advance(by: 0)
        stage.resize(to: CGSize(width: 600, height: 800))
        stage.advance(by: 1)
        #expect(!log.lines.contains { $0.hasPrefix("child") && $0.contains("rotate") })
        #expect(log.lines.contains { $0.hasPrefix("root will rotate") })
    }

    @Test("S-VC-56 A covered controller isn't notified of rotations and has the new size afterward")
    func covered() {
        let (root, child) = (UIViewController(), Listener("child", log))
        let stage = show(root, 800, 600)
        embed(child, in: root)
        stage.advance(by: 0)
        child.beginAppearanceTransition(false, animated: false)
        child.endAppearanceTransition()
        stage.resize(to: CGSize(width: 600, height: 800))
        stage.advance(by: 1)
        #expect(log.lines == [])
        #expect(child.view.bounds.width == 600)
    }

    @Test("A rotation during another one, or hiding the window, completes the first at once")
    func interrupted() {
        let root = Listener("root", log)
        let stage = show(root, 800, 600)
        stage.resize(to: CGSize(width: 600, height: 800))
        stage.resize(to: CGSize(width: 800, height: 600))
        stage.window.isHidden = true
        stage.advance(by: 1)
        #expect(
            log.lines.filter { $0.contains("did rotate") } == [
                "root did rotate from landscapeRight", "root did rotate from portrait",
            ])
        #expect(log.lines.filter { $0 == "root over" }.count == 2)
    }

    @Test("A change of the preferred size is reported to the parent once")
    func preferredSize() {
        final class Parent: UIViewController {
            var wishes: [CGSize] = []
            override func preferredContentSizeDidChange(
                forChildContentContainer container: any UIContentContainer
            ) {
                wishes.append(container.preferredContentSize)
            }
        }
        let (parent, child) = (Parent(), UIViewController())
        child.preferredContentSize = CGSize(width: 1, height: 1)
        parent.addChild(child)
        child.preferredContentSize = CGSize(width: 320, height: 400)
        child.preferredContentSize = CGSize(width: 320, height: 400)
        #expect(parent.wishes == [CGSize(width: 320, height: 400)])
    }

    @Test("Show goes to the nearest container that supports it, and only to that one")
    func showing() {
        final class Shower: UIViewController {
            var shown: [UIViewController] = []
            override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
                action == UIViewController.showAction || super.canPerformAction(action, withSender: sender)
            }
            override func show(_ vc: UIViewController, sender: Any?) { shown.append(vc) }
        }
        let (outer, inner, child, new) = (Shower(), Shower(), UIViewController(), UIViewController())
        outer.addChild(inner)
        inner.addChild(child)
        child.show(new, sender: nil)
        #expect(inner.shown == [new] && outer.shown == [])
        #expect(child.targetViewController(forAction: UIViewController.showDetailAction, sender: nil) == nil)
    }
}
