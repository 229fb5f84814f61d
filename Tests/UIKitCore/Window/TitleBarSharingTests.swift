// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import LayerTree
import Localization
import Testing
import UIKitCoreTestSupport
import Windowing
import WindowingHeadless

@testable import UIKitCore

@MainActor
@Suite("Title bars in the row of the content's bars")
struct TitleBarSharingTests {
    private func page(_ title: String? = "Letters") -> UIViewController {
        let page = UIViewController()
        page.title = title
        page.view.backgroundColor = .white
        return page
    }

    /// The frame of a view on the surface.
    private func frame(of view: UIView?, in desktop: ClientSideDesktop) -> CGRect {
        guard let view else { return .null }
        let origin = desktop.layout.content.origin
        return view.convert(view.bounds, to: desktop.window).offsetBy(dx: origin.x, dy: origin.y)
    }

    private func views<Wanted: UIView>(_ type: Wanted.Type, in view: UIView) -> [Wanted] {
        view.subviews.flatMap { [$0 as? Wanted].compactMap(\.self) + views(type, in: $0) }
    }

    @Test("A navigation bar at the top has the window's buttons in its row, and its items next to them")
    func navigation() throws {
        let desktop = ClientSideDesktop()
        defer { desktop.end() }
        let root = page()
        let (left, right) = (UIBarButtonItem(systemItem: .edit), UIBarButtonItem(systemItem: .add))
        root.navigationItem.leftBarButtonItem = left
        root.navigationItem.rightBarButtonItem = right
        let stack = UINavigationController(rootViewController: root)
        desktop.show(stack)
        // The content fills the window: no row is above the bar.
        #expect(desktop.window.bounds.size == CGSize(width: 400, height: 344))
        #expect(desktop.layout.content == desktop.layout.geometry)
        let bar = frame(of: stack.navigationBar, in: desktop)
        #expect(bar.minY == desktop.layout.geometry.minY && bar.height == 44)
        #expect(root.view.safeAreaInsets.top == 44 && desktop.window.safeAreaInsets == .zero)
        let buttons = desktop.buttons.map(\.frame)
        #expect(buttons.count == 3 && buttons.allSatisfy { $0.minY >= 0 && $0.maxY <= 44 })
        let origin = desktop.layout.geometry.origin
        #expect(frame(of: right.view, in: desktop).maxX - origin.x <= buttons[0].minX)
        #expect(frame(of: left.view, in: desktop).minX - origin.x == Theme.Bars.inset)
        desktop.application.titleBarSettings = TitleBarSettings(leading: [.close, .minimize], trailing: [])
        desktop.turn()
        #expect(frame(of: left.view, in: desktop).minX - origin.x >= desktop.buttons[1].frame.maxX)
        #expect(frame(of: right.view, in: desktop).maxX - origin.x == 400 - Theme.Bars.inset)
    }

    @Test("The title is shown once: by the bar, and by the title bar while the bar is hidden")
    func titleOnce() throws {
        let desktop = ClientSideDesktop()
        defer { desktop.end() }
        let stack = UINavigationController(rootViewController: page())
        desktop.show(stack)
        func titleRows() throws -> Int {
            let picture = try #require(desktop.window.host?.layers.snapshotImage(scale: 1, usesPresentation: false))
            let bar = desktop.layout.geometry
            // A row of pixels through the middle of each line of text.
            return (0..<3).filter { row in
                let y = Int(bar.minY) + 22 + row * 44
                return (Int(bar.midX) - 60..<Int(bar.midX) + 40).contains { x in
                    (-6...6).contains { picture.bitmap.pixel(x: x, y: y + $0).red < 110 }
                }
            }.count
        }
        #expect(try titleRows() == 1)
        #expect(desktop.platform.title == "Letters")
        stack.setNavigationBarHidden(true, animated: false)
        desktop.turn()
        #expect(try titleRows() == 1)
    }

    @Test("Hiding the bar doesn't resize the window; the title bar takes its row, and the safe area stays")
    func hiddenBar() throws {
        let desktop = ClientSideDesktop()
        defer { desktop.end() }
        final class Page: UIViewController {
            var sizes: [CGSize] = []
            override func viewWillTransition(
                to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
            ) { sizes.append(size) }
        }
        let root = Page()
        let stack = UINavigationController(rootViewController: root)
        desktop.show(stack)
        // Replacing the content by one with another kind of title bar has changed the size.
        root.sizes = []
        stack.setNavigationBarHidden(true, animated: false)
        desktop.turn()
        #expect(desktop.window.bounds.height == 344 && root.sizes.isEmpty)
        #expect(root.view.safeAreaInsets.top == 44)
        #expect(desktop.application.statusBarFrame == CGRect(x: 0, y: 0, width: 400, height: 44))
        let title = CGPoint(x: desktop.layout.geometry.midX, y: desktop.layout.geometry.minY + 20)
        desktop.send(.moved, at: title)
        desktop.send(.pressed(.left), at: title, serial: 8)
        desktop.send(.moved, at: CGPoint(x: title.x + 9, y: title.y))
        #expect(desktop.platform.pointerRequests == [.move(serial: 8)])
        stack.setNavigationBarHidden(false, animated: false)
        desktop.turn()
        #expect(root.view.safeAreaInsets.top == 44 && desktop.application.statusBarFrame == .zero)
    }

    @Test("The empty part of a bar moves the window, maximizes it, and opens its menu; controls receive their clicks")
    func pointer() throws {
        let desktop = ClientSideDesktop()
        defer { desktop.end() }
        var presses = 0
        let root = page()
        let item = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in presses += 1 })
        root.navigationItem.leftBarButtonItem = item
        desktop.show(UINavigationController(rootViewController: root))
        let empty = CGPoint(x: desktop.layout.geometry.midX - 40, y: desktop.layout.geometry.minY + 30)
        desktop.send(.moved, at: empty)
        desktop.send(.pressed(.right), at: empty, serial: 2)
        desktop.send(.released(.right), at: empty, serial: 2)
        #expect(desktop.platform.pointerRequests == [.windowMenu(empty, serial: 2)])
        let button = frame(of: item.view, in: desktop)
        desktop.click(at: CGPoint(x: button.midX, y: button.midY))
        #expect(presses == 1)
        #expect(desktop.platform.pointerRequests.count == 1)
        desktop.send(.pressed(.left), at: empty, serial: 3)
        desktop.send(.moved, at: CGPoint(x: empty.x + 9, y: empty.y))
        #expect(desktop.platform.pointerRequests.last == .move(serial: 3))
        desktop.send(.released(.left), at: empty)
        desktop.clock.advance(by: 2)
        desktop.click(at: empty)
        desktop.click(at: empty)
        desktop.turn()
        #expect(desktop.platform.configuration.states.contains(.maximized))
        #expect(desktop.window.bounds.size == CGSize(width: 1000, height: 800))
        desktop.click(at: try #require(desktop.place(of: "Close")))
        #expect(desktop.window.isHidden)
    }

    @Test("A field and a gesture in a bar receive presses")
    func titleViews() {
        let desktop = ClientSideDesktop()
        defer { desktop.end() }
        let root = page()
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        root.navigationItem.titleView = field
        desktop.show(UINavigationController(rootViewController: root))
        let place = frame(of: field, in: desktop)
        desktop.click(at: CGPoint(x: place.midX, y: place.midY))
        #expect(field.isFirstResponder)
        let view = TouchLog(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
        view.addGestureRecognizer(UITapGestureRecognizer())
        root.navigationItem.titleView = view
        desktop.turn()
        let other = frame(of: view, in: desktop)
        desktop.send(.pressed(.left), at: CGPoint(x: other.midX, y: other.midY))
        desktop.send(.released(.left), at: CGPoint(x: other.midX, y: other.midY))
        #expect(view.log.first == "began 1")
    }

    @Test("Touches on the window's buttons and on the empty part of a bar act like clicks")
    func touches() throws {
        let desktop = ClientSideDesktop()
        defer { desktop.end() }
        desktop.show(UINavigationController(rootViewController: page()))
        func touch(_ phase: TouchPointEvent.Phase, _ point: CGPoint) {
            desktop.platform.send(
                .touches([
                    TouchPointEvent(
                        phase: phase, identifier: 1, location: point, timestamp: desktop.clock.now, serial: 6)
                ]))
            desktop.turn()
        }
        let empty = CGPoint(x: desktop.layout.geometry.midX - 60, y: desktop.layout.geometry.minY + 36)
        touch(.began, empty)
        touch(.moved, CGPoint(x: empty.x + 4, y: empty.y))
        #expect(desktop.platform.pointerRequests.isEmpty)
        touch(.moved, CGPoint(x: empty.x + 14, y: empty.y))
        #expect(desktop.platform.pointerRequests == [.move(serial: 6)])
        touch(.ended, empty)
        let close = try #require(desktop.place(of: "Close"))
        touch(.began, close)
        touch(.moved, CGPoint(x: close.x - 120, y: close.y + 60))
        touch(.ended, CGPoint(x: close.x - 120, y: close.y + 60))
        #expect(!desktop.window.isHidden)
        touch(.began, close)
        touch(.ended, close)
        #expect(desktop.window.isHidden)
    }

    @Test("In right-to-left layout the bar's items avoid the buttons at the other side")
    func mirrored() throws {
        let desktop = ClientSideDesktop(languages: ["ar"])
        defer { desktop.end() }
        let root = page()
        let (first, last) = (UIBarButtonItem(systemItem: .edit), UIBarButtonItem(systemItem: .add))
        root.navigationItem.leftBarButtonItem = first
        root.navigationItem.rightBarButtonItem = last
        desktop.show(UINavigationController(rootViewController: root))
        let origin = desktop.layout.geometry.minX
        let edge = try #require(desktop.buttons.last?.frame.maxX)
        #expect(edge < 200)
        #expect(frame(of: last.view, in: desktop).minX - origin >= edge)
        #expect(frame(of: first.view, in: desktop).maxX - origin == 400 - Theme.Bars.inset)
    }

    @Test(
        "Of a split view's columns, those next to the buttons leave space for them; one without a bar is below the row")
    func split() throws {
        let desktop = ClientSideDesktop(size: CGSize(width: 900, height: 600))
        defer { desktop.end() }
        let split = UISplitViewController(style: .doubleColumn)
        let (list, detail) = (page("List"), page("Detail"))
        let (add, share) = (UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .action))
        list.navigationItem.rightBarButtonItem = add
        detail.navigationItem.rightBarButtonItem = share
        split.setViewController(list, for: .primary)
        split.setViewController(detail, for: .secondary)
        split.preferredDisplayMode = .oneBesideSecondary
        desktop.show(split)
        #expect(desktop.window.bounds.height == 600)
        let column = try #require(list.navigationController).view.bounds.width
        let origin = desktop.layout.geometry.minX
        // The list ends at its column's edge, far from the buttons.
        #expect(frame(of: add.view, in: desktop).maxX - origin == column - Theme.Bars.inset)
        #expect(frame(of: share.view, in: desktop).maxX - origin <= desktop.buttons[0].frame.minX)
        desktop.application.titleBarSettings = TitleBarSettings(leading: [.close], trailing: [.maximize])
        desktop.turn()
        #expect(frame(of: share.view, in: desktop).maxX - origin <= desktop.buttons[1].frame.minX)
        detail.navigationController?.setNavigationBarHidden(true, animated: false)
        desktop.turn()
        desktop.turn()
        #expect(detail.view.safeAreaInsets.top == 44 && list.view.safeAreaInsets.top == 44)
        #expect(desktop.window.safeAreaInsets == .zero)
    }

    @Test("A controller without a bar that covers the window has the title bar over its safe area")
    func presentation() {
        let desktop = ClientSideDesktop(size: CGSize(width: 900, height: 700))
        defer { desktop.end() }
        let stack = UINavigationController(rootViewController: page())
        desktop.show(stack)
        let plain = page("Plain")
        plain.modalPresentationStyle = .fullScreen
        stack.present(plain, animated: false)
        desktop.turn()
        desktop.turn()
        #expect(plain.view.safeAreaInsets.top == 44 && plain.view.bounds.height == 700)
        stack.dismiss(animated: false)
        desktop.turn()
        desktop.turn()
        #expect(desktop.window.safeAreaInsets == .zero)
        let sheet = UINavigationController(rootViewController: page("Sheet"))
        sheet.modalPresentationStyle = .formSheet
        stack.present(sheet, animated: false)
        desktop.turn()
        #expect(frame(of: sheet.navigationBar, in: desktop).minY > desktop.layout.geometry.minY)
        #expect(desktop.window.safeAreaInsets == .zero)
    }

    @Test("An application can keep a title bar of its own")
    func expanded() throws {
        let desktop = ClientSideDesktop()
        defer { desktop.end() }
        let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
        let session = UISceneSession(role: .windowApplication, configuration: configuration)
        let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
        let stack = UINavigationController(rootViewController: page())
        desktop.show(stack)
        desktop.window.windowScene = scene
        let titlebar = try #require(scene.titlebar)
        titlebar.toolbarStyle = .expanded
        desktop.turn()
        #expect(desktop.window.bounds.height == 300)
        #expect(frame(of: stack.navigationBar, in: desktop).minY == desktop.layout.titleBar.maxY)
        titlebar.toolbarStyle = .unified
        desktop.turn()
        #expect(desktop.window.bounds.height == 344)
    }

    @Test("A toolbar that the application placed at the top shares its row")
    func toolbar() {
        let desktop = ClientSideDesktop()
        defer { desktop.end() }
        final class Position: NSObject, UIToolbarDelegate {
            func position(for bar: any UIBarPositioning) -> UIBarPosition { .top }
        }
        let root = page()
        let position = Position()
        let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
        toolbar.delegate = position
        toolbar.autoresizingMask = .flexibleWidth
        let item = UIBarButtonItem(systemItem: .add)
        toolbar.items = [.flexibleSpace(), item]
        root.view.addSubview(toolbar)
        desktop.show(root)
        desktop.turn()
        #expect(desktop.window.bounds.height == 344)
        let origin = desktop.layout.geometry.minX
        #expect(frame(of: item.view, in: desktop).maxX - origin <= desktop.buttons[0].frame.minX)
    }

    @Test("The bar of tabs at the top of a wide window shares its row")
    func tabs() {
        let desktop = ClientSideDesktop(size: CGSize(width: 800, height: 600))
        defer { desktop.end() }
        let tabs = UITabBarController()
        tabs.viewControllers = [page("One"), page("Two")]
        desktop.show(tabs)
        desktop.turn()
        #expect(desktop.window.bounds.height == 600)
        #expect(frame(of: tabs.tabBar, in: desktop).minY == desktop.layout.geometry.minY)
        let edge = desktop.layout.geometry.minX + desktop.buttons[0].frame.minX
        #expect(views(TabButton.self, in: tabs.tabBar).allSatisfy { frame(of: $0, in: desktop).maxX <= edge })
        #expect(tabs.selectedViewController?.view.safeAreaInsets.top == tabs.tabBar.bounds.height)
    }

    @Test("A content without bars has the title bar above it, and its size is that without the title bar")
    func plain() {
        let desktop = ClientSideDesktop()
        defer { desktop.end() }
        desktop.show(page())
        #expect(desktop.window.bounds.height == 300 && desktop.window.safeAreaInsets == .zero)
        desktop.window.rootViewController = UINavigationController(rootViewController: page())
        desktop.turn()
        #expect(desktop.window.bounds.height == 344)
        #expect(desktop.layout.geometry.height == 344)
    }

    @Test("The menu bar that F10 opens is below the row of the buttons; a permanent one has a title bar above it")
    func menuBar() {
        let desktop = ClientSideDesktop()
        defer { desktop.end() }
        desktop.show(UINavigationController(rootViewController: page()))
        desktop.window.toggleMenuBar()
        desktop.turn()
        #expect(desktop.window.menuBar?.frame.minY == 44)
        desktop.window.toggleMenuBar()
        desktop.window.menuBarVisibility = .visible
        desktop.turn()
        #expect(desktop.window.bounds.height == 300)
        #expect(desktop.window.menuBar?.frame.minY == 0)
    }

    @Test("A new window has the size of its content, with a bar that shares the row")
    func newWindow() throws {
        let desktop = ClientSideDesktop()
        defer { desktop.end() }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 500, height: 400))
        window.rootViewController = UINavigationController(rootViewController: page())
        window.makeKeyAndVisible()
        desktop.turn()
        #expect(window.bounds.size == CGSize(width: 500, height: 400))
        #expect(window.host?.chrome.layout.geometry.size == CGSize(width: 500, height: 400))
        window.isHidden = true
    }

    @Test("Items that don't fit next to the buttons are in a menu, and none lie over another or under the buttons")
    func narrow() throws {
        let desktop = ClientSideDesktop()
        defer { desktop.end() }
        let root = page()
        let items = (0..<7).map { number in
            UIBarButtonItem(
                primaryAction: UIAction(title: "Item \(number)", image: UIImage(systemName: "trash")) { _ in })
        }
        root.navigationItem.rightBarButtonItems = items
        let back = UIBarButtonItem(systemItem: .edit)
        root.navigationItem.leftBarButtonItem = back
        let stack = UINavigationController(rootViewController: root)
        desktop.show(stack)
        let frames = views(BarItemButton.self, in: stack.navigationBar).filter { !$0.isHidden }
            .map { frame(of: $0, in: desktop) }.sorted { $0.minX < $1.minX }
        for (left, right) in zip(frames, frames.dropFirst()) { #expect(left.maxX <= right.minX) }
        let edge = desktop.layout.geometry.minX + desktop.buttons[0].frame.minX
        #expect(try #require(frames.last).maxX <= edge)
        let more = views(BarItemButton.self, in: stack.navigationBar).first { $0.item.accessibilityLabel == "More" }
        let hidden = items.filter { $0.view?.isHidden == true }
        #expect(!hidden.isEmpty && more?.item.shownMenu?.children.count == hidden.count)
        // The item at the edge is the first one of the application, and stays.
        #expect(items[0].view?.isHidden == false)
        desktop.platform.setContentSize(CGSize(width: 700, height: 344))
        desktop.turn()
        #expect(items.allSatisfy { $0.view?.isHidden == false })
    }
}
