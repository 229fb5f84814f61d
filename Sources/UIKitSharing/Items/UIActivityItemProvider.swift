// SPDX-License-Identifier: MIT
public import Foundation
public import UIKitCore

/// An operation that produces an item on another thread, once the user has chosen an activity.
///
/// Subclasses override `item`.
nonisolated open class UIActivityItemProvider: Operation, UIActivityItemSource, @unchecked Sendable {
    // The operation queue orders the accesses: `activityType` is set before the start, `product` is read after the end.

    /// Creates a provider with an item of the same kind as the later one.
    public init(placeholderItem: Any) {
        self.placeholderItem = placeholderItem
        super.init()
    }

    /// The item that represents the later one until an activity was chosen.
    public let placeholderItem: Any?

    /// The chosen activity, while `item` is called; `nil` before.
    ///
    /// Set before the operation is started.
    public internal(set) var activityType: UIActivity.ActivityType?

    /// The item; the placeholder by default.
    ///
    /// Called on another thread.
    open var item: Any { placeholderItem ?? "" }

    open override func main() {
        product = isCancelled ? nil : item
    }

    /// The produced item, which is written by the operation and read after it has finished.
    private(set) var product: Any?

    /// Returns the item, which is produced once; `nil` if the operation was cancelled.
    @MainActor
    func produce(for type: UIActivity.ActivityType?) async {
        guard !isExecuting, !isFinished else { return }
        activityType = type
        await withCheckedContinuation { continuation in
            completionBlock = { continuation.resume() }
            Self.queue.addOperation(self)
        }
    }

    private static let queue: OperationQueue = {
        let queue = OperationQueue()
        queue.qualityOfService = .userInitiated
        return queue
    }()

    // MARK: - UIActivityItemSource

    @preconcurrency @MainActor
    open func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
        placeholderItem ?? ""
    }

    @preconcurrency @MainActor
    open func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { product }

    @preconcurrency @MainActor
    open func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }

    @preconcurrency @MainActor
    open func activityViewController(
        _ activityViewController: UIActivityViewController,
        dataTypeIdentifierForActivityType activityType: UIActivity.ActivityType?
    ) -> String { "" }

    @preconcurrency @MainActor
    open func activityViewController(
        _ activityViewController: UIActivityViewController,
        thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
    ) -> UIImage? { nil }
}
