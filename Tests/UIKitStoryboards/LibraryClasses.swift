// SPDX-License-Identifier: MIT
import Foundation
import UIKitCells
import UIKitCollections
import UIKitCore
import UIKitTables
import UIKitText

/// A controller of the library that records the segues that it prepares and that end at it.
class LibraryController: UIViewController {
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        Trace.record(segue, from: self)
    }
}

extension Trace {
    /// Records a segue with its identifier, and the class of its destination or, for a navigation controller, of its
    /// content.
    static func record(_ segue: UIStoryboardSegue, from source: UIViewController) {
        let end = (segue.destination as? UINavigationController)?.topViewController ?? segue.destination
        calls.append("\(type(of: source)): \(segue.identifier ?? "none") to \(type(of: end))")
    }
}

final class LibraryTabs: UITabBarController {
    override class var actions: ActionTable { super.actions.adding("signedIn:", LibraryTabs.signedIn) }

    private func signedIn(_ segue: UIStoryboardSegue) { Trace.calls.append("signed in") }
}

final class AuthorsSplit: UISplitViewController {}

// MARK: - Shelf

/// The books, of which the first item is a banner.
final class ShelfController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    static let titles = ["Walden", "Emma", "Kim", "Ulysses", "Dracula", "Persuasion", "Middlemarch"]
    private(set) var sorting = ""
    private(set) var removals = 0

    override class var actions: ActionTable {
        super.actions.adding("toggleLayout:", ShelfController.toggleLayout)
            .adding("removeBook:", ShelfController.removeBook).adding("sortBooks:", ShelfController.sortBooks)
            .adding("cancelAdding:", ShelfController.finishAdding).adding("saveBook:", ShelfController.finishAdding)
    }

    private func toggleLayout() { Trace.calls.append("toggle layout") }

    private func removeBook(_ segue: UIStoryboardSegue) { removals += 1 }

    private func sortBooks(_ segue: UIStoryboardSegue) { sorting = segue.identifier ?? "" }

    private func finishAdding(_ segue: UIStoryboardSegue) {
        Trace.calls.append("finished \(segue.identifier ?? "")")
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        Trace.record(segue, from: self)
        guard let book = segue.destination as? BookController, let cell = sender as? UICollectionViewCell,
            let path = collectionView.indexPath(for: cell), path.item > 0
        else { return }
        book.name = Self.titles[path.item - 1]
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        Self.titles.count + 1
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        guard indexPath.item > 0 else {
            return collectionView.dequeueReusableCell(withReuseIdentifier: "banner", for: indexPath)
        }
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "book", for: indexPath)
        let labels = (cell.contentView.subviews.first as? UIStackView)?.arrangedSubviews ?? []
        (labels.first as? UILabel)?.text = Self.titles[indexPath.item - 1]
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        guard indexPath.item == 0, let layout = collectionViewLayout as? UICollectionViewFlowLayout else {
            return CGSize(width: 108, height: 150)
        }
        let insets = layout.sectionInset
        return CGSize(width: collectionView.bounds.width - insets.left - insets.right, height: 72)
    }

    override func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let name = kind == UICollectionView.elementKindSectionHeader ? "header" : "footer"
        return collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: name, for: indexPath)
    }
}

/// A book.
final class BookController: UIViewController {
    var name = "Title of the book"
    private weak var nameLabel: UILabel?
    private weak var noteLabel: UILabel?
    private(set) var buttons: [UIButton] = []
    private(set) var ends: [String] = []

    override class var outlets: OutletTable {
        super.outlets.adding("nameLabel", \BookController.nameLabel)
            .adding("noteLabel", \BookController.noteLabel).adding("buttons", \BookController.buttons)
    }

    override class var actions: ActionTable {
        super.actions.adding("backToBook:", BookController.backToBook)
            .adding("dismissKeyboard:", BookController.dismissKeyboard)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        nameLabel?.text = name
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) { Trace.record(segue, from: self) }

    private func backToBook(_ segue: UIStoryboardSegue) { ends.append(segue.identifier ?? "") }

    private func dismissKeyboard() { Trace.calls.append("dismiss keyboard") }
}

/// Books that are embedded in another controller.
final class SimilarController: UICollectionViewController {
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 6 }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "similar", for: indexPath)
        (cell.contentView.subviews.first as? UILabel)?.text = "Book \(indexPath.item + 1)"
        return cell
    }
}

/// The choices of a picker view.
final class BookKinds: NibObject, UIPickerViewDataSource, UIPickerViewDelegate {
    init() {}

    static let names = ["Novel", "Poems", "Essays", "Letters"]

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { Self.names.count }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        Self.names[row]
    }
}

/// A segue that presents its destination without a standard transition.
final class FadeSegue: UIStoryboardSegue {
    override func perform() {
        Trace.calls.append("fade")
        source.present(destination, animated: false)
    }
}

// MARK: - Authors

final class AuthorsController: UITableViewController, UISearchBarDelegate {
    static let names = ["Jane Austen", "James Joyce", "Rudyard Kipling"]
    private weak var searchBar: UISearchBar?
    private(set) var refreshes = 0
    private(set) var searched = ""

    override class var outlets: OutletTable { super.outlets.adding("searchBar", \AuthorsController.searchBar) }

    override class var actions: ActionTable { super.actions.adding("refresh:", AuthorsController.refresh) }

    private func refresh(_ control: UIRefreshControl) { refreshes += 1 }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { searched = searchText }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        Trace.record(segue, from: self)
        guard let cell = sender as? UITableViewCell, let path = tableView.indexPath(for: cell) else { return }
        let author = (segue.destination as? UINavigationController)?.topViewController as? AuthorController
        author?.name = Self.names[path.row]
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Self.names.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "author", for: indexPath)
        cell.textLabel?.text = Self.names[indexPath.row]
        return cell
    }
}

final class AuthorController: UIViewController {
    var name = "Name"
    private weak var nameLabel: UILabel?

    override class var outlets: OutletTable { super.outlets.adding("nameLabel", \AuthorController.nameLabel) }

    override func viewDidLoad() {
        super.viewDidLoad()
        nameLabel?.text = name
    }
}

// MARK: - Reader

/// The pages of a book.
final class ReaderPages: UIPageViewController, UIPageViewControllerDataSource {
    override func viewDidLoad() {
        super.viewDidLoad()
        dataSource = self
        setViewControllers([page(1)].compactMap { $0 }, direction: .forward, animated: false)
    }

    private func page(_ number: Int) -> ReaderPage? {
        guard (1...3).contains(number) else { return nil }
        let page = storyboard?.instantiateViewController(withIdentifier: "Page") as? ReaderPage
        page?.number = number
        return page
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) { Trace.record(segue, from: self) }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        (viewController as? ReaderPage).flatMap { page($0.number - 1) }
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        (viewController as? ReaderPage).flatMap { page($0.number + 1) }
    }
}

final class ReaderPage: UIViewController {
    var number = 0
    weak var textView: UITextView?
    private weak var numberLabel: UILabel?

    override class var outlets: OutletTable {
        super.outlets.adding("textView", \ReaderPage.textView).adding("numberLabel", \ReaderPage.numberLabel)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        numberLabel?.text = "Page \(number)"
    }
}

final class SearchController: UIViewController, UITableViewDataSource, UITableViewDelegate, UISearchBarDelegate {
    private(set) weak var tableView: UITableView?
    private var results: [String] = []

    override class var outlets: OutletTable { super.outlets.adding("tableView", \SearchController.tableView) }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        results = ShelfController.titles.filter { $0.lowercased().contains(searchText.lowercased()) }
        tableView?.backgroundView?.isHidden = !results.isEmpty
        tableView?.reloadData()
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) { Trace.record(segue, from: self) }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { results.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "result", for: indexPath)
        cell.textLabel?.text = results[indexPath.row]
        return cell
    }
}

// MARK: - Settings

final class SettingsController: UITableViewController {
    weak var nightSwitch: UISwitch?
    weak var largeSwitch: UISwitch?
    weak var fontCell: UITableViewCell?
    weak var languageCell: UITableViewCell?
    weak var nameLabel: UILabel?
    weak var marginStepper: UIStepper?
    weak var brightness: UISlider?

    override class var outlets: OutletTable {
        super.outlets.adding("nightSwitch", \SettingsController.nightSwitch)
            .adding("largeSwitch", \SettingsController.largeSwitch).adding("fontCell", \SettingsController.fontCell)
            .adding("languageCell", \SettingsController.languageCell).adding("nameLabel", \SettingsController.nameLabel)
            .adding("marginStepper", \SettingsController.marginStepper)
            .adding("brightness", \SettingsController.brightness)
    }

    override class var actions: ActionTable {
        super.actions.adding("switchChanged:", SettingsController.switchChanged)
            .adding("marginChanged:", SettingsController.marginChanged)
            .adding("brightnessChanged:", SettingsController.brightnessChanged)
            .adding("chosen:", SettingsController.chosen).adding("profileSaved:", SettingsController.profileSaved)
            .adding("signedIn:", SettingsController.signedIn).adding("resetAll:", SettingsController.resetAll)
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        Trace.record(segue, from: self)
        guard let choice = segue.destination as? ChoiceController else { return }
        choice.isFont = segue.identifier == "ChooseFont"
    }

    private func switchChanged(_ sender: UISwitch) {
        Trace.calls.append("\(sender === nightSwitch ? "night" : "large") \(sender.isOn)")
    }

    private func marginChanged(_ sender: UIStepper) { Trace.calls.append("margin \(Int(sender.value))") }

    private func brightnessChanged(_ sender: UISlider) { Trace.calls.append("brightness") }

    private func chosen(_ segue: UIStoryboardSegue) {
        guard let choice = segue.source as? ChoiceController else { return }
        (choice.isFont ? fontCell : languageCell)?.detailTextLabel?.text = choice.chosen
    }

    private func profileSaved(_ segue: UIStoryboardSegue) {
        nameLabel?.text = (segue.source as? ProfileController)?.fullName
    }

    private func signedIn(_ segue: UIStoryboardSegue) { Trace.calls.append("back by \(segue.identifier ?? "")") }

    private func resetAll(_ sender: AnyObject) { Trace.calls.append("reset all") }
}

/// A list of options, of which one is chosen.
final class ChoiceController: UITableViewController {
    var isFont = false
    private(set) var chosen: String?

    private var options: [String] { isFont ? ["Serif", "Sans Serif"] : ["English", "Dutch", "Japanese"] }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        Trace.record(segue, from: self)
        if let cell = sender as? UITableViewCell { chosen = cell.textLabel?.text }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { options.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "option", for: indexPath)
        cell.textLabel?.text = options[indexPath.row]
        return cell
    }
}

final class ProfileController: UITableViewController {
    weak var firstField: UITextField?
    weak var lastField: UITextField?

    override class var outlets: OutletTable {
        super.outlets.adding("firstField", \ProfileController.firstField)
            .adding("lastField", \ProfileController.lastField)
    }

    var fullName: String { [firstField?.text, lastField?.text].compactMap { $0 }.joined(separator: " ") }
}
