// SPDX-License-Identifier: MIT
public import Foundation

/// A field for what is searched for, with a cancel button and a choice of where to search.
@MainActor
open class UISearchBar: UIView, UIBarPositioning {
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    open weak var delegate: (any UISearchBarDelegate)?

    // MARK: - Text

    /// The field itself, whose looks may be changed.
    public let searchTextField = UISearchTextField(frame: .zero)

    /// What is searched for.
    open var text: String? {
        get { searchTextField.text }
        set { searchTextField.text = newValue }
    }

    /// What the empty field says; "Search" unless set.
    open var placeholder: String? {
        get { searchTextField.placeholder }
        set { searchTextField.placeholder = newValue }
    }

    // MARK: - Cancel

    /// Whether there is a cancel button; `false` by default.
    open var showsCancelButton: Bool {
        get { storedShowsCancelButton }
        set { setShowsCancelButton(newValue, animated: false) }
    }

    /// Shows or hides the cancel button, with the field making room.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        guard showsCancelButton != storedShowsCancelButton else { return }
        storedShowsCancelButton = showsCancelButton
        showCancelButton(animated: animated)
    }

    // MARK: - Scopes

    /// Where one can search; `nil`, the default, for no choice.
    open var scopeButtonTitles: [String]? {
        didSet { if scopeButtonTitles != oldValue { makeScopes() } }
    }

    /// The place of the chosen scope; what is out of range is ignored.
    open var selectedScopeButtonIndex = 0 {
        didSet { scopeDidChange(from: oldValue) }
    }

    /// Whether the choice of scopes stands below the field; `false` by default.
    open var showsScopeBar = false {
        didSet { if showsScopeBar != oldValue { heightDidChange() } }
    }

    // MARK: - Looks

    /// Whether the bar has a background of its own; `default` by default.
    open var searchBarStyle = Style.default {
        didSet { if searchBarStyle != oldValue { updateBackground() } }
    }

    /// The colour of the background; `nil`, the default, for that of bars.
    open var barTintColor: UIColor? {
        didSet { if barTintColor != oldValue { updateBackground() } }
    }

    public var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }

    // MARK: - Layout

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: wantedHeight)
    }

    open override var intrinsicContentSize: CGSize {
        CGSize(width: Self.noIntrinsicMetric, height: wantedHeight)
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

    override var mayDraw: Bool { type(of: self) != UISearchBar.self }

    // MARK: - State of the concerns

    var storedShowsCancelButton = false
    let cancelItem = UIBarButtonItem(title: "Cancel")
    private(set) lazy var cancelButton = BarItemButton(cancelItem, looks: UIBarButtonItemAppearance())
    var scopes: UISegmentedControl?
    /// Whose bar it is.
    weak var controller: UISearchController?
}

extension UISearchBar {
    /// How much of a bar it is.
    public enum Style: UInt, Sendable {
        /// As `minimal`.
        case `default` = 0
        /// With a background.
        case prominent = 1
        /// The field alone.
        case minimal = 2
    }
}
