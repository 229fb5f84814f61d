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
            book.save(contact)
            if isNew { open(contact.id) }
        }
        // While the form is presented, no problem is shown.
        form.onEnd = { [weak self] in self?.showProblem() }
        let stack = UINavigationController(rootViewController: form)
        stack.modalPresentationStyle = .formSheet
        present(stack, animated: true)
    }

    // MARK: - Deleting

    /// Deletes contacts, and shows the one after the open contact if that is deleted too.
    func delete(_ ids: Set<Contact.ID>) {
        let next = list.neighbor(of: card.id, without: ids)
        let removed = book.remove(ids)
        guard !removed.isEmpty else { return }
        undoManager?.registerUndo(withTarget: self) { $0.restore(removed) }
        undoManager?.setActionName(removed.count == 1 ? "Delete Contact" : "Delete Contacts")
        guard let id = card.id, ids.contains(id) else { return }
        choose(isCollapsed ? nil : next)
        if isCollapsed { show(.primary) }
    }

    private func restore(_ contacts: [Contact]) {
        book.add(contacts)
        undoManager?.registerUndo(withTarget: self) { $0.delete(Set(contacts.map(\.id))) }
        if !isCollapsed, let first = contacts.first { choose(first.id) }
    }

    /// Asks whether to delete the open contact.
    func askToDelete(from source: UIView?) {
        guard let contact = book.contact(card.id) else { return }
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(
            UIAlertAction(title: "Delete \(contact.name)", style: .destructive) { [weak self] _ in
                self?.delete([contact.id])
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

    // MARK: - Keys

    private static let newAction = Selector("contacts.new")
    private static let findAction = Selector("contacts.find")
    private static let editAction = Selector("contacts.edit")
    private static let deleteAction = Selector("contacts.delete")

    override var keyCommands: [UIKeyCommand]? {
        guard presentedViewController == nil else { return super.keyCommands }
        return (super.keyCommands ?? []) + [
            UIKeyCommand(title: "New Contact", action: Self.newAction, input: "n", modifierFlags: .command),
            UIKeyCommand(title: "Find", action: Self.findAction, input: "f", modifierFlags: .command),
            UIKeyCommand(title: "Edit Contact", action: Self.editAction, input: "e", modifierFlags: .command),
            UIKeyCommand(title: "Delete", action: Self.deleteAction, input: UIKeyCommand.inputDelete),
        ]
    }

    override class var actions: ActionTable {
        super.actions
            .adding(newAction, ContactsController.addContact)
            .adding(findAction, ContactsController.find)
            .adding(editAction, ContactsController.editContact)
            .adding(deleteAction, ContactsController.deleteChosen)
    }

    func addContact() { edit(Contact()) }

    func editContact() {
        if let contact = book.contact(card.id) { edit(contact) }
    }

    private func find() {
        show(.primary)
        list.find()
    }

    private func deleteChosen() { delete(list.selected) }

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
