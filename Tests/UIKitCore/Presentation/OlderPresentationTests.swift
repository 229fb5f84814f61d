// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitTesting

@testable import UIKitCore

/// Records the callbacks of deprecated popovers, alerts, and action sheets.
@available(*, deprecated)
@MainActor
private final class OlderHost: UIPopoverControllerDelegate, UIAlertViewDelegate, UIActionSheetDelegate {
    var allows = true
    var events: [String] = []

    func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool {
        events.append("should")
        return allows
    }

    func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) {
        events.append(popoverController.isPopoverVisible ? "did too early" : "did")
    }

    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) { events.append("click \(buttonIndex)") }
    func didPresent(_ alertView: UIAlertView) { events.append("shown") }

    func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
        events.append("click \(buttonIndex)")
    }

    func actionSheet(_ actionSheet: UIActionSheet, didDismissWithButtonIndex buttonIndex: Int) {
        events.append("away \(buttonIndex)")
    }
}

@MainActor
@Suite("Deprecated presentations")
struct OlderPresentationTests {
    private let root = UIViewController()
    private let rect = CGRect(x: 300, y: 40, width: 60, height: 30)

    private func stage(width: CGFloat = 800) -> Stage {
        let stage = Stage(size: CGSize(width: width, height: 600), scale: 0.5)
        stage.show(root)
        stage.advance(by: 0.1)
        return stage
    }

    @available(*, deprecated)
    @Test("S-VC-44: the popover's own size takes precedence over the controller's until it is removed")
    func popoverSize() throws {
        let stage = stage()
        let content = UIViewController()
        content.contentSizeForViewInPopover = CGSize(width: 200, height: 100)
        let popover = UIPopoverController(contentViewController: content)
        popover.present(from: rect, in: root.view, permittedArrowDirections: .any, animated: true)
        try stage.settle()
        #expect(content.view.bounds.size == CGSize(width: 200, height: 100))
        #expect(popover.popoverArrowDirection == .up)
        popover.setContentSize(CGSize(width: 300, height: 150), animated: true)
        try stage.settle()
        #expect(content.view.bounds.size == CGSize(width: 300, height: 150))
        content.preferredContentSize = CGSize(width: 90, height: 90)
        try stage.settle()
        #expect(popover.contentSize == CGSize(width: 300, height: 150))
        #expect(content.view.bounds.size == CGSize(width: 300, height: 150))
        popover.contentSize = .zero
        try stage.settle()
        #expect(content.view.bounds.size == CGSize(width: 90, height: 90))
    }

    @available(*, deprecated)
    @Test("S-IPAD-30: replaced content has its own size in the open popover, with appearance callbacks for both")
    func exchange() throws {
        let stage = stage()
        let (first, second) = (UIViewController(), UIViewController())
        second.preferredContentSize = CGSize(width: 250, height: 180)
        let popover = UIPopoverController(contentViewController: first)
        popover.contentSize = CGSize(width: 320, height: 400)
        popover.present(from: rect, in: root.view, permittedArrowDirections: .any, animated: false)
        try stage.settle()
        popover.setContentViewController(second, animated: true)
        try stage.settle()
        #expect(first.appearance == .disappeared && second.appearance == .appeared)
        #expect(second.view.bounds.size == CGSize(width: 250, height: 180))
        #expect(popover.isPopoverVisible)
        #expect(first.parent == nil)
    }

    @available(*, deprecated)
    @Test("S-IPAD-32: a deprecated popover asks before a click closes it and reports it; code closes it silently")
    func popoverDelegate() throws {
        let stage = stage()
        let host = OlderHost()
        let popover = UIPopoverController(contentViewController: UIViewController())
        popover.contentSize = CGSize(width: 200, height: 100)
        popover.delegate = host
        popover.present(from: rect, in: root.view, permittedArrowDirections: .any, animated: false)
        try stage.settle()
        host.allows = false
        stage.click(at: CGPoint(x: 700, y: 500))
        try stage.settle()
        #expect(popover.isPopoverVisible)
        host.allows = true
        stage.click(at: CGPoint(x: 700, y: 500))
        try stage.settle()
        #expect(!popover.isPopoverVisible)
        #expect(host.events == ["should", "should", "did"])
        popover.present(from: rect, in: root.view, permittedArrowDirections: .any, animated: false)
        popover.dismiss(animated: false)
        #expect(host.events.count == 3)
    }

    @available(*, deprecated)
    @Test("A deprecated popover doesn't adapt to a narrow window, and needs a source in a window")
    func popoverPlaces() throws {
        let stage = stage(width: 400)
        let popover = UIPopoverController(contentViewController: UIViewController())
        popover.contentSize = CGSize(width: 200, height: 100)
        popover.present(from: rect, in: UIView(), permittedArrowDirections: .any, animated: false)
        #expect(!popover.isPopoverVisible)
        popover.present(from: rect, in: root.view, permittedArrowDirections: .any, animated: false)
        try stage.settle()
        #expect(popover.contentViewController.view.window is PopoverWindow)
    }

    @available(*, deprecated)
    @Test("A deprecated alert reports the index of its button, and keeps the entered text")
    func alert() throws {
        let stage = stage()
        let host = OlderHost()
        let alert = UIAlertView(
            title: "Log in", message: nil, delegate: host, cancelButtonTitle: "Cancel", otherButtonTitles: "Log In")
        alert.alertViewStyle = .loginAndPasswordInput
        #expect((alert.cancelButtonIndex, alert.firstOtherButtonIndex, alert.numberOfButtons) == (0, 1, 2))
        alert.show()
        try stage.settle()
        #expect(alert.isVisible)
        stage.type("shoji")
        #expect(alert.textField(at: 1)?.isSecureTextEntry == true)
        #expect(alert.textField(at: 2) == nil)
        try stage.tap("Log In")
        try stage.settle()
        #expect(host.events == ["shown", "click 1"])
        #expect(alert.textField(at: 0)?.text == "shoji")
        alert.show()
        alert.dismiss(withClickedButtonIndex: 0, animated: false)
        #expect(host.events.last == "click 0")
        #expect(!alert.isVisible)
    }

    @available(*, deprecated)
    @Test("A deprecated action sheet is a popover next to its source, and a click outside presses cancel")
    func actionSheet() throws {
        let stage = stage()
        let host = OlderHost()
        let sheet = UIActionSheet(
            title: nil, delegate: host, cancelButtonTitle: "Cancel", destructiveButtonTitle: "Delete",
            otherButtonTitles: "Copy", "Share")
        #expect(sheet.buttonTitle(at: 3) == "Cancel" && sheet.cancelButtonIndex == 3)
        #expect(sheet.destructiveButtonIndex == 0 && sheet.firstOtherButtonIndex == 1)
        sheet.show(from: rect, in: root.view, animated: true)
        try stage.settle()
        #expect(root.presentedViewController?.view.window is PopoverWindow)
        stage.click(at: CGPoint(x: 700, y: 500))
        try stage.settle()
        #expect(host.events == ["click 3", "away 3"])
        sheet.show(in: root.view)
        try stage.settle()
        try stage.tap("Share")
        try stage.settle()
        #expect(host.events.last == "away 2")
        #expect(!sheet.isVisible)
    }

    @available(*, deprecated)
    @Test("The deprecated methods present and dismiss")
    func names() {
        let stage = stage()
        let guest = UIViewController()
        #expect(guest.contentSizeForViewInPopover == CGSize(width: 320, height: 1100))
        root.presentModalViewController(guest, animated: false)
        stage.advance(by: 0)
        #expect(root.modalViewController === guest)
        root.dismissModalViewControllerAnimated(false)
        #expect(root.modalViewController == nil)
    }
}
