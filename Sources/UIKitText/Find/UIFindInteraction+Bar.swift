// SPDX-License-Identifier: MIT
internal import Foundation
internal import TextEditing
package import UIKitCore

/// The presentation of the find bar, and the session.
extension UIFindInteraction {
    // MARK: - Presentation

    func present(showsReplacement: Bool, focuses: Bool) {
        guard let view else { return }
        if bar == nil {
            guard let session = delegate?.findInteraction(self, sessionFor: view) else { return }
            session.interaction = self
            activeFindSession = session
            let bar = FindBar(self)
            self.bar = bar
            show(bar, in: view)
            delegate?.findInteraction(self, didBegin: session)
            search()
        }
        bar?.showsReplacement = showsReplacement && activeFindSession?.supportsReplacement == true
        if focuses { bar?.focus() }
    }

    private func show(_ bar: FindBar, in view: UIView) {
        if let scrollView = view as? UIScrollView {
            scrollView.pinnedBar = bar
            return
        }
        view.addSubview(bar)
        sizeDidChange()
    }

    /// Updates the bar's frame after a change of its height.
    func sizeDidChange() {
        guard let view, let bar else { return }
        if let scrollView = view as? UIScrollView {
            scrollView.pinnedBarSizeDidChange()
        } else {
            let top = view.safeAreaInsets.top
            let height = bar.sizeThatFits(CGSize(width: view.bounds.width, height: 0)).height
            bar.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: height)
            bar.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
        }
    }

    func dismiss() {
        guard let bar else { return }
        let hadFocus = bar.hasFocus
        let current = (activeFindSession as? UITextSearchingFindSession)?.found.currentOffsets
        self.bar = nil
        if hadFocus, let view {
            if view.canBecomeFirstResponder { view.becomeFirstResponder() } else { bar.endEditing(true) }
        }
        if let scrollView = view as? UIScrollView, scrollView.pinnedBar === bar {
            scrollView.pinnedBar = nil
        } else {
            bar.removeFromSuperview()
        }
        let session = activeFindSession
        activeFindSession = nil
        session?.invalidateFoundResults()
        session?.interaction = nil
        if let current, let text = view as? UITextView {
            text.selectedRange = NSRange(location: current.lowerBound, length: current.count)
        }
        if let session { delegate?.findInteraction(self, didEnd: session) }
    }

    // MARK: - Search

    func searchTextDidChange() {
        bar?.showSearchText()
        search()
    }

    func search() {
        activeFindSession?.performSearch(query: searchText ?? "", options: options.searchOptions)
        updateResultCount()
    }

    func find(_ direction: UITextStorageDirection) {
        guard searchText?.isEmpty == false else { return present(showsReplacement: false, focuses: true) }
        guard bar != nil else { return present(showsReplacement: false, focuses: false) }
        activeFindSession?.highlightNextResult(in: direction)
    }

    func replace() {
        guard let query = searchText, !query.isEmpty else { return }
        activeFindSession?.performSingleReplacement(
            query: query, replacementString: replacementText ?? "", options: options.searchOptions)
    }

    func replaceAll() {
        guard let query = searchText, !query.isEmpty else { return }
        activeFindSession?.replaceAll(
            searchQuery: query, replacementString: replacementText ?? "", options: options.searchOptions)
    }

    // MARK: - Commands

    /// The longest selection that is searched for, in characters.
    private static let maximumSelection = 200

    /// The selected text, unless it is empty or has several lines.
    private var selectedText: String? {
        guard let input = view as? any UIView & UITextInput, let range = input.selectedTextRange, !range.isEmpty,
            input.offset(from: range.start, to: range.end) <= Self.maximumSelection,
            let text = input.text(in: range), !text.contains(where: \.isNewline)
        else { return nil }
        return text
    }

    static var findActions: ActionTable {
        ActionTable()
            .adding("find:") { (find: UIFindInteraction) in { (_: Any?) in find.present(with: false) } }
            .adding("findAndReplace:") { (find: UIFindInteraction) in { (_: Any?) in find.present(with: true) } }
            .adding("findNext:") { (find: UIFindInteraction) in { (_: Any?) in find.findNext() } }
            .adding("findPrevious:") { (find: UIFindInteraction) in { (_: Any?) in find.findPrevious() } }
            .adding("useSelectionForFind:") { (find: UIFindInteraction) in { (_: Any?) in find.findSelection() } }
    }

    /// Presents the bar with the selection as the text to search for.
    private func present(with replacement: Bool) {
        if bar == nil, let selectedText { searchText = selectedText }
        presentFindNavigator(showingReplace: replacement)
    }

    private func findSelection() {
        guard let selectedText else { return }
        searchText = selectedText
        if bar == nil { present(showsReplacement: false, focuses: false) }
    }

    private var canReplace: Bool {
        if let activeFindSession { return activeFindSession.supportsReplacement }
        return (view as? any UITextSearching)?.supportsTextReplacement ?? true
    }
}

extension UIFindInteraction: ActionInteraction {
    package func canPerformAction(_ action: Selector) -> Bool {
        guard view?.window != nil else { return false }
        switch action.name {
        case "find:": return true
        case "findAndReplace:": return canReplace
        case "findNext:", "findPrevious:": return searchText?.isEmpty == false
        case "useSelectionForFind:": return bar?.hasFocus != true && selectedText != nil
        default: return false
        }
    }
}
