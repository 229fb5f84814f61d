// SPDX-License-Identifier: MIT
internal import AttributedDocuments
package import FileAssociations
package import Foundation
internal import Localization
package import UIKitCore
internal import UIKitText

/// Shows the content of a file, or its icon, kind and size if its kind can't be shown.
@MainActor
package final class FilePreviewController: UIViewController {
    /// Called when the user is done.
    package var onDone: (() -> Void)?
    /// Called with the button when the user wants to open the file in another application; `nil` to offer no button.
    package var onOpen: ((UIBarButtonItem) -> Void)? {
        didSet { if isViewLoaded { updateButtons() } }
    }

    private let url: URL
    private let name: String
    private let kind: FileKind
    private let desk: any FileDesk
    private var loading: Task<Void, Never>?

    /// Creates a preview of a file, which is read once the view is loaded.
    package init(_ url: URL, name: String, kind: FileKind, desk: any FileDesk) {
        (self.url, self.name, self.kind, self.desk) = (url, name, kind, desk)
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    package required init?(coder: NSCoder) { nil }

    package override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        updateButtons()
        let indicator = UIActivityIndicatorView(style: .medium)
        indicator.startAnimating()
        show(indicator, isCentered: true)
        loading = Task { [url, kind, weak self] in
            do {
                let preview = try await FilePreview.load(url, mimeType: kind.mimeType)
                guard !Task.isCancelled else { return }
                indicator.removeFromSuperview()
                self?.show(preview)
            } catch {
                guard !Task.isCancelled else { return }
                indicator.removeFromSuperview()
                self?.showFacts(reason: Phrase.reason(for: error) ?? "\(error)")
            }
        }
    }

    package override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed || navigationController?.isBeingDismissed == true { loading?.cancel() }
    }

    private func updateButtons() {
        let done = UIBarButtonItem(systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.onDone?() })
        navigationItem.leftBarButtonItem = done
        guard onOpen != nil else { return navigationItem.rightBarButtonItem = nil }
        let open = UIBarButtonItem(
            systemItem: .action,
            primaryAction: UIAction { [weak self] action in
                guard let self, let item = action.sender as? UIBarButtonItem ?? navigationItem.rightBarButtonItem else {
                    return
                }
                onOpen?(item)
            })
        navigationItem.rightBarButtonItem = open
    }

    private func show(_ preview: FilePreview) {
        switch preview {
        case .image(let image): show(ImagePreview(image, name: name))
        case .text(let text, let isCode):
            let view = textView()
            let font =
                isCode
                ? UIFont.monospacedSystemFont(ofSize: Theme.FilePreview.codeFontSize, weight: .regular)
                : .preferredFont(forTextStyle: .body)
            view.font = isCode ? UIFontMetrics(forTextStyle: .body).scaledFont(for: font) : font
            view.text = text
            show(view)
        case .document(let data, let format):
            do {
                let defaults: [NSAttributedString.Key: Any] = [
                    .font: UIFont.preferredFont(forTextStyle: .body), .foregroundColor: UIColor.label,
                ]
                let text = try NSAttributedString(
                    data: data, options: [.documentType: format, .defaultAttributes: defaults], documentAttributes: nil)
                let view = textView()
                view.attributedText = text
                show(view)
            } catch {
                showFacts(reason: Phrase.reason(for: error))
            }
        case .none: showFacts(reason: nil)
        }
    }

    private func textView() -> UITextView {
        let view = UITextView(frame: .zero)
        view.isEditable = false
        view.alwaysBounceVertical = true
        view.adjustsFontForContentSizeCategory = true
        view.textContainerInset = UIEdgeInsets(
            top: Theme.FilePreview.margin, left: Theme.FilePreview.margin, bottom: Theme.FilePreview.margin,
            right: Theme.FilePreview.margin)
        view.accessibilityLabel = name
        return view
    }

    private func showFacts(reason: String?) {
        let facts = FileFactsView(url, name: name, kind: kind, reason: reason, desk: desk)
        show(facts, isCentered: true)
    }

    private func show(_ content: UIView, isCentered: Bool = false) {
        content.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(content)
        let area = view.safeAreaLayoutGuide
        if isCentered {
            NSLayoutConstraint.activate([
                content.centerXAnchor.constraint(equalTo: area.centerXAnchor),
                content.centerYAnchor.constraint(equalTo: area.centerYAnchor),
                content.widthAnchor.constraint(
                    lessThanOrEqualTo: area.widthAnchor, constant: -2 * Theme.FilePreview.margin),
            ])
        } else {
            NSLayoutConstraint.activate([
                content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                content.topAnchor.constraint(equalTo: view.topAnchor),
                content.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            ])
        }
    }
}
