// SPDX-License-Identifier: MIT
import UIKit

/// Two columns: the list of contacts, and the card of one.
final class ContactsController: UISplitViewController, UISplitViewControllerDelegate {
    let book: ContactBook
    let list: ContactListController
    let card: ContactCardController

    init(book: ContactBook) {
        self.book = book
        list = ContactListController(book: book)
        card = ContactCardController(book: book)
        super.init(style: .doubleColumn)
        delegate = self
        restorationIdentifier = "contacts"
        preferredDisplayMode = .oneBesideSecondary
        preferredPrimaryColumnWidth = 340
        maximumPrimaryColumnWidth = 380
        setViewController(list, for: .primary)
        setViewController(card, for: .secondary)
        list.navigationController?.navigationBar.prefersLargeTitles = true
        list.onChange = { [weak self] in self?.showReturned() }
        list.onLose = { [weak self] in self?.contactWasRemoved(next: $0) }
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        updateLayout()
        _ = NotificationCenter.default.addObserver(forName: ContactBook.didChange, object: book, queue: nil) {
            [weak self] _ in
            MainActor.assumeIsolated { self?.showProblem() }
        }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        showProblem()
    }

    /// Reports a file that can't be read or written, once.
    private func showProblem() {
        guard let problem = book.problem, viewIfLoaded?.window != nil, presentedViewController == nil else { return }
        book.problem = nil
        let alert = UIAlertController(title: "Contacts", message: problem, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }

    // MARK: - Opening

    /// Shows the card of a contact.
    func open(_ id: Contact.ID) {
        choose(id)
        show(.secondary)
    }

    private func choose(_ id: Contact.ID?) {
        card.id = id
        list.chosen = id
    }

    /// Presents the form for a contact, which is new unless the book has it.
    func edit(_ contact: Contact) {
        let isNew = book.contact(contact.id) == nil
        let form = ContactFormController(contact: contact, isNew: isNew) { [weak self] contact in
            guard let self else { return }
            book.perform(isNew ? "Add Contact" : "Edit Contact", on: [contact.id]) { book.save(contact) }
            if isNew { open(contact.id) }
        }
        // While the form is presented, no problem is shown.
        form.onEnd = { [weak self] in self?.showProblem() }
        let stack = UINavigationController(rootViewController: form)
        stack.modalPresentationStyle = .formSheet
        present(stack, animated: true)
    }

    // MARK: - Deleting

    override var undoManager: UndoManager? { book.undoManager }

    /// Shows the next contact after the current one was removed from the list, or the list if collapsed.
    private func contactWasRemoved(next: Contact.ID?) {
        choose(isCollapsed ? nil : next)
        if isCollapsed { show(.primary) }
    }

    /// Shows a contact that was brought back, in the window in which the user has undone a change.
    private func showReturned() {
        guard !isCollapsed, viewIfLoaded?.window?.isKeyWindow == true,
            let id = list.source.ids.first(where: { book.returned.contains($0) })
        else { return }
        choose(id)
    }

    /// Asks whether to delete the open contact.
    func askToDelete(from source: UIView?) {
        guard let contact = book.contact(card.id) else { return }
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(
            UIAlertAction(title: "Delete \(contact.name)", style: .destructive) { [weak self] _ in
                self?.book.delete([contact.id])
            })
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        sheet.popoverPresentationController?.sourceView = source ?? view
        sheet.popoverPresentationController?.sourceRect = (source ?? view).bounds
        present(sheet, animated: true)
    }

    // MARK: - Layout

    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { card.id == nil ? .primary : .secondary }

    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { updateLayout() }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { updateLayout() }

    private func updateLayout() {
        list.isNarrow = isCollapsed
    }

    // MARK: - Commands

    override class var actions: ActionTable { addingCommands(to: super.actions) }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        super.canPerformAction(action, withSender: sender) && canPerformCommand(action)
    }

    override func validate(_ command: UICommand) {
        super.validate(command)
        update(command)
    }

    // MARK: - State

    override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        if let id = card.id { coder.encode(id.uuidString as NSString, forKey: "contact") }
        coder.encode(list.showsOnlyFavorites, forKey: "favorites")
    }

    override func decodeRestorableState(with coder: NSCoder) {
        list.showsOnlyFavorites = coder.decodeBool(forKey: "favorites")
        let id = (coder.decodeObject(forKey: "contact") as? String).flatMap(UUID.init)
        choose(book.contact(id)?.id)
        super.decodeRestorableState(with: coder)
    }
}

extension UIViewController {
    /// The application's split view controller, if it contains this controller.
    var contacts: ContactsController? { splitViewController as? ContactsController }
}
