import UIKit

class CareListViewController: UITableViewController {

    var garden: Garden!
    @objc dynamic var showsAll = false {
        didSet { tableView.reloadSections(IndexSet(integer: 0), with: .automatic) }
    }

    private var plants: [Plant] {
        return showsAll ? garden.plants : garden.plants.filter { $0.isThirsty }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return plants.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "CareCell", for: indexPath)
        let plant = plants[indexPath.row]
        cell.textLabel?.text = plant.value(forKey: #keyPath(Plant.name)) as? String
        cell.detailTextLabel?.text = NSLocalizedString(plant.isThirsty ? "care.thirsty" : "care.fine", comment: "")
        return cell
    }
}
