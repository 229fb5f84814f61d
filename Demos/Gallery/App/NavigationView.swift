// SPDX-License-Identifier: MIT
import UIKit

/// The list of pages and the appearance control: a sidebar, or a row of chips.
final class NavigationView: UIView {
    /// The height of the row of chips in an environment.
    static func compactHeight(in traits: UITraitCollection) -> CGFloat {
        traits.hasLargeText ? traits.grown(28) + 20 : 56
    }

    var onSelect: ((Page) -> Void)?
    var onAppearance: ((UIUserInterfaceStyle) -> Void)?

    var isCompact = false {
        didSet {
            guard isCompact != oldValue else { return }
            isRevealed = false
            setNeedsLayout()
        }
    }

    var selected = Page.labels {
        didSet {
            guard selected != oldValue else { return }
            setNeedsLayout()
            layoutIfNeeded()
            reveal(selected)
        }
    }

    /// The scrolling list of pages.
    private let list = UIScrollView(frame: .zero)
    private let mark = UIImageView(frame: .zero)
    private let name = UILabel("Shoji", font: .systemFont(ofSize: 17, weight: .bold))
    private let tagline = UILabel("UIKit on Linux", font: .systemFont(ofSize: 13), color: .secondaryLabel)
    private let edge = UIView(frame: .zero)
    private let rows: [(page: Page, button: UIButton)]
    private let headings: [(group: Page.Group, label: UILabel)] = Page.Group.allCases.map {
        ($0, UILabel($0.rawValue, font: .systemFont(ofSize: 12, weight: .semibold), color: .secondaryLabel))
    }
    private let appearanceChoice = ChoiceControl(titles: ["Light", "Dark"])
    private let gauge = UIButton(configuration: .plain())
    private let appearanceButton = UIButton(configuration: .plain())

    override init(frame: CGRect) {
        rows = Page.allCases.map { ($0, UIButton(configuration: .plain())) }
        super.init(frame: frame)
        backgroundColor = .quaternarySystemFill
        edge.backgroundColor = .separator
        list.showsHorizontalScrollIndicator = false
        for view in [list, mark, name, tagline, appearanceChoice, appearanceButton, edge] { addSubview(view) }
        gauge.isHidden = true
        list.addSubview(gauge)
        for (_, label) in headings { list.addSubview(label) }
        for button in [gauge, appearanceButton] { button.adjustsImageSizeForAccessibilityContentSizeCategory = true }
        for (page, button) in rows {
            button.accessibilityLabel = page.rawValue
            button.focusGroupIdentifier = "pages"
            button.titleLabel?.adjustsFontSizeToFitWidth = true
            button.adjustsImageSizeForAccessibilityContentSizeCategory = true
            button.addAction(UIAction { [weak self] _ in self?.onSelect?(page) }, for: .primaryActionTriggered)
            list.addSubview(button)
        }
        appearanceChoice.onChange = { [weak self] index in self?.onAppearance?(index == 1 ? .dark : .light) }
        appearanceButton.accessibilityLabel = "Appearance"
        appearanceButton.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                onAppearance?(isDark ? .light : .dark)
            }, for: .primaryActionTriggered)
    }

    required init?(coder: NSCoder) { nil }

    private var isDark: Bool { traitCollection.userInterfaceStyle == .dark }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let hairline = 1 / max(traitCollection.displayScale, 1)
        for view in [mark, name, tagline, appearanceChoice] { view.isHidden = isCompact }
        appearanceButton.isHidden = !isCompact
        if isCompact { for (_, label) in headings { label.isHidden = true } }
        appearanceChoice.selectedIndex = isDark ? 1 : 0
        if isCompact {
            edge.frame = CGRect(x: 0, y: bounds.height - hairline, width: bounds.width, height: hairline)
            layoutChips()
        } else {
            edge.frame = CGRect(x: bounds.width - hairline, y: 0, width: hairline, height: bounds.height)
            layoutSidebar()
        }
        mirrorIfNeeded([list, mark, name, tagline, appearanceChoice, appearanceButton, edge])
        if !isRevealed { reveal(selected) }
        isRevealed = true
    }

    /// Scrolls a page's button and parts of its neighbors into view.
    func reveal(_ page: Page) {
        guard let button = rows.first(where: { $0.page == page })?.button else { return }
        let space = max(list.bounds.width - button.frame.width, 0) / 2
        list.scrollRectToVisible(
            button.frame.insetBy(dx: -min(Self.chipSide, space), dy: -Self.minimumPitch), animated: false)
    }

    /// Whether the list has been scrolled to the selected page, which is elsewhere after a change of its form.
    private var isRevealed = false

    private static let chipSide: CGFloat = 40
    private static let minimumPitch: CGFloat = 30

    // MARK: - Layout

    private func layoutSidebar() {
        let inset: CGFloat = 12
        let width = bounds.width - 2 * inset
        mark.image = AppMark.image(scale: traitCollection.displayScale)
        mark.frame = CGRect(x: inset + 8, y: 24, width: AppMark.side, height: AppMark.side)
        let textX = mark.frame.maxX + 12
        name.frame = CGRect(x: textX, y: 24, width: bounds.width - textX - inset, height: grown(21))
        tagline.frame = CGRect(x: textX, y: name.frame.maxY, width: bounds.width - textX - inset, height: grown(18))
        let top = tagline.frame.maxY + 21

        let choiceHeight = appearanceChoice.sizeThatFits(.zero).height
        appearanceChoice.frame = CGRect(
            x: inset, y: bounds.height - choiceHeight - 16, width: width, height: choiceHeight)

        list.frame = CGRect(x: inset, y: top, width: width, height: appearanceChoice.frame.minY - 12 - top)
        list.contentSize = CGSize(width: width, height: layoutRows(in: list.bounds.size))
    }

    /// Shows that the list can be scrolled.
    func flashScrollIndicators() { list.flashScrollIndicators() }

    private var headingHeight: CGFloat { traitCollection.hasLargeText ? traitCollection.grown(18) + 14 : 32 }

    /// The distance of the rows' tops in points, at which all rows fit, or else the last visible one is cut.
    private func pitch(in height: CGFloat) -> CGFloat {
        let space = height - headingHeight * CGFloat(headings.count)
        let fitting = space / CGFloat(rows.count)
        guard !traitCollection.hasLargeText else { return max(fitting, traitCollection.grown(22) + 4) }
        guard fitting < Self.minimumPitch else { return min(40, fitting) }
        return stride(from: Self.minimumPitch, to: 36, by: 0.5).first { cutsRow(at: height, pitch: $0) }
            ?? Self.minimumPitch
    }

    /// Whether a row's middle is at that distance from the top.
    private func cutsRow(at height: CGFloat, pitch: CGFloat) -> Bool {
        var y: CGFloat = 0
        for (group, _) in headings {
            y += headingHeight
            let count = CGFloat(rows.count { $0.page.group == group })
            if height > y, height < y + count * pitch {
                let share = ((height - y) / pitch).truncatingRemainder(dividingBy: 1)
                return (0.4...0.6).contains(share)
            }
            y += count * pitch
        }
        return false
    }

    /// Lays out the pages under their headings.
    ///
    /// - Returns: The height of all rows, in points.
    private func layoutRows(in size: CGSize) -> CGFloat {
        let isLarge = traitCollection.hasLargeText
        let pitch = pitch(in: size.height)
        var y: CGFloat = 0
        for (group, label) in headings {
            label.isHidden = false
            label.frame = CGRect(x: 12, y: y + 8, width: size.width - 24, height: headingHeight - 14)
            y += headingHeight
            for (page, button) in rows where page.group == group {
                button.configuration = configuration(for: page, showsTitle: true, inset: 12)
                button.accessibilityTraits = page == selected ? [.button, .selected] : .button
                button.contentHorizontalAlignment = .leading
                button.frame = CGRect(
                    x: 0, y: y.rounded(), width: size.width, height: min(isLarge ? pitch : 36, pitch - 1).rounded(.down)
                )
                y += pitch
            }
        }
        return y
    }

    private func layoutChips() {
        let inset: CGFloat = 16
        let spacing: CGFloat = 4
        let height = max(36, bounds.height - 20)
        let y = (bounds.height - height) / 2
        appearanceButton.configuration = iconConfiguration(isDark ? .sun : .moon)
        appearanceButton.frame = CGRect(x: bounds.width - inset - height, y: y, width: height, height: height)

        list.frame = CGRect(
            x: inset, y: 0, width: appearanceButton.frame.minX - spacing - inset, height: bounds.height)
        let titled = rows.map { chipWidth($0.page) + spacing }.reduce(0, +) - spacing
        // If not all titles fit, only the selected page shows its title. The row scrolls if that doesn't fit either.
        let showsAllTitles = titled <= list.bounds.width
        var x: CGFloat = 0
        for (page, button) in rows {
            let hasTitle = showsAllTitles || page == selected
            let width = hasTitle ? min(chipWidth(page), list.bounds.width) : max(Self.chipSide, height)
            button.configuration = configuration(
                for: page, showsTitle: hasTitle, inset: hasTitle ? 12 : (Self.chipSide - 20) / 2)
            button.accessibilityTraits = page == selected ? [.button, .selected] : .button
            button.contentHorizontalAlignment = .center
            button.frame = CGRect(x: x.rounded(), y: y, width: width.rounded(.down), height: height)
            x += width + spacing
        }
        list.contentSize = CGSize(width: x - spacing, height: bounds.height)
        if isMirrored { list.mirror(rows.map(\.button), width: list.contentSize.width) }
    }

    /// The width of a chip with its title, measured with a hidden button.
    private func chipWidth(_ page: Page) -> CGFloat {
        gauge.configuration = configuration(for: page, showsTitle: true, inset: 12)
        return gauge.sizeThatFits(.zero).width
    }

    // MARK: - Appearance

    private func configuration(for page: Page, showsTitle: Bool, inset: CGFloat) -> UIButton.Configuration {
        var configuration = page == selected ? UIButton.Configuration.tinted() : .plain()
        configuration.buttonSize = .small
        configuration.title = showsTitle ? page.rawValue : nil
        // Enlarged bitmaps need more pixels.
        let density: CGFloat = traitCollection.hasLargeText ? 3 : 1
        configuration.image = page.icon.image(scale: traitCollection.displayScale * density)
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
