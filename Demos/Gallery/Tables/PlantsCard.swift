// SPDX-License-Identifier: MIT
import UIKit

/// Plants by initial, in each table style.
final class PlantsCard: ContainerCard {
    private static let styles: [UITableView.Style] = [.plain, .grouped, .insetGrouped]
    private let holder = UINavigationController(rootViewController: PlantsController(style: .plain))

    init(_ title: String, note: String) {
        super.init(title, note: note, choices: ["Plain", "Grouped", "Inset"], container: holder)
        holder.isNavigationBarHidden = true
    }

    required init?(coder: NSCoder) { nil }

    override func choose() {
        holder.setViewControllers([PlantsController(style: Self.styles[choice.selectedIndex])], animated: false)
    }
}

private final class PlantsController: UITableViewController {
    private static let names = [
        "Acacia", "Alder", "Anemone", "Ash", "Aspen", "Bamboo", "Basil", "Beech", "Bellflower", "Birch", "Bluebell",
        "Campion", "Cedar", "Cherry", "Clover", "Cowslip", "Crocus", "Cypress", "Daffodil", "Dahlia", "Daisy",
        "Dogwood", "Elder", "Elm", "Fennel", "Fern", "Fir", "Foxglove", "Gentian", "Ginkgo", "Hazel", "Heather",
        "Holly", "Hornbeam", "Iris", "Ivy", "Jasmine", "Juniper", "Larch", "Laurel", "Lavender", "Lilac", "Lime",
        "Magnolia", "Maple", "Marigold", "Mint", "Myrtle", "Nettle", "Oak", "Olive", "Orchid", "Peony", "Pine", "Plane",
        "Poplar", "Poppy", "Primrose", "Rose", "Rosemary", "Rowan", "Sage", "Snowdrop", "Spruce", "Sycamore", "Thyme",
        "Tulip", "Violet", "Walnut", "Willow", "Yarrow", "Yew",
    ]

    private let sections = Dictionary(grouping: names) { String($0.prefix(1)) }.sorted { $0.key < $1.key }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "plant")
    }

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].value.count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        sections[section].key
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "plant", for: indexPath)
        cell.textLabel?.text = sections[indexPath.section].value[indexPath.row]
        return cell
    }

    override func sectionIndexTitles(for tableView: UITableView) -> [String]? { sections.map(\.key) }
}
