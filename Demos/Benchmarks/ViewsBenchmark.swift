// SPDX-License-Identifier: MIT
import UIKit

/// Runs scenarios one after the other in a window of 800 by 600 points, and prints a table of what they take of the
/// processors, all threads together.
final class ViewsBenchmark: UIResponder, UIApplicationDelegate {
    private static let scenarios: [(name: String, make: @MainActor () -> any Scenario)] = [
        ("text-layers", { TextLayersScenario() }), ("cross-fade", { CrossFadeScenario() }),
        ("rotation", { RotationScenario() }), ("blur", { BlurScenario() }), ("rows", { RowsScenario() }),
        ("views", { ManyViewsScenario() }),
        ("constraints", { ConstraintsScenario() }), ("property-change", { PropertyChangeScenario() }),
        ("doubling", { DoublingScenario() }), ("resize", { ResizeScenario() }),
        ("second-window", { SecondWindowScenario() }), ("hot-plug", { HotPlugScenario() }),
        ("controllers", { ControllersScenario() }),
    ]
    private static var chosen: [String] = []

    static let names = scenarios.map(\.name)

    var window: UIWindow?
    private var waiting: [any Scenario] = []

    /// Runs the scenarios of those names and ends the process.
    static func run(_ names: [String]) {
        chosen = names
        // Frames of the same size at the same pace wherever this runs, unless somebody asks for a display.
        setenv("SHOJI_DISPLAY", "headless", 0)
        setenv("SHOJI_HEADLESS", "800x600@1", 0)
        write(TableRow.heading)
        main()
    }

    private static func write(_ text: String) {
        FileHandle.standardOutput.write(Data(text.utf8))
    }

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        waiting = Self.chosen.compactMap { name in Self.scenarios.first { $0.name == name }?.make() }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 800, height: 600))
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        self.window = window
        Task { @MainActor in
            for scenario in waiting { await measure(scenario, in: window) }
            exit(0)
        }
        return true
    }

    /// Gives each scenario a tree of its own.
    private func measure(_ scenario: any Scenario, in window: UIWindow) async {
        let controller = UIViewController()
        controller.view.frame = window.bounds
        controller.view.backgroundColor = .systemBackground
        window.rootViewController = controller
        window.layoutIfNeeded()
        for row in await scenario.run(in: controller.view) { Self.write(row.text) }
    }
}
