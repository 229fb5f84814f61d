// SPDX-License-Identifier: MIT
import UIKit

/// The form for a new contact or for changes of one.
///
/// Asks before it discards changes.
final class ContactFormController: UITableViewController, UITextFieldDelegate, UIAdaptivePresentationControllerDelegate
{
    /// Typing is undone here; in other windows, it would undo text that isn't shown.
    override var undoManager: UndoManager? { typing }
    private let typing = UndoManager()

    private let original: ContactForm
    private var form: ContactForm
    private let isNew: Bool
    private var hasAppeared = false
    private let onSave: (Contact) -> Void
    /// Called after the form was dismissed with a contact that was saved.
    var onEnd: (() -> Void)?
    private lazy var saveItem = UIBarButtonItem(
        systemItem: .save, primaryAction: UIAction { [weak self] _ in self?.save() })

    init(contact: Contact, isNew: Bool, onSave: @escaping (Contact) -> Void) {
        original = ContactForm(contact: contact)
        form = original
        self.isNew = isNew
        self.onSave = onSave
        super.init(style: .insetGrouped)
        title = isNew ? "New Contact" : "Edit Contact"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(FormFieldCell.self, forCellReuseIdentifier: "field")
        tableView.register(FormTextCell.self, forCellReuseIdentifier: "text")
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "add")
        tableView.allowsSelectionDuringEditing = true
        tableView.keyboardDismissMode = .onDrag
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
        navigationItem.rightBarButtonItem = saveItem
        setEditing(true, animated: false)
        formDidChange()
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.presentationController?.delegate = self
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        // Not again after an alert above the form.
        guard !hasAppeared else { return }
        hasAppeared = true
        focusField(at: IndexPath(row: 0, section: 0))
    }

    // MARK: - Rows

    private func values(in section: Int) -> (kind: Contact.Kind, values: [Contact.Labeled])? {
        guard case .values(let kind) = ContactForm.sections[section] else { return nil }
        return (kind, form.contact[keyPath: kind.path])
    }

    override func numberOfSections(in tableView: UITableView) -> Int { ContactForm.sections.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        switch ContactForm.sections[section] {
        case .name: ContactForm.names.count
        case .values(let kind): form.contact[keyPath: kind.path].count + 1
        case .notes: 1
        }
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        ContactForm.sections[section] == .notes ? "Notes" : nil
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        switch ContactForm.sections[indexPath.section] {
        case .name: nameCell(at: indexPath)
        case .values(let kind) where indexPath.row == form.contact[keyPath: kind.path].count:
            addCell(kind, at: indexPath)
        case .values(.address): addressCell(at: indexPath)
        case .values(let kind): valueCell(kind, at: indexPath)
        case .notes: notesCell(at: indexPath)
        }
    }

    private func nameCell(at path: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "field", for: path)
        guard let cell = cell as? FormFieldCell else { return cell }
        let (title, name) = ContactForm.names[path.row]
        cell.show(form.contact[keyPath: name], name: title)
        cell.field.delegate = self
        cell.onChange = { [weak self] in
            self?.form.contact[keyPath: name] = $0
            self?.formDidChange()
        }
        return cell
    }

    private func valueCell(_ kind: Contact.Kind, at path: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "field", for: path)
        guard let cell = cell as? FormFieldCell else { return cell }
        let value = form.contact[keyPath: kind.path][path.row]
        cell.isAccepted = kind.accepts
        cell.field.keyboardType = kind == .phone ? .phonePad : .emailAddress
        cell.field.autocapitalizationType = .none
        cell.field.semanticContentAttribute = .forceLeftToRight
        cell.field.delegate = self
        cell.show(value.value, name: kind == .phone ? "Phone" : "Email")
        cell.onChange = { [weak self, weak cell] text in self?.change(kind, in: cell) { $0.value = text } }
        cell.label.show(value.label, of: kind.labels) { [weak self, weak cell] label in
            self?.change(kind, in: cell) { $0.label = label }
        }
        return cell
    }

    private func addressCell(at path: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: path)
        guard let cell = cell as? FormTextCell else { return cell }
        let value = form.contact.addresses[path.row]
        cell.text.text = value.value
        cell.text.accessibilityLabel = "Address"
        cell.onChange = { [weak self, weak cell] text in
            self?.change(.address, in: cell) { $0.value = text }
            self?.tableView.performBatchUpdates(nil)
        }
        cell.label.show(value.label, of: Contact.Kind.address.labels) { [weak self, weak cell] label in
            self?.change(.address, in: cell) { $0.label = label }
        }
        return cell
    }

    private func notesCell(at path: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: path)
        guard let cell = cell as? FormTextCell else { return cell }
        cell.text.text = form.contact.notes
        cell.text.accessibilityLabel = "Notes"
        cell.onChange = { [weak self] text in
            self?.form.contact.notes = text
            self?.formDidChange()
            self?.tableView.performBatchUpdates(nil)
        }
        return cell
    }

    private func addCell(_ kind: Contact.Kind, at path: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "add", for: path)
        var content = cell.defaultContentConfiguration()
        content.text =
            switch kind {
            case .phone: "Add Phone"
            case .email: "Add Email"
            case .address: "Add Address"
            }
        cell.contentConfiguration = content
        return cell
    }

    // MARK: - Editing

    /// Changes the value that `cell` shows, whose row may have moved since the cell was made.
    private func change(_ kind: Contact.Kind, in cell: UITableViewCell?, _ body: (inout Contact.Labeled) -> Void) {
        guard let row = cell.flatMap(tableView.indexPath)?.row, row < form.contact[keyPath: kind.path].count else {
            return
        }
        body(&form.contact[keyPath: kind.path][row])
        formDidChange()
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        values(in: indexPath.section) != nil
    }

    override func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
        -> UITableViewCell.EditingStyle
    {
        guard let values = values(in: indexPath.section)?.values else { return .none }
        return indexPath.row == values.count ? .insert : .delete
    }

    override func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
        values(in: indexPath.section) != nil
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        guard let kind = values(in: indexPath.section)?.kind else { return }
        switch editingStyle {
        case .insert:
            let row = form.add(kind)
            let path = IndexPath(row: row, section: indexPath.section)
            tableView.performBatchUpdates {
                tableView.insertRows(at: [path], with: .automatic)
            } completion: { [weak self] _ in
                self?.focusField(at: path)
            }
        case .delete:
            form.contact[keyPath: kind.path].remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .automatic)
        default: return
        }
        formDidChange()
    }

    /// Only the rows that add a value can be selected.
    override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        values(in: indexPath.section)?.values.count == indexPath.row ? indexPath : nil
    }

    override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        values(in: indexPath.section)?.values.count == indexPath.row
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        self.tableView(tableView, commit: .insert, forRowAt: indexPath)
    }

    private func focusField(at path: IndexPath) {
        tableView.scrollToRow(at: path, at: .none, animated: false)
        switch tableView.cellForRow(at: path) {
        case let cell as FormFieldCell: cell.field.becomeFirstResponder()
        case let cell as FormTextCell: cell.text.becomeFirstResponder()
        default: break
        }
    }

    /// Return moves to the next field of the name, and ends editing elsewhere.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        let point = textField.convert(CGPoint(x: textField.bounds.midX, y: textField.bounds.midY), to: tableView)
        guard let path = tableView.indexPathForRow(at: point), path.section == 0,
            path.row + 1 < ContactForm.names.count
        else { return textField.resignFirstResponder() }
        focusField(at: IndexPath(row: path.row + 1, section: 0))
        return false
    }

    // MARK: - Saving

    private func formDidChange() {
        let isChanged = form != original
        saveItem.isEnabled = isChanged && !form.cleaned.name.isEmpty
        // A changed form is dismissed only after a question.
        (navigationController ?? self).isModalInPresentation = isChanged
    }

    private func save() {
        if let problem = form.problem {
            let alert = UIAlertController(title: problem.message, message: nil, preferredStyle: .alert)
            alert.addAction(
                UIAlertAction(title: "OK", style: .default) { [weak self] _ in
                    guard let section = ContactForm.sections.firstIndex(of: .values(problem.kind)) else { return }
                    self?.focusField(at: IndexPath(row: problem.index, section: section))
                })
            return present(alert, animated: true)
        }
        onSave(form.cleaned)
        dismiss(animated: true, completion: onEnd)
    }

    private func cancel() {
        guard form != original else { return dismiss(animated: true) }
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        sheet.addAction(
            UIAlertAction(title: "Discard Changes", style: .destructive) { [weak self] _ in
                self?.dismiss(animated: true)
            })
        sheet.addAction(UIAlertAction(title: "Keep Editing", style: .cancel))
        sheet.popoverPresentationController?.sourceItem = navigationItem.leftBarButtonItem
        present(sheet, animated: true)
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        cancel()
    }
}
