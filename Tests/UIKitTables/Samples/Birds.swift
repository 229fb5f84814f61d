// SPDX-License-Identifier: MIT
import Foundation
import UIKitCells
import UIKitCore
import UIKitTables

/// The birds that have been seen.
@MainActor
final class BirdLog {
    var names = ["Heron", "Kingfisher", "Wren"]
}

/// A list of birds in a plain view controller, in which birds are deleted and added.
class BirdListController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    let log: BirdLog
    let table = UITableView(frame: .zero, style: .plain)
    private(set) lazy var addButton = UIBarButtonItem(
        barButtonSystemItem: .add, target: self, action: BirdListController.addBird)
    /// The form, which is made once.
    private(set) var form: BirdFormController?
    private(set) var formCount = 0

    init(_ log: BirdLog) {
        self.log = log
        super.init(nibName: nil, bundle: nil)
        title = "Birds"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        table.frame = view.bounds
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        table.dataSource = self
        table.delegate = self
        view.addSubview(table)
        navigationItem.rightBarButtonItem = editButtonItem
        navigationItem.leftBarButtonItem = addButton
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if let path = table.indexPathForSelectedRow { table.deselectRow(at: path, animated: animated) }
        table.reloadData()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        table.flashScrollIndicators()
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        table.setEditing(editing, animated: animated)
        addButton.isEnabled = !editing
    }

    private func addBird() {
        let form = form ?? BirdFormController(log)
        form.onSave = { [weak self] in self?.table.reloadData() }
        if self.form == nil { formCount += 1 }
        self.form = form
        present(UINavigationController(rootViewController: form), animated: true)
    }

    // MARK: Data source

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { log.names.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.plainCell(log.names[indexPath.row], accessory: .none)
    }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete else { return }
        log.names.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .fade)
    }
}

/// A list of birds above a toolbar.
final class BirdsWithToolbarController: BirdListController {
    let toolbar = UIToolbar(frame: .zero)

    override func viewDidLoad() {
        super.viewDidLoad()
        let (area, strip) = view.bounds.divided(atDistance: 60, from: .maxYEdge)
        toolbar.frame = area
        toolbar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        table.frame = strip
        view.addSubview(toolbar)
    }
}

/// A form with the name of a new bird.
final class BirdFormController: UITableViewController {
    /// A row with a text field.
    final class FieldCell: UITableViewCell {
        let field = UITextField(frame: .zero)

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            field.placeholder = "Name"
            field.frame = contentView.bounds.insetBy(dx: 16, dy: 4)
            field.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            contentView.addSubview(field)
        }

        required init?(coder: NSCoder) { nil }
    }

    let log: BirdLog
    /// Called when a bird has been added.
    var onSave: (() -> Void)?

    init(_ log: BirdLog) {
        self.log = log
        super.init(style: .grouped)
        title = "New Bird"
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .save, target: self, action: BirdFormController.save)
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .cancel, target: self, action: BirdFormController.cancel)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        FieldCell(style: .default, reuseIdentifier: nil)
    }

    /// The field of the only row.
    var field: UITextField? { (tableView.cellForRow(at: IndexPath(row: 0, section: 0)) as? FieldCell)?.field }

    private func save() {
        if let text = field?.text, !text.isEmpty {
            log.names.append(text)
            onSave?()
        }
        field?.text = nil
        dismiss(animated: true)
    }

    private func cancel() { dismiss(animated: true) }
}
