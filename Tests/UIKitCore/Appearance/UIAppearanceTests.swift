// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing
import UIKitTesting

@testable import UIKitCore

private final class Sidebar: UIView {}
private final class Panel: UIView {}

private final class Badge: UILabel {
    var corner: CGFloat = 3
}

private final class EarlyReader: UIView {
    var colorInHook: UIColor?

    override func didMoveToWindow() {
        if window != nil { colorInHook = backgroundColor }
    }
}

@MainActor
@Suite("Appearance proxies")
struct UIAppearanceTests {
    private func withStage(_ body: (Stage) -> Void) {
        let stage = Stage()
        defer { AppearanceStore.shared.removeAll() }
        body(stage)
    }

    @Test("All labels get the class's appearance when they enter a window")
    func classLook() {
        withStage { stage in
            UILabel.appearance().textColor = .red
            UILabel.appearance().font = .systemFont(ofSize: 30)
            UILabel.appearance().backgroundColor = .blue
            UILabel.appearance().numberOfLines = 2
            #expect(UILabel.appearance().textColor == .red)
            #expect(UILabel.appearance().numberOfLines == 2)
            #expect(UILabel.appearance().lineBreakMode == .byTruncatingTail)
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
            #expect(label.textColor == .label)
            stage.show(label)
            #expect(label.textColor == .red)
            #expect(label.font.pointSize == 30)
            #expect(label.numberOfLines == 2)
            #expect(stage.pixel(at: CGPoint(x: 90, y: 20))?.blue == 255)
        }
    }

    @Test("Properties set on the view itself are kept, before and after it enters the window")
    func explicitValues() {
        withStage { stage in
            UILabel.appearance().textColor = .red
            let (before, after) = (UILabel(), UILabel())
            before.textColor = .green
            let root = UIView()
            root.addSubview(before)
            root.addSubview(after)
            stage.show(root)
            #expect(before.textColor == .green)
            #expect(after.textColor == .red)
            after.textColor = .blue
            UILabel.appearance().textColor = .purple
            after.removeFromSuperview()
            root.addSubview(after)
            #expect(after.textColor == .blue)
        }
    }

    @Test("A changed appearance applies to views that enter a window afterward, or again")
    func changes() {
        withStage { stage in
            UILabel.appearance().textColor = .red
            let label = UILabel()
            let root = UIView()
            root.addSubview(label)
            stage.show(root)
            UILabel.appearance().textColor = .purple
            #expect(label.textColor == .red)
            label.removeFromSuperview()
            root.addSubview(label)
            #expect(label.textColor == .purple)
        }
    }

    @Test("An appearance set in the iteration in which views entered a window reaches them before the first frame")
    func sameIteration() {
        withStage { stage in
            let root = UIViewController()
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
            root.view.addSubview(label)
            let navigation = UINavigationController(rootViewController: root)
            stage.window.rootViewController = navigation
            stage.window.makeKeyAndVisible()
            UINavigationBar.appearance().tintColor = .red
            UILabel.appearance().textColor = .green
            stage.advance(by: 0)
            #expect(navigation.navigationBar.tintColor == .red && label.textColor == .green)
            UILabel.appearance().textColor = .blue
            stage.advance(by: 0)
            #expect(label.textColor == .green)
        }
    }

    @Test("The appearance has been applied when didMoveToWindow is called")
    func timing() {
        withStage { stage in
            EarlyReader.appearance().backgroundColor = .red
            let view = EarlyReader()
            stage.show(view)
            #expect(view.colorInHook == .red)
        }
    }

    @Test("The appearance of a subclass prevails over that of its superclass")
    func subclasses() {
        withStage { stage in
            Badge.appearance().backgroundColor = .green
            Badge.appearance().corner = 9
            UIView.appearance().backgroundColor = .red
            UILabel.appearance().backgroundColor = .blue
            let views = [Badge(), UILabel(), Panel()]
            let root = UIView()
            views.forEach(root.addSubview)
            stage.show(root)
            #expect(views.map(\.backgroundColor) == [.green, .blue, .red])
            #expect((views[0] as? Badge)?.corner == 9)
        }
    }

    @Test("Containers are matched innermost first, and more containers prevail")
    func containers() {
        withStage { stage in
            UILabel.appearance().textColor = .red
            UILabel.appearance(whenContainedInInstancesOf: [Sidebar.self]).textColor = .green
            UILabel.appearance(whenContainedInInstancesOf: [Panel.self, Sidebar.self]).textColor = .blue
            let (sidebar, panel, inner, root) = (Sidebar(), Panel(), Sidebar(), UIView())
            let labels = (0..<4).map { _ in UILabel() }
            // In no container, in a sidebar, in a panel in a sidebar, and in a sidebar in a panel.
            root.addSubview(labels[0])
            root.addSubview(sidebar)
            sidebar.addSubview(labels[1])
            sidebar.addSubview(panel)
            panel.addSubview(labels[2])
            let outer = Panel()
            root.addSubview(outer)
            outer.addSubview(inner)
            inner.addSubview(labels[3])
            stage.show(root)
            #expect(labels.map(\.textColor) == [.red, .green, .blue, .green])
        }
    }

    @Test("View controllers contain the subviews of their views")
    func controllers() {
        final class Settings: UIViewController {}
        withStage { stage in
            UILabel.appearance(whenContainedInInstancesOf: [Settings.self]).textColor = .green
            let controller = Settings()
            let label = UILabel()
            controller.view.addSubview(label)
            stage.show(controller)
            #expect(label.textColor == .green)
        }
    }

    @Test("An appearance for traits applies when they do")
    func traits() {
        withStage { stage in
            UILabel.appearance().textColor = .red
            UILabel.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).textColor = .yellow
            let label = UILabel()
            stage.show(label)
            #expect(label.textColor == .red)
            stage.window.overrideUserInterfaceStyle = .dark
            #expect(label.textColor == .yellow)
            stage.window.overrideUserInterfaceStyle = .light
            #expect(label.textColor == .red)
        }
    }

    @Test("Buttons get title colors and background images by state")
    func buttons() {
        withStage { stage in
            UIButton.appearance().setTitleColor(.red, for: .normal)
            UIButton.appearance().setTitleColor(.green, for: .highlighted)
            let (plain, own) = (UIButton(type: .custom), UIButton(type: .custom))
            own.setTitleColor(.blue, for: .normal)
            let root = UIView()
            root.addSubview(plain)
            root.addSubview(own)
            stage.show(root)
            #expect(plain.titleColor(for: .normal) == .red)
            #expect(plain.titleColor(for: .highlighted) == .green)
            #expect(own.titleColor(for: .normal) == .blue)
        }
    }

    @Test("A window gets its appearance when it is shown")
    func windows() {
        withStage { _ in
            UIWindow.appearance().tintColor = .green
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
            let view = UIView()
            window.addSubview(view)
            window.isHidden = false
            #expect(view.tintColor == .green)
            window.isHidden = true
        }
    }

    @Test("Values are compared by type and value")
    func sameness() {
        #expect(isSameAppearanceValue(UIColor.red as UIColor? as Any, UIColor.red))
        #expect(isSameAppearanceValue(UIColor?.none as Any, UIColor?.none as Any))
        #expect(!isSameAppearanceValue(UIColor?.none as Any, UIColor.red))
        #expect(!isSameAppearanceValue(UIColor.red, UIColor?.none as Any))
        let attributes: [NSAttributedString.Key: Any]? = [.foregroundColor: UIColor.red]
        #expect(isSameAppearanceValue(attributes as Any, attributes as Any))
        #expect(!isSameAppearanceValue(attributes as Any, [NSAttributedString.Key.foregroundColor: UIColor.blue]))
    }
}
