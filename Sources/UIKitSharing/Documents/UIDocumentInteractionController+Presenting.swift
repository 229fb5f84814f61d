// SPDX-License-Identifier: MIT
internal import Diagnostics
internal import FileAssociations
internal import Foundation
internal import Localization
internal import UIKitCore
internal import UIKitDocuments
internal import UIKitPlatform

extension UIDocumentInteractionController {
    enum Menu {
        case options, applications
    }

    enum Source {
        case rect(CGRect, UIView)
        case item(UIBarButtonItem)
    }

    /// The file, if it exists.
    private var existing: URL? {
        url.flatMap { $0.isFileURL && FileManager.default.fileExists(atPath: $0.path) ? $0 : nil }
    }

    // MARK: - Preview

    private var parentOfPreview: UIViewController? {
        guard existing != nil, preview == nil,
            let parent = delegate?.documentInteractionControllerViewControllerForPreview(self),
            parent !== missingParent,
            parent.viewIfLoaded?.window != nil, parent.presentedViewController == nil
        else { return nil }
        return parent
    }

    func beginPreview(_ animated: Bool) -> Bool {
        guard let url = existing, let kind, let parent = parentOfPreview else { return false }
        let content = FilePreviewController(url, name: name ?? url.lastPathComponent, kind: kind, desk: desk)
        content.onDone = { [weak self] in self?.dismissPreview(animated: true) }
        content.onOpen = { [weak self] item in self?.presentOpenInMenu(from: item, animated: true) }
        let bar = PreviewNavigationController(rootViewController: content)
        bar.modalPresentationStyle = .fullScreen
        bar.onEnd = { [weak self] in
            guard let self else { return }
            preview = nil
            delegate?.documentInteractionControllerDidEndPreview(self)
        }
        preview = bar
        delegate?.documentInteractionControllerWillBeginPreview(self)
        parent.present(bar, animated: animated)
        return true
    }

    // MARK: - Menus

    func present(_ menu: Menu, from source: Source, _ animated: Bool) -> Bool {
        guard let url = existing, let kind, self.menu == nil, let presenter = presenter(for: source) else {
            return false
        }
        var activities: [UIActivity] = desk.handlers(of: kind.mimeType).map { OpenInActivity($0, in: self) }
        if menu == .applications {
            guard !activities.isEmpty else { return false }
        } else if parentOfPreview != nil {
            activities.append(PreviewActivity(self))
        }
        let sheet = UIActivityViewController(
            activityItems: [
                NamedFile(url, name: name) { [desk] width in
                    desk.image(kind.icon, width: width, scale: presenter.traitCollection.displayScale)
                }
            ], applicationActivities: activities)
        sheet.offersDesktop = menu == .options
        // The applications have icons of their own here.
        sheet.excludedActivityTypes = activities.isEmpty ? [] : [.openWith]
        switch source {
        case .rect(let rect, let view):
            sheet.popoverPresentationController?.sourceView = view
            sheet.popoverPresentationController?.sourceRect = rect
        case .item(let item): sheet.popoverPresentationController?.barButtonItem = item
        }
        sheet.onEnd = { [weak self] in
            guard let self else { return }
            self.menu = nil
            let next = afterMenu
            afterMenu = nil
            defer { next?() }
            switch menu {
            case .options: delegate?.documentInteractionControllerDidDismissOptionsMenu(self)
            case .applications: delegate?.documentInteractionControllerDidDismissOpenInMenu(self)
            }
        }
        sheet.completionWithItemsHandler = { [weak self, weak presenter] _, _, _, error in
            if let self, let presenter, let error { report(error, in: presenter) }
        }
        self.menu = sheet
        switch menu {
        case .options: delegate?.documentInteractionControllerWillPresentOptionsMenu(self)
        case .applications: delegate?.documentInteractionControllerWillPresentOpenInMenu(self)
        }
        presenter.present(sheet, animated: animated)
        return true
    }

    /// Opens the file in an application.
    func send(to handler: FileHandler) async throws {
        guard let url else { return }
        delegate?.documentInteractionController(self, willBeginSendingToApplication: handler.identifier)
        defer { delegate?.documentInteractionController(self, didEndSendingToApplication: handler.identifier) }
        let origin = OpenOrigin(
            application: UIApplication.running?.launchOptions.identifier, annotation: annotation)
        try await desk.open(url, with: handler, origin: origin, from: menu?.viewIfLoaded?.window)
    }

    private func report(_ error: any Error, in presenter: UIViewController) {
        Log.error("\(error)")
        let alert = UIAlertController(
            title: Phrase.documentNotOpened.text(name ?? ""), message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: Phrase.close.text, style: .cancel, handler: nil))
        presenter.present(alert, animated: true)
    }

    /// The controller that presents a menu; `nil` if it presents something else.
    private func presenter(for source: Source) -> UIViewController? {
        let window: UIWindow?
        switch source {
        case .rect(_, let view): window = view.window
        case .item: window = preview?.viewIfLoaded?.window ?? UIApplication.shared.keyWindow
        }
        guard var presenter = window?.rootViewController else { return nil }
        while let next = presenter.presentedViewController {
            guard !next.isBeingDismissed, !(next is UIActivityViewController), !(next is UIAlertController) else {
                return nil
            }
            presenter = next
        }
        return presenter
    }

    // MARK: - Gestures

    func tapped() {
        presentPreview(animated: true)
    }

    func pressed(_ press: UILongPressGestureRecognizer) {
        guard press.state == .began, let view = press.view else { return }
        presentOptionsMenu(from: view.bounds, in: view, animated: true)
    }
}

/// The bar of a preview, which tells when it has disappeared.
private final class PreviewNavigationController: UINavigationController {
    var onEnd: (() -> Void)?

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        guard isBeingDismissed else { return }
        let end = onEnd
        onEnd = nil
        end?()
    }
}
