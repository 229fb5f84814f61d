// SPDX-License-Identifier: MIT
import Foundation
import LayerTree
import Testing
import UIKitCoreTestSupport
import UIKitTesting
import WindowingHeadless

@testable import UIKitCore
@testable import Windowing

/// Decides whether the user may close a popover, and records its callbacks.
@MainActor
private final class Host: UIPopoverPresentationControllerDelegate {
    var allows = true
    var events: [String] = []
    var isAway: (() -> Bool)?

    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
        events.append("prepare")
    }

    func popoverPresentationControllerShouldDismissPopover(
        _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool {
        events.append("should")
        return allows
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        events.append("attempt")
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        events.append(isAway?() == false ? "did too early" : "did")
    }
}

/// Changes the source rectangle of a moving view.
@MainActor
private final class Mover: UIPopoverPresentationControllerDelegate {
    var told: [CGRect] = []
    var answer: CGRect?

    func popoverPresentationController(
        _ popoverPresentationController: UIPopoverPresentationController, willRepositionPopoverTo rect: inout CGRect,
        in view: inout UIView
    ) {
        told.append(rect)
        if let answer { rect = answer }
    }
}

@MainActor
@Suite("Popovers")
struct UIPopoverPresentationControllerTests {
    private let root = UIViewController()
    private let guest = UIViewController()
    private let host = Host()
    private let source = UIView(frame: CGRect(x: 300, y: 40, width: 60, height: 30))

    private func stage(width: CGFloat = 800, height: CGFloat = 600) -> Stage {
        let stage = Stage(size: CGSize(width: width, height: height), scale: 0.5)
        stage.show(root)
        root.view.addSubview(source)
        stage.advance(by: 0.1)
        return stage
    }

    private var popover: UIPopoverPresentationController {
        get throws { try #require(guest.popoverPresentationController) }
    }

    private var popup: PopoverWindow {
        get throws { try #require(try popover.popup) }
    }

    private func present(
        on stage: Stage, size: CGSize = CGSize(width: 200, height: 120),
        _ set: (UIPopoverPresentationController) -> Void = { _ in }
    ) throws {
        guest.modalPresentationStyle = .popover
        if guest.preferredContentSize == .zero { guest.preferredContentSize = size }
        let popover = try popover
        popover.sourceView = source
        popover.delegate = host
        set(popover)
        root.present(guest, animated: true)
        try stage.settle()
    }

    private func arrow(tip: CGFloat = Theme.Popover.gap) -> CGFloat { Theme.Popover.arrowSize.height + tip }

    // MARK: - Place

    @Test("S-IPAD-29: a popover is a window below its source, with the arrow pointing at it")
    func place() throws {
        let stage = stage()
        try present(on: stage)
        let place = try popup.place
        #expect(place.minY == source.frame.maxY + Theme.Popover.gap)
        #expect(place.midX == source.frame.midX)
        #expect(place.size == CGSize(width: 200, height: 120 + Theme.Popover.arrowSize.height))
        #expect(try popover.arrowDirection == .up)
        #expect(guest.view.bounds.size == CGSize(width: 200, height: 120))
        #expect(stage.system.windows.first?.visiblePopups.count == 1)
        #expect(guest.traitCollection.horizontalSizeClass == .compact)
        #expect(guest.traitCollection.verticalSizeClass == .regular)
        #expect(host.events == ["prepare"])
        root.dismiss(animated: true)
        try stage.settle()
        #expect(stage.system.windows.first?.visiblePopups.isEmpty == true)
        #expect(guest.viewIfLoaded?.window == nil)
    }

    @Test("S-IPAD-29: by default it is 320 points wide and 1100 high, limited by the window's height")
    func standardSize() throws {
        let stage = stage()
        guest.modalPresentationStyle = .popover
        try popover.sourceView = source
        root.present(guest, animated: false)
        try stage.settle()
        #expect(guest.view.bounds.size == CGSize(width: 320, height: 600 - 2 * Theme.Popover.margin))
        #expect(try popover.arrowDirection == .left)
        try popover.permittedArrowDirections = .up
        try stage.settle()
        #expect(guest.view.bounds.size == CGSize(width: 320, height: 600 - source.frame.maxY - arrow()))
    }

    @Test("S-IPAD-33: near the bottom edge it is above its source, or shrinks if only below is permitted")
    func bottom() throws {
        let stage = stage()
        source.frame.origin = CGPoint(x: 300, y: 520)
        try present(on: stage)
        #expect(try popover.arrowDirection == .down)
        #expect(try popup.place.maxY == source.frame.minY - Theme.Popover.gap)
        #expect(guest.view.bounds.height == 120)
        root.dismiss(animated: false)
        try present(on: stage) { $0.permittedArrowDirections = .up }
        #expect(try popover.arrowDirection == .up)
        #expect(guest.view.bounds.height == 600 - source.frame.maxY - arrow())
    }

    @Test("Each permitted direction is used; the layout direction decides if both sides have space")
    func directions() throws {
        let stage = stage()
        source.frame.origin = CGPoint(x: 370, y: 280)
        for (direction, isBeside) in [
            (UIPopoverArrowDirection.up, false), (.down, false), (.left, true), (.right, true),
        ] {
            try present(on: stage) { $0.permittedArrowDirections = direction }
            #expect(try popover.arrowDirection == direction)
            let place = try popup.place
            #expect(isBeside ? place.midY == source.frame.midY : place.midX == source.frame.midX)
            let gap: CGFloat =
                switch direction {
                case .up: place.minY - source.frame.maxY
                case .down: source.frame.minY - place.maxY
                case .left: place.minX - source.frame.maxX
                default: source.frame.minX - place.maxX
                }
            #expect(gap == Theme.Popover.gap)
            root.dismiss(animated: false)
        }
        stage.window.traitOverrides.layoutDirection = .rightToLeft
        try present(on: stage) { $0.permittedArrowDirections = [.left, .right] }
        #expect(try popover.arrowDirection == .right)
    }

    @Test("Without permitted directions, or a source in the window, it is centered")
    func centred() throws {
        let stage = stage()
        try present(on: stage) {
            $0.permittedArrowDirections = []
            $0.sourceRect = CGRect(x: 0, y: 200, width: 10, height: 10)
        }
        #expect(try popup.place.midX == source.frame.minX + 5)
        #expect(try popup.place.midY == source.frame.minY + 205)
        #expect(guest.view.bounds.size == CGSize(width: 200, height: 120))
        root.dismiss(animated: false)
        try present(on: stage) { $0.sourceItem = nil }
        #expect(try popup.place == CGRect(x: 300, y: 240, width: 200, height: 120))
        #expect(try popover.arrowDirection == [])
    }

    @Test("A bar button item is represented by its view")
    func barButtonItem() throws {
        let stage = stage()
        let item = UIBarButtonItem(title: "Tools", style: .plain, target: nil, action: nil)
        root.navigationItem.rightBarButtonItem = item
        let navigation = UINavigationController(rootViewController: root)
        stage.show(navigation)
        try stage.settle()
        try present(on: stage) { $0.barButtonItem = item }
        let frame = item.frame(in: stage.window)
        #expect(frame.minX > 700)
        #expect(try popup.anchor.rect.midX == frame.midX)
        #expect(try popup.place.minY == frame.maxY + Theme.Popover.gap)
        #expect(try popover.sourceView == nil)
        #expect(guest.presentingViewController === root)
    }

    @Test("The popover follows its source, and the delegate may change the target")
    func follows() throws {
        let stage = stage()
        let mover = Mover()
        try present(on: stage) { $0.delegate = mover }
        source.frame.origin = CGPoint(x: 420, y: 100)
        try stage.settle()
        #expect(try popup.place.midX == 450)
        #expect(try popup.place.minY == 130 + Theme.Popover.gap)
        #expect(mover.told == [source.bounds])
        mover.answer = CGRect(x: 0, y: 0, width: 10, height: 30)
        source.frame.origin.y = 110
        try stage.settle()
        #expect(try popover.sourceRect == mover.answer)
        #expect(try popup.place.midX == 425)
    }

    // MARK: - Size

    @Test("S-IPAD-30, S-VC-44: a new preferred size is animated; a size set on the popover takes precedence")
    func size() throws {
        let stage = stage()
        try present(on: stage, size: CGSize(width: 320, height: 300))
        guest.preferredContentSize = CGSize(width: 400, height: 200)
        stage.advance(by: 0.05)
        let between = guest.view.layer.presentation()?.bounds.width ?? 0
        try stage.settle()
        #expect(guest.view.bounds.size == CGSize(width: 400, height: 200))
        #expect(between > 320 && between < 400)
        try popover.contentSize = CGSize(width: 250, height: 100)
        try stage.settle()
        #expect(guest.view.bounds.size == CGSize(width: 250, height: 100))
        guest.preferredContentSize = CGSize(width: 100, height: 100)
        try stage.settle()
        #expect(guest.view.bounds.size == CGSize(width: 250, height: 100))
        try popover.contentSize = nil
        try stage.settle()
        #expect(guest.view.bounds.size == CGSize(width: 100, height: 100))
    }

    @Test("A navigation controller without a preferred size uses its top controller's, plus its bar")
    func navigation() throws {
        let stage = stage()
        let (first, second) = (UIViewController(), UIViewController())
        first.preferredContentSize = CGSize(width: 200, height: 120)
        second.preferredContentSize = CGSize(width: 260, height: 180)
        let navigation = UINavigationController(rootViewController: first)
        navigation.modalPresentationStyle = .popover
        navigation.popoverPresentationController?.sourceView = source
        root.present(navigation, animated: false)
        try stage.settle()
        #expect(navigation.view.bounds.size == CGSize(width: 200, height: 120 + Theme.Bars.height))
        navigation.pushViewController(second, animated: true)
        try stage.settle()
        #expect(navigation.view.bounds.size == CGSize(width: 260, height: 180 + Theme.Bars.height))
    }

    @Test(
        "Invalid sizes, and sizes larger than the screen, are corrected",
        arguments: [
            (CGSize(width: CGFloat.nan, height: -5), CGSize(width: 320, height: 580)),
            (CGSize(width: CGFloat.infinity, height: 1e300), CGSize(width: 800, height: 600)),
            (CGSize(width: 1, height: 1), CGSize(width: 40, height: 40)),
        ])
    func hostileSizes(asked: CGSize, most: CGSize) throws {
        let stage = stage()
        try present(on: stage, size: asked)
        let size = guest.view.bounds.size
        #expect(size.width > 0 && size.width <= most.width)
        #expect(size.height > 0 && size.height <= most.height)
    }

    // MARK: - Leaving

    @Test("S-IPAD-31: a click outside only closes it, unless it hits a passthrough view")
    func pressElsewhere() throws {
        let stage = stage()
        var taps: [String] = []
        for (index, title) in ["Through", "Below"].enumerated() {
            let button = UIButton(primaryAction: UIAction(title: title) { _ in taps.append(title) })
            button.frame = CGRect(x: 20, y: 400 + 60 * CGFloat(index), width: 100, height: 40)
            root.view.addSubview(button)
        }
        let through = try #require(root.view.subviews.first { ($0 as? UIButton)?.currentTitle == "Through" })
        try present(on: stage) { $0.passthroughViews = [through] }
        stage.click(at: CGPoint(x: 70, y: 420))
        stage.tap(at: CGPoint(x: 70, y: 420))
        try stage.settle()
        #expect(taps == ["Through", "Through"])
        #expect(root.presentedViewController === guest)
        stage.click(at: CGPoint(x: 70, y: 480))
        try stage.settle()
        #expect(taps == ["Through", "Through"])
        #expect(root.presentedViewController == nil)
        stage.click(at: CGPoint(x: 70, y: 480))
        #expect(taps == ["Through", "Through", "Below"])
    }

    @Test("S-IPAD-32: the delegate may refuse, and is notified of the end unless it is programmatic")
    func delegate() throws {
        let stage = stage()
        try present(on: stage)
        let guest = guest
        host.isAway = { guest.viewIfLoaded?.window == nil }
        host.allows = false
        host.events = []
        stage.click(at: CGPoint(x: 20, y: 580))
        try stage.settle()
        #expect(host.events == ["should", "attempt"])
        #expect(root.presentedViewController === guest)
        host.allows = true
        host.events = []
        stage.click(at: CGPoint(x: 20, y: 580))
        try stage.settle()
        #expect(host.events == ["should", "did"])
        #expect(root.presentedViewController == nil)
        try present(on: stage)
        host.events = []
        root.dismiss(animated: true)
        try stage.settle()
        #expect(host.events.isEmpty)
    }

    @Test("Escape closes it unless the controller is modal, and the first responder is restored")
    func keys() throws {
        let stage = stage()
        let below = UITextField(frame: CGRect(x: 20, y: 500, width: 100, height: 30))
        root.view.addSubview(below)
        below.becomeFirstResponder()
        let field = UITextField(frame: CGRect(x: 10, y: 10, width: 100, height: 30))
        guest.view.addSubview(field)
        try present(on: stage)
        #expect(!below.isFirstResponder)
        field.becomeFirstResponder()
        stage.type("in")
        guest.isModalInPresentation = true
        try stage.key("escape")
        try stage.settle()
        #expect(root.presentedViewController === guest)
        guest.isModalInPresentation = false
        try stage.key("escape")
        try stage.settle()
        #expect(root.presentedViewController == nil)
        stage.type("out")
        #expect(field.text == "in")
        #expect(below.text == "out")
    }

    @Test(
        "Tab moves inside it and focus is restored afterward, unless that is disabled",
        arguments: [true, false])
    func focus(restores: Bool) throws {
        let stage = stage()
        let below = UIButton(primaryAction: UIAction(title: "Below") { _ in })
        below.frame = CGRect(x: 20, y: 500, width: 100, height: 30)
        root.view.addSubview(below)
        let inside = ["One", "Two"].enumerated().map { index, title in
            let button = UIButton(primaryAction: UIAction(title: title) { _ in })
            button.frame = CGRect(x: 10, y: 10 + 50 * CGFloat(index), width: 100, height: 30)
            guest.view.addSubview(button)
            return button
        }
        try stage.key("tab")
        #expect(stage.window.focusedView === below)
        try present(on: stage)
        #expect(try popup.focusedView === inside[0])
        try stage.key("tab")
        #expect(try popup.focusedView === inside[1])
        try stage.key("tab")
        #expect(try popup.focusedView === inside[0])
        #expect(stage.window.focusedView == nil)
        root.restoresFocusAfterTransition = restores
        try stage.key("escape")
        try stage.settle()
        #expect(stage.window.focusedView === (restores ? below : nil))
    }

    @Test("A passthrough view receives the text typed into it")
    func typingThrough() throws {
        let stage = stage()
        let below = UITextField(frame: CGRect(x: 20, y: 500, width: 100, height: 30))
        root.view.addSubview(below)
        below.becomeFirstResponder()
        try present(on: stage) { $0.passthroughViews = [below] }
        stage.type("more")
        #expect(below.text == "more")
        try stage.key("escape")
        try stage.settle()
        #expect(root.presentedViewController == nil)
        #expect(below.isFirstResponder)
    }

    @Test("Switching to another application closes it unless the delegate or the controller prevents it")
    func leaving() throws {
        let stage = stage()
        try present(on: stage)
        guest.isModalInPresentation = true
        host.events = []
        stage.send(.keyboardFocus(false))
        try stage.settle()
        #expect(root.presentedViewController === guest)
        #expect(host.events.isEmpty)
        guest.isModalInPresentation = false
        stage.send(.keyboardFocus(false))
        try stage.settle()
        #expect(root.presentedViewController == nil)
    }

    @Test("It is dismissed with its window, with appearance callbacks")
    func windowGoes() throws {
        let stage = stage()
        try present(on: stage)
        stage.window.isHidden = true
        #expect(root.presentedViewController == nil)
        #expect(guest.appearance == .disappeared)
        #expect(stage.application.shownPopups.isEmpty)
    }

    // MARK: - In front of it, and instead of it

    @Test("A menu opened from it is closed by a click in it, which has no other effect, or outside")
    func menu() throws {
        let stage = stage()
        var taps = 0
        let button = UIButton(primaryAction: UIAction(title: "Count") { _ in taps += 1 })
        button.frame = CGRect(x: 10, y: 70, width: 80, height: 40)
        guest.view.addSubview(button)
        try present(on: stage)
        func open() throws -> PopupWindow {
            let menu = PopupWindow(
                parent: try popup, anchor: .at(CGPoint(x: 180, y: 20), isRightToLeft: false),
                size: CGSize(width: 60, height: 60))
            menu.isHidden = false
            try stage.settle()
            return menu
        }
        let first = try open()
        try stage.click(button)
        try stage.settle()
        #expect(first.isHidden)
        #expect(taps == 0)
        let second = try open()
        stage.click(at: CGPoint(x: 20, y: 580))
        try stage.settle()
        #expect(second.isHidden)
        #expect(root.presentedViewController === guest)
        try stage.click(button)
        #expect(taps == 1)
    }

    @Test("In a compact width it is a sheet")
    func narrow() throws {
        let stage = stage(width: 400, height: 700)
        try present(on: stage)
        #expect(try popover.popup == nil)
        #expect(guest.sheetPresentationController === (try popover.adaptiveSheetPresentationController))
        #expect(guest.view.window === stage.window)
        host.events = []
        try stage.key("escape")
        try stage.settle()
        #expect(host.events == ["should", "did"])
        #expect(root.presentedViewController == nil)
    }

    // MARK: - What may go wrong

    @Test("If the compositor refuses a popup, the popover is part of its window and works the same")
    func embedded() throws {
        let stage = stage()
        try present(on: stage)
        let surface = try #require(try popup.popupSurface as? PopupHost)
        root.dismiss(animated: false)
        guest.modalPresentationStyle = .popover
        try popover.sourceView = source
        try popover.delegate = host
        root.present(guest, animated: true)
        let refused = try #require(try popup.popupSurface as? PopupHost)
        #expect(refused !== surface)
        refused.popupWasDismissed(refused.platform)
        try stage.settle()
        #expect(try popup.popupSurface is EmbeddedPopup)
        #expect(try popover.arrowDirection == .up)
        #expect(guest.view.bounds.size == CGSize(width: 200, height: 120))
        stage.click(at: CGPoint(x: 20, y: 580))
        try stage.settle()
        #expect(root.presentedViewController == nil)
        #expect(guest.appearance == .disappeared)
    }

    @Test("A popover can be presented once, dismissed during its presentation, and presented again")
    func interruptions() throws {
        let stage = stage()
        guest.modalPresentationStyle = .popover
        guest.preferredContentSize = CGSize(width: 200, height: 120)
        try popover.sourceView = source
        var ends = 0
        root.present(guest, animated: true)
        root.present(guest, animated: true)
        root.present(UIViewController(), animated: true)
        stage.advance(by: 0.05)
        root.dismiss(animated: true) { ends += 1 }
        stage.advance(by: 0.03)
        root.dismiss(animated: true) { ends += 1 }
        try stage.settle()
        #expect(ends == 2)
        #expect(root.presentedViewController == nil)
        #expect(stage.application.shownPopups.isEmpty)
        #expect(guest.appearance == .disappeared)
        try present(on: stage)
        #expect(guest.appearance == .appeared)
    }

    @Test("Its source may leave the window, and its delegate may be deallocated")
    func losses() throws {
        let stage = stage()
        var gone: Host? = Host()
        try present(on: stage) { $0.delegate = gone }
        gone = nil
        let place = try popup.place
        source.removeFromSuperview()
        try stage.settle()
        #expect(root.presentedViewController === guest)
        #expect(try popup.place.size.width == place.size.width)
        stage.click(at: CGPoint(x: 20, y: 580))
        try stage.settle()
        #expect(root.presentedViewController == nil)
    }

    @Test("It is dismissed with its presenting root, and with the popover that presented it")
    func nesting() throws {
        let stage = stage()
        try present(on: stage)
        let inner = UIViewController()
        inner.modalPresentationStyle = .popover
        inner.preferredContentSize = CGSize(width: 100, height: 60)
        inner.popoverPresentationController?.sourceView = guest.view
        guest.present(inner, animated: true)
        try stage.settle()
        #expect(stage.application.shownPopups.count == 2)
        // A click in the lower popover closes only the upper one.
        let corner = try popup.place
        stage.click(at: CGPoint(x: corner.minX + 10, y: corner.minY + 30))
        try stage.settle()
        #expect(guest.presentedViewController == nil)
        #expect(root.presentedViewController === guest)
        inner.popoverPresentationController?.sourceView = guest.view
        guest.present(inner, animated: false)
        try stage.settle()
        stage.show(UIViewController())
        try stage.settle()
        #expect(stage.application.shownPopups.isEmpty)
        #expect(inner.appearance == .disappeared && guest.appearance == .disappeared)
    }

    // MARK: - Looks

    @Test("A custom background is given the arrow's position, and its insets are respected")
    func background() throws {
        let stage = stage()
        source.frame.origin.x = 0
        try present(on: stage) { $0.popoverBackgroundViewClass = Frame.self }
        let view = try #require(try popover.background as? Frame)
        #expect(view.arrowDirection == .up)
        #expect(try popup.place.height == 120 + 10 + 20)
        #expect(guest.view.bounds.size == CGSize(width: 200, height: 120))
        #expect(guest.view.convert(guest.view.bounds, to: nil).origin == CGPoint(x: 5, y: 25))
        #expect(view.arrowOffset < 0)
    }

    @Test("The background has the popover's color, otherwise the view's")
    func ground() throws {
        let stage = stage()
        guest.view.backgroundColor = .red
        try present(on: stage)
        #expect(try popup.outlineColor == .red)
        try popover.backgroundColor = .blue
        #expect(try popup.outlineColor == .blue)
    }

    private final class Frame: UIPopoverBackgroundView {
        override class func arrowHeight() -> CGFloat { 20 }
        override class func contentViewInsets() -> UIEdgeInsets {
            UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5)
        }
    }
}
