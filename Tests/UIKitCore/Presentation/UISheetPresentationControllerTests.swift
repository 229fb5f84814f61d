// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// Decides whether the user may dismiss a sheet, and records its callbacks.
@MainActor
private final class Host: UISheetPresentationControllerDelegate {
    var allows = true
    var events: [String] = []

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        events.append("should")
        return allows
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        events.append("attempt")
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        events.append("will")
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        events.append("did")
    }

    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {
        events.append(sheetPresentationController.selectedDetentIdentifier == .large ? "large" : "medium")
    }
}

@MainActor
@Suite("Sheets")
struct UISheetPresentationControllerTests {
    private let root = UIViewController()
    private let guest = UIViewController()
    private let host = Host()

    private func stage(width: CGFloat = 1024, height: CGFloat = 768) -> Stage {
        let stage = Stage(size: CGSize(width: width, height: height), scale: 0.5)
        stage.show(root)
        stage.advance(by: 0.1)
        return stage
    }

    private func present(on stage: Stage, _ detents: [UISheetPresentationController.Detent] = [.large()]) throws {
        let sheet = try #require(guest.sheetPresentationController)
        sheet.detents = detents
        sheet.delegate = host
        root.present(guest, animated: true)
        try stage.settle()
    }

    private var frame: CGRect { guest.view.convert(guest.view.bounds, to: nil) }

    @Test("Sheets, popovers, and alerts are elevated, and a presentation that covers the window isn't")
    func level() throws {
        let styles: [(UIModalPresentationStyle, UIUserInterfaceLevel)] = [
            (.pageSheet, .elevated), (.formSheet, .elevated), (.popover, .elevated), (.fullScreen, .base),
        ]
        for (style, level) in styles {
            let stage = Stage(size: CGSize(width: 1000, height: 700), appearance: .dark)
            let (presenter, presented) = (UIViewController(), UIViewController())
            stage.show(presenter)
            presented.modalPresentationStyle = style
            presented.popoverPresentationController?.sourceView = presenter.view
            presenter.present(presented, animated: false)
            try stage.settle()
            #expect(presented.traitCollection.userInterfaceLevel == level)
            #expect(presenter.traitCollection.userInterfaceLevel == .base)
        }
        let stage = Stage()
        let presenter = UIViewController()
        stage.show(presenter)
        let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
        presenter.present(alert, animated: false)
        try stage.settle()
        #expect(alert.traitCollection.userInterfaceLevel == .elevated)
    }

    @Test("S-IPAD-34: page sheets are 768 points wide, form sheets 540 by 620, centered; other areas get no taps")
    func wideSizes() throws {
        let stage = stage()
        var taps = 0
        let button = UIButton(primaryAction: UIAction(title: "Below") { _ in taps += 1 })
        button.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
        root.view.addSubview(button)
        try present(on: stage)
        #expect(frame == CGRect(x: 128, y: 42, width: 768, height: 684))
        stage.tap(at: CGPoint(x: 50, y: 30))
        stage.click(at: CGPoint(x: 50, y: 30))
        try stage.settle()
        #expect(taps == 0)
        #expect(root.presentedViewController === guest)
        root.dismiss(animated: false)
        guest.modalPresentationStyle = .formSheet
        try present(on: stage)
        #expect(frame == CGRect(x: 242, y: 74, width: 540, height: 620))
        guest.preferredContentSize = CGSize(width: 300, height: 5000)
        try stage.settle()
        #expect(frame == CGRect(x: 362, y: 20, width: 300, height: 728))
    }

    @Test("In a narrow window a sheet is attached to the bottom edge and follows the window's size")
    func narrow() throws {
        let stage = stage(width: 400, height: 700)
        try present(on: stage)
        #expect(frame == CGRect(x: 0, y: 30, width: 400, height: 670))
        stage.resize(to: CGSize(width: 1024, height: 768))
        try stage.settle()
        #expect(frame == CGRect(x: 128, y: 42, width: 768, height: 684))
    }

    @Test("The first detent is the default, others are selected by identifier, and invalid heights are ignored")
    func detents() throws {
        let stage = stage(width: 400, height: 759 + 30)
        let odd = UISheetPresentationController.Detent.custom { _ in .nan }
        let low = UISheetPresentationController.Detent.custom(identifier: .init("low")) { _ in -5 }
        try present(on: stage, [.medium(), odd, low, .large()])
        #expect(abs(frame.height - 425) < 0.01)
        let sheet = try #require(guest.sheetPresentationController)
        sheet.animateChanges { sheet.selectedDetentIdentifier = .large }
        try stage.settle()
        #expect(frame.height == 759)
        sheet.detents = []
        sheet.selectedDetentIdentifier = .init("nowhere")
        try stage.settle()
        #expect(frame.height == 759)
    }

    @Test("A drag selects the nearest detent and notifies the delegate, and a drag down dismisses the sheet")
    func dragging() throws {
        let stage = stage(width: 400, height: 789)
        try present(on: stage, [.medium(), .large()])
        stage.drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 200, y: 100), duration: 0.6)
        try stage.settle()
        #expect(host.events == ["large"])
        #expect(frame.height == 759)
        stage.drag(from: CGPoint(x: 200, y: 60), to: CGPoint(x: 200, y: 760), duration: 0.5)
        try stage.settle()
        #expect(host.events == ["large", "should", "will", "did"])
        #expect(root.presentedViewController == nil)
    }

    @Test("A sheet that must stay returns, and its delegate is notified of the attempt", arguments: [true, false])
    func staying(isModal: Bool) throws {
        let stage = stage(width: 400, height: 789)
        guest.isModalInPresentation = isModal
        host.allows = isModal
        try present(on: stage)
        stage.drag(from: CGPoint(x: 200, y: 60), to: CGPoint(x: 200, y: 780), duration: 0.1)
        try stage.settle()
        #expect(host.events == (isModal ? ["attempt"] : ["should", "attempt"]))
        #expect(frame == CGRect(x: 0, y: 30, width: 400, height: 759))
        try stage.key("escape")
        try stage.settle()
        #expect(guest.view.window != nil)
    }

    @Test("S-VC-61: Escape dismisses a sheet, and the first responder below is restored")
    func escape() throws {
        let stage = stage()
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 30))
        root.view.addSubview(field)
        field.becomeFirstResponder()
        try present(on: stage)
        #expect(!field.isFirstResponder)
        try stage.key("escape")
        try stage.settle()
        #expect(host.events == ["should", "will", "did"])
        #expect(guest.view.window == nil)
        #expect(field.isFirstResponder)
    }

    @Test("Tab stays inside a sheet, and moves everywhere if the sheet is undimmed", arguments: [false, true])
    func focus(isUndimmed: Bool) throws {
        let stage = stage(width: 400, height: 789)
        let below = UIButton(primaryAction: UIAction(title: "Below") { _ in })
        below.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
        root.view.addSubview(below)
        let inside = UIButton(primaryAction: UIAction(title: "Inside") { _ in })
        inside.frame = CGRect(x: 0, y: 0, width: 100, height: 60)
        guest.view.addSubview(inside)
        if isUndimmed { guest.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium }
        try present(on: stage, [.medium()])
        var seen: Set<UIView> = []
        for _ in 0..<4 {
            try stage.key("tab")
            if let view = stage.window.focusedView { seen.insert(view) }
        }
        #expect(seen == (isUndimmed ? [below, inside] : [inside]))
        #expect(stage.window.hitTest(CGPoint(x: 50, y: 30), with: nil) === (isUndimmed ? below : nil) || !isUndimmed)
    }

    @Test("A form sheet with a navigation controller has the preferred size of its top controller")
    func navigationInForm() throws {
        let stage = stage()
        guest.preferredContentSize = CGSize(width: 460, height: 440)
        let navigation = UINavigationController(rootViewController: guest)
        navigation.modalPresentationStyle = .formSheet
        root.present(navigation, animated: false)
        try stage.settle()
        #expect(navigation.preferredContentSize == CGSize(width: 460, height: 440))
        #expect(navigation.view.bounds.size == CGSize(width: 460, height: 440))
        guest.preferredContentSize.height = 300
        try stage.settle()
        #expect(navigation.view.bounds.size == CGSize(width: 460, height: 300))
        let next = UIViewController()
        next.preferredContentSize = CGSize(width: 400, height: 350)
        navigation.pushViewController(next, animated: true)
        try stage.settle()
        #expect(navigation.view.bounds.size == CGSize(width: 400, height: 350))
        navigation.preferredContentSize = CGSize(width: 500, height: 500)
        try stage.settle()
        #expect(navigation.view.bounds.size == CGSize(width: 500, height: 500))
    }
}
