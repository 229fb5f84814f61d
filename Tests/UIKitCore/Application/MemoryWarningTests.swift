// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("Memory warnings")
struct MemoryWarningTests {
    private final class Delegate: NSObject, UIApplicationDelegate {
        var onWarning: () -> Void = {}

        override init() {}

        func applicationDidReceiveMemoryWarning(_ application: UIApplication) { onWarning() }
    }

    private final class Controller: UIViewController {
        var onWarning: () -> Void = {}

        override func didReceiveMemoryWarning() {
            super.didReceiveMemoryWarning()
            onWarning()
        }
    }

    @Test("The delegate is notified first, then observers, then controllers, parents first")
    func order() {
        var lines: [String] = []
        let delegate = Delegate()
        delegate.onWarning = { lines.append("delegate") }
        let stage = Stage(delegate: delegate)
        let (parent, child) = (Controller(), Controller())
        parent.onWarning = { lines.append("parent") }
        child.onWarning = { lines.append("child") }
        parent.addChild(child)
        child.didMove(toParent: parent)
        stage.show(parent)
        let token = NotificationCenter.default.addObserver(
            forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
        ) { _ in
            MainActor.assumeIsolated { lines.append("observer") }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        stage.application.warnOfShortMemory()
        #expect(lines == ["delegate", "observer", "parent", "child"])
    }
}
