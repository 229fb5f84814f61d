import UIKit

class MasterViewController: UITableViewController {

    var detailViewController: DetailViewController? = nil
    var journal: Journal! {
        didSet {
            guard isViewLoaded else { return }
            tableView.reloadData()
        }
    }

    private let dateFormatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .full
        return formatter
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        if journal == nil {
            journal = Journal.shared
        }
        navigationItem.leftBarButtonItems = [editButtonItem] + (navigationItem.leftBarButtonItems ?? [])
        if let split = splitViewController {
            let controllers = split.viewControllers
            detailViewController = (controllers[controllers.count - 1] as! UINavigationController).topViewController as? DetailViewController
        }
        NotificationCenter.default.addObserver(self, selector: #selector(journalDidChange(_:)), name: Journal.didChange, object: nil)
    }

    override func viewWillAppear(_ animated: Bool) {
        clearsSelectionOnViewWillAppear = splitViewController!.isCollapsed
        super.viewWillAppear(animated)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
    }

    override var canBecomeFirstResponder: Bool {
        return true
    }

    @objc
    func insertNewObject(_ sender: Any) {
        journal.insert(Entry(date: Date()), at: 0)
        let indexPath = IndexPath(row: 0, section: 0)
        tableView.selectRow(at: indexPath, animated: true, scrollPosition: .top)
        performSegue(withIdentifier: "showDetail", sender: self)
    }

    @objc private func journalDidChange(_ notification: NSNotification) {
        let selection = tableView.indexPathForSelectedRow
        tableView.reloadData()
        if let selection = selection, selection.row < journal.entries.count {
            tableView.selectRow(at: selection, animated: false, scrollPosition: .none)
        }
    }

    // MARK: - Segues

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if segue.identifier == "showDetail" {
            if let indexPath = tableView.indexPathForSelectedRow {
                let object = journal.entries[indexPath.row]
                let controller = (segue.destination as! UINavigationController).topViewController as! DetailViewController
                controller.detailItem = object
                controller.navigationItem.leftBarButtonItem = splitViewController?.displayModeButtonItem
                controller.navigationItem.leftItemsSupplementBackButton = true
                detailViewController = controller
            }
        }
    }

    @IBAction func unwindFromAbout(_ unwindSegue: UIStoryboardSegue) {
    }

    // MARK: - Table View

    override func numberOfSections(in tableView: UITableView) -> Int {
        return 1
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return journal.entries.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath)
        let entry = journal.entries[indexPath.row]
        cell.textLabel!.text = entry.summary
        cell.detailTextLabel?.text = dateFormatter.string(from: entry.date)
        return cell
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        // Return false if you do not want the specified item to be editable.
        return true
    }

    override func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
        if editingStyle == .delete {
            let entry = journal.remove(at: indexPath.row)
            undoManager?.registerUndo(withTarget: self, selector: #selector(restore(_:)), object: entry)
            undoManager?.setActionName(NSLocalizedString("undo.delete", comment: ""))
        }
    }

    @objc func restore(_ entry: Entry) {
        let index = journal.entries.firstIndex { $0.date < entry.date } ?? journal.entries.count
        journal.insert(entry, at: index)
    }
}
