// SPDX-License-Identifier: MIT
internal import AccessibilityTree
public import Foundation
internal import LayerTree
internal import UIKitCells
@_spi(Toolkit) public import UIKitCore

/// A scrolling list of rows, grouped into sections, that creates views only for the visible rows (`R-TV-34`,
/// `R-TV-110`).
///
/// A data source provides the row counts and the cells; cells that scroll off screen are reused. The cost of layout
/// depends on the number of visible rows only. The table loads its content when it is first laid out in a window or
/// queried, and again after `reloadData()`. Incremental changes, such as `insertRows(at:with:)`, are animated.
///
/// On the desktop, a table supports hovering and context menus on right click. The arrow keys, Home, End, Page Up, and
/// Page Down move among the rows, Return and Space select a row, and typing text finds a row by its title.
/// Control-click, Shift-click, and Shift with a key that moves select multiple rows, and Alt with the up and down arrows
/// moves a row. Delete and Backspace delete the selected rows, or the focused row if it isn't selected, without asking:
/// by committing the editing style, or by the destructive action of a full swipe.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
    // MARK: - Creating

    public override convenience init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    /// Creates a table with a frame and a style.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        prepare()
    }

    /// Creates a table from a UI file.
    ///
    /// The `style` attribute is "plain", "grouped", or "insetGrouped".
    public required init?(coder: NSCoder) {
        style = Self.style(in: coder)
        super.init(coder: coder)
        prepare()
        coder.decodeInterface(self, as: UITableView.self)
    }

    /// The table's style, fixed at initialization.
    public let style: Style

    /// The object that provides the table's content.
    ///
    /// It is not retained. Without a data source, the table is empty.
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { if dataSource !== oldValue { setNeedsReload() } }
    }

    /// The object that is notified of rows that are likely to become visible.
    ///
    /// It is not retained.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
        didSet { if prefetchDataSource !== oldValue { prefetchingDidChange() } }
    }

    /// Whether `prefetchDataSource` is notified; `true` by default.
    open var isPrefetchingEnabled = true {
        didSet { if isPrefetchingEnabled != oldValue { prefetchingDidChange() } }
    }

    /// The object that configures the table's rows and responds to user actions.
    ///
    /// It is not retained.
    open var delegate: (any UITableViewDelegate)? {
        get { tableDelegate }
        set { scrollDelegate = newValue }
    }

    // MARK: - Heights

    /// The height of rows, in points, unless the delegate specifies another; with `automaticDimension` (the default),
    /// each row's cell determines its height.
    open var rowHeight: CGFloat = UITableView.automaticDimension {
        didSet {
            rowHeight = rowHeight.saneHeight(or: oldValue)
            if rowHeight != oldValue { setNeedsReload() }
        }
    }

    /// The estimated height of rows that have not been visible yet; `automaticDimension` (the default) for the standard
    /// height.
    ///
    /// With 0, the delegate is asked for the heights of all rows at loading, regardless of their number.
    open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
        didSet {
            estimatedRowHeight = estimatedRowHeight.saneHeight(or: oldValue)
            if estimatedRowHeight != oldValue { setNeedsReload() }
        }
    }

    /// The height of headers, in points, unless the delegate specifies another; with `automaticDimension` (the
    /// default), it is computed from their content.
    open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
        didSet {
            sectionHeaderHeight = sectionHeaderHeight.saneHeight(or: oldValue)
            if sectionHeaderHeight != oldValue { setNeedsReload() }
        }
    }

    /// The height of footers, in points, unless the delegate specifies another; with `automaticDimension` (the
    /// default), it is computed from their content.
    open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
        didSet {
            sectionFooterHeight = sectionFooterHeight.saneHeight(or: oldValue)
            if sectionFooterHeight != oldValue { setNeedsReload() }
        }
    }

    /// The estimated height of headers that have not been visible yet and whose height is computed from their content;
    /// with 0 or `automaticDimension` (the default), all of them are measured at loading.
    open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension {
        didSet {
            estimatedSectionHeaderHeight = estimatedSectionHeaderHeight.saneHeight(or: oldValue)
            if estimatedSectionHeaderHeight != oldValue { setNeedsReload() }
        }
    }

    /// The estimated height of footers, as `estimatedSectionHeaderHeight` for headers.
    open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension {
        didSet {
            estimatedSectionFooterHeight = estimatedSectionFooterHeight.saneHeight(or: oldValue)
            if estimatedSectionFooterHeight != oldValue { setNeedsReload() }
        }
    }

    /// The height of the empty rows that fill a plain table below its content; 0 (the default) for none, and
    /// `automaticDimension` for the standard row height.
    open var fillerRowHeight: CGFloat = 0 {
        didSet {
            fillerRowHeight = fillerRowHeight.saneHeight(or: oldValue)
            if fillerRowHeight != oldValue { setNeedsLayout() }
        }
    }

    /// The changes after which visible rows are measured again; `enabled` by default.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled

    /// The padding above each header of a plain table, in points; `automaticDimension` by default.
    open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
        didSet {
            sectionHeaderTopPadding = sectionHeaderTopPadding.saneHeight(or: oldValue)
            if sectionHeaderTopPadding != oldValue { setNeedsReload() }
        }
    }

    // MARK: - Appearance

    /// The style of the separators between rows; `singleLine` by default.
    open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine {
        didSet { if separatorStyle != oldValue { setUpRowsInSight() } }
    }

    /// The color of the separators; `nil` for the theme's.
    open var separatorColor: UIColor? = .separator {
        didSet { if separatorColor != oldValue { setUpRowsInSight() } }
    }

    /// The insets of the separators from the sides.
    ///
    /// By default, separators start where the text does.
    open var separatorInset: UIEdgeInsets = .zero {
        didSet {
            separatorInset = separatorInset.sane
            setsSeparatorInset = true
            setUpRowsInSight()
        }
    }

    /// The reference of `separatorInset`; `fromCellEdges` by default.
    open var separatorInsetReference: SeparatorInsetReference = .fromCellEdges {
        didSet { if separatorInsetReference != oldValue { setUpRowsInSight() } }
    }

    /// The effect with which separators are drawn instead of a color; `nil` (the default) for none.
    open var separatorEffect: UIVisualEffect? {
        didSet { if separatorEffect !== oldValue { setUpRowsInSight() } }
    }

    /// The elements that are as wide as their content instead of as wide as the table; none by default.
    open var contentHuggingElements: UITableViewContentHuggingElements = [] {
        didSet { if contentHuggingElements != oldValue { widthDidChange() } }
    }

    /// Whether the content of rows stays inside the safe area; `true` by default.
    open var insetsContentViewsToSafeArea = true {
        didSet { if insetsContentViewsToSafeArea != oldValue { setUpRowsInSight() } }
    }

    /// Whether the margins of rows follow the readable width in a wide table; `false` by default.
    open var cellLayoutMarginsFollowReadableWidth = false {
        didSet { if cellLayoutMarginsFollowReadableWidth != oldValue { widthDidChange() } }
    }

    /// The view below the rows, which does not scroll.
    open var backgroundView: UIView? {
        didSet { if backgroundView !== oldValue { backgroundViewDidChange(from: oldValue) } }
    }

    /// The view above the first section, which scrolls with it.
    ///
    /// Its height is kept; its width follows the table (`R-TV-36`).
    open var tableHeaderView: UIView? {
        didSet { if tableHeaderView !== oldValue { edgeViewDidChange(from: oldValue, to: tableHeaderView) } }
    }

    /// The view below the last section, which scrolls with it.
    ///
    /// Its height is kept; its width follows the table.
    open var tableFooterView: UIView? {
        didSet { if tableFooterView !== oldValue { edgeViewDidChange(from: oldValue, to: tableFooterView) } }
    }

    // MARK: - Selection

    /// Whether rows can be selected outside editing mode; `true` by default (`R-TV-152`).
    open var allowsSelection = true {
        didSet { if allowsSelection != oldValue { selectionRulesDidChange() } }
    }

    /// Whether rows can be selected in editing mode; `false` by default.
    open var allowsSelectionDuringEditing = false {
        didSet { if allowsSelectionDuringEditing != oldValue { selectionRulesDidChange() } }
    }

    /// Whether multiple rows can be selected outside editing mode; `false` by default.
    ///
    /// A tap adds a row to the selection or removes it.
    ///
    /// > Note: Differs from UIKit: a plain click selects only the row clicked, a Control-click toggles it, and a
    /// > Shift-click selects all rows up to it.
    open var allowsMultipleSelection = false {
        didSet { if allowsMultipleSelection != oldValue { selectionRulesDidChange() } }
    }

    /// Whether multiple rows can be selected in editing mode, with a selection circle in each; `false` by default.
    open var allowsMultipleSelectionDuringEditing = false {
        didSet { if allowsMultipleSelectionDuringEditing != oldValue { editingRulesDidChange() } }
    }

    /// Whether a row is selected when a key moves the focus to it.
    ///
    /// Until it is set, it is `true` outside editing mode while the table is in a column of a split view next to the
    /// column that shows the selected row, such as a sidebar, and `false` elsewhere and in a collapsed split view. Rows
    /// that open something, by a disclosure indicator or a segue other than one that shows the detail, are not selected
    /// then.
    ///
    /// Control with a key that moves the focus keeps the selection. While a key repeats, the delegate isn't called for
    /// rows that are passed faster than the application responds.
    open var selectionFollowsFocus: Bool {
        get { selection.follow.isOn(in: self, isEditing: isEditing) }
        set { selection.follow.isSet = newValue }
    }

    /// Whether rows can become focused outside editing mode; `true` by default.
    ///
    /// The delegate decides about each row.
    open var allowsFocus = true

    /// Whether rows can become focused in editing mode; `true` by default.
    open var allowsFocusDuringEditing = true

    /// Whether focus that returns to the table moves to the row that had it last; `false` by default.
    open var remembersLastFocusedIndexPath = false

    /// The interaction that presents the context menus of rows.
    public var contextMenuInteraction: UIContextMenuInteraction? { menus.interaction }

    // MARK: - Editing

    /// Whether the table is in editing mode, in which rows show controls for deleting, inserting, and moving them.
    open var isEditing: Bool {
        get { editing.isOn }
        set { setEditing(newValue, animated: false) }
    }

    /// Enters or leaves editing mode.
    ///
    /// All visible cells are updated first; then the data source and delegate are asked about each row (`R-TV-169`).
    open func setEditing(_ editing: Bool, animated: Bool) {
        changeEditing(to: editing, animated: animated)
    }

    // MARK: - Section index

    /// The minimum number of rows for which the section index is shown; 0 by default.
    open var sectionIndexMinimumDisplayRowCount = 0 {
        didSet { if sectionIndexMinimumDisplayRowCount != oldValue { reloadSectionIndexTitles() } }
    }

    /// The color of the section index's entries; the tint color by default.
    open var sectionIndexColor: UIColor? {
        didSet { if sectionIndexColor != oldValue { indexDidChange() } }
    }

    /// The background color of the section index while it is not pressed; `nil` (the default) for none.
    open var sectionIndexBackgroundColor: UIColor? {
        didSet { if sectionIndexBackgroundColor != oldValue { indexDidChange() } }
    }

    /// The background color of the section index while it is pressed.
    open var sectionIndexTrackingBackgroundColor: UIColor? {
        didSet { if sectionIndexTrackingBackgroundColor != oldValue { indexDidChange() } }
    }

    // MARK: - Loading

    /// Reloads all content at the next layout or query, and clears the selection.
    open func reloadData() {
        forgetContent()
        setNeedsReload()
    }

    // MARK: - Overrides

    /// The semantic meaning of the content; `unspecified` by default.
    ///
    /// Unless it is `unspecified`, rows, headers, and footers and all views inside them have the same layout direction
    /// as the table.
    open override var semanticContentAttribute: UISemanticContentAttribute {
        didSet { if semanticContentAttribute != oldValue { forcedDirectionDidChange() } }
    }

    @_spi(Toolkit) open override var accessibilityDefaults: AccessibilityDefaults {
        var states: AccessibilityStates = [.vertical, .managesDescendants]
        if allowsMultipleSelectionNow { states.insert(.multiselectable) }
        return AccessibilityDefaults(role: .list, states: states)
    }

    open override func layoutSubviews() {
        // A table that is laid out outside a window may still receive its content.
        if window != nil { loadIfNeeded() }
        super.layoutSubviews()
        layOutTable()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        // A layout outside a window, which loads nothing, may have been the last one asked for; what a question to the
        // table has loaded since has no cells yet.
        if window != nil { setNeedsLayout() }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let category = previousTraitCollection?.preferredContentSizeCategory
        if category != nil, category != traitCollection.preferredContentSizeCategory { setNeedsReload() }
    }

    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        widthDidChange()
        setUpRowsInSight()
        updateHeaderMargins()
    }

    open override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        setNeedsLayout()
        // Only something that covers more of the bottom scrolls; a bar that shrinks while the user scrolls doesn't.
        let bottom = adjustedContentInset.bottom
        if bottom > coveredBottom { revealRowOfFirstResponder(animated: false) }
        coveredBottom = bottom
    }

    /// While a row is swiped open, only its actions can be pressed; a press anywhere else closes it.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let view = super.hitTest(point, with: event)
        guard let view, let row = swipe.row else { return view }
        return view.isDescendant(of: row.actionsView) ? view : self
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if let touch = touches.first, swipe.press(touch) { return }
        if !press(touches, with: event) { super.touchesBegan(touches, with: event) }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !movePress(touches) { super.touchesMoved(touches, with: event) }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if swipe.endPress(touches, isCancelled: false) { return }
        if !endPress(touches, with: event) { super.touchesEnded(touches, with: event) }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if swipe.endPress(touches, isCancelled: true) { return }
        if !cancelPress(touches) { super.touchesCancelled(touches, with: event) }
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard swipe.use(presses, focusedRow: canDeleteItems ? nil : focusedRow) || goOn(with: presses) else {
            return super.pressesBegan(presses, with: event)
        }
        presses.keep(by: self)
    }

    open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
        guard let path = preferredFocusedPath, let cell = content.cells[path] else {
            return super.preferredFocusEnvironments
        }
        return [cell]
    }

    open override class var actions: ActionTable { addingEditActions(to: super.actions) }

    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        canPerformEdit(action) ?? super.canPerformAction(action, withSender: sender)
    }

    open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        guard super.shouldUpdateFocus(in: context) else { return false }
        let context = UITableViewFocusUpdateContext(context, in: self)
        return tableDelegate?.tableView(self, shouldUpdateFocusIn: context) ?? true
    }

    open override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        super.didUpdateFocus(in: context, with: coordinator)
        focusDidMove(context)
        tableDelegate?.tableView(
            self, didUpdateFocusIn: UITableViewFocusUpdateContext(context, in: self), with: coordinator)
    }

    @_spi(Toolkit) open override func contentOffsetDidChange() {
        super.contentOffsetDidChange()
        swipe.contentDidScroll()
        placeRows()
    }

    @_spi(Toolkit) open override func scrollDelegateDidChange() {
        super.scrollDelegateDidChange()
        tableDelegate = scrollDelegate as? any UITableViewDelegate
        setNeedsReload()
    }

    @_spi(Toolkit) open override var rowSideMargin: CGFloat { sideMargin }

    @_spi(Toolkit) open override func emptyCaches() {
        super.emptyCaches()
        reuse.empty()
    }

    // MARK: - Internal state

    private(set) weak var tableDelegate: (any UITableViewDelegate)?
    /// The overlay that holds the views that do not scroll with the rows: pinned headers and footers, and the section
    /// index.
    let overlay = TableContentView(frame: .zero)
    let menus = TableMenus()
    let swipe = RowSwipe()
    let dragDrop = TableDragDrop()
    let selectionPan = TableSelectionPan()
    var prefetch = TablePrefetch()
    var filler: TableFillerView?
    var content = TableContent()
    /// The order of the items for assistive technology; `nil` until it asks.
    var accessibilityIndex: AccessibilityItemIndex?
    /// The rows in a UI file, which a `UITableViewController` shows.
    package final var staticContent: StaticTableContent?
    var reuse = TableReuse()
    var selection = TableSelection()
    var updates = TableUpdates()
    var editing = TableEditing()
    var index = SectionIndex()
    var setsSeparatorInset = false
    /// Whether the table has had a layout direction of its own.
    var hasForcedDirection = false
    /// The bottom inset as of its last change.
    private var coveredBottom: CGFloat = 0
}

@MainActor
extension CGFloat {
    /// Returns the height limited to 1,000,000 points; `automaticDimension` if it is negative, and `other` if it is NaN
    /// or infinite.
    func saneHeight(or other: CGFloat) -> CGFloat {
        guard isFinite else { return other }
        return self < 0 ? UITableView.automaticDimension : Swift.min(self, 1_000_000)
    }
}
