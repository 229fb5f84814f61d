// SPDX-License-Identifier: MIT
internal import Foundation
internal import Localization
internal import UIKitCore

/// Copies the items to the pasteboard.
final class CopyActivity: DesktopActivity {
    override var activityType: ActivityType? { .copyToPasteboard }
    override var activityTitle: String? { Phrase.copy.text }
    override var activityImage: UIImage? { UIImage(systemName: "doc.on.doc") }

    override func canPerform(with items: [SharedItem]) -> Bool { items.contains { Self.content($0) != nil } }

    override func perform() {
        UIPasteboard.general.setContents(items.compactMap(Self.content))
        activityDidFinish(true)
    }

    private static func content(_ item: SharedItem) -> UIPasteboard.Content? {
        switch item {
        case .text(let text): .text(text)
        case .link(let url), .file(let url): .url(url)
        case .image(let image): .image(image)
        case .data(let data, _): UIImage(data: data).map { .image($0) }
        }
    }
}
