// SPDX-License-Identifier: MIT
internal import FileAssociations
internal import Foundation
internal import Localization
internal import UIKitCore
internal import UIKitDocuments

/// A file under the name that the application has stated.
final class NamedFile: NSObject, UIActivityItemSource {
    private let url: URL
    private let name: String?
    private let icon: (CGFloat) -> UIImage?

    /// `icon` returns the file's icon with a width in points.
    init(_ url: URL, name: String?, icon: @escaping (CGFloat) -> UIImage?) {
        (self.url, self.name, self.icon) = (url, name, icon)
    }

    func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any { url }

    func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? { url }

    func activityViewController(
        _ activityViewController: UIActivityViewController,
        subjectForActivityType activityType: UIActivity.ActivityType?
    ) -> String { name ?? url.lastPathComponent }

    func activityViewController(
        _ activityViewController: UIActivityViewController,
        thumbnailImageForActivityType activityType: UIActivity.ActivityType?, suggestedSize size: CGSize
    ) -> UIImage? { icon(size.width) }
}

/// Shows the preview of a document.
final class PreviewActivity: UIActivity {
    private weak var controller: UIDocumentInteractionController?

    init(_ controller: UIDocumentInteractionController) {
        self.controller = controller
        super.init()
    }

    override var activityType: ActivityType? { ActivityType("com.apple.UIKit.activity.QuickLook") }
    override var activityTitle: String? { Phrase.quickLook.text }
    override var activityImage: UIImage? { UIImage(systemName: "eye") }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }

    override func perform() {
        // The parent presents the preview once it doesn't present the menu any more.
        controller?.afterMenu = { [weak controller] in controller?.presentPreview(animated: true) }
        activityDidFinish(true)
    }
}

/// Opens a document in an application.
final class OpenInActivity: UIActivity {
    private let handler: FileHandler
    private weak var controller: UIDocumentInteractionController?
    private let image: UIImage?

    init(_ handler: FileHandler, in controller: UIDocumentInteractionController) {
        self.handler = handler
        self.controller = controller
        let scale = UIApplication.shared.keyWindow?.traitCollection.displayScale ?? 1
        image = controller.desk.image(handler.icon, width: Theme.Sharing.iconSide, scale: scale)
        super.init()
    }

    override class var activityCategory: Category { .share }
    override var activityType: ActivityType? { ActivityType(handler.identifier) }
    override var activityTitle: String? { handler.name }
    override var activityImage: UIImage? { image ?? UIImage(systemName: "arrow.up.forward.app") }
    override var showsOwnColors: Bool { image != nil }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }

    override func perform() {
        guard let controller else { return activityDidFinish(false) }
        Task.immediate { @MainActor in
            do {
                try await controller.send(to: handler)
                activityDidFinish(true)
            } catch {
                end(false, error)
            }
        }
    }
}
