// SPDX-License-Identifier: MIT
public import Foundation

/// The type of activities that stand for a web page which the user has opened.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// A user activity in a form that can be saved and continued.
///
/// The activity of a scene (`UIScene.userActivity`) is saved with it, and is its session's `stateRestorationActivity` when
/// it is connected again.
///
/// > Note: Differs from UIKit: activities aren't continued on other devices or indexed for search.
@preconcurrency @MainActor
open class NSUserActivity: NSObject {
    /// The type of the activity, in reverse-DNS form.
    public let activityType: String
    /// The user-visible title.
    open var title: String?
    /// The state needed to continue the activity.
    ///
    /// Values that aren't property list types are omitted when it is saved.
    open var userInfo: [AnyHashable: Any]?
    /// The keys of the values that are saved; empty, the default, saves all.
    open var requiredUserInfoKeys: Set<String>?
    /// The web page of the activity; `nil` for none.
    open var webpageURL: URL?
    /// An identifier of the content, by which the application chooses a scene for the activity.
    open var targetContentIdentifier: String?
    /// Whether the responders that own the activity are asked for its state before it is saved.
    ///
    /// The default is `false`. Reset when the activity is saved.
    open var needsSave = false
    /// The object that is notified before the activity is saved.
    open weak var delegate: (any NSUserActivityDelegate)?

    /// Creates an activity without state.
    public init(activityType: String) {
        self.activityType = activityType
    }

    /// Adds values to `userInfo`, replacing those with the same keys.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    /// The responders that have the activity as their `userActivity`.
    private var owners: [WeakResponder] = []

    private struct WeakResponder {
        weak var responder: UIResponder?
    }

    func add(_ owner: UIResponder) {
        remove(owner)
        owners.append(WeakResponder(responder: owner))
    }

    func remove(_ owner: UIResponder) {
        owners.removeAll { $0.responder == nil || $0.responder === owner }
    }

    /// Asks the owners for the current state, if it has changed.
    func prepareForSaving() {
        guard needsSave else { return }
        needsSave = false
        for owner in owners { owner.responder?.updateUserActivityState(self) }
        delegate?.userActivityWillSave(self)
    }

    /// The values to save.
    var savedUserInfo: [String: Any]? {
        guard let userInfo else { return nil }
        let named = userInfo.compactMap { key, value in (key.base as? String).map { ($0, value) } }
        let required = requiredUserInfoKeys ?? []
        return Dictionary(named.filter { required.isEmpty || required.contains($0.0) }) { $1 }
    }
}

/// A method for updating an activity before it is saved.
@preconcurrency @MainActor
public protocol NSUserActivityDelegate: AnyObject {
    /// Called before an activity whose `needsSave` is set is saved, after its responders have updated it.
    func userActivityWillSave(_ userActivity: NSUserActivity)
}

/// An object that can restore the state of an activity that the user continues.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring: AnyObject {
    /// Called with the activity to continue.
    func restoreUserActivityState(_ userActivity: NSUserActivity)
}

extension UIResponder: UIUserActivityRestoring {}
