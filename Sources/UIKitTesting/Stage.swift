// SPDX-License-Identifier: MIT
internal import Diagnostics
public import Foundation
internal import LayerTree
public import UIKitCore
internal import Windowing
package import WindowingHeadless

/// An application without a display that a test drives like a user, and whose time only advances on request.
///
/// A method such as `tap(_:)` sends the events that a display server would, advances the clock by the duration of the
/// action, and draws a frame. Animations continue with `advance(by:)` or `settle()`.
///
/// Neither blocks on the main queue nor operations of `OperationQueue.main` run during a synchronous test. Posting a
/// notification waits for observers that were added with `queue: .main`, so that such a test would never end, which is
/// reported after some seconds. Pass `nil` as the queue: the observer is then called where the notification is posted.
///
/// Only one application exists at a time: creating a stage ends the previous one, which must not be used any more. So
/// create it inside a synchronous test on the main actor. A stage in a property of a suite may be ended by that of
/// another test before its own test begins.
@MainActor
public final class Stage {
    /// The application's window, already visible: that of its scenes that is key if they have any, and otherwise an empty
    /// one.
    public let window: UIWindow
    /// The running application.
    public let application: UIApplication

    package let system: HeadlessWindowSystem
    package let clock: ManualTimeSource
    private let ending: Ending
    /// Restores the clock and run loop that were in use before the stage.
    private var restore: (() -> Void)?

    private let watch = MainOperationWatch()

    private static weak var current: Stage?

    /// The request with which the next stage starts its application.
    package static var launchRequest: DesktopRequest?

    /// Starts an application on a screen of `size` points with `scale` pixels per point, which an empty window fills
    /// unless scenes of the delegate have windows.
    ///
    /// With a `stateFolder`, scenes are saved there and restored on another stage with the same folder. `languages` are
    /// those that the user reads, the preferred one first, as names of locales; the first one is `Locale.current` too,
    /// and so determines the formats of dates and numbers. By default, it's English without a region. `bundle` contains
    /// `Info.plist` and the main storyboard that it may name; by default the main bundle.
    public init(
        size: CGSize = CGSize(width: 400, height: 300), scale: CGFloat = 1,
        appearance: UIUserInterfaceStyle = .light, delegate: (any UIApplicationDelegate)? = nil,
        stateFolder: URL? = nil, languages: [String] = [], bundle: Bundle = .main
    ) {
        Self.current?.end()
        restore = Self.globals()
        let clock = ManualTimeSource()
        let system = HeadlessWindowSystem(
            screens: [HeadlessScreenSpecification(size: size, scale: scale)], timeSource: clock,
            paintsOnDemand: true)
        let ending = Ending()
        var options = ApplicationOptions(
            identifier: "org.shoji.stage", userInterfaceStyle: appearance, stateFolder: stateFolder, bundle: bundle)
        options.request = Self.launchRequest
        Self.launchRequest = nil
        if let language = languages.first {
            (options.languages, options.locale) = (languages, Locale(identifier: language))
        }
        application = UIApplication.launch(on: system, delegate: delegate, options: options) { ending.status = $0 }
        // Run-loop iterations also end on the stage's clock, because the main queue does not run during a test.
        CATransaction.scheduler = { work in
            _ = clock.schedule(after: 0, work)
        }
        self.clock = clock
        self.system = system
        self.ending = ending
        let sceneWindows = application.connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
        let shown = sceneWindows.filter { !$0.isHidden }
        if let window = shown.first(where: \.isKeyWindow) ?? shown.first {
            self.window = window
        } else {
            window = UIWindow(frame: CGRect(origin: .zero, size: size))
            window.makeKeyAndVisible()
        }
        Self.current = self
        advance(by: 0)
    }

    @MainActor deinit {
        end()
    }

    /// Ends the application and removes its windows from the screen.
    public func end() {
        guard let restore else { return }
        self.restore = nil
        watch.stop()
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

    /// Terminates the application like the user's session would, so that it can save its state.
    public func terminate() {
        requireCurrent()
        application.terminate(status: 0)
    }

    /// The exit status of the application; `nil` while it is running.
    public var exitStatus: Int32? { ending.status }

    /// Traps unless this is the current stage, whose application is running.
    func requireCurrent() {
        precondition(
            Self.current === self,
            "A newer stage has ended this one. Make the stage inside the test function, which must not be async.")
    }

    // MARK: - Content

    /// Sets the window's root view controller and draws a frame.
    public func show(_ viewController: UIViewController) {
        window.rootViewController = viewController
        advance(by: 0)
    }

    /// Shows `view` with its own frame in an otherwise empty window.
    public func show(_ view: UIView) {
        let viewController = UIViewController()
        viewController.loadViewIfNeeded()
        viewController.view.addSubview(view)
        show(viewController)
    }

    /// Resizes the window, as by dragging its corner, until its content has the given size in points.
    ///
    /// A size beyond the window's minimum or maximum is limited to it, which is logged.
    public func resize(to size: CGSize) {
        for window in system.windows.suffix(1) {
            window.resize(to: size)
            let actual = window.contentSize
            guard actual != size else { continue }
            Log.misuse(
                "The window was resized to \(actual.width) x \(actual.height) instead of \(size.width) x \(size.height), "
                    + "because of its minimum and maximum sizes.")
        }
        advance(by: 0)
    }
}

/// The result of the application's termination, shared with the closure that receives it.
@MainActor
private final class Ending {
    var status: Int32?
}
