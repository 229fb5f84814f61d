// SPDX-License-Identifier: MIT
package import DesktopBus
public import Foundation
internal import UIKitCore
internal import UIKitPlatform

/// The application's notifications, which the desktop's notification server shows.
///
/// Requests that wait for a trigger are kept in the application's state folder. They fire while the application runs;
/// those that came due in the meantime are shown when `current()` is first called.
///
/// > Note: Differs from UIKit: completion handlers are called on the main actor.
@preconcurrency @MainActor
public final class UNUserNotificationCenter {
    /// Decides about notifications in the foreground, and receives what the user does with them.
    public weak var delegate: (any UNUserNotificationCenterDelegate)?

    private static let shared = UNUserNotificationCenter(
        bus: BusAddresses(ProcessInfo.processInfo.environment).session.map(DesktopBus.init(address:)),
        application: UIApplication.running?.launchOptions.identifier ?? ProcessInfo.processInfo.processName,
        folder: UIApplication.running?.launchOptions.stateFolder, clock: SystemClock())

    /// Returns the application's center.
    public class func current() -> UNUserNotificationCenter { shared }

    let server: NotificationServer?
    let clock: any NotificationClock
    let store: NotificationStore
    /// The features for which the application has asked; `nil` if it never has.
    private var options: UNAuthorizationOptions?
    var pending: [PendingRequest]
    var shown: [ShownNotification] = []
    private var categories: [String: UNNotificationCategory] = [:]
    private var showings = 0
    /// The newest attempt to show the request of an identifier.
    private var attempts: [String: Int] = [:]

    private let isInForeground: @MainActor () -> Bool

    /// `folder` is where requests are stored; `nil` to store none.
    package init(
        bus: DesktopBus?, application: String, folder: URL?, clock: any NotificationClock,
        isInForeground: @escaping @MainActor () -> Bool = { UIApplication.running?.applicationState == .active }
    ) {
        self.isInForeground = isInForeground
        server = bus.map { NotificationServer(bus: $0, application: application) }
        self.clock = clock
        store = NotificationStore(file: folder?.appendingPathComponent("notifications.json"))
        (options, pending) = store.read()
        server?.handler = { [weak self] in self?.receive($0) }
        schedule()
    }

    // MARK: - Permission

    /// Asks for permission, which is granted if there is a notification server.
    ///
    /// Notifications have the features in `options`, together with those of earlier calls, and no others.
    ///
    /// No question is shown: on a desktop the user sets in its settings what applications may show.
    public func requestAuthorization(
        options: UNAuthorizationOptions = [],
        completionHandler: @escaping @MainActor (Bool, (any Error)?) -> Void
    ) {
        guard let server else { return completionHandler(false, UNError(.notificationsNotAllowed)) }
        server.findCapabilities { [self] capabilities in
            guard capabilities != nil else { return completionHandler(false, UNError(.notificationsNotAllowed)) }
            self.options = (self.options ?? []).union(options)
            save()
            completionHandler(true, nil)
        }
    }

    /// Asks for permission, and returns whether it is granted.
    public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
        try await withCheckedThrowingContinuation { continuation in
            requestAuthorization(options: options) { isGranted, error in
                if let error { continuation.resume(throwing: error) } else { continuation.resume(returning: isGranted) }
            }
        }
    }

    /// Calls back with what notifications can do.
    public func getNotificationSettings(
        completionHandler: @escaping @MainActor (UNNotificationSettings) -> Void
    ) {
        let finish: @MainActor (Set<String>?) -> Void = { [self] capabilities in
            completionHandler(
                UNNotificationSettings(
                    authorizationStatus: options == nil ? .notDetermined : capabilities == nil ? .denied : .authorized,
                    soundSetting: capabilities?.contains("sound") == true ? .enabled : .notSupported))
        }
        if let server { server.findCapabilities(finish) } else { finish(nil) }
    }

    /// Returns what notifications can do.
    public func notificationSettings() async -> UNNotificationSettings {
        await withCheckedContinuation { continuation in
            getNotificationSettings { continuation.resume(returning: $0) }
        }
    }

    // MARK: - Categories and badge

    /// Calls back with the categories.
    public func getNotificationCategories(
        completionHandler: @escaping @MainActor (Set<UNNotificationCategory>) -> Void
    ) {
        completionHandler(Set(categories.values))
    }

    /// Sets the categories, in place of all others.
    public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
        self.categories = Dictionary(categories.map { ($0.identifier, $0) }) { first, _ in first }
    }

    /// Returns the categories.
    public func notificationCategories() async -> Set<UNNotificationCategory> { Set(categories.values) }

    /// Shows a number on the application's icon, or removes it for 0.
    public func setBadgeCount(_ count: Int) async throws {
        guard count >= 0 else { throw UNError(.badgeInputInvalid) }
        UIApplication.running?.applicationIconBadgeNumber = count
    }

    // MARK: - Requests

    /// Shows a notification, or stores it until its trigger fires.
    ///
    /// `completionHandler` is called once the server has taken it or it is stored, or with the error.
    public func add(
        _ request: UNNotificationRequest,
        withCompletionHandler completionHandler: (@MainActor ((any Error)?) -> Void)? = nil
    ) {
        let finish = completionHandler ?? { _ in }
        guard options != nil else { return finish(UNError(.notificationsNotAllowed)) }
        let values = request.content.values
        guard
            !values.title.isEmpty || !values.subtitle.isEmpty || !values.body.isEmpty || values.badge != nil
                || values.sound != nil, (try? NotificationStore.data(request.content.userInfo)) != nil
        else { return finish(UNError(.notificationInvalidNoContent)) }
        guard (values.badge ?? 0) >= 0 else { return finish(UNError(.badgeInputInvalid)) }
        guard let trigger = request.trigger else {
            removePending { $0 == request.identifier }
            return present(request, finish)
        }
        guard let date = trigger.next(after: clock.now) else { return finish(UNError(.notificationInvalidNoDate)) }
        let others = pending.filter { $0.request.identifier != request.identifier }
        let all = others + [PendingRequest(request: request, date: date)]
        do {
            try store.write(options: options, all + late)
        } catch {
            return finish(error)
        }
        pending = all
        schedule()
        finish(nil)
    }

    /// Shows a notification, or stores it until its trigger fires.
    public func add(_ request: UNNotificationRequest) async throws {
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            add(request) { error in
                if let error { continuation.resume(throwing: error) } else { continuation.resume() }
            }
        }
    }

    /// Returns the requests that wait for their triggers.
    public func pendingNotificationRequests() async -> [UNNotificationRequest] { pending.map(\.request) }

    /// Calls back with the requests that wait for their triggers.
    public func getPendingNotificationRequests(
        completionHandler: @escaping @MainActor ([UNNotificationRequest]) -> Void
    ) {
        completionHandler(pending.map(\.request))
    }

    /// Removes requests that wait for their triggers.
    public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        let identifiers = Set(identifiers)
        removePending { identifiers.contains($0) }
    }

    /// Removes all requests that wait for their triggers.
    public func removeAllPendingNotificationRequests() {
        removePending { _ in true }
    }

    /// Returns the notifications of this run of the application that the server still shows.
    public func deliveredNotifications() async -> [UNNotification] { shown.map(\.notification) }

    /// Calls back with the notifications of this run of the application that the server still shows.
    public func getDeliveredNotifications(completionHandler: @escaping @MainActor ([UNNotification]) -> Void) {
        completionHandler(shown.map(\.notification))
    }

    /// Withdraws notifications.
    public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
        for identifier in identifiers {
            attempts[identifier] = nil
            for item in shown where item.identifier == identifier { server?.close(item.number) }
            shown.removeAll { $0.identifier == identifier }
        }
    }

    /// Withdraws all notifications.
    public func removeAllDeliveredNotifications() {
        removeDeliveredNotifications(withIdentifiers: shown.map(\.identifier) + attempts.keys)
    }

    private func removePending(where isRemoved: (String) -> Bool) {
        let rest = pending.filter { !isRemoved($0.request.identifier) }
        guard rest.count < pending.count || unshown.contains(where: { isRemoved($0.identifier) }) else { return }
        pending = rest
        unshown.removeAll { isRemoved($0.identifier) }
        save()
    }

    // MARK: - Time

    /// Waits for the next request that is due.
    private func schedule() {
        guard let next = pending.map(\.date).min() else { return }
        clock.wake(at: next) { [weak self] in
            self?.fire()
            self?.schedule()
        }
    }

    /// Presents what is due.
    ///
    /// What the server doesn't take waits until one starts.
    func fire() {
        let now = clock.now
        let due = pending.filter { $0.date <= now }
        guard !due.isEmpty else { return }
        pending = pending.compactMap { item in
            guard item.date <= now else { return item }
            guard item.request.trigger?.repeats == true, let next = item.request.trigger?.next(after: now) else {
                return nil
            }
            return PendingRequest(request: item.request, date: next)
        }
        unshown += due.map(\.request)
        presentUnshown()
    }

    /// Requests that have fired and that the server has not taken yet.
    private var unshown: [UNNotificationRequest] = []

    private func presentUnshown() {
        for request in unshown {
            present(request) { [self] error in
                if error == nil { unshown.removeAll { $0 === request } }
                save()
            }
        }
    }

    /// The requests that have fired as they are stored: they are due at once.
    private var late: [PendingRequest] {
        unshown.map { PendingRequest(request: $0, date: clock.now) }
    }

    /// Stores the requests.
    ///
    /// One that cannot be stored now is stored with the next change.
    private func save() {
        try? store.write(options: options, pending + late)
    }

    // MARK: - Presentation

    private func present(_ request: UNNotificationRequest, _ finish: @escaping @MainActor ((any Error)?) -> Void) {
        let notification = UNNotification(date: clock.now, request: request)
        guard isInForeground() else {
            return show(notification, [.banner, .sound, .badge], finish)
        }
        guard let delegate else { return finish(nil) }
        var isAnswered = false
        delegate.userNotificationCenter(self, willPresent: notification) { [self] options in
            guard !isAnswered else { return }
            isAnswered = true
            show(notification, options, finish)
        }
    }

    private func show(
        _ notification: UNNotification, _ wishes: UNNotificationPresentationOptions,
        _ finish: @escaping @MainActor ((any Error)?) -> Void
    ) {
        let request = notification.request
        let values = request.content.values
        let granted = options ?? []
        if let badge = values.badge, wishes.contains(.badge), granted.contains(.badge) {
            UIApplication.running?.applicationIconBadgeNumber = badge
        }
        guard !wishes.isDisjoint(with: [.banner, .list]), granted.contains(.alert),
            !values.title.isEmpty || !values.subtitle.isEmpty || !values.body.isEmpty
        else { return finish(nil) }
        guard let server else { return finish(UNError(.notificationsNotAllowed)) }
        showings += 1
        let attempt = showings
        attempts[request.identifier] = attempt
        let category = categories[values.categoryIdentifier]
        let replaced = shown.first { $0.identifier == request.identifier }?.number ?? 0
        server.show(
            values, category: category, replacing: replaced,
            isSilent: !wishes.contains(.sound) || !granted.contains(.sound)
        ) {
            [self] number in
            guard let number else {
                if attempts[request.identifier] == attempt { attempts[request.identifier] = nil }
                return finish(UNError(.notificationsNotAllowed))
            }
            // It was withdrawn, or requested again, before the server had answered.
            guard attempts[request.identifier] == attempt else {
                if number != replaced { server.close(number) }
                return finish(nil)
            }
            attempts[request.identifier] = nil
            shown.removeAll { $0.identifier == request.identifier || $0.number == number }
            shown.append(ShownNotification(number: number, notification: notification, category: category))
            finish(nil)
        }
    }

    // MARK: - Answers

    private func receive(_ event: NotificationServer.Event) {
        switch event {
        case .started:
            shown = []
            presentUnshown()
        case .ended: shown = []
        case .closed(let number, let isDismissed):
            guard let item = take(number) else { return }
            if isDismissed, item.category?.options.contains(.customDismissAction) == true {
                respond(
                    UNNotificationResponse(
                        notification: item.notification, actionIdentifier: UNNotificationDismissActionIdentifier))
            }
        case .action(let number, let key, let token):
            guard let item = shown.first(where: { $0.number == number }) else { return }
            if key == "default" {
                _ = take(number)
                UIApplication.running?.perform(.activate, activationToken: token)
                respond(
                    UNNotificationResponse(
                        notification: item.notification, actionIdentifier: UNNotificationDefaultActionIdentifier))
            } else if let index = Int(key), let actions = item.category?.actions, actions.indices.contains(index),
                !(actions[index] is UNTextInputNotificationAction)
            {
                close(item)
                if actions[index].options.contains(.foreground) {
                    UIApplication.running?.perform(.activate, activationToken: token)
                }
                respond(
                    UNNotificationResponse(
                        notification: item.notification, actionIdentifier: actions[index].identifier))
            }
        case .reply(let number, let text):
            guard let item = shown.first(where: { $0.number == number }),
                let action = item.category?.actions.first(where: { $0 is UNTextInputNotificationAction })
            else { return }
            close(item)
            respond(
                UNTextInputNotificationResponse(
                    notification: item.notification, actionIdentifier: action.identifier,
                    userText: String(text.prefix(65_536))))
        }
    }

    private func take(_ number: UInt32) -> ShownNotification? {
        guard let index = shown.firstIndex(where: { $0.number == number }) else { return nil }
        return shown.remove(at: index)
    }

    /// Removes a notification that was answered, which some servers keep.
    private func close(_ item: ShownNotification) {
        _ = take(item.number)
        server?.close(item.number)
    }

    private func respond(_ response: UNNotificationResponse) {
        delegate?.userNotificationCenter(self, didReceive: response) {}
    }
}

/// A notification that the server shows.
struct ShownNotification {
    let number: UInt32
    let notification: UNNotification
    let category: UNNotificationCategory?

    var identifier: String { notification.request.identifier }
}
