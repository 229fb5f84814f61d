// SPDX-License-Identifier: MIT
import UIKit

/// Popovers from bar button items, and a button that remains usable.
final class PopoverBarCard: CardView {
    private let show: @MainActor (UIViewController) -> Void
    private let bar = UIToolbar(frame: .zero)
    private let counter = UIButton("Pressed 0 times", .tinted())
    private var count = 0

    init(show: @escaping @MainActor (UIViewController) -> Void) {
        self.show = show
        super.init("Popovers from a bar", note: "The button below works while a popover is open.")
    }

    required init?(coder: NSCoder) { nil }

    override func build() {
        bar.items = [item("Brush", .compose), .flexibleSpace(), item("Search", .search), item("Share", .action)]
        counter.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                count += 1
                counter.configuration?.title = "Pressed \(count) times"
            }, for: .primaryActionTriggered)
        addSubview(bar)
        addSubview(counter)
    }

    private func item(_ title: String, _ system: UIBarButtonItem.SystemItem) -> UIBarButtonItem {
        let item = UIBarButtonItem(systemItem: system)
        item.accessibilityLabel = title
        item.primaryAction = UIAction(image: item.image) { [weak self, weak item] _ in
            guard let self, let item else { return }
            let guest = PopoverGuestController(title)
            guest.popoverPresentationController?.barButtonItem = item
            guest.popoverPresentationController?.passthroughViews = [counter]
            show(guest)
        }
        return item
    }

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat { grown(44) + 12 + grown(36) }

    override func layoutBody(in area: CGRect) {
        bar.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: grown(44))
        counter.frame = CGRect(
            x: area.minX, y: bar.frame.maxY + 12, width: min(area.width, grown(180)), height: grown(36))
    }
}

/// A popover's content: text, and buttons that resize and dismiss the popover.
final class PopoverGuestController: UIViewController {
    private let heading = UILabel("", font: .systemFont(ofSize: 17, weight: .semibold))
    private let text = UILabel("", font: .systemFont(ofSize: 15))
    private lazy var resize = UIButton("Larger", .tinted())
    private lazy var done = UIButton("Done", .filled())
    private var isLarge = false
    private var small: CGSize { CGSize(width: 240, height: UITraitCollection.current.grown(150)) }

    init(
        _ title: String, _ directions: UIPopoverArrowDirection = .any, color: UIColor? = nil, isModal: Bool = false
    ) {
        super.init(nibName: nil, bundle: nil)
        self.title = title
        modalPresentationStyle = .popover
        preferredContentSize = small
        isModalInPresentation = isModal
        popoverPresentationController?.permittedArrowDirections = directions
        popoverPresentationController?.backgroundColor = color
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        heading.text = title
        text.text =
            isModalInPresentation
            ? "Only the Done button closes this popover." : "A click outside or Escape closes this popover."
        text.numberOfLines = 0
        text.textColor = .secondaryLabel
        resize.addAction(UIAction { [weak self] _ in self?.changeSize() }, for: .primaryActionTriggered)
        done.addAction(UIAction { [weak self] _ in self?.dismiss(animated: true) }, for: .primaryActionTriggered)
        for part in [heading, text, resize, done] as [UIView] { view.addSubview(part) }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 14)
        heading.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: view.grown(22))
        let height = text.sizeThatFits(CGSize(width: area.width, height: 1000)).height
        text.frame = CGRect(x: area.minX, y: heading.frame.maxY + 4, width: area.width, height: height)
        let width = (area.width - 8) / 2
        let buttonHeight = view.grown(36)
        resize.frame = CGRect(x: area.minX, y: area.maxY - buttonHeight, width: width, height: buttonHeight)
        done.frame = CGRect(x: area.maxX - width, y: area.maxY - buttonHeight, width: width, height: buttonHeight)
    }

    private func changeSize() {
        isLarge.toggle()
        resize.configuration?.title = isLarge ? "Smaller" : "Larger"
        preferredContentSize = isLarge ? CGSize(width: 360, height: UITraitCollection.current.grown(260)) : small
    }
}
