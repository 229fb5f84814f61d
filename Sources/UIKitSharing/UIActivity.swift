// SPDX-License-Identifier: MIT
public import Foundation
public import UIKitCore

/// A service that a user can choose in a `UIActivityViewController`; subclass it for services of the application.
///
/// When the user has chosen it, `prepare(withActivityItems:)` is called. Then either `activityViewController` is presented
/// or, if that is `nil`, `perform()` is called. The activity ends with `activityDidFinish(_:)`.
@preconcurrency @MainActor
open class UIActivity: NSObject {
    /// The place of an activity in the sheet.
    public enum Category: Int, Sendable {
        /// An operation on the items, shown in the list.
        case action = 0
        /// A service that sends the items somewhere, shown with its icon above the list.
        case share = 1
    }

    /// Creates an activity.
    public override init() {
        super.init()
    }

    /// The place of the activities of this class; `action` by default.
    open class var activityCategory: Category { .action }

    /// The identifier that is reported when the activity ends; `nil` by default.
    open var activityType: ActivityType? { nil }

    /// The title, in the user's language.
    open var activityTitle: String? { nil }

    /// The icon, whose shape is filled with the color of the text.
    open var activityImage: UIImage? { nil }

    /// Returns whether the activity is offered for the items; `false` by default.
    ///
    /// Items that are produced later are represented by their placeholders.
    open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }

    /// Called with the items when the user has chosen the activity.
    ///
    /// Keep them for the controller or `perform()`.
    open func prepare(withActivityItems activityItems: [Any]) {}

    /// The controller in which the user completes the activity; `nil`, the default, if there is none.
    ///
    /// The sheet is replaced by it, and it is dismissed when the activity ends.
    open var activityViewController: UIViewController? { nil }

    /// Performs an activity without a controller, on the main actor.
    ///
    /// Longer work is started here and completed elsewhere.
    open func perform() {}

    /// Ends the activity; call it once.
    open func activityDidFinish(_ completed: Bool) {
        end(completed, nil)
    }

    /// Ends the activity; an error is passed on to the completion handler of the sheet.
    func end(_ completed: Bool, _ error: (any Error)?) {
        let report = onEnd
        onEnd = nil
        report?(completed, error)
    }

    /// Whether the icon is shown in its own colors.
    var showsOwnColors: Bool { false }

    /// Called when the activity ends.
    @preconcurrency var onEnd: (@MainActor (Bool, (any Error)?) -> Void)?
}
