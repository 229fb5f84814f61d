// SPDX-License-Identifier: MIT
package import Foundation

/// Something that the desktop asks an application to do, when it is started or while it runs.
package enum DesktopRequest: Equatable, Sendable {
    /// Show a window in front.
    case activate
    /// Open files and other URLs.
    case open([URL], OpenOrigin = OpenOrigin())
    /// Perform the shortcut item of a type.
    case shortcut(String)
}

extension UIApplication {
    /// Performs a request while the application runs.
    ///
    /// `activationToken` allows a window to be raised, on desktops that require one.
    package func perform(_ request: DesktopRequest, activationToken: String? = nil) {
        guard onTerminate != nil, backgroundTasks.deadline == nil else { return }
        let window = keyWindow ?? windows.last { $0.windowLevel == .normal } ?? windows.last
        let scene = window?.windowScene ?? scenes.connected.last
        window?.comeToFront(token: activationToken)
        switch request {
        case .activate: break
        case .open(let urls, let origin): open(urls, origin, in: scene)
        case .shortcut(let type):
            guard let item = allShortcutItems.first(where: { $0.type == type }) else { return }
            if let scene = scene as? UIWindowScene, let delegate = scene.delegate as? any UIWindowSceneDelegate {
                delegate.windowScene(scene, performActionFor: item) { _ in }
            } else {
                delegate?.application(self, performActionFor: item) { _ in }
            }
        }
    }

    private func open(_ urls: [URL], _ origin: OpenOrigin, in scene: UIScene?) {
        let (pages, others) = urls.divided
        if let scene {
            for page in pages { scene.delegate?.scene(scene, continue: page) }
            if !others.isEmpty {
                scene.delegate?.scene(scene, openURLContexts: Set(others.map { UIOpenURLContext($0, origin) }))
            }
        } else if let delegate {
            for page in pages where !self.continue(page) {
                if let url = page.webpageURL { _ = delegate.application(self, open: url, options: url.options(origin)) }
            }
            for url in others { _ = delegate.application(self, open: url, options: url.options(origin)) }
        }
    }

    /// Passes an activity to the delegate and the objects that it names.
    private func `continue`(_ activity: NSUserActivity) -> Bool {
        delegate?.application(self, continue: activity) { objects in
            for object in objects ?? [] { object.restoreUserActivityState(activity) }
        } ?? false
    }

    // MARK: - Launch

    /// The launch options of the request with which the application was started; `nil` for none.
    var launchDictionary: [LaunchOptionsKey: Any]? {
        switch launchOptions.request {
        case .open(let urls, let origin):
            urls.first.map { url in
                var options: [LaunchOptionsKey: Any] = [.url: url]
                options[.sourceApplication] = origin.application
                options[.annotation] = origin.annotation
                return options
            }
        case .shortcut(let type):
            allShortcutItems.first { $0.type == type }.map { [.shortcutItem: $0] }
        case .activate, nil: nil
        }
    }

    /// Adds the request with which the application was started to the options of its first scene.
    func addLaunchRequest(to options: UIScene.ConnectionOptions) {
        switch launchOptions.request {
        case .open(let urls, let origin):
            let (pages, others) = urls.divided
            options.userActivities += pages
            options.urlContexts = Set(others.map { UIOpenURLContext($0, origin) })
        case .shortcut(let type): options.shortcutItem = allShortcutItems.first { $0.type == type }
        case .activate, nil: break
        }
    }

    /// Performs the request with which an application without scenes was started.
    func performLaunchRequest() {
        guard scenes.connected.isEmpty, let request = launchOptions.request else { return }
        perform(request)
    }
}

extension [URL] {
    /// The web pages as activities, as applications receive those of their sites, and the other URLs.
    @MainActor
    fileprivate var divided: (pages: [NSUserActivity], others: [URL]) {
        let pages = filter { ["http", "https"].contains($0.scheme?.lowercased()) }
        let activities = pages.map { page in
            let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
            activity.webpageURL = page
            return activity
        }
        return (activities, filter { !pages.contains($0) })
    }
}

extension URL {
    fileprivate func options(_ origin: OpenOrigin) -> [UIApplication.OpenURLOptionsKey: Any] {
        var options: [UIApplication.OpenURLOptionsKey: Any] = [.openInPlace: isFileURL]
        options[.sourceApplication] = origin.application
        options[.annotation] = origin.annotation
        return options
    }
}
