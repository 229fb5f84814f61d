// SPDX-License-Identifier: MIT
import UIKit

/// Runs scenarios in sequence in a window of 800 by 600 points, and prints a table of the processor time of all
/// threads.
final class ViewsBenchmark: UIResponder, UIApplicationDelegate {
    private static let scenarios: [(name: String, make: @MainActor () -> any Scenario)] = [
        ("text-layers", { TextLayersScenario() }), ("cross-fade", { CrossFadeScenario() }),
        ("rotation", { RotationScenario() }), ("blur", { BlurScenario() }), ("rows", { RowsScenario() }),
        ("views", { ManyViewsScenario() }),
        ("constraints", { ConstraintsScenario() }), ("property-change", { PropertyChangeScenario() }),
        ("doubling", { DoublingScenario() }), ("resize", { ResizeScenario() }),
        ("second-window", { SecondWindowScenario() }), ("hot-plug", { HotPlugScenario() }),
        ("controllers", { ControllersScenario() }), ("diff", { DiffScenario() }),
        ("storyboards", { StoryboardScenario() }), ("text", { TextScenario() }), ("catalogs", { CatalogScenario() }),
        ("typing", { TypingScenario() }), ("accessibility", { AccessibilityScenario() }),
        ("accessible-list", { AccessibleListScenario() }),
        ("accessibility-bus", { AccessibilityBusScenario(listens: false) }),
        ("accessibility-observed", { AccessibilityBusScenario(listens: true) }),
    ]
    private static var chosen: [String] = []

    static let names = scenarios.map(\.name)

    var window: UIWindow?
    private var waiting: [any Scenario] = []

    /// Runs the named scenarios and exits.
    static func run(_ names: [String]) {
        chosen = names
        // The same frame size and rate on every machine, unless a display is requested.
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

    /// Runs a scenario in a new view.
    private func measure(_ scenario: any Scenario, in window: UIWindow) async {
        let controller = UIViewController()
        controller.view.frame = window.bounds
        controller.view.backgroundColor = .systemBackground
        window.rootViewController = controller
        window.layoutIfNeeded()
        for row in await scenario.run(in: controller.view) { Self.write(row.text) }
    }
}
