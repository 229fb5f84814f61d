// SPDX-License-Identifier: MIT
internal import Foundation
internal import Localization
internal import UIKitCore

/// Opens an item in an application that the user chooses.
final class OpenWithActivity: DesktopActivity {
    private let desktop: any SharingDesktop

    init(desktop: any SharingDesktop) {
        self.desktop = desktop
        super.init()
    }

    override class var activityCategory: Category { .share }
    override var activityType: ActivityType? { .openWith }
    override var activityTitle: String? { Phrase.openWith.text }
    override var activityImage: UIImage? { UIImage(systemName: "arrow.up.forward.app") }

    /// The desktop opens one item at a time.
    override func canPerform(with items: [SharedItem]) -> Bool { items.count == 1 }

    override func perform() {
        guard let item = items.first else { return activityDidFinish(false) }
        let file = item.contents(named: subject)
        begin { [desktop, window] in
            if case .link(let url) = item { return try await desktop.open(url, above: window) }
            guard let file else { return false }
            return try await desktop.open(file, above: window)
        }
    }
}
