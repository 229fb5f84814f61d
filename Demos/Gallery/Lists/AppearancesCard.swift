// SPDX-License-Identifier: MIT
import UIKit

/// The same rows in each appearance of a list.
final class AppearancesCard: ContainerCard {
    private static let appearances: [UICollectionLayoutListConfiguration.Appearance] = [
        .plain, .grouped, .insetGrouped, .sidebar,
    ]
    private let list = MoonsController(AppearancesCard.configuration(.insetGrouped))

    init(_ title: String, note: String) {
        super.init(title, note: note, choices: ["Plain", "Group", "Inset", "Sidebar"], container: list)
        choice.selectedIndex = 2
    }

    required init?(coder: NSCoder) { nil }

    override func choose() {
        list.collectionView.collectionViewLayout = UICollectionViewCompositionalLayout.list(
            using: Self.configuration(Self.appearances[choice.selectedIndex]))
        list.collectionView.reloadData()
    }

    private static func configuration(
        _ appearance: UICollectionLayoutListConfiguration.Appearance
    ) -> UICollectionLayoutListConfiguration {
        var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
        configuration.headerMode = .supplementary
        return configuration
    }
}

private final class MoonsController: ListController {
    override var sections: [(title: String, rows: [String])] {
        [
            ("Earth", ["Moon"]), ("Mars", ["Phobos", "Deimos"]),
            ("Jupiter", ["Io", "Europa", "Ganymede", "Callisto", "Amalthea", "Himalia"]),
            ("Saturn", ["Mimas", "Enceladus", "Tethys", "Dione", "Rhea", "Titan", "Iapetus"]),
            ("Uranus", ["Miranda", "Ariel", "Umbriel", "Titania", "Oberon"]), ("Neptune", ["Triton", "Nereid"]),
        ]
    }

    override func adapt(_ cell: UICollectionViewListCell, at path: IndexPath) {
        cell.accessories = [.disclosureIndicator()]
    }
}
