// SPDX-License-Identifier: MIT
internal import Foundation
internal import Localization
@_spi(Toolkit) internal import UIKitCore
internal import Windowing

/// The bar of a find interaction: the search field with the number of matches, the buttons for the previous and the
/// next match, and a second row for the replacement.
///
/// In a narrow view, or with large text, the buttons of each field have a row of their own.
final class FindBar: UIView, UITextFieldDelegate {
    private unowned let interaction: UIFindInteraction
    private let background = UIVisualEffectView(effect: UIBlurEffect(style: .systemChromeMaterial))
    private let line = UIView(frame: .zero)
    private let field = FindField(frame: .zero)
    private let replacement = FindField(frame: .zero)
    private let count = UILabel(frame: .zero)
    private lazy var optionsButton = button(symbol: "magnifyingglass", Phrase.findOptions) {}
    private lazy var previousButton = button(symbol: "chevron.up", .findPrevious) { [weak self] in self?.find(.backward)
    }
    private lazy var nextButton = button(symbol: "chevron.down", .findNext) { [weak self] in self?.find(.forward) }
    private lazy var doneButton = button(title: .done) { [weak self] in self?.interaction.dismissFindNavigator() }
    private lazy var replaceButton = button(title: .replace) { [weak self] in self?.replaceCurrent() }
    private lazy var replaceAllButton = button(title: .replaceAll) { [weak self] in self?.replaceEverything() }

    init(_ interaction: UIFindInteraction) {
        self.interaction = interaction
        super.init(frame: .zero)
        customCursorShape = .default
        line.backgroundColor = .separator
        prepareFields()
        replaceButton.isHidden = true
        for view in [
            background, line, field, previousButton, nextButton, doneButton, replacement, replaceButton,
            replaceAllButton,
        ] {
            addSubview(view)
        }
        for view in replaceRow { view.isHidden = true }
        showSymbols()
        updateOptions()
        showSearchText()
        showReplacementText()
        showCount()
    }

    required init?(coder: NSCoder) { nil }

    private var replaceRow: [UIView] { [replacement, replaceButton, replaceAllButton] }

    private func prepareFields() {
        count.font = UIFontMetrics.default.scaledFont(
            for: .monospacedDigitSystemFont(ofSize: Theme.Find.countFontSize, weight: .regular))
        count.adjustsFontForContentSizeCategory = true
        count.adjustsFontSizeToFitWidth = true
        count.minimumScaleFactor = Theme.Find.minimumCountScale
        count.textColor = .secondaryLabel
        field.placeholder = Phrase.find.text
        field.accessibilityLabel = Phrase.find.text
        optionsButton.showsMenuAsPrimaryAction = true
        field.leftView = optionsButton
        field.rightView = count
        field.rightViewMode = .always
        field.addAction(UIAction { [weak self] _ in self?.typed() }, for: .editingChanged)
        field.delegate = self
        replacement.placeholder = Phrase.replace.text
        replacement.accessibilityLabel = Phrase.replace.text
        replacement.leftView = nil
        replacement.returnKeyType = .default
        replacement.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                self.interaction.replacementText = replacement.text
            }, for: .editingChanged)
        replacement.delegate = self
    }

    private func button(symbol: String, _ label: Phrase, _ action: @escaping () -> Void) -> UIButton {
        var configuration = UIButton.Configuration.plain()
        configuration.image = UIImage(systemName: symbol)
        configuration.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(
            pointSize: Theme.Find.symbolSize, weight: .medium)
        configuration.contentInsets = .zero
        let button = UIButton(configuration: configuration, primaryAction: UIAction { _ in action() })
        button.accessibilityLabel = label.text
        button.toolTip = label.text
        return button
    }

    private func button(title: Phrase, _ action: @escaping () -> Void) -> UIButton {
        var configuration = UIButton.Configuration.plain()
        configuration.title = title.text
        configuration.buttonSize = .small
        configuration.contentInsets = NSDirectionalEdgeInsets(
            top: 0, leading: Theme.Find.titlePadding, bottom: 0, trailing: Theme.Find.titlePadding)
        return UIButton(configuration: configuration, primaryAction: UIAction { _ in action() })
    }

    // MARK: - State

    var showsReplacement = false {
        didSet {
            guard showsReplacement != oldValue else { return }
            for view in replaceRow { view.isHidden = !showsReplacement }
            updateOptions()
            setNeedsLayout()
            interaction.sizeDidChange()
        }
    }

    /// Whether a field of the bar is the first responder.
    var hasFocus: Bool { field.isFirstResponder || replacement.isFirstResponder }

    /// Begins editing the search text, with all of it selected.
    func focus() {
        layoutIfNeeded()
        field.becomeFirstResponder()
        field.selectAll(nil)
    }

    func showSearchText() {
        if field.text != interaction.searchText ?? "" { field.text = interaction.searchText }
    }

    func showReplacementText() {
        if replacement.text != interaction.replacementText ?? "" { replacement.text = interaction.replacementText }
    }

    /// Updates the marks in the options menu.
    func updateOptions() { optionsButton.menu = interaction.optionsMenu }

    func showCount() {
        let session = interaction.activeFindSession
        let text = countText
        if count.text != text {
            count.text = text
            field.setNeedsLayout()
        }
        let hasMatches = (session?.resultCount ?? 0) > 0
        (previousButton.isEnabled, nextButton.isEnabled) = (hasMatches, hasMatches)
        replaceButton.isEnabled = session?.allowsReplacementForCurrentlyHighlightedResult == true
        replaceAllButton.isEnabled = hasMatches && session?.supportsReplacement == true
    }

    private var countText: String {
        guard let session = interaction.activeFindSession, interaction.searchText?.isEmpty == false else { return "" }
        let (total, index) = (session.resultCount, session.highlightedResultIndex)
        switch session.searchResultDisplayStyle {
        case .none: return ""
        case _ where total == 0: return Phrase.noResults.text
        case .currentAndTotal where index != NSNotFound:
            return Phrase.matchPosition.text((index + 1).formatted(), total.formatted())
        case .currentAndTotal, .total: return Phrase.totalMatches.text(total.formatted())
        }
    }

    // MARK: - Actions

    private func typed() { interaction.searchText = field.text }

    private func find(_ direction: UITextStorageDirection) { interaction.find(direction) }

    private func replaceCurrent() { interaction.replace() }

    private func replaceEverything() { interaction.replaceAll() }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField === replacement { replaceCurrent() } else { find(.forward) }
        return false
    }

    // MARK: - Keys

    private static let dismissAction: Selector = "dismissFindBar:"
    private static let previousAction: Selector = "findPreviousInBar:"

    override class var actions: ActionTable {
        super.actions
            .adding(dismissAction) { (bar: FindBar) in { (_: Any?) in bar.interaction.dismissFindNavigator() } }
            .adding(previousAction) { (bar: FindBar) in { (_: Any?) in bar.find(.backward) } }
    }

    override var keyCommands: [UIKeyCommand]? {
        let escape = UIKeyCommand(
            input: UIKeyCommand.inputEscape, modifierFlags: [], action: Self.dismissAction)
        let back = UIKeyCommand(input: "\r", modifierFlags: .shift, action: Self.previousAction)
        for command in [escape, back] { command.wantsPriorityOverSystemBehavior = true }
        return [escape, back]
    }

    /// The edit commands, which must not change the text that is searched while the bar has the focus.
    private static let editActions: Set<String> = [
        "cut:", "copy:", "paste:", "delete:", "select:", "selectAll:",
    ]

    override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        Self.editActions.contains(action.name) ? nil : super.target(forAction: action, withSender: sender)
    }

    // The text below the bar neither tracks touches of the bar nor handles its keys.
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

    // MARK: - Layout

    override func adaptContent(from previousTraits: UITraitCollection) {
        super.adaptContent(from: previousTraits)
        let category = traitCollection.preferredContentSizeCategory
        guard category != previousTraits.preferredContentSizeCategory else { return }
        showSymbols()
        setNeedsLayout()
    }

    /// Sets the size of the buttons' symbols for the text size.
    private func showSymbols() {
        let size = Theme.Text.widened(Theme.Find.symbolSize, for: traitCollection)
        for button in [optionsButton, previousButton, nextButton] {
            button.configuration?.preferredSymbolConfigurationForImage = UIImage.SymbolConfiguration(
                pointSize: size, weight: .medium)
        }
    }

    /// A row: a field, and buttons at the trailing end.
    private struct Row {
        var field: FindField?
        var buttons: [(view: UIButton, width: CGFloat)] = []
    }

    private var rowHeight: CGFloat { Theme.Text.enlarged(Theme.Find.rowHeight, for: traitCollection) }

    private func width(of button: UIButton) -> CGFloat { button.sizeThatFits(.zero).width.rounded(.up) }

    /// The rows of a bar of a width.
    private func rows(in width: CGFloat) -> [Row] {
        let step = Theme.Text.widened(Theme.Find.stepWidth, for: traitCollection)
        let steps = [(view: previousButton, width: step), (view: nextButton, width: step)]
        let first = rows(field, steps + [(view: doneButton, width: self.width(of: doneButton))], in: width)
        guard showsReplacement else { return first }
        let buttons = [replaceButton, replaceAllButton].map { (view: $0, width: self.width(of: $0)) }
        return first + rows(replacement, buttons, in: width)
    }

    /// Returns one row, or several if the field would be too narrow.
    private func rows(
        _ field: FindField, _ buttons: [(view: UIButton, width: CGFloat)], in width: CGFloat
    ) -> [Row] {
        let space = width - 2 * Theme.Find.inset
        let buttonsWidth = buttons.reduce(0) { $0 + $1.width }
        let fieldWidth = Theme.Text.enlarged(Theme.Find.minimumFieldWidth, for: traitCollection)
        if buttonsWidth + Theme.Find.spacing + fieldWidth <= space { return [Row(field: field, buttons: buttons)] }
        if buttonsWidth <= space { return [Row(field: field), Row(buttons: buttons)] }
        return [Row(field: field)] + buttons.map { Row(buttons: [($0.view, max(min($0.width, space), 0))]) }
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let count = CGFloat(rows(in: size.width).count)
        let height = count * rowHeight + (count - 1) * Theme.Find.spacing
        return CGSize(width: size.width, height: height + 2 * Theme.Find.inset)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        // The buttons follow the text size after the bar, so that only now their widths are known.
        if sizeThatFits(bounds.size).height != bounds.height { interaction.sizeDidChange() }
        background.frame = bounds
        let hairline = 1 / max(traitCollection.displayScale, 1)
        line.frame = CGRect(x: 0, y: bounds.maxY - hairline, width: bounds.width, height: hairline)
        for (index, row) in rows(in: bounds.width).enumerated() {
            place(row, Theme.Find.inset + CGFloat(index) * (rowHeight + Theme.Find.spacing))
        }
    }

    private func place(_ row: Row, _ y: CGFloat) {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let (inset, height) = (Theme.Find.inset, rowHeight)
        func frame(_ x: CGFloat, _ width: CGFloat) -> CGRect {
            CGRect(x: isMirrored ? bounds.width - x - width : x, y: y, width: max(width, 0), height: height)
        }
        var end = bounds.width - inset
        for (view, width) in row.buttons.reversed() {
            end -= width
            view.frame = frame(end, width)
        }
        if !row.buttons.isEmpty { end -= Theme.Find.spacing }
        row.field?.frame = frame(inset, end - inset)
    }
}
