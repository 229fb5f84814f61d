// SPDX-License-Identifier: MIT
import Foundation
import UIKitCells
import UIKitCore
import UIKitTables

/// The folder with the UI files of the tests.
enum UIFiles {
    static let bundle = Bundle(
        path: URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Files").path)
}

struct BirdSighting: Equatable {
    var name: String
    var location: String
    var date: Date
}

/// The list of the guide's bird-watching application.
final class BirdsMasterController: UITableViewController, BirdsAddControllerDelegate {
    var sightings = [
        BirdSighting(name: "Pigeon", location: "Everywhere", date: Date(timeIntervalSince1970: 1_300_000_000)),
        BirdSighting(name: "Kingfisher", location: "The brook", date: Date(timeIntervalSince1970: 1_310_000_000)),
    ]

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sightings.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "BirdSightingCell", for: indexPath)
        cell.textLabel?.text = sightings[indexPath.row].name
        cell.detailTextLabel?.text = sightings[indexPath.row].location
        return cell
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        if segue.identifier == "ShowSightingsDetails", let detail = segue.destination as? BirdsDetailController,
            let path = tableView.indexPathForSelectedRow
        {
            detail.sighting = sightings[path.row]
        } else if segue.identifier == "ShowAddSightingView" {
            let form = (segue.destination as? UINavigationController)?.topViewController as? BirdsAddController
            form?.delegate = self
        }
    }

    func addViewControllerDidCancel(_ controller: BirdsAddController) {
        dismiss(animated: true)
    }

    func addViewControllerDidFinish(_ controller: BirdsAddController, name: String, location: String) {
        if !name.isEmpty {
            sightings.append(BirdSighting(name: name, location: location, date: Date(timeIntervalSince1970: 0)))
            tableView.reloadData()
        }
        dismiss(animated: true)
    }
}

/// The detail, with static cells.
final class BirdsDetailController: UITableViewController {
    weak var nameLabel: UILabel?
    weak var locationLabel: UILabel?
    weak var dateLabel: UILabel?
    var sighting: BirdSighting?
    private(set) var sightingWhenLoaded: BirdSighting?
    private(set) static var formatters = 0
    private static let formatter: DateFormatter = {
        formatters += 1
        let formatter = DateFormatter()
        formatter.dateStyle = .medium
        formatter.locale = Locale(identifier: "en_US")
        formatter.timeZone = TimeZone(identifier: "GMT")
        return formatter
    }()

    override class var outlets: OutletTable {
        super.outlets.adding("nameLabel", \BirdsDetailController.nameLabel)
            .adding("locationLabel", \BirdsDetailController.locationLabel)
            .adding("dateLabel", \BirdsDetailController.dateLabel)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        sightingWhenLoaded = sighting
        guard let sighting else { return }
        nameLabel?.text = sighting.name
        locationLabel?.text = sighting.location
        dateLabel?.text = Self.formatter.string(from: sighting.date)
    }
}

@MainActor
protocol BirdsAddControllerDelegate: AnyObject {
    func addViewControllerDidCancel(_ controller: BirdsAddController)
    func addViewControllerDidFinish(_ controller: BirdsAddController, name: String, location: String)
}

/// The form for a new sighting.
final class BirdsAddController: UITableViewController {
    weak var nameField: UITextField?
    weak var placeField: UITextField?
    weak var delegate: (any BirdsAddControllerDelegate)?

    override class var outlets: OutletTable {
        super.outlets.adding("nameField", \BirdsAddController.nameField)
            .adding("placeField", \BirdsAddController.placeField)
    }

    override class var actions: ActionTable {
        super.actions.adding("cancel:", BirdsAddController.cancel).adding("done:", BirdsAddController.done)
    }

    private func cancel(_ sender: AnyObject) { delegate?.addViewControllerDidCancel(self) }

    private func done(_ sender: AnyObject) {
        delegate?.addViewControllerDidFinish(self, name: nameField?.text ?? "", location: placeField?.text ?? "")
    }
}
