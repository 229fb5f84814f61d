// SPDX-License-Identifier: MIT
import UIKit

/// Rows with an accessory of each kind.
final class AccessoriesCard: ContainerCard {
    private let list = AccessoriesController()

    init(_ title: String, note: String) {
        super.init(title, note: note, choices: ["Show", "Edit"], container: list)
    }

    required init?(coder: NSCoder) { nil }

    override func choose() {
        list.collectionView.isEditing = choice.selectedIndex == 1
    }
}

private final class AccessoriesController: ListController {
    override var sections: [(title: String, rows: [String])] {
        [
            ("Always", ["Disclosure", "Detail", "Checkmark", "Label", "Outline", "Menu", "Switch"]),
            ("While editing", ["Delete", "Insert", "Reorder", "Select", "Select as well"]),
        ]
    }

    private let control = UISwitch(frame: .zero)
    private let menu = UIMenu(
        options: .singleSelection,
        children: ["Day", "Week", "Month"].map { title in
            UIAction(title: title, state: title == "Week" ? .on : .off) { _ in }
        })

    init() {
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .supplementary
        super.init(configuration)
        collectionView.allowsMultipleSelectionDuringEditing = true
        control.isOn = true
    }

    required init?(coder: NSCoder) { nil }

    override func adapt(_ cell: UICollectionViewListCell, at path: IndexPath) {
        cell.accessories = accessories(at: path)
    }

    private func accessories(at path: IndexPath) -> [UICellAccessory] {
        switch (path.section, path.item) {
        case (0, 0): [.disclosureIndicator()]
        case (0, 1): [.detail {}, .disclosureIndicator()]
        case (0, 2): [.checkmark()]
        case (0, 3): [.label(text: "12"), .disclosureIndicator()]
        case (0, 4): [.outlineDisclosure()]
        case (0, 5): [.popUpMenu(menu)]
        case (0, 6):
            [.customView(configuration: .init(customView: control, placement: .trailing()))]
        case (1, 0): [.delete {}]
        case (1, 1): [.insert {}]
        case (1, 2): [.reorder(options: .init(showsVerticalSeparator: true)), .label(text: "3")]
        default: [.multiselect()]
        }
    }
}
