// SPDX-License-Identifier: MIT
import Foundation
import UIKit

/// An application that reports its life cycle on standard output, one line per event.
///
/// Its first argument selects an additional behavior; see `Habit`. The second is the title of its window.
@main
final class PlatformFixture: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    static func main() {
        // A test runner might ignore the signal, and that would be inherited.
        signal(SIGPIPE, SIG_DFL)
        UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, NSStringFromClass(Self.self))
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let controller = UIViewController()
        controller.title = CommandLine.arguments.dropFirst(2).first ?? "Fixture"
        window.rootViewController = controller
        window.makeKeyAndVisible()
        self.window = window
        say("launched")
        let habit = Habit(CommandLine.arguments.dropFirst().first)
        if habit == .looks {
            let traits: [any UITraitDefinition.Type] = [
                UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self,
            ]
            _ = controller.registerForTraitChanges(traits) { (controller: UIViewController, _: UITraitCollection) in
                let traits = controller.traitCollection
                say(
                    "looks \(traits.userInterfaceStyle)"
                        + (traits.accessibilityContrast == .high ? " with contrast" : ""))
            }
        }
        Scene.show(habit, in: controller.view)
        habit.begin()
        return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) {
        say("active")
    }

    func applicationDidReceiveMemoryWarning(_ application: UIApplication) {
        say("memory is short")
    }

    func applicationWillTerminate(_ application: UIApplication) {
        say("will terminate")
        if Habit(CommandLine.arguments.dropFirst().first) == .longFarewell { waitForever() }
    }

    func application(_ application: UIApplication, didLoseDisplayWith error: any Error) {
        say("lost: \(error)")
    }

    func applicationDidRegainDisplay(_ application: UIApplication) { say("regained") }
}

/// Writes a line without buffering, unlike `print`.
func say(_ line: String) {
    FileHandle.standardOutput.write(Data("\(line)\n".utf8))
}

/// Blocks the thread until a signal ends the process, or until standard input is closed.
func waitForever() -> Never {
    while readLine() != nil {}
    exit(2)
}
