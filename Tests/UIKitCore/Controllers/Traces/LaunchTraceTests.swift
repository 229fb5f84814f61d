// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("Traces: launch, first access, and low memory")
struct LaunchTraceTests {
    private final class Delegate: NSObject, UIApplicationDelegate {
        let trace = Trace()
        var window: UIWindow?

        override init() { trace.note("delegate init") }

        func application(
            _ application: UIApplication,
            willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            trace.note("willFinishLaunching")
            return true
        }

        func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
            trace.note("didFinishLaunching")
            let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
            self.window = window
            let root = TracedController("root", trace)
            root.tracesLayout = true
            window.rootViewController = root
            trace.note("root set, loaded: \(root.isViewLoaded)")
            window.makeKeyAndVisible()
            trace.note("visible: \(!window.isHidden), key: \(window.isKeyWindow)")
            return true
        }

        func applicationDidBecomeActive(_ application: UIApplication) { trace.note("didBecomeActive") }
    }

    @Test("At launch without a storyboard, the delegate creates the window, which loads and shows its root")
    func launch() throws {
        let delegate = Delegate()
        let stage = Stage(size: CGSize(width: 300, height: 200), delegate: delegate)
        try stage.settle()
        #expect(
            delegate.trace.take() == [
                "delegate init", "willFinishLaunching", "didFinishLaunching", "root set, loaded: false",
                "root loadView", "root viewDidLoad", "root willAppear outside", "root isAppearing inside",
                "visible: true, key: true", "didBecomeActive", "root willLayout 300x200", "root layoutSubviews 300x200",
                "root didLayout 300x200", "root didAppear inside",
            ])
    }

    @Test("The first access loads the view, and so does the first after it was released for low memory")
    func access() throws {
        let trace = Trace()
        let stage = Stage(size: CGSize(width: 300, height: 200))
        final class Careful: TracedController {
            override func didReceiveMemoryWarning() {
                super.didReceiveMemoryWarning()
                if isViewLoaded, view.window == nil {
                    view = nil
                    note("gives its view up")
                }
            }
        }
        let (stack, below, top) = (
            UINavigationController(nibName: nil, bundle: nil), Careful("below", trace), Careful("top", trace)
        )
        stack.viewControllers = [below]
        stage.show(stack)
        stack.pushViewController(top, animated: false)
        try stage.settle()
        _ = trace.take()
        stage.application.warnOfShortMemory()
        #expect(trace.take() == ["below memory warning", "below gives its view up", "top memory warning"])
        #expect(!below.isViewLoaded && top.isViewLoaded)
        _ = below.view
        _ = below.view
        #expect(trace.take() == ["below loadView", "below viewDidLoad"])
        #expect(below.parent === stack && below.view.window == nil)
    }
}
