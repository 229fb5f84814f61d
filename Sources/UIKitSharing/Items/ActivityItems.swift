// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCore

/// The items of an activity sheet, of which some are produced for the chosen activity.
@MainActor
struct ActivityItems {
    let items: [Any]

    /// The items as they are known before an activity was chosen.
    func placeholders(in controller: UIActivityViewController) -> [Any] {
        items.map { ($0 as? any UIActivityItemSource)?.activityViewControllerPlaceholderItem(controller) ?? $0 }
    }

    /// Returns the items for an activity, without those whose source returns none.
    func produce(
        for type: UIActivity.ActivityType?, in controller: UIActivityViewController
    ) async -> [(item: Any, typeIdentifier: String)] {
        // Operations run at the same time; they don't return on this actor before they have finished.
        for case let provider as UIActivityItemProvider in items { await provider.produce(for: type) }
        return items.compactMap { item in
            guard let source = item as? any UIActivityItemSource else { return (item, "") }
            let identifier = source.activityViewController(controller, dataTypeIdentifierForActivityType: type)
            return source.activityViewController(controller, itemForActivityType: type).map { ($0, identifier) }
        }
    }

    /// Returns the first subject of a source; `nil` if there is none.
    func subject(for type: UIActivity.ActivityType?, in controller: UIActivityViewController) -> String? {
        items.lazy.compactMap { $0 as? any UIActivityItemSource }
            .map { $0.activityViewController(controller, subjectForActivityType: type) }.first { !$0.isEmpty }
    }

    /// Returns the first thumbnail of a source.
    func thumbnail(in controller: UIActivityViewController, size: CGSize) -> UIImage? {
        items.lazy.compactMap { $0 as? any UIActivityItemSource }
            .compactMap {
                $0.activityViewController(controller, thumbnailImageForActivityType: nil, suggestedSize: size)
            }.first
    }
}
