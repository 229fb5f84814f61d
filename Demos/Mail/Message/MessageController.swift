// SPDX-License-Identifier: MIT
import UIKit

/// A message and its commands.
final class MessageController: UIViewController, MailObserver, CompactLayoutObserver {
    /// The message's identifier; `nil` for none.
    var id: Message.ID? {
        didSet {
            guard id != oldValue else { return }
            reload()
            if let scroll = viewIfLoaded as? MessageView { scroll.contentOffset.y = -scroll.adjustedContentInset.top }
        }
    }

    let store: MailStore
    private let messageView = MessageView(frame: .zero)
    private var isNarrow = false

    init(store: MailStore) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
        navigationItem.largeTitleDisplayMode = .never
        store.addObserver(self)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        view = messageView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        reload()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setToolbarHidden(!isNarrow, animated: false)
    }

    func layoutDidChange(isNarrow: Bool) {
        self.isNarrow = isNarrow
        showBars()
        if navigationController?.topViewController === self {
            navigationController?.setToolbarHidden(!isNarrow, animated: false)
        }
    }

    func mailDidChange() {
        reload()
    }

    private func reload() {
        if let id, store.message(id) == nil { return self.id = nil }
        guard isViewLoaded else { return }
        messageView.message = store.message(id)
        setNeedsUpdateContentUnavailableConfiguration()
        showBars()
    }

    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        guard messageView.message == nil else { return contentUnavailableConfiguration = nil }
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.image = UIImage(systemName: "envelope")
        configuration.text = "No Message Selected"
        contentUnavailableConfiguration = configuration
    }

    // MARK: - Bars

    private lazy var archive = item(.box, "Archive") { $0.mail?.archiveMessage() }
    private lazy var trash = UIBarButtonItem(
        systemItem: .trash, primaryAction: UIAction { [weak self] _ in self?.mail?.deleteMessage() })
    private(set) lazy var folder = UIBarButtonItem(
        systemItem: .organize, primaryAction: UIAction { [weak self] _ in self?.chooseFolder() })
    private lazy var reply = UIBarButtonItem(
        systemItem: .reply, primaryAction: UIAction { [weak self] _ in self?.mail?.reply() })
    private lazy var compose = UIBarButtonItem(
        systemItem: .compose, primaryAction: UIAction { [weak self] _ in self?.mail?.writeNew() })
    private lazy var more = UIBarButtonItem(image: MailIcon.more.image, menu: nil)

    private func item(
        _ icon: MailIcon, _ name: String, _ body: @escaping (MessageController) -> Void
    ) -> UIBarButtonItem {
        let item = UIBarButtonItem(
            image: icon.image,
            primaryAction: UIAction { [weak self] _ in
                if let self { body(self) }
            })
        item.accessibilityLabel = name
        return item
    }

    private func showBars() {
        guard isViewLoaded else { return }
        let message = store.message(id)
        for item in [archive, trash, folder, reply, more] { item.isEnabled = message != nil }
        more.accessibilityLabel = "More"
        more.menu = message.map(menu)
        if isNarrow {
            navigationItem.rightBarButtonItems = [more]
            toolbarItems = [
                archive, .flexibleSpace(), trash, .flexibleSpace(), folder, .flexibleSpace(), reply, .flexibleSpace(),
                compose,
            ]
        } else {
            toolbarItems = nil
            navigationItem.rightBarButtonItems = [compose, more, reply, folder, trash, archive]
        }
    }

    private func menu(for message: Message) -> UIMenu {
        let store = store
        return UIMenu(children: [
            UIAction(title: message.flagTitle, image: MailIcon.flag.image) { _ in store.toggleFlag(message.id) },
            UIAction(title: message.readTitle) { _ in store.toggleRead(message.id) },
        ])
    }

    // MARK: - Moving

    /// Presents the mailboxes that the message can be moved to.
    func chooseFolder() {
        guard let message = store.message(id) else { return }
        let chooser = FoldersController(store: store, folders: Folder.places(for: message))
        chooser.modalPresentationStyle = .popover
        chooser.popoverPresentationController?.sourceItem = folder
        chooser.popoverPresentationController?.delegate = self
        chooser.onChoose = { [weak self] place in
            self?.dismiss(animated: true)
            self?.store.perform("Move Message", on: [message.id]) {
                self?.store.move([message.id], to: place.mailbox)
            }
        }
        present(chooser, animated: true)
    }
}

extension MessageController: UIPopoverPresentationControllerDelegate {
    /// The short list stays a popover in narrow windows.
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
}
