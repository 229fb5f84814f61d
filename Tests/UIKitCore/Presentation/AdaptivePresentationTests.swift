// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// Chooses styles and records its calls.
@MainActor
private final class Chooser: UIPopoverPresentationControllerDelegate {
    var narrow: UIModalPresentationStyle?
    var wrapper: ((UIViewController) -> UIViewController)?
    var events: [String] = []

    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
        narrow ?? controller.adaptivePresentationStyle
    }

    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
        wrapper?(controller.presentedViewController)
    }

    func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController
    ) {
        events.append("prepare \(type(of: adaptivePresentationController))")
    }

    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {
        events.append("style \(style)")
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        events.append("dismissed \(type(of: presentationController))")
    }
}

/// Records its callbacks.
private final class AdaptiveGuest: UIViewController {
    var events: [String] = []

    override func viewWillAppear(_ animated: Bool) { events.append("will appear") }
    override func viewDidAppear(_ animated: Bool) { events.append("did appear") }
    override func viewWillDisappear(_ animated: Bool) { events.append("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { events.append("did disappear") }

    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        #expect(transitionCoordinator === coordinator)
        events.append("\(Int(size.width))x\(Int(size.height))")
    }

    override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.willTransition(to: newCollection, with: coordinator)
        events.append(newCollection.horizontalSizeClass == .compact ? "compact" : "regular")
    }
}

@MainActor
@Suite("Adaptive presentations")
struct AdaptivePresentationTests {
    private let root = UIViewController()
    private let guest = AdaptiveGuest()
    private let chooser = Chooser()
    private let wide = CGSize(width: 800, height: 600)
    private let narrow = CGSize(width: 400, height: 600)

    private func stage(_ size: CGSize) -> Stage {
        let stage = Stage(size: size, scale: 0.5)
        stage.show(root)
        stage.advance(by: 0.1)
        return stage
    }

    private func popover(on stage: Stage) throws {
        guest.modalPresentationStyle = .popover
        guest.preferredContentSize = CGSize(width: 200, height: 120)
        let popover = try #require(guest.popoverPresentationController)
        popover.sourceView = root.view
        popover.sourceRect = CGRect(x: 100, y: 40, width: 40, height: 20)
        popover.delegate = chooser
        root.present(guest, animated: false)
        try stage.settle()
    }

    private var isPopover: Bool { guest.view.window is PopoverWindow }

    @Test("A popover becomes a sheet in a compact width and a popover again in a regular one")
    func changesStyle() throws {
        let stage = stage(wide)
        let field = UITextField(frame: CGRect(x: 10, y: 10, width: 100, height: 30))
        guest.view.addSubview(field)
        try popover(on: stage)
        field.becomeFirstResponder()
        let controller = guest.popoverPresentationController
        #expect(isPopover)
        #expect(chooser.events.isEmpty)
        guest.events = []
        stage.resize(to: narrow)
        try stage.settle()
        #expect(guest.view.window === stage.window)
        #expect(guest.sheetPresentationController === controller?.adaptiveSheetPresentationController)
        #expect(guest.popoverPresentationController === controller)
        #expect(guest.presentationController === controller)
        #expect(controller?.arrowDirection == .unknown)
        #expect(chooser.events == ["style pageSheet", "prepare UISheetPresentationController"])
        #expect(guest.view.convert(guest.view.bounds, to: nil).maxY == 600)
        stage.type("ab")
        stage.resize(to: wide)
        try stage.settle()
        #expect(isPopover)
        #expect(guest.view.bounds.size == CGSize(width: 200, height: 120))
        #expect(guest.popoverPresentationController === controller)
        stage.type("c")
        #expect(field.text == "abc")
        #expect(chooser.events.last == "style none")
        // Moving from one container to another causes no appearance callbacks.
        #expect(!guest.events.contains { $0.contains("appear") })
        stage.click(at: CGPoint(x: 700, y: 500))
        try stage.settle()
        #expect(chooser.events.last == "dismissed UIPopoverPresentationController")
        #expect(root.presentedViewController == nil)
        #expect(guest.events.suffix(2) == ["will disappear", "did disappear"])
    }

    @Test("The delegate may keep a popover in a compact width, or make it full screen")
    func delegate() throws {
        let stage = stage(narrow)
        chooser.narrow = UIModalPresentationStyle.none
        try popover(on: stage)
        #expect(isPopover)
        root.dismiss(animated: false)
        chooser.narrow = .fullScreen
        try popover(on: stage)
        #expect(guest.view.bounds.size == narrow)
        #expect(root.view.window == nil)
        stage.resize(to: wide)
        try stage.settle()
        #expect(isPopover)
        #expect(root.view.window === stage.window)
        #expect(root.appearance == .appeared)
        stage.resize(to: narrow)
        try stage.settle()
        #expect(root.view.window == nil)
        #expect(root.appearance == .disappeared)
    }

    @Test("A form sheet in a compact width is attached to the edge unless the delegate keeps its style")
    func formSheet() throws {
        let stage = stage(narrow)
        guest.modalPresentationStyle = .formSheet
        guest.preferredContentSize = CGSize(width: 300, height: 200)
        guest.presentationController?.delegate = chooser
        root.present(guest, animated: false)
        try stage.settle()
        #expect(guest.view.bounds.width == 400)
        root.dismiss(animated: false)
        chooser.narrow = UIModalPresentationStyle.none
        guest.presentationController?.delegate = chooser
        root.present(guest, animated: false)
        try stage.settle()
        #expect(guest.view.bounds.size == CGSize(width: 300, height: 200))
        #expect(
            UIPresentationController(presentedViewController: guest, presenting: nil)
                .adaptivePresentationStyle == .pageSheet)
    }

    @Test("Another controller may replace the presented one, and releases it when the width is regular again")
    func wrapping() throws {
        let stage = stage(narrow)
        chooser.wrapper = { UINavigationController(rootViewController: $0) }
        try popover(on: stage)
        let navigation = try #require(guest.parent as? UINavigationController)
        #expect(root.presentedViewController === navigation)
        #expect(guest.view.window === stage.window)
        #expect(guest.events == ["will appear", "did appear"])
        stage.resize(to: wide)
        try stage.settle()
        #expect(guest.parent == nil)
        #expect(isPopover)
        #expect(root.presentedViewController === guest)
        #expect(guest.isSeen)
        stage.resize(to: narrow)
        try stage.settle()
        #expect(guest.parent is UINavigationController)
        guest.dismiss(animated: false)
        #expect(root.presentedViewController == nil)
        #expect(guest.parent == nil)
    }

    @Test("A controller presented from a popover stays above it when the popover adapts to a sheet and back")
    func chain() throws {
        let stage = stage(wide)
        try popover(on: stage)
        let upper = UIViewController()
        upper.modalPresentationStyle = .formSheet
        guest.present(upper, animated: false)
        try stage.settle()
        #expect(upper.view.window === stage.window)
        #expect(stage.application.shownPopups.isEmpty)
        #expect(guest.view.window?.isShown == true)
        stage.resize(to: narrow)
        try stage.settle()
        #expect(stage.window.topPresentation?.presentedViewController === upper)
        let order = stage.window.subviews.compactMap { ($0 as? PresentationContainerView)?.presentation }
        #expect(order.map(\.presentedViewController) == [guest, upper])
        stage.resize(to: wide)
        try stage.settle()
        #expect(isPopover)
        #expect(stage.application.shownPopups.isEmpty)
        upper.dismiss(animated: true)
        try stage.settle()
        #expect(stage.application.shownPopups.count == 1)
        #expect(root.presentedViewController === guest)
        root.dismiss(animated: false)
        #expect(stage.application.shownPopups.isEmpty)
    }

    @Test("Presented controllers are notified of their own upcoming sizes and traits")
    func sizes() throws {
        let stage = stage(wide)
        guest.modalPresentationStyle = .formSheet
        guest.preferredContentSize = CGSize(width: 300, height: 200)
        root.present(guest, animated: false)
        try stage.settle()
        guest.events = []
        stage.resize(to: CGSize(width: 900, height: 700))
        try stage.settle()
        #expect(guest.events.isEmpty)
        stage.resize(to: narrow)
        try stage.settle()
        #expect(guest.events == ["compact", "400x570"])
        #expect(guest.view.bounds.size == CGSize(width: 400, height: 570))
        root.dismiss(animated: false)
        guest.modalPresentationStyle = .fullScreen
        root.present(guest, animated: false)
        try stage.settle()
        guest.events = []
        stage.resize(to: wide)
        try stage.settle()
        #expect(guest.events == ["regular", "800x600"])
    }

    @Test("A custom presentation controller is notified as well, and determines its controller's size")
    func ownController() throws {
        let stage = stage(wide)
        let maker = Maker()
        guest.modalPresentationStyle = .custom
        guest.transitioningDelegate = maker
        root.present(guest, animated: false)
        try stage.settle()
        guest.events = []
        stage.resize(to: narrow)
        try stage.settle()
        #expect(maker.told == ["compact", "400x600"])
        #expect(guest.events == ["compact", "200x300"])
        #expect(guest.contentContainer is Half)
    }

    @Test("Traits of the presentation apply to the presented controller")
    func overrides() throws {
        let stage = stage(wide)
        guest.modalPresentationStyle = .fullScreen
        let controller = try #require(guest.presentationController)
        controller.overrideTraitCollection = UITraitCollection(horizontalSizeClass: .compact)
        root.present(guest, animated: false)
        try stage.settle()
        #expect(guest.traitCollection.horizontalSizeClass == .compact)
        controller.overrideTraitCollection = nil
        controller.traitOverrides.userInterfaceStyle = .dark
        #expect(guest.traitCollection.horizontalSizeClass == .regular)
        #expect(guest.traitCollection.userInterfaceStyle == .dark)
    }

    /// Places the presented controller in a quarter of the container.
    private final class Half: UIPresentationController {
        var told: (String) -> Void = { _ in }

        override var frameOfPresentedViewInContainerView: CGRect {
            let size = containerView?.bounds.size ?? .zero
            return CGRect(x: 0, y: 0, width: size.width / 2, height: size.height / 2)
        }

        override func size(
            forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
        ) -> CGSize { CGSize(width: parentSize.width / 2, height: parentSize.height / 2) }

        override func containerViewWillLayoutSubviews() {
            presentedView?.frame = frameOfPresentedViewInContainerView
        }

        override func viewWillTransition(
            to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            told("\(Int(size.width))x\(Int(size.height))")
            super.viewWillTransition(to: size, with: coordinator)
        }

        override func willTransition(
            to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
        ) {
            told(newCollection.horizontalSizeClass == .compact ? "compact" : "regular")
            super.willTransition(to: newCollection, with: coordinator)
        }
    }

    private final class Maker: UIViewControllerTransitioningDelegate {
        var told: [String] = []

        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? {
            let half = Half(presentedViewController: presented, presenting: presenting)
            half.told = { [weak self] in self?.told.append($0) }
            return half
        }
    }
}
