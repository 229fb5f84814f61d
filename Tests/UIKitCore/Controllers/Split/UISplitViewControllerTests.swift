// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitCoreTestSupport
import UIKitTesting

private final class Log {
    var lines: [String] = []
}

private final class Pane: UIViewController {
    let name: String
    let log: Log

    init(_ name: String, _ log: Log) {
        self.name = name
        self.log = log
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() { view.accessibilityIdentifier = name }
    override func viewWillAppear(_ animated: Bool) { log.lines.append("\(name) comes \(animated)") }
    override func viewDidAppear(_ animated: Bool) { log.lines.append("\(name) came") }
    override func viewWillDisappear(_ animated: Bool) { log.lines.append("\(name) goes \(animated)") }
    override func viewDidDisappear(_ animated: Bool) { log.lines.append("\(name) went") }
}

private final class Delegate: UISplitViewControllerDelegate {
    var lines: [String] = []
    var top: UISplitViewController.Column?

    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {
        lines.append("mode \(displayMode)")
    }

    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
        lines.append("show \(column)")
    }

    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
        lines.append("hide \(column)")
    }

    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        lines.append("proposed \(proposedTopColumn)")
        return top ?? proposedTopColumn
    }

    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { lines.append("collapsed") }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { lines.append("expanded") }
}

@MainActor
@Suite("Split view controllers")
struct UISplitViewControllerTests {
    private let log = Log()

    private func split(
        _ style: UISplitViewController.Style, _ stage: Stage
    ) -> (split: UISplitViewController, panes: [Pane]) {
        let split = style == .unspecified ? UISplitViewController() : UISplitViewController(style: style)
        let panes = (style == .tripleColumn ? ["list", "middle", "detail"] : ["list", "detail"]).map { Pane($0, log) }
        split.viewControllers = panes
        stage.show(split)
        stage.advance(by: 1)
        return (split, panes)
    }

    /// The combined stack in a narrow window.
    private func stack(_ split: UISplitViewController) -> [UIViewController] {
        (split.viewControllers.first as? UINavigationController)?.viewControllers ?? []
    }

    private func frames(_ panes: [Pane], in stage: Stage) -> [CGRect?] {
        panes.map { $0.viewIfLoaded?.window == nil ? nil : $0.view.convert($0.view.bounds, to: stage.window) }
    }

    @Test("S-IPAD-21 S-IPAD-25 In a wide window the first pane has 320 points, and the second the rest")
    func panes() {
        let stage = Stage(size: CGSize(width: 1024, height: 748))
        let (split, panes) = split(.unspecified, stage)
        #expect(
            frames(panes, in: stage) == [
                CGRect(x: 0, y: 0, width: 320, height: 748), CGRect(x: 321, y: 0, width: 703, height: 748),
            ])
        #expect(split.displayMode == .oneBesideSecondary && !split.isCollapsed)
        #expect(panes[0].splitViewController === split)
    }

    @Test("S-IPAD-22 A tall window shows the second pane; the first overlays it until a tap outside")
    func highWindow() {
        let stage = Stage(size: CGSize(width: 748, height: 1024))
        let (split, panes) = split(.unspecified, stage)
        #expect(frames(panes, in: stage) == [nil, CGRect(x: 0, y: 0, width: 748, height: 1024)])
        split.show(.primary)
        stage.advance(by: 1)
        #expect(split.displayMode == .oneOverSecondary)
        #expect(frames(panes, in: stage)[0] == CGRect(x: 0, y: 0, width: 320, height: 1024))
        #expect(frames(panes, in: stage)[1]?.width == 748)
        stage.tap(at: CGPoint(x: 600, y: 500))
        stage.advance(by: 1)
        #expect(split.displayMode == .secondaryOnly && panes[0].view.window == nil)
    }

    @Test("Shown and hidden columns get their callbacks once, animated, after the delegate")
    func appearance() {
        let stage = Stage(size: CGSize(width: 1000, height: 700))
        let (split, _) = split(.doubleColumn, stage)
        let delegate = Delegate()
        split.delegate = delegate
        log.lines = []
        split.hide(.primary)
        #expect(log.lines == ["list goes true"])
        #expect(delegate.lines == ["mode secondaryOnly", "hide primary"])
        stage.advance(by: 1)
        #expect(log.lines == ["list goes true", "list went"])
        split.show(.primary)
        stage.advance(by: 1)
        #expect(log.lines.suffix(2) == ["list comes true", "list came"])
        #expect(split.displayMode == .oneBesideSecondary)
    }

    @Test("A change during another one completes the first one's callbacks")
    func interrupted() {
        let stage = Stage(size: CGSize(width: 1000, height: 700))
        let (split, panes) = split(.doubleColumn, stage)
        log.lines = []
        split.hide(.primary)
        stage.advance(by: 0.1)
        split.show(.primary)
        stage.advance(by: 1)
        #expect(log.lines == ["list goes true", "list went", "list comes true", "list came"])
        #expect(frames(panes, in: stage)[0]?.minX == 0)
    }

    @Test("S-VC-105 A narrow window shows one column in the same run-loop iteration, a wide one all again")
    func collapsing() {
        let stage = Stage(size: CGSize(width: 1000, height: 700))
        let (split, panes) = split(.doubleColumn, stage)
        let delegate = Delegate()
        split.delegate = delegate
        let views = panes.map(\.view)
        stage.resize(to: CGSize(width: 400, height: 700))
        #expect(split.isCollapsed && stack(split) == panes)
        #expect(frames(panes, in: stage) == [nil, CGRect(x: 0, y: 0, width: 400, height: 700)])
        #expect(delegate.lines == ["proposed secondary", "collapsed"])
        split.hide(.secondary)
        stage.advance(by: 1)
        #expect(frames(panes, in: stage) == [CGRect(x: 0, y: 0, width: 400, height: 700), nil])
        stage.resize(to: CGSize(width: 1000, height: 700))
        #expect(!split.isCollapsed && frames(panes, in: stage).allSatisfy { $0 != nil })
        #expect(delegate.lines.suffix(2) == ["expanded", "show secondary"])
        #expect(zip(views, panes).allSatisfy { $0 === $1.view })
    }

    @Test("The delegate chooses what a narrow window shows, and a compact column replaces all others")
    func narrowChoice() {
        let stage = Stage(size: CGSize(width: 1000, height: 700))
        let (split, panes) = split(.doubleColumn, stage)
        let delegate = Delegate()
        delegate.top = .primary
        split.delegate = delegate
        stage.resize(to: CGSize(width: 400, height: 700))
        #expect(stack(split) == [panes[0]])
        stage.resize(to: CGSize(width: 1000, height: 700))
        let compact = Pane("compact", log)
        split.setViewController(compact, for: .compact)
        stage.resize(to: CGSize(width: 400, height: 700))
        #expect(compact.view.window === stage.window && split.viewControllers == [compact])
    }

    @Test("In a narrow window Alt+Left goes back to the first column, and showing a detail goes forward")
    func backAndForth() throws {
        let stage = Stage(size: CGSize(width: 400, height: 700))
        let (split, panes) = split(.doubleColumn, stage)
        #expect(panes[1].view.window != nil)
        try stage.key("alt+left")
        stage.advance(by: 1)
        #expect(panes[0].view.window != nil && panes[1].view.window == nil)
        let next = Pane("next", log)
        panes[0].showDetailViewController(next, sender: nil)
        stage.advance(by: 1)
        #expect(next.view.window != nil && panes[1].parent == nil)
        #expect(split.viewController(for: .secondary) === next)
    }

    @Test("As many of three columns as fit are visible, and the others are shown on demand")
    func triple() throws {
        let stage = Stage(size: CGSize(width: 1400, height: 800))
        let (split, panes) = split(.tripleColumn, stage)
        #expect(split.displayMode == .twoBesideSecondary && split.splitBehavior == .tile)
        #expect(frames(panes, in: stage).map { $0?.minX } == [0, 321, 642])
        stage.resize(to: CGSize(width: 900, height: 800))
        #expect(split.displayMode == .oneBesideSecondary && split.splitBehavior == .displace)
        #expect(frames(panes, in: stage).map { $0?.minX } == [nil, 0, 321])
        split.show(.primary)
        stage.advance(by: 1)
        #expect(split.displayMode == .twoDisplaceSecondary)
        #expect(frames(panes, in: stage).map { $0?.minX } == [0, 321, 642])
        #expect(frames(panes, in: stage)[2]?.width == 579)
        try stage.key("escape")
        stage.advance(by: 1)
        #expect(split.displayMode == .secondaryOnly)
    }

    @Test("Preferred widths are used within the limits, and dragged widths take precedence")
    func widths() {
        let stage = Stage(size: CGSize(width: 1000, height: 700))
        let (split, panes) = split(.doubleColumn, stage)
        split.preferredPrimaryColumnWidthFraction = 0.4
        stage.advance(by: 0)
        #expect(split.primaryColumnWidth == 400)
        split.maximumPrimaryColumnWidth = 350
        stage.advance(by: 0)
        #expect(frames(panes, in: stage)[0]?.width == 350)
        stage.drag(from: CGPoint(x: 350, y: 300), to: CGPoint(x: 250, y: 300))
        stage.advance(by: 1)
        #expect(abs(split.primaryColumnWidth - 250) < 12)
        split.preferredPrimaryColumnWidth = .nan
        split.minimumPrimaryColumnWidth = -.infinity
        stage.advance(by: 0)
        #expect(split.primaryColumnWidth.isFinite)
    }

    @Test("The primary column is on the other side in right-to-left layout, or as configured")
    func mirrored() {
        let stage = Stage(size: CGSize(width: 1000, height: 700))
        let (split, panes) = split(.doubleColumn, stage)
        split.primaryEdge = .trailing
        stage.advance(by: 0)
        #expect(frames(panes, in: stage).map { $0?.minX } == [680, 0])
        split.view.semanticContentAttribute = .forceRightToLeft
        split.view.setNeedsLayout()
        stage.advance(by: 0)
        #expect(frames(panes, in: stage).map { $0?.minX } == [0, 321])
    }

    @Test("S-IPAD-27 An orientation must be supported by both panes")
    func orientations() {
        final class Upright: UIViewController {
            override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
        }
        let split = UISplitViewController()
        split.viewControllers = [Upright(), UIViewController()]
        #expect(split.supportedInterfaceOrientations == .portrait)
        #expect(!split.shouldAutorotate(to: .landscapeLeft))
    }

    @Test("A controller is in one column only, and a split isn't in its own columns")
    func misuse() {
        let split = UISplitViewController(style: .doubleColumn)
        let controller = UIViewController()
        split.setViewController(controller, for: .primary)
        split.setViewController(controller, for: .secondary)
        #expect(split.viewController(for: .primary) == nil && split.children.flatMap(\.children) == [controller])
        split.setViewController(split, for: .primary)
        let around = UIViewController()
        around.addChild(split)
        split.setViewController(around, for: .primary)
        split.setViewController(UIViewController(), for: .supplementary)
        #expect(split.children.flatMap(\.children) == [controller])
        split.setViewController(nil, for: .secondary)
        #expect(split.children == [] && controller.parent == nil)
    }
}
