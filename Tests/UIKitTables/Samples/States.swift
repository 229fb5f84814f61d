// SPDX-License-Identifier: MIT
import Foundation
import UIKitCells
import UIKitCore
import UIKitTables

/// A state of a country, and the section of the list that it belongs to.
final class StateOfCountry {
    let name: String
    let capital: String
    let population: Int
    var sectionNumber = 0

    init(name: String, capital: String, population: Int) {
        self.name = name
        self.capital = capital
        self.population = population
    }

    /// The states in a property list with the keys Name, Capitol, and Population; none if it can't be read.
    static func load(from file: URL) -> [StateOfCountry] {
        guard let data = try? Data(contentsOf: file),
            let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [[String: Any]]
        else { return [] }
        return list.compactMap { entry in
            guard let name = entry["Name"] as? String, let capital = entry["Capitol"] as? String else { return nil }
            return StateOfCountry(name: name, capital: capital, population: entry["Population"] as? Int ?? 0)
        }
    }
}

/// An indexed list of states, which the collation distributes to sections.
final class StatesController: UITableViewController {
    private let file: URL
    let collation: UILocalizedIndexedCollation
    private(set) var states: [[StateOfCountry]] = []

    init(file: URL, locale: String = "en_US") {
        self.file = file
        collation = UILocalizedIndexedCollation(locale: Locale(identifier: locale))
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "States"
        distribute(StateOfCountry.load(from: file))
    }

    private func distribute(_ all: [StateOfCountry]) {
        guard !all.isEmpty else { return }
        for state in all {
            state.sectionNumber = collation.section(for: state, collationStringSelector: \.name)
        }
        var sections = Array(repeating: [StateOfCountry](), count: collation.sectionTitles.count)
        for state in all { sections[state.sectionNumber].append(state) }
        states = sections.map { collation.sortedArray(from: $0, collationStringSelector: \.name) }
    }

    override func numberOfSections(in tableView: UITableView) -> Int { states.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        states[section].count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "StateCell")
            ?? UITableViewCell(style: .default, reuseIdentifier: "StateCell")
        cell.textLabel?.text = states[indexPath.section][indexPath.row].name
        cell.accessoryType = .none
        return cell
    }

    override func sectionIndexTitles(for tableView: UITableView) -> [String]? { collation.sectionIndexTitles }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        states[section].isEmpty ? nil : collation.sectionTitles[section]
    }

    override func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int {
        collation.section(forSectionIndexTitle: index)
    }
}
