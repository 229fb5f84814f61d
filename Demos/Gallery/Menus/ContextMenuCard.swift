// SPDX-License-Identifier: MIT
import UIKit

/// A field with a context menu.
final class ContextMenuCard: MenuCard, UIContextMenuInteractionDelegate {
    private let field = UIView(frame: .zero)
    private let caption = UILabel(
        "Right-click or long-press here", font: .systemFont(ofSize: 15), color: .secondaryLabel, lines: 0)

    override func build() {
        field.backgroundColor = .tertiarySystemFill
        field.layer.cornerRadius = 10
        field.accessibilityIdentifier = "context field"
        caption.textAlignment = .center
        field.addSubview(caption)
        field.addInteraction(UIContextMenuInteraction(delegate: self))
        addSubview(field)
    }

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat { grown(72) }
    override var stretch: CGFloat { 60 }

    override func layoutBody(in area: CGRect) {
        field.frame = area
        caption.frame = field.bounds
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(previewProvider: { FieldPreviewController() }) { [weak self] _ in self?.makeMenu() }
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        animator.addCompletion { [weak self] in self?.note("Preview opened") }
    }

    private func makeMenu() -> UIMenu {
        let colors: [(String, UIColor)] = [
            ("Red", .systemRed), ("Orange", .systemOrange), ("Green", .systemGreen), ("Blue", .systemBlue),
        ]
        let palette = colors.map { name, color in
            UIAction(
                title: name,
                image: Icon.starFilled.image(scale: 2)?.withTintColor(color, renderingMode: .alwaysOriginal)
            ) { [weak self] _ in self?.paint(color, name) }
        }
        return UIMenu(
            title: "Color",
            children: [
                UIMenu(options: [.displayInline, .displayAsPalette], children: palette), action("Copy"),
                action("Paste", attributes: .disabled),
                UIAction(title: "Clear", attributes: .destructive) { [weak self] _ in
                    self?.paint(.tertiarySystemFill, "Clear")
                },
            ])
    }

    private func paint(_ color: UIColor, _ name: String) {
        note(name)
        field.backgroundColor = color == .tertiarySystemFill ? color : color.withAlphaComponent(0.3)
    }
}

/// The preview that a long press shows.
final class FieldPreviewController: UIViewController {
    private let picture = UIImageView(image: Icon.starFilled.image(scale: 6))
    private let caption = UILabel("Shown by a long press", font: .systemFont(ofSize: 17, weight: .semibold), lines: 0)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .secondarySystemBackground
        preferredContentSize = CGSize(width: 280, height: 140 + UITraitCollection.current.grown(60))
        picture.tintColor = .systemOrange
        picture.contentMode = .scaleAspectFit
        caption.textAlignment = .center
        view.addSubview(picture)
        view.addSubview(caption)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds
        picture.frame = CGRect(x: area.midX - 48, y: area.minY + 34, width: 96, height: 96)
        caption.frame = CGRect(
            x: 8, y: picture.frame.maxY + 6, width: area.width - 16, height: area.maxY - picture.frame.maxY - 12)
    }
}

/// A switch for the menu bar, and a button that lists keyboard shortcuts.
final class MenuBarCard: CardView {
    private let label = UILabel("Menu bar", font: .systemFont(ofSize: 15))
    private let bar = SwitchControl()
    private let keys = UIButton("Keyboard Shortcuts", .gray())

    override func build() {
        bar.accessibilityLabel = "Show menu bar"
        bar.onChange = { [weak self] isOn in
            self?.window?.menuBarVisibility = isOn ? .visible : .automatic
        }
        keys.addAction(
            UIAction { action in
                UIApplication.shared.sendAction("showKeyboardShortcuts:", to: nil, from: action.sender, for: nil)
            }, for: .primaryActionTriggered)
        keys.titleLabel?.adjustsFontSizeToFitWidth = true
        for view in [label, bar, keys] { addSubview(view) }
    }

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat {
        let button = max(keySize(width).height, 40)
        return isNarrow(width) ? lineHeight + 4 + button : max(lineHeight, button)
    }

    private var lineHeight: CGFloat { max(40, label.lineHeight) }

    private func keySize(_ width: CGFloat) -> CGSize {
        let size = keys.intrinsicContentSize
        guard size.width > width else { return size }
        return keys.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    }

    /// Whether the button is on a separate line.
    private func isNarrow(_ width: CGFloat) -> Bool {
        width < SwitchControl.size.width + label.intrinsicContentSize.width + keys.intrinsicContentSize.width + 30
    }

    override func layoutBody(in area: CGRect) {
        var size = keySize(area.width)
        size.width = min(size.width, area.width)
        let line = isNarrow(area.width) ? area.divided(atDistance: lineHeight, from: .minYEdge).slice : area
        bar.frame = CGRect(
            x: area.minX, y: line.midY - SwitchControl.size.height / 2, width: SwitchControl.size.width,
            height: SwitchControl.size.height)
        label.frame = CGRect(
            x: bar.frame.maxX + 10, y: line.minY, width: label.intrinsicContentSize.width, height: line.height)
        keys.frame = CGRect(
            x: isNarrow(area.width) ? area.minX : area.maxX - size.width,
            y: isNarrow(area.width) ? area.maxY - size.height : area.midY - size.height / 2, width: size.width,
            height: size.height)
    }
}
