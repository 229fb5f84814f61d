// SPDX-License-Identifier: MIT
import UIKit

/// The messages of a conversation above the bar that sends new ones.
///
/// The controller is the first responder while no text is edited, so that the bar, its accessory view, stays.
final class ConversationController: UIViewController {
    /// The conversation; `nil` for none.
    var conversation: Conversation? {
        didSet {
            guard conversation !== oldValue else { return }
            oldValue?.draft = bar.text
            bar.text = conversation?.draft ?? ""
            guard isViewLoaded else { return }
            reload(animated: false)
            scrollToEnd(animated: false)
            if view.window != nil { conversation?.markAsRead() }
            becomeFirstResponder()
        }
    }

    let tableView = UITableView(frame: .zero, style: .plain)
    let bar = MessageBar(frame: .zero)
    private(set) lazy var source = ConversationSource(tableView: tableView)
    /// Whether the latest message stays in sight when messages are added or the table's height changes.
    private var isAtEnd = true
    private var knownHeight: CGFloat = 0

    override var canBecomeFirstResponder: Bool { conversation != nil }
    override var inputAccessoryView: UIView? { conversation == nil ? nil : bar }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.largeTitleDisplayMode = .never
        tableView.separatorStyle = .none
        tableView.allowsSelection = false
        tableView.keyboardDismissMode = .interactive
        tableView.contentInset.bottom = 12
        tableView.sectionFooterHeight = 0
        tableView.sectionHeaderTopPadding = 0
        tableView.delegate = self
        tableView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(tableView)
        NSLayoutConstraint.activate([
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tableView.topAnchor.constraint(equalTo: view.topAnchor),
            tableView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])
        bar.onSend = { [weak self] in self?.send($0) }
        _ = NotificationCenter.default.addObserver(forName: Conversation.didChange, object: nil, queue: nil) {
            [weak self] notification in
            let sender = notification.object as? Conversation
            MainActor.assumeIsolated { self?.conversationDidChange(sender) }
        }
        reload(animated: false)
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        becomeFirstResponder()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        conversation?.markAsRead()
        if !bar.isEditing { becomeFirstResponder() }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        // The bar is as wide as the window, and its content as this view.
        if let window = view.window { bar.column = view.convert(view.bounds, to: window) }
        guard tableView.bounds.height != knownHeight else { return }
        knownHeight = tableView.bounds.height
        if isAtEnd { scrollToEnd(animated: false) }
    }

    // MARK: - Content

    private func conversationDidChange(_ sender: Conversation?) {
        guard sender === conversation else { return }
        if view.window != nil { conversation?.markAsRead() }
        reload(animated: view.window != nil)
        if isAtEnd { scrollToEnd(animated: view.window != nil) }
    }

    private func reload(animated: Bool) {
        title = conversation?.partner.name
        source.show(conversation, animated: animated)
        setNeedsUpdateContentUnavailableConfiguration()
    }

    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        guard conversation == nil else { return contentUnavailableConfiguration = nil }
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.image = UIImage(systemName: "bubble.left.and.bubble.right")
        configuration.text = "No Conversation Selected"
        contentUnavailableConfiguration = configuration
    }

    private func send(_ content: Message.Content) {
        isAtEnd = true
        conversation?.send(content)
    }

    private func scrollToEnd(animated: Bool) {
        guard let last = source.lastIndexPath else { return }
        isAtEnd = true
        tableView.scrollToRow(at: last, at: .bottom, animated: animated)
    }
}

// MARK: - Table

extension ConversationController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: ConversationSource.day) as? DayHeader
        if let day = source.sectionIdentifier(for: section) { header?.show(day) }
        return header
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        guard scrollView.isTracking || scrollView.isDecelerating else { return }
        let end = scrollView.contentSize.height + scrollView.adjustedContentInset.bottom
        isAtEnd = scrollView.bounds.maxY >= end - 40
    }

    /// Messages can be copied.
    func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let message = source.message(at: indexPath) else { return nil }
        return UIContextMenuConfiguration(identifier: indexPath as NSIndexPath, previewProvider: nil) { [weak self] _ in
            self?.menu(for: message)
        }
    }

    func tableView(
        _ tableView: UITableView,
        previewForHighlightingContextMenuWithConfiguration configuration:
            UIContextMenuConfiguration
    ) -> UITargetedPreview? {
        guard let path = configuration.identifier as? IndexPath,
            let cell = tableView.cellForRow(at: path) as? MessageCell
        else { return nil }
        let parameters = UIPreviewParameters()
        parameters.backgroundColor = .clear
        return UITargetedPreview(view: cell.content, parameters: parameters)
    }

    private func menu(for message: Message) -> UIMenu {
        let copy = UIAction(title: "Copy", image: UIImage(systemName: "doc.on.doc")) { _ in
            UIPasteboard.general.string = message.text
        }
        let quote = UIAction(title: "Quote", image: UIImage(systemName: "text.quote")) { [weak self] _ in
            self?.bar.quote(message.text)
        }
        return UIMenu(children: [copy, quote])
    }
}
