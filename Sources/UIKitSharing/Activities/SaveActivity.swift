// SPDX-License-Identifier: MIT
internal import Foundation
internal import Localization
internal import UIKitCore

/// Writes the items to files that the user chooses: images as PNG, texts in UTF-8, files and data as they are.
final class SaveActivity: DesktopActivity {
    private let desktop: any SharingDesktop

    init(desktop: any SharingDesktop) {
        self.desktop = desktop
        super.init()
    }

    override var activityType: ActivityType? { .saveToFiles }
    override var activityTitle: String? { Phrase.saveAs.text }
    override var activityImage: UIImage? { UIImage(systemName: "folder") }

    override func canPerform(with items: [SharedItem]) -> Bool {
        items.allSatisfy { if case .link = $0 { false } else { true } }
    }

    override func perform() {
        let files = items.compactMap { $0.contents(named: subject) }
        guard !files.isEmpty else { return activityDidFinish(false) }
        begin { [desktop, window] in try await desktop.save(files, above: window) }
    }
}
