// SPDX-License-Identifier: MIT
internal import Foundation
internal import Localization

extension UISearchBar {
    static let cancelAction = Selector("searchBar.cancel")

    func setUp() {
        placeholder = Phrase.search.text
        searchTextField.delegate = self
        searchTextField.addTarget(self, action: UISearchBar.textChanged, for: .editingChanged)
        cancelButton.alpha = 0
        cancelButton.isUserInteractionEnabled = false
        cancelButton.isHidden = true
        cancelItem.primaryAction = UIAction(title: Phrase.cancel.text) { [weak self] _ in self?.cancel() }
        addSubview(searchTextField)
        addSubview(cancelButton)
        updateBackground()
    }

    private func textChanged() {
        delegate?.searchBar(self, textDidChange: text ?? "")
        controller?.textDidChange()
    }

    /// Cancels the search for the cancel button or Escape.
    func cancel() {
        text = nil
        searchTextField.resignFirstResponder()
        delegate?.searchBarCancelButtonClicked(self)
        controller?.wasCancelled()
    }

    var escapeCommand: [UIKeyCommand]? {
        guard isFirstResponder || controller?.isActive == true else { return nil }
        let command = UIKeyCommand(
            input: UIKeyCommand.inputEscape, modifierFlags: [], action: Self.cancelAction)
        command.wantsPriorityOverSystemBehavior = true
        return [command]
    }

    func showCancelButton(animated: Bool) {
        let shows = storedShowsCancelButton
        cancelButton.isUserInteractionEnabled = shows
        if shows { cancelButton.isHidden = false }
        let change = { [self] in
            cancelButton.alpha = shows ? 1 : 0
            layOutParts()
        }
        guard animated, window != nil else {
            cancelButton.isHidden = !shows
            return change()
        }
        UIView.animate(
            withDuration: Theme.Bars.fade, options: [.beginFromCurrentState, .allowUserInteraction], animations: change
        ) { [weak self] _ in
            if let self { cancelButton.isHidden = !storedShowsCancelButton }
        }
    }

    // MARK: - Scopes

    func makeScopes() {
        scopes?.removeFromSuperview()
        scopes = nil
        if let titles = scopeButtonTitles, !titles.isEmpty {
            let control = UISegmentedControl(items: titles)
            control.selectedSegmentIndex =
                titles.indices.contains(selectedScopeButtonIndex) ? selectedScopeButtonIndex : 0
            control.addTarget(self, action: UISearchBar.scopeChosen, for: .valueChanged)
            addSubview(control)
            scopes = control
        }
        heightDidChange()
    }

    private func scopeChosen() {
        guard let scopes else { return }
        selectedScopeButtonIndex = scopes.selectedSegmentIndex
        delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
        controller?.textDidChange()
    }

    func scopeDidChange(from old: Int) {
        guard selectedScopeButtonIndex != old else { return }
        if let titles = scopeButtonTitles, !titles.indices.contains(selectedScopeButtonIndex) {
            selectedScopeButtonIndex = old
            return
        }
        scopes?.selectedSegmentIndex = selectedScopeButtonIndex
    }

    // MARK: - Layout

    var wantedHeight: CGFloat {
        promptHeight + rowHeight + (showsScopeBar && scopes != nil ? scopeHeight : 0)
    }

    private var promptHeight: CGFloat {
        promptLabel == nil ? 0 : Theme.Text.enlarged(Theme.Bars.promptHeight, for: traitCollection)
    }

    /// The height of the search field with the space above and below it.
    private var rowHeight: CGFloat {
        Theme.Bars.searchBarHeight - Theme.Bars.searchHeight + fieldHeight
    }

    /// The height of the search field.
    ///
    /// Computed from the bar's own traits: the field receives others later, when the navigation bar has adapted already.
    private var fieldHeight: CGFloat { Theme.Text.enlarged(Theme.Bars.searchHeight, for: traitCollection) }

    /// The height of the scope bar with the space around it.
    private var scopeHeight: CGFloat {
        max(Theme.Bars.scopeHeight, (scopes?.naturalSize.height ?? 0) + Theme.Bars.scopeMargin)
    }

    func promptDidChange() {
        if let prompt, !prompt.isEmpty {
            let label = promptLabel ?? UILabel(frame: .zero)
            label.font = .systemFont(ofSize: Theme.Text.scaled(Theme.Bars.promptFontSize, for: traitCollection))
            label.adjustsFontSizeToFitWidth = true
            label.textColor = Theme.Palette.secondaryLabel
            label.textAlignment = .center
            label.text = prompt
            if promptLabel == nil { addSubview(label) }
            promptLabel = label
        } else {
            promptLabel?.removeFromSuperview()
            promptLabel = nil
        }
        heightDidChange()
    }

    // MARK: - Buttons in the field

    func showFieldButton() {
        guard showsSearchResultsButton || showsBookmarkButton else {
            searchTextField.rightView = nil
            return
        }
        let isList = showsSearchResultsButton
        let button = SearchFieldButton(isList ? .list : .book) { [weak self] in
            guard let self else { return }
            if isList {
                delegate?.searchBarResultsListButtonClicked(self)
            } else {
                delegate?.searchBarBookmarkButtonClicked(self)
            }
        }
        button.isSelected = isList && isSearchResultsButtonSelected
        button.accessibilityLabel = isList ? Phrase.recents.text : Phrase.bookmarks.text
        searchTextField.rightView = button
        searchTextField.rightViewMode = .unlessEditing
    }

    func heightDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        controller?.barHeightDidChange()
    }

    func updateBackground() {
        let color = barTintColor ?? (searchBarStyle == .prominent ? Theme.Bars.background : nil)
        backgroundColor = isTranslucent ? color : color?.withAlphaComponent(1)
    }

    func layOutParts() {
        let safe = barInsets
        let side = fieldMargin
        let row = CGRect(
            x: safe.left + side, y: promptHeight + (Theme.Bars.searchBarHeight - Theme.Bars.searchHeight) / 2,
            width: max(bounds.width - safe.left - safe.right - 2 * side, 0), height: fieldHeight)
        let cancel = cancelButton.sizeThatFits(.zero).width
        let taken = storedShowsCancelButton ? cancel : 0
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        searchTextField.frame = CGRect(
            x: isRightToLeft ? row.minX + taken : row.minX, y: row.minY, width: max(row.width - taken, 0),
            height: row.height)
        // Extends the button so that its title ends at the margin.
        let overhang = Theme.Bars.itemPadding
        cancelButton.frame = CGRect(
            x: isRightToLeft ? row.minX - overhang : row.maxX - cancel + overhang, y: row.minY, width: cancel,
            height: row.height)
        scopes?.isHidden = !showsScopeBar
        scopes?.frame = CGRect(
            x: row.minX, y: promptHeight + rowHeight + Theme.Bars.scopeTop, width: row.width,
            height: scopeHeight - Theme.Bars.scopeMargin)
        promptLabel?.frame = CGRect(
            x: row.minX, y: Theme.Bars.promptTop, width: row.width,
            height: max(promptHeight - Theme.Bars.promptTop, 0))
    }
}

extension UISearchBar: UITextFieldDelegate {
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        delegate?.searchBarShouldBeginEditing(self) ?? true
    }

    public func textFieldDidBeginEditing(_ textField: UITextField) {
        controller?.editingDidBegin()
        delegate?.searchBarTextDidBeginEditing(self)
    }

    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        delegate?.searchBarShouldEndEditing(self) ?? true
    }

    public func textFieldDidEndEditing(_ textField: UITextField) {
        delegate?.searchBarTextDidEndEditing(self)
    }

    public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        delegate?.searchBarSearchButtonClicked(self)
        return false
    }
}
