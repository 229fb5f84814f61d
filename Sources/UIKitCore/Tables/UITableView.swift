// SPDX-License-Identifier: MIT
public import Foundation
internal import LayerTree

/// Rows one below the other, in sections, of which only those in sight have views (`R-TV-34`, `R-TV-110`).
///
/// A data source says how many rows there are and shows them by cells; cells whose rows leave are given out again. A
/// hundred thousand rows cost what is in sight. The table loads when it is first laid out in a window or asked for its
/// content, and anew after `reloadData()`; single changes are told by `insertRows` and the like, which animate.
///
/// On a desktop: the pointer's hover and right button, arrow keys, Home, End and page keys among the rows, Return or the
/// space bar to choose one, letters to find one by its title, Control and Shift for several, Delete to delete, Alt with
/// the up and down arrows to move.
@MainActor
open class UITableView: UIScrollView {
    // MARK: - Creating

    public override convenience init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        prepare()
    }

    /// Makes a table as a UI file describes it: its `style` is "plain", "grouped" or "insetGrouped".
    public required init?(coder: NSCoder) {
        style = Self.style(in: coder)
        super.init(coder: coder)
        prepare()
    }

    /// How the table looks, for good.
    public let style: Style

    /// Gives the table its content.
    ///
    /// It is not kept alive; without one the table is empty.
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { if dataSource !== oldValue { setNeedsReload() } }
    }

    /// Says how the table looks and hears what the user does; not kept alive.
    open var delegate: (any UITableViewDelegate)? {
        get { tableDelegate }
        set { scrollDelegate = newValue }
    }

    // MARK: - Heights

    /// The height of rows, in points, unless the delegate says another; `automaticDimension`, the default, for what each
    /// row's cell needs.
    open var rowHeight: CGFloat = UITableView.automaticDimension {
        didSet {
            rowHeight = rowHeight.saneHeight(or: oldValue)
            if rowHeight != oldValue { setNeedsReload() }
        }
    }

    /// What rows are taken to be high until they are in sight; `automaticDimension`, the default, for the usual height.
    ///
    /// 0 has the delegate asked for the heights of all rows at a load, however many there are.
    open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
        didSet {
            estimatedRowHeight = estimatedRowHeight.saneHeight(or: oldValue)
            if estimatedRowHeight != oldValue { setNeedsReload() }
        }
    }

    /// The height of headers unless the delegate says another; `automaticDimension`, the default, for what they need.
    open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
        didSet {
            sectionHeaderHeight = sectionHeaderHeight.saneHeight(or: oldValue)
            if sectionHeaderHeight != oldValue { setNeedsReload() }
        }
    }

    open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
        didSet {
            sectionFooterHeight = sectionFooterHeight.saneHeight(or: oldValue)
            if sectionFooterHeight != oldValue { setNeedsReload() }
        }
    }

    /// Room above each header of a plain table; `automaticDimension` by default.
    open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
        didSet {
            sectionHeaderTopPadding = sectionHeaderTopPadding.saneHeight(or: oldValue)
            if sectionHeaderTopPadding != oldValue { setNeedsReload() }
        }
    }

    // MARK: - Looks

    /// Lines between rows; `singleLine` by default.
    open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine {
        didSet { if separatorStyle != oldValue { setUpRowsInSight() } }
    }

    open var separatorColor: UIColor? = .separator {
        didSet { if separatorColor != oldValue { setUpRowsInSight() } }
    }

    /// How far separators stay away from the sides; by default they begin where the text does.
    open var separatorInset: UIEdgeInsets = .zero {
        didSet {
            separatorInset = separatorInset.sane
            setsSeparatorInset = true
            setUpRowsInSight()
        }
    }

    /// What `separatorInset` counts from; the cells' edges by default.
    open var separatorInsetReference: SeparatorInsetReference = .fromCellEdges {
        didSet { if separatorInsetReference != oldValue { setUpRowsInSight() } }
    }

    /// Whether rows of a wide table are no wider than is good to read; `false` by default.
    open var cellLayoutMarginsFollowReadableWidth = false {
        didSet { if cellLayoutMarginsFollowReadableWidth != oldValue { widthDidChange() } }
    }

    /// Stands behind the rows and does not scroll.
    open var backgroundView: UIView? {
        didSet { if backgroundView !== oldValue { backgroundViewDidChange(from: oldValue) } }
    }

    /// Stands above the first section and scrolls with it; its height is kept, its width follows the table (`R-TV-36`).
    open var tableHeaderView: UIView? {
        didSet { if tableHeaderView !== oldValue { edgeViewDidChange(from: oldValue, to: tableHeaderView) } }
    }

    /// Stands below the last section and scrolls with it.
    open var tableFooterView: UIView? {
        didSet { if tableFooterView !== oldValue { edgeViewDidChange(from: oldValue, to: tableFooterView) } }
    }

    // MARK: - Choosing

    /// Whether rows can be chosen while the table is not edited; `true` by default (`R-TV-152`).
    open var allowsSelection = true {
        didSet { if allowsSelection != oldValue { selectionRulesDidChange() } }
    }

    /// Whether rows can be chosen while the table is edited; `false` by default.
    open var allowsSelectionDuringEditing = false {
        didSet { if allowsSelectionDuringEditing != oldValue { selectionRulesDidChange() } }
    }

    /// Whether several rows can be chosen; `false` by default.
    ///
    /// A tap adds a row or takes it away. > Note: Differs from UIKit: so does a click with the Control key in any case;
    /// a click with the Shift key chooses all rows up to it, and a plain click only the one.
    open var allowsMultipleSelection = false {
        didSet { if allowsMultipleSelection != oldValue { selectionRulesDidChange() } }
    }

    /// Whether several rows can be chosen while the table is edited, with a circle before each; `false` by default.
    open var allowsMultipleSelectionDuringEditing = false {
        didSet { if allowsMultipleSelectionDuringEditing != oldValue { editingRulesDidChange() } }
    }

    /// Whether the row that the keyboard's focus comes to is chosen by that; `false` by default.
    open var selectionFollowsFocus = false

    // MARK: - Editing

    /// Whether rows show controls for deleting, inserting and moving them.
    open var isEditing: Bool {
        get { editing.isOn }
        set { setEditing(newValue, animated: false) }
    }

    /// Shows or removes the controls for editing: the cells in sight are told first, then the data source and the
    /// delegate are asked, row by row (`R-TV-169`).
    open func setEditing(_ editing: Bool, animated: Bool) {
        changeEditing(to: editing, animated: animated)
    }

    // MARK: - The index

    /// With fewer rows than that there is no index; 0 by default.
    open var sectionIndexMinimumDisplayRowCount = 0 {
        didSet { if sectionIndexMinimumDisplayRowCount != oldValue { reloadSectionIndexTitles() } }
    }

    /// The colour of the index's entries; the tint by default.
    open var sectionIndexColor: UIColor? {
        didSet { if sectionIndexColor != oldValue { indexDidChange() } }
    }

    open var sectionIndexBackgroundColor: UIColor? {
        didSet { if sectionIndexBackgroundColor != oldValue { indexDidChange() } }
    }

    /// What is behind the index while it is pressed.
    open var sectionIndexTrackingBackgroundColor: UIColor? {
        didSet { if sectionIndexTrackingBackgroundColor != oldValue { indexDidChange() } }
    }

    // MARK: - Loading

    /// Asks for everything again, at the next layout or question; nothing stays selected.
    open func reloadData() {
        forgetContent()
        setNeedsReload()
    }

    // MARK: - What the view overrides

    open override func layoutSubviews() {
        // Containers lay out what is not shown yet; its content may still change.
        if window != nil { loadIfNeeded() }
        super.layoutSubviews()
        layOutTable()
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
    }

    open override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        setNeedsLayout()
    }

    /// While a row is swiped aside, only its actions can be pressed; a press anywhere else closes it.
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
        guard swipe.use(presses, focusedRow: focusedRow) || goOn(with: presses) else {
            return super.pressesBegan(presses, with: event)
        }
        presses.keep(by: self)
    }

    open override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        super.didUpdateFocus(in: context, with: coordinator)
        focusDidMove(context)
    }

    override func contentOffsetDidChange() {
        super.contentOffsetDidChange()
        swipe.contentDidScroll()
        placeRows()
    }

    override func scrollDelegateDidChange() {
        super.scrollDelegateDidChange()
        tableDelegate = scrollDelegate as? any UITableViewDelegate
        setNeedsReload()
    }

    override var hasOtherVerticalIndicator: Bool { index.view != nil }

    override var stillLayers: [CALayer] { super.stillLayers + [board.layer] }

    // MARK: - State of the concerns

    private(set) weak var tableDelegate: (any UITableViewDelegate)?
    /// Holds what stays where the table is while the rows move: headers and footers that are stuck, and the index.
    let board = TableContentView(frame: .zero)
    let menus = TableMenus()
    let swipe = TableSwipe()
    var content = TableContent()
    var reuse = TableReuse()
    var selection = TableSelection()
    var updates = TableUpdates()
    var editing = TableEditing()
    var index = TableIndex()
    var setsSeparatorInset = false
}

@MainActor
extension CGFloat {
    /// A height that can be used: not negative unless it is the automatic one, and a number.
    func saneHeight(or other: CGFloat) -> CGFloat {
        guard isFinite else { return other }
        return self < 0 ? UITableView.automaticDimension : Swift.min(self, 1_000_000)
    }
}
