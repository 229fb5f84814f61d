// SPDX-License-Identifier: MIT
import UIKit

/// The list of pages with the choice of light or dark: a sidebar, or a row of chips.
final class NavigationView: UIView {
    static let compactHeight: CGFloat = 56

    var onSelect: ((Page) -> Void)?
    var onAppearance: ((UIUserInterfaceStyle) -> Void)?

    var isCompact = false {
        didSet { if isCompact != oldValue { setNeedsLayout() } }
    }

    var selected = Page.labels {
        didSet { if selected != oldValue { setNeedsLayout() } }
    }

    /// What the window shows now.
    var appearance = UIUserInterfaceStyle.light {
        didSet { if appearance != oldValue { setNeedsLayout() } }
    }

    private let mark = UIImageView(frame: .zero)
    private let name = UILabel("Shoji", font: .systemFont(ofSize: 17, weight: .bold))
    private let tagline = UILabel("UIKit on Linux", font: .systemFont(ofSize: 13), color: .secondaryLabel)
    private let edge = UIView(frame: .zero)
    private let rows: [(page: Page, button: UIButton)]
    private let appearanceChoice = ChoiceControl(titles: ["Light", "Dark"])
    private let gauge = UIButton(configuration: .plain())
    private let appearanceButton = UIButton(configuration: .plain())

    override init(frame: CGRect) {
        rows = Page.allCases.map { ($0, UIButton(configuration: .plain())) }
        super.init(frame: frame)
        backgroundColor = .quaternarySystemFill
        edge.backgroundColor = .separator
        for view in [mark, name, tagline, appearanceChoice, appearanceButton, edge] { addSubview(view) }
        for (page, button) in rows {
            button.accessibilityLabel = page.rawValue
            button.addAction(UIAction { [weak self] _ in self?.onSelect?(page) }, for: .primaryActionTriggered)
            addSubview(button)
        }
        appearanceChoice.onChange = { [weak self] index in self?.onAppearance?(index == 1 ? .dark : .light) }
        appearanceButton.accessibilityLabel = "Appearance"
        appearanceButton.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                onAppearance?(appearance == .dark ? .light : .dark)
            }, for: .primaryActionTriggered)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let hairline = 1 / max(traitCollection.displayScale, 1)
        for view in [mark, name, tagline, appearanceChoice] { view.isHidden = isCompact }
        appearanceButton.isHidden = !isCompact
        appearanceChoice.selectedIndex = appearance == .dark ? 1 : 0
        if isCompact {
            edge.frame = CGRect(x: 0, y: bounds.height - hairline, width: bounds.width, height: hairline)
            layoutChips()
        } else {
            edge.frame = CGRect(x: bounds.width - hairline, y: 0, width: hairline, height: bounds.height)
            layoutSidebar()
        }
    }

    // MARK: - Forms

    private func layoutSidebar() {
        let inset: CGFloat = 12
        let width = bounds.width - 2 * inset
        mark.image = AppMark.image(scale: traitCollection.displayScale)
        mark.frame = CGRect(x: inset + 8, y: 24, width: AppMark.side, height: AppMark.side)
        let textX = mark.frame.maxX + 12
        name.frame = CGRect(x: textX, y: 24, width: bounds.width - textX - inset, height: 21)
        tagline.frame = CGRect(x: textX, y: 45, width: bounds.width - textX - inset, height: 18)

        let choiceHeight = ChoiceControl.height
        appearanceChoice.frame = CGRect(
            x: inset, y: bounds.height - choiceHeight - 16, width: width, height: choiceHeight)

        // A low window has room for all rows if they stand closer.
        let top: CGFloat = 88
        let pitch = min(44, max(32, (appearanceChoice.frame.minY - 16 - top) / CGFloat(rows.count)))
        for (index, (page, button)) in rows.enumerated() {
            button.configuration = configuration(for: page, showsTitle: true, inset: 12)
            button.contentHorizontalAlignment = .leading
            button.frame = CGRect(
                x: inset, y: (top + CGFloat(index) * pitch).rounded(), width: width,
                height: min(40, pitch - 2).rounded(.down))
        }
    }

    private func layoutChips() {
        let inset: CGFloat = 16
        let spacing: CGFloat = 4
        let height: CGFloat = 36
        let y = (bounds.height - height) / 2
        appearanceButton.configuration = iconConfiguration(appearance == .dark ? .sun : .moon)
        appearanceButton.frame = CGRect(x: bounds.width - inset - height, y: y, width: height, height: height)

        let room = appearanceButton.frame.minX - spacing - inset
        let showsAllTitles = rows.map { chipWidth($0.page) + spacing }.reduce(0, +) - spacing <= room
        var x = inset
        for (page, button) in rows {
            // Without room for every title, the selected one keeps its.
            let showsTitle = showsAllTitles || page == selected
            let width = showsTitle ? chipWidth(page) : 40
            button.configuration = configuration(for: page, showsTitle: showsTitle, inset: showsTitle ? 12 : 10)
            button.contentHorizontalAlignment = .center
            button.frame = CGRect(x: x, y: y, width: width, height: height)
            x += width + spacing
        }
    }

    /// The width of a chip with its title, measured on a button that is not shown.
    private func chipWidth(_ page: Page) -> CGFloat {
        gauge.configuration = configuration(for: page, showsTitle: true, inset: 12)
        return gauge.sizeThatFits(.zero).width
    }

    // MARK: - Looks

    private func configuration(for page: Page, showsTitle: Bool, inset: CGFloat) -> UIButton.Configuration {
        var configuration = page == selected ? UIButton.Configuration.tinted() : .plain()
        configuration.buttonSize = .small
        configuration.title = showsTitle ? page.rawValue : nil
        configuration.image = page.icon.image(scale: traitCollection.displayScale)
        configuration.imagePadding = 10
        configuration.cornerStyle = .medium
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: inset, bottom: 6, trailing: inset)
        if page != selected { configuration.baseForegroundColor = .label }
        return configuration
    }

    private func iconConfiguration(_ icon: Icon) -> UIButton.Configuration {
        var configuration = UIButton.Configuration.plain()
        configuration.image = icon.image(scale: traitCollection.displayScale)
        configuration.baseForegroundColor = .secondaryLabel
        configuration.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 6, bottom: 6, trailing: 6)
        return configuration
    }
}
