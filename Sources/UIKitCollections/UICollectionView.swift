// SPDX-License-Identifier: MIT
internal import AccessibilityTree
public import Foundation
internal import LayerTree
internal import UIKitCells
@_spi(Toolkit) public import UIKitCore

/// A view of items that a layout object arranges, which creates views only for the visible ones.
///
/// A data source provides the counts and the views; a `UICollectionViewLayout` determines their geometry. Views that
/// scroll off screen are reused. The cost of a layout pass depends on the number of visible elements, as far as the
/// layout's own does. The content is loaded when the view is first laid out in a window or queried, and again after
/// `reloadData()`. Incremental changes, such as `insertItems(at:)`, are animated.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
    // MARK: - Creating

    /// Creates a collection view with a frame and a layout.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        storedLayout = layout
        super.init(frame: frame)
        prepare()
    }

    /// Creates a collection view from a UI file.
    ///
    /// Without a layout in the file, it has a flow layout.
    public required init?(coder: NSCoder) {
        storedLayout =
            coder.decodeObject(ifPresentFor: "collectionViewLayout") as? UICollectionViewLayout
            ?? UICollectionViewFlowLayout()
        super.init(coder: coder)
        prepare()
        coder.decodeInterface(self, as: UICollectionView.self)
    }

    /// The object that provides the content.
    ///
    /// It is not retained. Without a data source, the collection view is empty.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { if dataSource !== oldValue { setNeedsReload() } }
    }

    /// The object that responds to user actions.
    ///
    /// It is not retained.
    open var delegate: (any UICollectionViewDelegate)? {
        get { collectionDelegate }
        set { scrollDelegate = newValue }
    }

    /// The object that is notified of items that will probably become visible soon.
    ///
    /// It is not retained.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
        didSet { if prefetchDataSource !== oldValue { prefetching = CollectionPrefetching() } }
    }

    /// Whether items are prefetched; `true` by default.
    open var isPrefetchingEnabled = true {
        didSet { if isPrefetchingEnabled != oldValue { prefetchingDidToggle() } }
    }

    // MARK: - Layout

    /// The object that arranges the items.
    ///
    /// Setting it replaces the layout without an animation.
    open var collectionViewLayout: UICollectionViewLayout {
        get { storedLayout }
        set { replaceLayout(with: newValue) }
    }

    /// The conditions under which visible cells that size themselves are measured again; `enabled` by default.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled

    /// The view below the items, which does not scroll.
    open var backgroundView: UIView? {
        didSet { if backgroundView !== oldValue { backgroundViewDidChange(from: oldValue) } }
    }

    // MARK: - Selection

    /// Whether items can be selected outside editing mode; `true` by default.
    open var allowsSelection = true {
        didSet { if allowsSelection != oldValue { trimSelection() } }
    }

    /// Whether multiple items can be selected outside editing mode; `false` by default.
    ///
    /// A tap adds an item to the selection or removes it.
    ///
    /// > Note: Differs from UIKit: a plain click selects only the item clicked, a Control-click toggles it, and a
    /// > Shift-click selects all items up to it.
    open var allowsMultipleSelection = false {
        didSet { if allowsMultipleSelection != oldValue { trimSelection() } }
    }

    /// Whether items can be selected in editing mode; `false` by default.
    open var allowsSelectionDuringEditing = false {
        didSet { if allowsSelectionDuringEditing != oldValue { trimSelection() } }
    }

    /// Whether multiple items can be selected in editing mode; `false` by default.
    open var allowsMultipleSelectionDuringEditing = false {
        didSet { if allowsMultipleSelectionDuringEditing != oldValue { trimSelection() } }
    }

    // MARK: - Focus

    /// Whether an item is selected when a key moves the focus to it.
    ///
    /// Until it is set, it is `true` outside editing mode while the collection view is in a column of a split view next
    /// to the column that shows the selected item, such as a sidebar, and `false` elsewhere and in a collapsed split
    /// view. Items that open something, by a disclosure indicator or a segue other than one that shows the detail, are
    /// not selected then.
    ///
    /// Control with a key that moves the focus keeps the selection. While a key repeats, the delegate isn't called for
    /// items that are passed faster than the application responds.
    open var selectionFollowsFocus: Bool {
        get { selection.follow.isOn(in: self, isEditing: isEditing) }
        set { selection.follow.isSet = newValue }
    }

    /// Whether items can become focused outside editing mode; `true` by default.
    open var allowsFocus = true

    /// Whether items can become focused in editing mode; `true` by default.
    open var allowsFocusDuringEditing = true

    /// Whether focus returns to the item that had it last when it enters the collection view; `false` by default.
    ///
    /// Otherwise it goes to a selected item, if there is one, or to the first visible item.
    open var remembersLastFocusedIndexPath = false

    // MARK: - Menus

    /// The interaction that shows the context menus of items.
    open var contextMenuInteraction: UIContextMenuInteraction? { interaction.contextMenu }

    // MARK: - Editing

    /// Whether the collection view is in editing mode; `false` by default.
    open var isEditing = false {
        didSet { if isEditing != oldValue { editingDidChange() } }
    }

    // MARK: - Loading

    /// Reloads all content at the next layout or query, and clears the selection.
    open func reloadData() {
        forgetContent()
        setNeedsReload()
    }

    /// Performs changes to items and sections together, and animates them.
    ///
    /// `updates` calls methods such as `insertItems(at:)`. Deletions, reloads, and the origins of moves refer to index
    /// paths before the batch; insertions and the targets of moves to those after it. The data must have been changed
    /// by the end of `updates`. If the changes do not lead from the old counts to the new ones, that is logged, and the
    /// content is reloaded without an animation. `completion` is called when the animations have ended, with whether
    /// they finished.
    open func performBatchUpdates(@_implicitSelfCapture _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        carryOut(updates, completion: completion)
    }

    /// Replaces the layout, optionally with an animation from the old arrangement to the new one.
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        exchangeLayout(for: layout, animated: animated, completion: nil)
    }

    /// Replaces the layout, and calls `completion` when the animation has ended, with whether it finished.
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
    ) {
        exchangeLayout(for: layout, animated: animated, completion: completion)
    }

    /// A closure called at the end of an interactive transition between layouts.
    ///
    /// `completed` is whether the animation to the end was not interrupted; `finished` is whether the new layout is
    /// used.
    public typealias LayoutInteractiveTransitionCompletion = @MainActor (_ completed: Bool, _ finished: Bool) -> Void

    /// Begins a transition to another layout, whose progress the application controls.
    ///
    /// Set `transitionProgress` of the returned layout, and call `finishInteractiveTransition()` or
    /// `cancelInteractiveTransition()`. A transition that is already in progress is cancelled.
    @preconcurrency open func startInteractiveTransition(
        to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
    ) -> UICollectionViewTransitionLayout {
        beginTransition(to: layout, completion: completion)
    }

    /// Animates the interactive transition to its end, and uses the new layout.
    open func finishInteractiveTransition() {
        endTransition(isFinished: true)
    }

    /// Animates the interactive transition back to its beginning, and uses the old layout.
    open func cancelInteractiveTransition() {
        endTransition(isFinished: false)
    }

    // MARK: - Interactive movement

    /// Begins to move an item to another position.
    ///
    /// Returns `false` if the data source does not allow it, another item is being moved, or the item is not visible.
    @discardableResult
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
        beginMovement(of: indexPath)
    }

    /// Moves the center of the item to a point in the content; the other items make space for it.
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
        updateMovement(to: targetPosition)
    }

    /// Ends the movement, and has the data source move the item to its new position.
    open func endInteractiveMovement() {
        endMovement()
    }

    /// Ends the movement, and returns the item to its original position.
    open func cancelInteractiveMovement() {
        cancelMovement()
    }

    // MARK: - Overrides

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard swipe.use(presses, focusedRow: canDeleteItems ? nil : focusedItem) || handle(presses) else {
            return super.pressesBegan(presses, with: event)
        }
        presses.keep(by: self)
    }

    open override var preferredFocusEnvironments: [any UIFocusEnvironment] {
        preferredFocusCell.map { [$0] } ?? super.preferredFocusEnvironments
    }

    open override class var actions: ActionTable { addingEditActions(to: super.actions) }

    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        canPerformEdit(action) ?? super.canPerformAction(action, withSender: sender)
    }

    open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        super.shouldUpdateFocus(in: context) && allowsFocusUpdate(context)
    }

    open override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        super.didUpdateFocus(in: context, with: coordinator)
        focusDidMove(context, with: coordinator)
    }

    open override var bounds: CGRect {
        willSet { if newValue != bounds { boundsWillChange(to: newValue) } }
    }

    @_spi(Toolkit) open override var accessibilityDefaults: AccessibilityDefaults {
        var states: AccessibilityStates = .managesDescendants
        if allowsMultipleSelectionNow { states.insert(.multiselectable) }
        return AccessibilityDefaults(role: .list, states: states)
    }

    open override func layoutSubviews() {
        if window != nil { loadIfNeeded() }
        super.layoutSubviews()
        layOutElements()
        restorePosition()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        // A layout outside a window, which loads nothing, may have been the last one asked for.
        if window != nil { setNeedsLayout() }
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        environmentDidChange()
    }

    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        environmentDidChange()
    }

    open override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        environmentDidChange()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        traitsDidChange(from: previousTraitCollection)
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

    @_spi(Toolkit) open override func contentOffsetDidChange() {
        super.contentOffsetDidChange()
        swipe.contentDidScroll()
        placeElements()
    }

    @_spi(Toolkit) open override func targetOffset(forProposed offset: CGPoint, velocity: CGPoint) -> CGPoint {
        layoutTarget(forProposed: offset, velocity: velocity)
    }

    @_spi(Toolkit) open override func scrollDelegateDidChange() {
        super.scrollDelegateDidChange()
        collectionDelegate = scrollDelegate as? any UICollectionViewDelegate
        storedLayout.invalidateLayout()
    }

    @_spi(Toolkit) open override func emptyCaches() {
        super.emptyCaches()
        reuse.empty()
    }

    // MARK: - Internal state

    private(set) weak var collectionDelegate: (any UICollectionViewDelegate)?
    final var storedLayout: UICollectionViewLayout
    /// The overlay that holds pinned elements, which do not scroll with the content.
    final let board = CollectionBoardView(frame: .zero)
    final var content = CollectionContent()
    final var reuse = CollectionReuse()
    /// The background that a list layout gave the view; the next layout may replace it.
    final var listBackground: UIColor?
    final var selection = CollectionSelection() {
        didSet { AccessibilityWatch.mark(self, .selection) }
    }
    /// The order of the items for assistive technology; `nil` until it asks.
    final var accessibilityIndex: AccessibilityItemIndex?
    final var accessibilityEdges = CollectionEdges()
    /// The kinds of the supplementary views that have been created.
    final var supplementaryKinds: Set<String> = [] {
        didSet { if supplementaryKinds != oldValue { accessibilityIndex = nil } }
    }
    final var updates = CollectionUpdates()
    final var prefetching = CollectionPrefetching()
    final let dragDrop = CollectionDragDrop()
    final let swipe = RowSwipe()
    final var interaction = CollectionInteraction()
    final var index = SectionIndex()
}
