// SPDX-License-Identifier: MIT
import Foundation
import UIKitCells
import UIKitCore
import UIKitTables

/// Time zones in sections by region.
final class TimeZonesController: UITableViewController {
    let regions: [(name: String, zones: [TimeZone])]
    private let locale = Locale(identifier: "en_US")
    /// The number of cells that have been made.
    private(set) var cellCount = 0

    init() {
        let zones = TimeZone.knownTimeZoneIdentifiers.filter { $0.contains("/") }.compactMap(TimeZone.init(identifier:))
        let groups = Dictionary(grouping: zones) { String($0.identifier.prefix { $0 != "/" }) }
        regions = groups.sorted { $0.key < $1.key }.map { region in
            (region.key, region.value.sorted { $0.identifier < $1.identifier })
        }
        super.init(style: .plain)
        title = "Time Zones"
    }

    required init?(coder: NSCoder) { nil }

    /// Returns the name of a zone in the user's language, or else that of its city.
    func name(of zone: TimeZone) -> String {
        zone.localizedName(for: .standard, locale: locale) ?? zone.identifier
    }

    override func numberOfSections(in tableView: UITableView) -> Int { regions.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        regions[section].zones.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        regions[section].name
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "MyReuseIdentifier")
            ?? {
                cellCount += 1
                return UITableViewCell(style: .default, reuseIdentifier: "MyReuseIdentifier")
            }()
        cell.textLabel?.text = name(of: regions[indexPath.section].zones[indexPath.row])
        return cell
    }
}
