// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing
import UIKitTesting

@testable import UIKitCore

/// A form that reports the entered text, or its cancellation, to its presenter.
@MainActor
private final class EntryForm: UIViewController {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
    let save = UIButton(primaryAction: UIAction(title: "Save") { _ in })
    let cancel = UIButton(primaryAction: UIAction(title: "Cancel") { _ in })
    /// Called with the text, or with `nil` if the form was canceled.
    var onEnd: (String?) -> Void = { _ in }

    override func viewDidLoad() {
        super.viewDidLoad()
        save.frame = CGRect(x: 20, y: 150, width: 100, height: 40)
        cancel.frame = CGRect(x: 140, y: 150, width: 100, height: 40)
        save.isEnabled = false
        field.addAction(
            UIAction { [weak self] _ in self?.save.isEnabled = self?.field.text?.isEmpty == false },
            for: .editingChanged)
        save.addAction(
            UIAction { [weak self] _ in self?.onEnd(self?.field.text) }, for: .touchUpInside)
        cancel.addAction(UIAction { [weak self] _ in self?.onEnd(nil) }, for: .touchUpInside)
        for part in [field, save, cancel] as [UIView] { view.addSubview(part) }
    }
}

@MainActor
@Suite("Presentation scenarios")
struct PresentationScenarioTests {
    private func stage(_ root: UIViewController, width: CGFloat = 800) -> Stage {
        let stage = Stage(size: CGSize(width: width, height: 600), scale: 0.5)
        stage.show(root)
        stage.advance(by: 0.1)
        return stage
    }

    @Test("S-VC-8: a picker presented from a form is dismissed on its own, and the form after it")
    func chainOfTwo() throws {
        let list = UIViewController()
        let stage = stage(list)
        let (form, picker) = (UIViewController(), UIViewController())
        list.present(form, animated: false)
        form.present(picker, animated: false)
        #expect(picker.presentingViewController === form && form.presentingViewController === list)
        form.dismiss(animated: true)
        try stage.settle()
        #expect(list.presentedViewController === form)
        #expect(form.presentedViewController == nil)
        list.dismiss(animated: true)
        try stage.settle()
        #expect(list.presentedViewController == nil)
    }

    @Test("S-VC-12: a destination notifies its source, whether pushed, presented, or in a popover", arguments: 0..<3)
    func threeWays(way: Int) throws {
        let source = UIViewController()
        let navigation = UINavigationController(rootViewController: source)
        let stage = stage(navigation)
        let form = EntryForm()
        var heard: [String?] = []
        form.field.text = "given"
        form.onEnd = { [weak source, weak navigation] entry in
            heard.append(entry)
            if way == 0 { navigation?.popViewController(animated: true) } else { source?.dismiss(animated: true) }
        }
        switch way {
        case 0: navigation.pushViewController(form, animated: true)
        case 1: source.present(form, animated: true)
        default:
            form.modalPresentationStyle = .popover
            form.preferredContentSize = CGSize(width: 280, height: 240)
            form.popoverPresentationController?.sourceView = source.view
            form.popoverPresentationController?.sourceRect = CGRect(x: 400, y: 100, width: 1, height: 1)
            source.present(form, animated: true)
        }
        try stage.settle()
        #expect(form.view.window != nil)
        form.save.isEnabled = true
        try stage.tap("Save")
        try stage.settle()
        #expect(heard == ["given"])
        #expect(form.view.window == nil)
        #expect(navigation.topViewController === source && source.presentedViewController == nil)
    }

    @Test("S-VC-69 S-VC-71: a camera presents a library, whose content presents a picker, each dismissed on its own")
    func camera() throws {
        let (camera, album, picker) = (UIViewController(), UIViewController(), UIViewController())
        let stage = stage(camera)
        let library = UINavigationController(rootViewController: UIViewController())
        camera.present(library, animated: true)
        try stage.settle()
        library.pushViewController(album, animated: false)
        try stage.settle()
        #expect(album.presentingViewController === camera)
        #expect(library.presentingViewController === camera)
        let choice = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        choice.addAction(
            UIAlertAction(title: "Assign", style: .default) { _ in album.present(picker, animated: true) })
        choice.popoverPresentationController?.sourceView = album.view
        choice.popoverPresentationController?.sourceRect = CGRect(x: 20, y: 20, width: 10, height: 10)
        album.present(choice, animated: true)
        try stage.settle()
        try stage.tap("Assign")
        try stage.settle()
        #expect(album.presentedViewController === picker)
        #expect(picker.presentingViewController === album)
        picker.dismiss(animated: true)
        try stage.settle()
        #expect(camera.presentedViewController === library)
        #expect(library.topViewController === album)
        album.dismiss(animated: true)
        try stage.settle()
        #expect(camera.presentedViewController == nil)
    }

    private nonisolated static let styles: [UIModalPresentationStyle] = [.pageSheet, .formSheet, .fullScreen]

    @Test("S-VC-73: everything below a sheet is dimmed, and taps there have no effect", arguments: styles)
    func styles(style: UIModalPresentationStyle) throws {
        let root = UIViewController()
        let stage = stage(root)
        root.view.backgroundColor = .white
        var presses = 0
        let button = UIButton(primaryAction: UIAction(title: "Below") { _ in presses += 1 })
        button.frame = CGRect(x: 0, y: 560, width: 100, height: 40)
        root.view.addSubview(button)
        let guest = UIViewController()
        guest.modalPresentationStyle = style
        guest.view.backgroundColor = .white
        root.present(guest, animated: true)
        try stage.settle()
        let corner = try #require(stage.pixel(at: CGPoint(x: 4, y: 300)))
        #expect(style == .fullScreen ? corner.red == 255 : corner.red < 220)
        stage.click(at: CGPoint(x: 8, y: 590))
        stage.tap(at: CGPoint(x: 8, y: 590))
        try stage.settle()
        #expect(presses == 0)
        #expect(root.presentedViewController === guest)
    }

    // MARK: - Orientations

    private final class Turning: UIViewController {
        var mask = UIInterfaceOrientationMask.all
        var preferred: UIInterfaceOrientation?
        var turns: [UIInterfaceOrientation] = []

        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
        override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
            preferred ?? super.preferredInterfaceOrientationForPresentation
        }

        override func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {
            super.willRotate(to: toInterfaceOrientation, duration: duration)
            turns.append(toInterfaceOrientation)
        }
    }

    @Test("S-VC-52: a full-screen controller has its preferred orientation while it is presented")
    func preferredOrientation() throws {
        let root = UIViewController()
        let stage = stage(root)
        #expect(stage.window.interfaceOrientation == .landscapeRight)
        let guest = Turning()
        guest.modalPresentationStyle = .fullScreen
        guest.mask = .landscape
        guest.preferred = .landscapeLeft
        root.present(guest, animated: true)
        try stage.settle()
        #expect(stage.application.statusBarOrientation == .landscapeLeft)
        root.dismiss(animated: true)
        try stage.settle()
        #expect(stage.application.statusBarOrientation == .landscapeRight)
        // The window's shape doesn't fit the first orientation, and the second isn't supported.
        for preferred in [UIInterfaceOrientation.portrait, .landscapeLeft] {
            guest.preferred = preferred
            guest.mask = preferred == .portrait ? .all : .landscapeRight
            root.present(guest, animated: false)
            #expect(stage.window.interfaceOrientation == .landscapeRight)
            root.dismiss(animated: false)
        }
    }

    @Test("A controller that covers the window determines orientations and is notified of rotations; a sheet isn't")
    func frontmost() throws {
        let (root, guest) = (Turning(), Turning())
        let stage = stage(root)
        guest.mask = .landscape
        guest.modalPresentationStyle = .formSheet
        root.present(guest, animated: false)
        stage.resize(to: CGSize(width: 600, height: 800))
        try stage.settle()
        #expect(root.turns == [.portrait] && guest.turns == [.portrait])
        stage.resize(to: CGSize(width: 800, height: 600))
        try stage.settle()
        root.dismiss(animated: false)
        guest.modalPresentationStyle = .fullScreen
        root.present(guest, animated: false)
        try stage.settle()
        (root.turns, guest.turns) = ([], [])
        stage.resize(to: CGSize(width: 600, height: 800))
        try stage.settle()
        #expect(root.turns == [] && guest.turns == [])
        guest.mask = .all
        guest.setNeedsUpdateOfSupportedInterfaceOrientations()
        try stage.settle()
        #expect(root.turns == [])
        #expect(guest.turns == [.portrait])
    }

    @Test("S-VC-53: an application and a controller without a common orientation terminate the process")
    func disjoint() async {
        await #expect(processExitsWith: .failure) { @MainActor in
            final class Portrait: NSObject, UIApplicationDelegate {
                func application(
                    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
                ) -> UIInterfaceOrientationMask { .portrait }
            }
            let delegate = Portrait()
            let stage = Stage(size: CGSize(width: 600, height: 800), scale: 0.5, delegate: delegate)
            let root = Turning()
            root.mask = .landscape
            stage.show(root)
            stage.resize(to: CGSize(width: 800, height: 600))
        }
    }
}
