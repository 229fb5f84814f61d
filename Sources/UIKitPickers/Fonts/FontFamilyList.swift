// SPDX-License-Identifier: MIT
internal import Foundation
internal import Localization
internal import UIKitCells
internal import UIKitCore
internal import UIKitTables

/// The families that a font picker offers, with a search field.
final class FontFamilyList: UITableViewController, UISearchResultsUpdating {
    private let configuration: UIFontPickerViewController.Configuration
    private weak var picker: UIFontPickerViewController?
    private let search = UISearchController(searchResultsController: nil)
    private lazy var families = UIFont.familyNames.filter { configuration.includes($0) }
    private lazy var shown = families

    init(_ configuration: UIFontPickerViewController.Configuration, picker: UIFontPickerViewController) {
        self.configuration = configuration
        self.picker = picker
        super.init(style: .plain)
        title = Phrase.chooseFont.text
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: FontRow.identifier)
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.picker?.cancel() })
        showSelection()
    }

    /// Shows the checkmark at the selected family, and scrolls to it.
    func showSelection() {
        guard isViewLoaded else { return }
        tableView.reloadData()
        guard let family = selectedFamily, let row = shown.firstIndex(of: family) else { return }
        tableView.scrollToRow(at: IndexPath(row: row, section: 0), at: .middle, animated: false)
    }

    private var selectedFamily: String? {
        picker?.selectedFontDescriptor?.object(forKey: .family) as? String
    }

    func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text ?? ""
        shown = text.isEmpty ? families : families.filter { $0.localizedStandardContains(text) }
        tableView.reloadData()
        contentUnavailableConfiguration =
            shown.isEmpty && !text.isEmpty ? UIContentUnavailableConfiguration.search() : nil
    }

    // MARK: - Rows

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: FontRow.identifier, for: indexPath)
        let family = shown[indexPath.row]
        let font = configuration.displayUsingSystemFont ? nil : UIFont(name: family, size: UIFont.labelFontSize)
        FontRow.fill(cell, title: family, font: font)
        let isSelected = family == selectedFamily
        let hasFaces = configuration.includeFaces && UIFont.fontNames(forFamilyName: family).count > 1
        cell.accessoryType = hasFaces ? .disclosureIndicator : isSelected ? .checkmark : .none
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let family = shown[indexPath.row]
        let fonts = UIFont.fontNames(forFamilyName: family)
        if configuration.includeFaces, fonts.count > 1, let picker {
            navigationController?.pushViewController(
                FontFaceList(family, fonts, configuration, picker: picker), animated: true)
        } else {
            picker?.choose(UIFontDescriptor(name: family, size: 0))
        }
    }
}

/// The styles of a family.
final class FontFaceList: UITableViewController {
    private let fonts: [String]
    private let configuration: UIFontPickerViewController.Configuration
    private weak var picker: UIFontPickerViewController?

    init(
        _ family: String, _ fonts: [String], _ configuration: UIFontPickerViewController.Configuration,
        picker: UIFontPickerViewController
    ) {
        self.fonts = fonts
        self.configuration = configuration
        self.picker = picker
        super.init(style: .plain)
        title = family
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: FontRow.identifier)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { fonts.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: FontRow.identifier, for: indexPath)
        let name = fonts[indexPath.row]
        let style = name.lastIndex(of: "-").map { String(name[name.index(after: $0)...]) } ?? name
        let font = configuration.displayUsingSystemFont ? nil : UIFont(name: name, size: UIFont.labelFontSize)
        FontRow.fill(cell, title: style, font: font)
        cell.accessoryType = picker?.selectedFontDescriptor?.postscriptName == name ? .checkmark : .none
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        picker?.choose(UIFontDescriptor(name: fonts[indexPath.row], size: 0))
    }
}

/// The content of a row of a font picker.
@MainActor
enum FontRow {
    static let identifier = "font"

    /// Shows a title in a font, unless it lacks the title's characters or has symbols in their places.
    static func fill(_ cell: UITableViewCell, title: String, font: UIFont?) {
        var content = cell.defaultContentConfiguration()
        content.text = title
        if let font, font.hasGlyphs(for: title), !font.fontDescriptor.supportedLanguages.isEmpty {
            content.textProperties.font = font
        }
        cell.contentConfiguration = content
    }
}
