// SPDX-License-Identifier: MIT
import UIKit

/// A navigation stack with one controller for each floor of a house.
final class StackCard: ContainerCard {
    private let stack = UINavigationController(rootViewController: FloorController(0))

    init(_ title: String, note: String) {
        super.init(title, note: note, choices: ["Plain", "Large Title", "Toolbar"], container: stack)
    }

    required init?(coder: NSCoder) { nil }

    override func choose() {
        stack.navigationBar.prefersLargeTitles = choice.selectedIndex == 1
        stack.setToolbarHidden(choice.selectedIndex != 2, animated: true)
    }
}

private final class FloorController: UIViewController {
    private static let names = ["Basement", "First Floor", "Second Floor", "Attic", "Roof"]
    private let floor: Int
    private let further: UIButton

    init(_ floor: Int) {
        self.floor = floor
        further = UIButton("Upstairs", .tinted()) { $0.buttonSize = .small }
        super.init(nibName: nil, bundle: nil)
        title = Self.names[floor]
        navigationItem.rightBarButtonItem = editButtonItem
        let down = UIAction(title: "Back to the Basement") { [weak self] _ in
            self?.navigationController?.popToRootViewController(animated: true)
        }
        toolbarItems = [.flexibleSpace(), UIBarButtonItem(primaryAction: down), .flexibleSpace()]
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        further.isEnabled = floor + 1 < Self.names.count
        further.addAction(
            UIAction { [weak self] _ in
                guard let self, floor + 1 < Self.names.count else { return }
                show(FloorController(floor + 1), sender: nil)
            }, for: .primaryActionTriggered)
        view.addSubview(further)
        showEditing()
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        UIView.animate(withDuration: animated ? 0.25 : 0) { self.showEditing() }
    }

    private func showEditing() {
        viewIfLoaded?.backgroundColor = isEditing ? .systemFill : .secondarySystemBackground
    }

    override func viewDidLayoutSubviews() {
        let size = further.sizeThatFits(.zero)
        let area = view.bounds.inset(by: view.safeAreaInsets)
        further.frame = CGRect(
            x: (area.midX - size.width / 2).rounded(), y: (area.midY - size.height / 2).rounded(), width: size.width,
            height: size.height)
    }
}
