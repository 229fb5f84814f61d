// SPDX-License-Identifier: MIT
import UIKit

/// The accessory view with the styles of the selection.
final class StyleBar: UIInputView {
    var onKind: ((NoteText.Kind) -> Void)?
    var onTrait: ((NoteText.Traits) -> Void)?
    var onPicture: (() -> Void)?
    var onDone: (() -> Void)?

    /// The frame in the window below which the buttons are placed; that of the window if empty.
    var column = CGRect.zero {
        didSet { if column != oldValue { setNeedsLayout() } }
    }

    private static let height: CGFloat = 48
    private static let insets = NSDirectionalEdgeInsets(top: 7, leading: 9, bottom: 7, trailing: 9)

    private let line = UIView()
    private let background = UIView()
    private let scroll = UIScrollView()
    private let stack = UIStackView()
    private let done = UIButton(configuration: .plain())
    private let styles = UIButton(configuration: .plain())
    private var kinds: [NoteText.Kind: UIButton] = [:]
    private var traits: [NoteText.Traits: UIButton] = [:]

    override init(frame: CGRect, inputViewStyle: UIInputView.Style) {
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: Self.height), inputViewStyle: inputViewStyle)
        background.backgroundColor = .systemBackground
        line.backgroundColor = .separator
        styles.configuration?.image = UIImage(systemName: "textformat.size")
        styles.accessibilityLabel = "Paragraph Style"
        styles.showsMenuAsPrimaryAction = true
        for button in [styles, done] { button.configuration?.contentInsets = Self.insets }
        stack.addArrangedSubview(styles)
        add(.bold, "bold", "Bold")
        add(.italic, "italic", "Italic")
        add(.underline, "underline", "Underline")
        add(.bullet, "list.bullet", "Bulleted List")
        add(.number, "list.number", "Numbered List")
        add(.task, "checklist", "Checklist")
        stack.addArrangedSubview(
            button("photo", "Insert Picture") { [weak self] in self?.onPicture?() })
        done.configuration?.image = UIImage(systemName: "keyboard.chevron.compact.down")
        done.accessibilityLabel = "Done"
        done.addAction(UIAction { [weak self] _ in self?.onDone?() }, for: .primaryActionTriggered)
        scroll.showsHorizontalScrollIndicator = false
        scroll.addSubview(stack)
        for view in [line, scroll, done] { background.addSubview(view) }
        addSubview(background)
        show(.body, [])
    }

    required init?(coder: NSCoder) { nil }

    private func button(_ image: String, _ label: String, _ action: @escaping () -> Void) -> UIButton {
        let button = UIButton(configuration: .plain(), primaryAction: UIAction { _ in action() })
        button.configuration?.image = UIImage(systemName: image)
        button.accessibilityLabel = label
        button.configuration?.contentInsets = Self.insets
        return button
    }

    private func add(_ kind: NoteText.Kind, _ image: String, _ label: String) {
        let button = button(image, label) { [weak self] in self?.onKind?(kind) }
        kinds[kind] = button
        stack.addArrangedSubview(button)
    }

    private func add(_ trait: NoteText.Traits, _ image: String, _ label: String) {
        let button = button(image, label) { [weak self] in self?.onTrait?(trait) }
        traits[trait] = button
        stack.addArrangedSubview(button)
    }

    /// Shows the kind of paragraph and the styles of the selection.
    func show(_ kind: NoteText.Kind, _ selected: NoteText.Traits) {
        for (own, button) in kinds { button.isSelected = own == kind || own == .task && kind.isTask }
        for (own, button) in traits { button.isSelected = selected.contains(own) }
        let names: [(NoteText.Kind, String)] = [(.title, "Title"), (.heading, "Heading"), (.body, "Body")]
        styles.menu = UIMenu(
            children: names.map { own, name in
                UIAction(title: name, state: own == kind ? .on : .off) { [weak self] _ in
                    if own != kind { self?.onKind?(own) }
                }
            })
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let area = column.isEmpty ? bounds : CGRect(x: column.minX, y: 0, width: column.width, height: bounds.height)
        background.frame = area
        line.frame = CGRect(x: 0, y: 0, width: area.width, height: 1)
        let doneWidth = done.intrinsicContentSize.width
        let width = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width
        done.frame = CGRect(
            x: isRightToLeft ? 4 : area.width - doneWidth - 4, y: 4, width: doneWidth, height: area.height - 8)
        scroll.frame = CGRect(
            x: isRightToLeft ? doneWidth + 8 : 4, y: 4, width: max(area.width - doneWidth - 12, 0),
            height: area.height - 8)
        scroll.contentSize = CGSize(width: width, height: scroll.frame.height)
        let start = isRightToLeft ? max(scroll.frame.width - width, 0) : 0
        stack.frame = CGRect(x: start, y: 0, width: width, height: scroll.frame.height)
    }
}
