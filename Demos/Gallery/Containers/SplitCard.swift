// SPDX-License-Identifier: MIT
import UIKit

/// A list and its detail view in each display mode.
final class SplitCard: ContainerCard {
    private static let modes: [UISplitViewController.DisplayMode] = [
        .oneBesideSecondary, .oneOverSecondary, .secondaryOnly,
    ]
    private let split = UISplitViewController(style: .doubleColumn)

    init(_ title: String, note: String) {
        split.preferredPrimaryColumnWidth = 150
        split.minimumPrimaryColumnWidth = 100
        split.preferredDisplayMode = .oneBesideSecondary
        split.viewControllers = [ListPane(), DetailPane("Pine", .systemGreen)]
        super.init(title, note: note, choices: ["Tile", "Overlay", "Hidden"], container: split)
    }

    required init?(coder: NSCoder) { nil }

    override func choose() {
        guard Self.modes.indices.contains(choice.selectedIndex) else { return }
        split.preferredDisplayMode = Self.modes[choice.selectedIndex]
    }
}

/// A list of names that shows the selected one in the detail pane.
private final class ListPane: UIViewController {
    private static let trees: [(name: String, color: UIColor)] = [
        ("Pine", .systemGreen), ("Maple", .systemRed), ("Plum", .systemPurple), ("Willow", .systemTeal),
    ]
    private var buttons: [UIButton] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Trees"
        edgesForExtendedLayout = []
        view.backgroundColor = .secondarySystemBackground
        for tree in Self.trees {
            let button = UIButton(tree.name, .plain()) { $0.buttonSize = .small }
            button.contentHorizontalAlignment = .leading
            button.addAction(
                UIAction { [weak self] _ in
                    self?.showDetailViewController(DetailPane(tree.name, tree.color), sender: nil)
                }, for: .primaryActionTriggered)
            buttons.append(button)
            view.addSubview(button)
        }
    }

    override func viewDidLayoutSubviews() {
        for (index, button) in buttons.enumerated() {
            button.frame = CGRect(
                x: 6, y: 8 + CGFloat(index) * view.grown(34), width: max(view.bounds.width - 12, 0),
                height: view.grown(32))
        }
    }
}

private final class DetailPane: UIViewController {
    private let color: UIColor
    private let label: UILabel

    init(_ name: String, _ color: UIColor) {
        self.color = color
        label = UILabel(name, font: .systemFont(ofSize: 22, weight: .semibold), color: .ink(on: color))
        super.init(nibName: nil, bundle: nil)
        edgesForExtendedLayout = []
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = color
        label.textAlignment = .center
        view.addSubview(label)
    }

    override func viewDidLayoutSubviews() {
        label.frame = view.bounds
    }
}
