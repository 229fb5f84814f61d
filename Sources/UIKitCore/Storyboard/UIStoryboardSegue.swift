// SPDX-License-Identifier: MIT
public import Foundation

/// A transition from one controller of a storyboard to another.
///
/// It is created when it is triggered, and released after it has been performed: the destination is created, the
/// source's `prepare(for:sender:)` is called, then `perform()` (`R-VC-83`).
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
    /// Creates a segue; subclasses override `perform()`.
    ///
    /// Storyboards create segues of all classes through this initializer.
    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        self.identifier = identifier
        self.source = source
        self.destination = destination
    }

    /// Creates a segue that `performHandler` performs.
    public convenience init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
        self.performHandler = performHandler
    }

    /// The identifier in the storyboard; `nil` if it has none.
    public let identifier: String?

    /// The controller from which the segue leads.
    public let source: UIViewController

    /// The controller to which the segue leads.
    public let destination: UIViewController

    /// Shows the destination.
    ///
    /// Overrides of custom segues replace it completely.
    open func perform() {
        performHandler?()
    }

    package var performHandler: (() -> Void)?
}

/// The origin of an unwind segue, which leads back to a controller that exists already.
@preconcurrency @MainActor
public final class UIStoryboardUnwindSegueSource: NSObject {
    /// The controller from which the segue leads back.
    public let source: UIViewController

    /// The action method that identifies the destination.
    public let unwindAction: Selector

    /// The object that triggered the segue.
    public let sender: Any?

    package init(source: UIViewController, unwindAction: Selector, sender: Any?) {
        self.source = source
        self.unwindAction = unwindAction
        self.sender = sender
    }
}
