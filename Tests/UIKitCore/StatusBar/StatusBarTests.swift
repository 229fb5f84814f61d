// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@Suite(.serialized)
@MainActor
struct StatusBarTests {
    /// A controller with preferences that can be changed.
    private final class Screen: UIViewController {
        var style = UIStatusBarStyle.default {
            didSet { setNeedsStatusBarAppearanceUpdate() }
        }
        var isHidden = false
        var styleChild: UIViewController?

        override var preferredStatusBarStyle: UIStatusBarStyle { style }
        override var prefersStatusBarHidden: Bool { isHidden }
        override var childForStatusBarStyle: UIViewController? { styleChild }
    }

    private func screen(_ style: UIStatusBarStyle, hidden: Bool = false) -> Screen {
        let screen = Screen()
        screen.style = style
        screen.isHidden = hidden
        return screen
    }

    @Test("The root controller determines the style, and a change of it is taken up when it is announced")
    func root() throws {
        let stage = Stage()
        let root = screen(.lightContent, hidden: true)
        stage.show(root)
        try stage.settle()
        let application = UIApplication.shared
        #expect(application.statusBarStyle == .lightContent)
        #expect(application.isStatusBarHidden)
        #expect(application.statusBarFrame == .zero)
        root.isHidden = false
        root.style = .darkContent
        try stage.settle()
        #expect(application.statusBarStyle == .darkContent)
        #expect(!application.isStatusBarHidden)
    }

    @Test("A navigation controller's top child counts while the bar is hidden, and a black bar is light otherwise")
    func navigation() throws {
        let stage = Stage()
        let navigation = UINavigationController(rootViewController: screen(.lightContent))
        stage.show(navigation)
        try stage.settle()
        let application = UIApplication.shared
        #expect(application.statusBarStyle == .default)
        navigation.setNavigationBarHidden(true, animated: false)
        navigation.pushViewController(screen(.darkContent, hidden: true), animated: false)
        try stage.settle()
        #expect(application.statusBarStyle == .darkContent)
        #expect(application.isStatusBarHidden)
        navigation.popViewController(animated: false)
        try stage.settle()
        #expect(application.statusBarStyle == .lightContent)
        navigation.setNavigationBarHidden(false, animated: false)
        navigation.navigationBar.barStyle = .black
        try stage.settle()
        #expect(application.statusBarStyle == .lightContent)
    }

    @Test("A full-screen presentation counts; a sheet counts only if it captures the appearance")
    func presentation() throws {
        let stage = Stage()
        let root = screen(.default)
        stage.show(root)
        let application = UIApplication.shared
        let presented = screen(.lightContent)
        presented.modalPresentationStyle = .formSheet
        root.present(presented, animated: false)
        try stage.settle()
        #expect(application.statusBarStyle == .default)
        presented.modalPresentationCapturesStatusBarAppearance = true
        try stage.settle()
        #expect(application.statusBarStyle == .lightContent)
        root.dismiss(animated: true)
        try stage.settle()
        #expect(application.statusBarStyle == .default)
        let full = screen(.darkContent)
        full.modalPresentationStyle = .fullScreen
        root.present(full, animated: true)
        try stage.settle()
        #expect(application.statusBarStyle == .darkContent)
    }

    @Test("Controllers that name each other in a circle end the search")
    func circle() throws {
        let stage = Stage()
        let (first, second) = (screen(.lightContent), screen(.darkContent))
        (first.styleChild, second.styleChild) = (second, first)
        stage.show(first)
        try stage.settle()
        #expect(UIApplication.shared.statusBarStyle == .darkContent)
        first.styleChild = nil
    }
}
