// SPDX-License-Identifier: MIT
import Foundation
import UIKitCells
import UIKitCore
import UIKitTables

/// A walking trail and its details.
struct Trail {
    var name: String
    var details: [(key: String, value: String)]
}

/// A region with its trails.
struct Region {
    var name: String
    var trails: [Trail]

    /// Four regions, of which the first has six trails.
    static let samples: [Region] = ["Moravia", "Bohemia", "Silesia", "Tatra"].enumerated().map { index, name in
        let places = ["Brook", "Castle", "Forest", "Lake", "Meadow", "Ridge"].prefix(6 - index)
        return Region(
            name: name,
            trails: places.map { place in
                Trail(
                    name: "\(place) \(name)",
                    details: [
                        ("Length", "\(place.count) km"), ("Climb", "\(40 * place.count) m"), ("Difficulty", "Moderate"),
                    ])
            })
    }
}

/// The regions, which lead to their trails.
final class RegionsController: UITableViewController {
    let regions: [Region]

    init(_ regions: [Region] = Region.samples) {
        self.regions = regions
        super.init(style: .plain)
        title = "Regions"
    }

    required init?(coder: NSCoder) { nil }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { regions.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.plainCell(regions[indexPath.row].name, accessory: .disclosureIndicator)
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: false)
        let trails = TrailsController(style: .plain)
        trails.region = regions[indexPath.row]
        navigationController?.pushViewController(trails, animated: true)
    }
}

/// The trails of a region, which lead to their details.
final class TrailsController: UITableViewController {
    var region: Region? {
        didSet { title = region?.name }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        region?.trails.count ?? 0
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.plainCell(region?.trails[indexPath.row].name, accessory: .disclosureIndicator)
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard let trail = region?.trails[indexPath.row] else { return }
        navigationController?.pushViewController(TrailController(trail), animated: true)
    }
}

/// The details of a trail, one in each row.
final class TrailController: UITableViewController {
    let trail: Trail

    init(_ trail: Trail) {
        self.trail = trail
        super.init(style: .grouped)
        title = trail.name
    }

    required init?(coder: NSCoder) { nil }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        trail.details.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.textLabel?.text = trail.details[indexPath.row].key
        cell.detailTextLabel?.text = trail.details[indexPath.row].value
        return cell
    }
}

/// All trails in sections by region, with an index of the regions' initials.
final class AllTrailsController: UITableViewController {
    let regions: [Region]

    init(_ regions: [Region] = Region.samples) {
        self.regions = regions
        super.init(style: .plain)
        title = "Trails"
    }

    required init?(coder: NSCoder) { nil }

    override func numberOfSections(in tableView: UITableView) -> Int { regions.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        regions[section].trails.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.plainCell(regions[indexPath.section].trails[indexPath.row].name, accessory: .none)
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        regions[section].name
    }

    override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
        regions.map { String($0.name.prefix(1)) }
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        navigationController?.pushViewController(
            TrailController(regions[indexPath.section].trails[indexPath.row]), animated: true)
    }
}

extension UITableView {
    /// Returns a cell with a title, from the reuse pool if possible.
    func plainCell(_ title: String?, accessory: UITableViewCell.AccessoryType) -> UITableViewCell {
        let cell =
            dequeueReusableCell(withIdentifier: "plain") ?? UITableViewCell(style: .default, reuseIdentifier: "plain")
        cell.textLabel?.text = title
        cell.accessoryType = accessory
        return cell
    }
}
