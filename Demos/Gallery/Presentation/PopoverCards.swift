// SPDX-License-Identifier: MIT
import UIKit

/// Buttons that each open a popover on themselves.
final class PopoverCard: ButtonCard {
    private let made: [UIButton]

    init(
        _ title: String, note: String, show: @escaping @MainActor (UIViewController) -> Void,
        _ makers: [(String, @MainActor (UIPopoverPresentationController) -> Void)]
    ) {
        made = makers.map { title, set in
            let button = UIButton(title, .gray())
            button.addAction(
                UIAction { [weak button] _ in
                    let guest = PopoverGuestController(title)
                    guest.popoverPresentationController?.sourceView = button
                    if let popover = guest.popoverPresentationController { set(popover) }
                    show(guest)
                }, for: .primaryActionTriggered)
            return button
        }
        super.init(title, note: note)
    }

    required init?(coder: NSCoder) { nil }

    override var buttons: [UIButton] { made }
}

/// What the popovers show: a few lines, and a button that makes them larger and smaller.
final class PopoverGuestController: UIViewController {
    private let heading = UILabel("", font: .systemFont(ofSize: 17, weight: .semibold))
    private let text = UILabel("", font: .systemFont(ofSize: 15))
    private lazy var resize = UIButton("Larger", .tinted())
    private var isLarge = false

    init(_ title: String) {
        super.init(nibName: nil, bundle: nil)
        self.title = title
        modalPresentationStyle = .popover
        preferredContentSize = CGSize(width: 240, height: 150)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        heading.text = title
        text.text = "A press elsewhere or Escape closes the popover."
        text.numberOfLines = 0
        text.textColor = .secondaryLabel
        resize.addAction(UIAction { [weak self] _ in self?.changeSize() }, for: .primaryActionTriggered)
        for view in [heading, text, resize] as [UIView] { self.view.addSubview(view) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 14)
        heading.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: 22)
        let height = text.sizeThatFits(CGSize(width: area.width, height: 1000)).height
        text.frame = CGRect(x: area.minX, y: area.minY + 26, width: area.width, height: height)
        resize.frame = CGRect(x: area.minX, y: area.maxY - 36, width: 110, height: 36)
    }

    private func changeSize() {
        isLarge.toggle()
        resize.configuration?.title = isLarge ? "Smaller" : "Larger"
        preferredContentSize = isLarge ? CGSize(width: 360, height: 260) : CGSize(width: 240, height: 150)
    }
}
