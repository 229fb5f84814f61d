// SPDX-License-Identifier: MIT
public import Foundation
public import UIKitCore

/// An interaction that searches a view's content with a find bar at the top of the view.
///
/// Ctrl+F and Ctrl+H present the bar, the latter with a field for the replacement. Ctrl+G and F3 go to the next match,
/// with Shift to the previous one; Ctrl+E searches for the selection, and Escape dismisses the bar. The commands are in
/// the Edit menu.
///
/// > Note: Differs from UIKit: the bar is in the view instead of above the keyboard, and dismissing it selects the
/// > current match of a text view.
@preconcurrency @MainActor
open class UIFindInteraction: NSObject, UIInteraction {
    /// Creates an interaction.
    ///
    /// - Parameter sessionDelegate: The object that provides the sessions. It is not retained.
    public init(sessionDelegate: any UIFindInteractionDelegate) {
        delegate = sessionDelegate
        super.init()
    }

    /// The object that provides the sessions.
    open private(set) weak var delegate: (any UIFindInteractionDelegate)?

    /// The view whose content is searched.
    open private(set) weak var view: UIView?

    /// The search of the presented find bar; `nil` without one.
    open internal(set) var activeFindSession: UIFindSession?

    /// Whether the find bar is presented.
    open var isFindNavigatorVisible: Bool { bar != nil }

    /// The text that is searched for; kept while the bar is dismissed.
    ///
    /// Setting it begins a search if the bar is presented.
    open var searchText: String? {
        didSet { if searchText != oldValue { searchTextDidChange() } }
    }

    /// The text that replaces matches; kept while the bar is dismissed.
    open var replacementText: String? {
        didSet { if replacementText != oldValue { bar?.showReplacementText() } }
    }

    /// Returns the menu of the search options, given the standard elements; `nil` for these.
    ///
    /// By default, there is no provider, and the menu has the standard elements.
    open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)?

    open func willMove(to view: UIView?) {
        if view !== self.view { dismissFindNavigator() }
    }

    open func didMove(to view: UIView?) {
        self.view = view
    }

    /// Presents the find bar, and moves the keyboard focus to it.
    ///
    /// - Parameter showingReplace: Whether the bar has a field for the replacement. It is ignored if the session doesn't
    ///   support replacement.
    open func presentFindNavigator(showingReplace: Bool) { present(showsReplacement: showingReplace, focuses: true) }

    /// Dismisses the find bar, and ends the search.
    open func dismissFindNavigator() { dismiss() }

    /// Makes the next match current, and presents the find bar if necessary.
    open func findNext() { find(.forward) }

    /// Makes the previous match current, and presents the find bar if necessary.
    open func findPrevious() { find(.backward) }

    /// Shows the session's number of matches, after it has changed.
    open func updateResultCount() { bar?.showCount() }

    /// The commands that the interaction performs.
    public class var actions: ActionTable { findActions }

    var bar: FindBar?
    var options = FindOptions()
}
