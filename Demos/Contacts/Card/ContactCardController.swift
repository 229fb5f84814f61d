// SPDX-License-Identifier: MIT
import UIKit

/// The card of one contact: its values, which a click opens, and commands.
final class ContactCardController: UITableViewController {
    /// The contact's identifier; `nil` for none.
    var id: Contact.ID? {
        didSet {
            guard id != oldValue else { return }
            reload()
            if isViewLoaded { tableView.contentOffset.y = -tableView.adjustedContentInset.top }
        }
    }

    private enum Row {
        case value(Contact.Kind, Contact.Labeled)
        case notes(String)
        case favorite(Bool)
        case delete
    }

    private let book: ContactBook
    private let header = CardHeaderView(frame: .zero)
    private var sections: [[Row]] = []

    init(book: ContactBook) {
        self.book = book
        super.init(style: .insetGrouped)
        navigationItem.largeTitleDisplayMode = .never
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.cellLayoutMarginsFollowReadableWidth = true
        tableView.sectionHeaderHeight = 8
        tableView.sectionFooterHeight = 8
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        _ = NotificationCenter.default.addObserver(forName: ContactBook.didChange, object: book, queue: nil) {
            [weak self] _ in
            MainActor.assumeIsolated { self?.reload() }
        }
        reload()
    }

    /// Gives the header the height that its text needs at the table's width.
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard tableView.tableHeaderView != nil else { return }
        let size = header.systemLayoutSizeFitting(
            CGSize(width: tableView.bounds.width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        guard abs(header.frame.height - size.height) > 0.5 else { return }
        header.frame.size.height = size.height
        tableView.tableHeaderView = header
    }

    // MARK: - Content

    private func reload() {
        guard isViewLoaded else { return }
        let contact = book.contact(id)
        setNeedsUpdateContentUnavailableConfiguration()
        sections = contact.map(Self.rows) ?? []
        if let contact { header.show(contact) }
        tableView.tableHeaderView = contact == nil ? nil : header
        navigationItem.rightBarButtonItem =
            contact == nil
            ? nil
            : UIBarButtonItem(
                systemItem: .edit, primaryAction: UIAction { [weak self] _ in self?.contacts?.editContact() })
        tableView.reloadData()
        view.setNeedsLayout()
    }

    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        guard book.contact(id) == nil else { return contentUnavailableConfiguration = nil }
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.image = UIImage(systemName: "person.crop.circle")
        configuration.text = "No Contact Selected"
        contentUnavailableConfiguration = configuration
    }

    private static func rows(of contact: Contact) -> [[Row]] {
        let values = Contact.Kind.allCases.map { kind in contact[keyPath: kind.path].map { Row.value(kind, $0) } }
        let notes = contact.notes.isEmpty ? [] : [Row.notes(contact.notes)]
        return (values + [notes, [.favorite(contact.isFavorite)], [.delete]]).filter { !$0.isEmpty }
    }

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        var content = cell.defaultContentConfiguration()
        switch sections[indexPath.section][indexPath.row] {
        case .value(let kind, let value):
            Self.fill(&content, label: value.label, text: value.value)
            content.secondaryTextProperties.color = kind == .address ? .label : .tintColor
        case .notes(let notes):
            Self.fill(&content, label: "notes", text: notes)
        case .favorite(let isFavorite):
            content.text = isFavorite ? "Remove from Favorites" : "Add to Favorites"
            content.textProperties.color = .tintColor
        case .delete:
            content.text = "Delete Contact"
            content.textProperties.color = .systemRed
        }
        cell.contentConfiguration = content
        return cell
    }

    /// A small label above the text.
    private static func fill(_ content: inout UIListContentConfiguration, label: String, text: String) {
        content.text = label
        content.textProperties.font = .preferredFont(forTextStyle: .footnote)
        content.textProperties.color = .secondaryLabel
        content.secondaryText = text
        content.secondaryTextProperties.font = .preferredFont(forTextStyle: .body)
        content.secondaryTextProperties.color = .label
    }

    // MARK: - Selection

    override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        if case .notes = sections[indexPath.section][indexPath.row] { return false }
        return true
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        switch sections[indexPath.section][indexPath.row] {
        case .value(let kind, let value): kind.open(value.value)
        case .notes: break
        case .favorite(let isFavorite): id.map { book.markFavorite(!isFavorite, [$0]) }
        case .delete: contacts?.askToDelete(from: tableView.cellForRow(at: indexPath))
        }
    }

    /// Values can be copied.
    override func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        let text: String
        switch sections[indexPath.section][indexPath.row] {
        case .value(_, let value): text = value.value
        case .notes(let notes): text = notes
        case .favorite, .delete: return nil
        }
        return UIContextMenuConfiguration { _ in
            UIMenu(children: [UIAction(title: "Copy") { _ in UIPasteboard.general.string = text }])
        }
    }
}
