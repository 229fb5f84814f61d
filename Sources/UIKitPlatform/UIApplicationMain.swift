// SPDX-License-Identifier: MIT
internal import Diagnostics
internal import Foundation
internal import UIKitAutomation
public import UIKitCore
internal import UIKitText
internal import Windowing

extension UIApplicationDelegate {
    /// Starts the application with an instance of this class as its delegate.
    ///
    /// Called by `@main`.
    @preconcurrency @MainActor
    public static func main() {
        run(delegate: Self.self)
    }
}

/// Starts the application: connects to the display server, creates the delegate, and runs until the application
/// terminates.
///
/// Both names are in the format of `NSStringFromClass(_:)`; if the first is `nil`, the class is `UIApplication`. The
/// function does not return: the process exits with status 0, or with 1 if there is no display or the connection is
/// lost.
@preconcurrency @MainActor
@discardableResult
public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ principalClassName: String?,
    _ delegateClassName: String?
) -> Int32 {
    guard let delegateClassName, let type = NSClassFromString(delegateClassName) as? any UIApplicationDelegate.Type
    else {
        preconditionFailure(
            "UIApplicationMain needs the name of a class that conforms to UIApplicationDelegate, not \(delegateClassName ?? "nil")."
        )
    }
    guard let principalClassName else { run(delegate: type) }
    guard let principal = NSClassFromString(principalClassName) as? UIApplication.Type else {
        preconditionFailure("\(principalClassName) is not the name of a subclass of UIApplication.")
    }
    run(delegate: type, application: principal)
}

@MainActor
private func run(
    delegate type: any UIApplicationDelegate.Type, application: UIApplication.Type = UIApplication.self
) -> Never {
    Signals.ignoreBrokenPipes()
    UIApplication.prepare()
    TextDragDrop.install()
    TextSpellChecker.install()
    do {
        let environment = try ApplicationEnvironment(ProcessInfo.processInfo.environment)
        let service = ApplicationService(environment)
        let request = LaunchArguments.request(
            CommandLine.arguments, origin: ProcessInfo.processInfo.environment[OpenOrigin.variable])
        // It isn't the account of what this application opens.
        unsetenv(OpenOrigin.variable)
        if let request, service?.isPerformedElsewhere(request) == true { exit(0) }
        let system = try Backend.connect(environment)
        Log.info("The application runs on the display \(system.name).")
        // A headless application has the same appearance everywhere.
        if system.name != "headless" {
            DesktopServices.running = DesktopServices(
                environment.buses, session: service?.bus, identifier: environment.identifier,
                followingStyle: environment.followsDesktopStyle, accessibility: environment.accessibility)
            Backend.addInputMethods(to: system, environment, bus: DesktopServices.running?.sessionBus)
        }
        // For a user at a terminal who expects a window; it would only clutter a log.
        if environment.isUnseen, isatty(STDERR_FILENO) == 1 {
            say("There is no Wayland or X display, so the application runs in memory and shows no window.")
        }
        var options = ApplicationOptions(
            identifier: environment.identifier, userInterfaceStyle: environment.userInterfaceStyle,
            stateFolder: environment.stateFolder)
        options.locale = environment.locale
        options.request = request
        options.languages = environment.languages
        if let timeLimit = environment.reconnectionTimeLimit { options.reconnectionTimeLimit = timeLimit }
        guard let delegate = (type as? NSObject.Type).map(NSObject.make) as? any UIApplicationDelegate else {
            preconditionFailure("\(type) is not a subclass of NSObject.")
        }
        let application = UIApplication.launch(
            on: system, delegate: delegate, options: options, as: application, onTerminate: { exit($0) })
        if let services = DesktopServices.running {
            services.attach(to: application)
        } else {
            DesktopSettings().apply(to: application, includingStyle: false, overrides: environment.accessibility)
        }
        service?.start(for: application)
        Signals.endApplicationOnTermination()
        if let path = environment.script { application.runScript(atPath: path) }
    } catch {
        say("\(error)")
        exit(1)
    }
    while true { RunLoop.main.run() }
}

private func say(_ sentence: String) {
    FileHandle.standardError.write(Data("\(ProcessInfo.processInfo.processName): \(sentence)\n".utf8))
}
