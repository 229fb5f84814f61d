// SPDX-License-Identifier: MIT
public import Foundation
internal import LayerTree
public import UIKitCore
internal import Windowing
package import WindowingHeadless

/// An application without a display, driven as its user would, whose time passes only when the stage lets it.
///
/// A verb such as `tap(_:)` hands in what the desktop would, lets the time pass that a hand takes, and draws a frame.
/// Animations that it started go on with `advance(by:)` or `settle()`. What waits for the main queue does not run while
/// a synchronous test does.
///
/// Only one application exists at a time: making a stage ends the one before, which cannot be used any more. So make it
/// inside the test, and let the test be synchronous and on the main actor; a stage in a property of a suite is ended by
/// that of another test before its own test begins.
@MainActor
public final class Stage {
    /// The application's one window, already shown.
    public let window: UIWindow
    /// The running application.
    public let application: UIApplication

    package let system: HeadlessWindowSystem
    package let clock: ManualTimeSource
    private let ending: Ending
    /// Puts the process's clock and run loop back as they were before the stage.
    private var restore: (() -> Void)?

    private static weak var current: Stage?

    /// Starts an application with an empty window that fills a screen of `size` points with `scale` pixels each.
    ///
    /// With a `stateFolder` its scenes are remembered there and come back on another stage with the same folder.
    public init(
        size: CGSize = CGSize(width: 400, height: 300), scale: CGFloat = 1,
        appearance: UIUserInterfaceStyle = .light, delegate: (any UIApplicationDelegate)? = nil,
        stateFolder: URL? = nil
    ) {
        Self.current?.end()
        restore = Self.globals()
        let clock = ManualTimeSource()
        let system = HeadlessWindowSystem(
            screens: [HeadlessScreenSpecification(size: size, scale: scale)], timeSource: clock)
        let ending = Ending()
        application = UIApplication.launch(
            on: system, delegate: delegate,
            options: ApplicationOptions(
                identifier: "org.shoji.stage", userInterfaceStyle: appearance, stateFolder: stateFolder)
        ) { ending.status = $0 }
        // Ends of turns come from the stage's clock too, since the main queue does not run while a test does.
        CATransaction.scheduler = { work in
            _ = clock.schedule(after: 0, work)
        }
        self.clock = clock
        self.system = system
        self.ending = ending
        window = UIWindow(frame: CGRect(origin: .zero, size: size))
        window.makeKeyAndVisible()
        Self.current = self
        advance(by: 0)
    }

    isolated deinit {
        end()
    }

    /// Ends the application and takes its windows off the screen.
    public func end() {
        guard let restore else { return }
        self.restore = nil
        if ending.status == nil { application.tearDown() }
        restore()
    }

    private static func globals() -> () -> Void {
        let (clock, scheduler, traits) = (LayerClock.timeSource, CATransaction.scheduler, UITraitCollection.current)
        return {
            LayerClock.timeSource = clock
            CATransaction.scheduler = scheduler
            UITraitCollection.current = traits
        }
    }

    /// Ends the application as its desktop's session would, so that it can save what it has.
    public func terminate() {
        requireCurrent()
        application.terminate(status: 0)
    }

    /// The status that the process would have ended with; `nil` while the application runs.
    public var exitStatus: Int32? { ending.status }

    /// Traps unless this is the stage made last, whose application is the running one.
    func requireCurrent() {
        precondition(
            Self.current === self,
            "A newer stage has ended this one. Make the stage inside the test function, which must not be async.")
    }

    // MARK: - Showing

    /// Makes `viewController` the window's root and draws it.
    public func show(_ viewController: UIViewController) {
        window.rootViewController = viewController
        advance(by: 0)
    }

    /// Shows `view` at its own place in an otherwise empty window.
    public func show(_ view: UIView) {
        let viewController = UIViewController()
        viewController.loadViewIfNeeded()
        viewController.view.addSubview(view)
        show(viewController)
    }

    /// Drags the window's corner until its content has `size`, in points.
    public func resize(to size: CGSize) {
        for window in system.windows.suffix(1) { window.resize(to: size) }
        advance(by: 0)
    }
}

/// How the application ended, shared with the closure that is told of it.
@MainActor
private final class Ending {
    var status: Int32?
}
