// SPDX-License-Identifier: MIT
public import Foundation
internal import Localization

/// A bar with a field for entering search text, an optional cancel button, and an optional choice of scopes.
@preconcurrency @MainActor
open class UISearchBar: UIView, UIBarPositioning {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.decodeInterface(self, as: UISearchBar.self)
    }

    /// The object that is notified of editing and button presses.
    open weak var delegate: (any UISearchBarDelegate)?

    // MARK: - Text

    /// The text field of the bar.
    ///
    /// Its appearance may be changed.
    public let searchTextField = UISearchTextField(frame: .zero)

    /// The search text.
    open var text: String? {
        get { searchTextField.text }
        set { searchTextField.text = newValue }
    }

    /// The placeholder of the empty field.
    ///
    /// The default is "Search".
    open var placeholder: String? {
        get { searchTextField.placeholder }
        set { searchTextField.placeholder = newValue }
    }

    // MARK: - Cancel

    /// Whether the cancel button is shown.
    ///
    /// The default is `false`.
    open var showsCancelButton: Bool {
        get { storedShowsCancelButton }
        set { setShowsCancelButton(newValue, animated: false) }
    }

    /// Shows or hides the cancel button, resizing the field.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        guard showsCancelButton != storedShowsCancelButton else { return }
        storedShowsCancelButton = showsCancelButton
        showCancelButton(animated: animated)
    }

    // MARK: - Scopes

    /// The titles of the scopes.
    ///
    /// `nil`, the default, offers no choice.
    open var scopeButtonTitles: [String]? {
        didSet { if scopeButtonTitles != oldValue { makeScopes() } }
    }

    /// The index of the selected scope.
    ///
    /// Indices that are out of range are ignored.
    open var selectedScopeButtonIndex = 0 {
        didSet { scopeDidChange(from: oldValue) }
    }

    /// Whether the scopes are shown below the field.
    ///
    /// The default is `false`.
    open var showsScopeBar = false {
        didSet { if showsScopeBar != oldValue { heightDidChange() } }
    }

    // MARK: - Buttons in the field

    /// Whether the field has a button for bookmarks while it is empty and not being edited.
    ///
    /// The default is `false`. The delegate is notified of presses.
    open var showsBookmarkButton = false {
        didSet { if showsBookmarkButton != oldValue { showFieldButton() } }
    }

    /// Whether the field has a button for a list of recent results instead of that for bookmarks, while it isn't being
    /// edited.
    ///
    /// The default is `false`. The delegate is notified of presses.
    open var showsSearchResultsButton = false {
        didSet { if showsSearchResultsButton != oldValue { showFieldButton() } }
    }

    /// Whether the button for recent results is selected, which gives it the tint color.
    ///
    /// The default is `false`.
    open var isSearchResultsButtonSelected = false {
        didSet { if isSearchResultsButtonSelected != oldValue { showFieldButton() } }
    }

    // MARK: - Input views

    /// The view above the input view while the field is edited; `nil` (the default) for that of the next responders.
    open override var inputAccessoryView: UIView? {
        get { ownInputAccessoryView }
        set { ownInputAccessoryView = newValue }
    }

    private var ownInputAccessoryView: UIView?

    // MARK: - Appearance

    /// A line of text above the field.
    ///
    /// `nil`, the default, takes no space.
    open var prompt: String? {
        didSet { if prompt != oldValue { promptDidChange() } }
    }

    /// The light or dark style.
    ///
    /// The default follows the environment.
    open var barStyle = UIBarStyle.default {
        didSet { if barStyle != oldValue { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified } }
    }

    /// Whether content shows through the color of the bar.
    ///
    /// The default is `true`. A bar without a color is transparent in either case.
    open var isTranslucent = true {
        didSet { if isTranslucent != oldValue { updateBackground() } }
    }

    /// The style of the bar's background.
    open var searchBarStyle = Style.default {
        didSet { if searchBarStyle != oldValue { updateBackground() } }
    }

    /// The background color.
    ///
    /// `nil`, the default, uses that of other bars.
    open var barTintColor: UIColor? {
        didSet { if barTintColor != oldValue { updateBackground() } }
    }

    /// The position that the delegate returns, or `any`.
    public var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }

    // MARK: - Layout

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: wantedHeight)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: wantedHeight)
    }

    @_spi(Toolkit) open override func adaptContent(from previousTraits: UITraitCollection) {
        super.adaptContent(from: previousTraits)
        let category = traitCollection.preferredContentSizeCategory
        if category != previousTraits.preferredContentSizeCategory { promptDidChange() }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutParts()
    }

    // MARK: - Keys

    @discardableResult
    open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

    @discardableResult
    open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

    open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

    open override var keyCommands: [UIKeyCommand]? { escapeCommand }

    open override class var actions: ActionTable {
        super.actions.adding(Self.cancelAction, UISearchBar.cancel)
    }

    // MARK: - Internal state

    var storedShowsCancelButton = false
    /// The distance of the field from the sides, in points; in a navigation bar, the margin of the content below.
    var fieldMargin = Theme.Bars.searchInset {
        didSet { if fieldMargin != oldValue { setNeedsLayout() } }
    }
    let cancelItem = UIBarButtonItem(title: Phrase.cancel.text)
    private(set) lazy var cancelButton = BarItemButton(cancelItem, looks: UIBarButtonItemAppearance())
    var scopes: UISegmentedControl?
    /// The label of the prompt.
    var promptLabel: UILabel?
    /// The search controller that manages the bar.
    weak var controller: UISearchController?
}

extension UISearchBar {
    /// The style of a search bar's background.
    public enum Style: UInt, Sendable {
        /// The same as `minimal`.
        case `default` = 0
        /// A visible background.
        case prominent = 1
        /// No background.
        case minimal = 2
    }
}
