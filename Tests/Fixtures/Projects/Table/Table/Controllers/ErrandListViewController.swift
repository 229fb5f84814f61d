import UIKit

class ErrandListViewController: UITableViewController {

    enum Section: Int, CaseIterable {
        case open, done
    }

    @IBOutlet var sortItem: UIBarButtonItem!

    private let store = ErrandStore.shared
    private var filter = ""
    private var countLabel: UILabel?

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItems = [editButtonItem, sortItem]

        let refresh = UIRefreshControl()
        refresh.addTarget(self, action: #selector(refreshList(_:)), for: .valueChanged)
        refreshControl = refresh

        let search = UISearchController(searchResultsController: nil)
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        search.searchBar.placeholder = NSLocalizedString("search.placeholder", comment: "")
        navigationItem.searchController = search
        definesPresentationContext = true

        let center = NotificationCenter.default
        center.addObserver(self, selector: #selector(storeDidChange), name: .errandsDidChange, object: nil)
        center.addObserver(self, selector: #selector(ErrandListViewController.needsRefresh(_:)), name: .errandsNeedRefresh, object: nil)

        tableView.tableFooterView = makeFooter()
        updateFooter()
    }

    deinit {
        NotificationCenter.default.removeObserver(self)
    }

    private func errands(in section: Int) -> [Errand] {
        let all = Section(rawValue: section) == .open ? store.open : store.done
        return filter.isEmpty ? all : all.filter { $0.title.localizedCaseInsensitiveContains(filter) }
    }

    private func errand(at indexPath: IndexPath) -> Errand {
        return errands(in: indexPath.section)[indexPath.row]
    }

    private func makeFooter() -> UIView {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: view.bounds.width, height: 44))
        label.textAlignment = .center
        label.font = UIFont.preferredFont(forTextStyle: .footnote)
        label.textColor = .secondaryLabel
        label.autoresizingMask = [.flexibleWidth]
        countLabel = label
        return label
    }

    private func updateFooter() {
        let format = NSLocalizedString("errands.open", comment: "Number of open errands")
        countLabel?.text = String.localizedStringWithFormat(format, store.open.count)
    }

    // MARK: - Actions

    @objc private func storeDidChange() {
        tableView.reloadData()
        updateFooter()
    }

    @objc func needsRefresh(_ notification: Notification) {
        tableView.reloadData()
    }

    @objc private func refreshList(_ sender: UIRefreshControl) {
        Timer.scheduledTimer(timeInterval: 0.8, target: self, selector: #selector(finishRefreshing(_:)), userInfo: sender, repeats: false)
    }

    @objc private func finishRefreshing(_ timer: Timer) {
        tableView.reloadData()
        (timer.userInfo as? UIRefreshControl)?.endRefreshing()
    }

    @IBAction func sort(_ sender: UIBarButtonItem) {
        let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
        let choices: [(String, SortOrder)] = [("sort.byName", .name), ("sort.byDate", .date), ("sort.byPriority", .priority)]
        for (key, order) in choices {
            sheet.addAction(UIAlertAction(title: NSLocalizedString(key, comment: ""), style: .default) { [weak self] _ in
                self?.store.sortOrder = order
            })
        }
        sheet.addAction(UIAlertAction(title: NSLocalizedString("action.cancel", comment: ""), style: .cancel, handler: nil))
        sheet.popoverPresentationController?.barButtonItem = sender
        present(sheet, animated: true, completion: nil)
    }

    // MARK: - Navigation

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if segue.identifier == "ShowErrand",
           let detail = segue.destination as? ErrandDetailViewController,
           let cell = sender as? UITableViewCell,
           let indexPath = tableView.indexPath(for: cell) {
            detail.errand = errand(at: indexPath)
        }
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        return !(isEditing && identifier == "ShowErrand")
    }

    @IBAction func unwindAfterSaving(_ segue: UIStoryboardSegue) {
        guard let form = segue.source as? ErrandFormViewController else { return }
        if let errand = form.errand {
            form.apply(to: errand)
            store.errandDidChange(errand)
        } else {
            let errand = Errand(title: "")
            form.apply(to: errand)
            store.add(errand)
        }
    }

    @IBAction func unwindAfterDeleting(_ segue: UIStoryboardSegue) {
        guard let detail = segue.source as? ErrandDetailViewController, let errand = detail.errand else { return }
        store.remove(errand)
    }
}

// MARK: - Table view

extension ErrandListViewController {

    override func numberOfSections(in tableView: UITableView) -> Int {
        return Section.allCases.count
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return errands(in: section).count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        guard !errands(in: section).isEmpty else { return nil }
        return NSLocalizedString(section == Section.open.rawValue ? "section.open" : "section.done", comment: "")
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: ErrandCell.reuseIdentifier, for: indexPath) as! ErrandCell
        cell.configure(with: errand(at: indexPath))
        cell.delegate = self
        return cell
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        return true
    }

    override func tableView(_ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath) {
        if editingStyle == .delete {
            store.remove(errand(at: indexPath))
        }
    }

    override func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        let errand = self.errand(at: indexPath)
        let title = NSLocalizedString(errand.isDone ? "action.undone" : "action.done", comment: "")
        let action = UIContextualAction(style: .normal, title: title) { [weak self] _, _, completion in
            self?.store.toggle(errand)
            completion(true)
        }
        action.backgroundColor = UIColor(named: "AccentColor")
        return UISwipeActionsConfiguration(actions: [action])
    }

    override func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        let errand = self.errand(at: indexPath)
        let action = UIContextualAction(style: .destructive, title: NSLocalizedString("action.delete", comment: "")) { [weak self] _, _, completion in
            self?.store.remove(errand)
            completion(true)
        }
        action.image = UIImage(systemName: "trash")
        let configuration = UISwipeActionsConfiguration(actions: [action])
        configuration.performsFirstActionWithFullSwipe = false
        return configuration
    }
}

// MARK: - Search and cells

extension ErrandListViewController: UISearchResultsUpdating {

    func updateSearchResults(for searchController: UISearchController) {
        filter = searchController.searchBar.text ?? ""
        tableView.reloadData()
    }
}

extension ErrandListViewController: ErrandCellDelegate {

    func errandCellDidToggle(_ cell: ErrandCell) {
        guard let indexPath = tableView.indexPath(for: cell) else { return }
        store.toggle(errand(at: indexPath))
    }

    func errandCellDidLongPress(_ cell: ErrandCell) {
        setEditing(!isEditing, animated: true)
    }
}
