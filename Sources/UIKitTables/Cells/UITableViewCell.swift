// SPDX-License-Identifier: MIT
internal import AccessibilityTree
public import Foundation
internal import LayerTree
public import UIKitCells
@_spi(Toolkit) public import UIKitCore

/// A single row of a table view: its content, accessories, and editing controls.
///
/// The content is one of: the labels and image of a standard style, a `contentConfiguration`, or custom views added to
/// `contentView`. Properties keep their values until changed, even when the cell is reused for another row.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
    // MARK: - Creating

    /// Creates a cell with a style and a reuse identifier.
    ///
    /// Tables create cells of registered classes through this initializer.
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: Theme.Cells.height))
        prepare()
    }

    /// Creates a cell of the `default` style without a reuse identifier.
    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    /// Creates a cell from a UI file.
    public required init?(coder: NSCoder) {
        style = Self.decodedStyle(from: coder)
        reuseIdentifier = Self.decodedIdentifier(from: coder)
        super.init(coder: coder)
        prepare()
        coder.decodeInterface(self, as: UITableViewCell.self)
    }

    /// The style, which determines the labels.
    let style: CellStyle

    /// The identifier under which the cell is reused; `nil` for a cell that is not reused.
    public let reuseIdentifier: String?

    /// Prepares the cell for reuse by resetting state that does not belong to the row's content, such as selection.
    ///
    /// The content is kept, because the data source sets all of it. Overrides must call `super`.
    open func prepareForReuse() {
        resetForReuse()
    }

    // MARK: - Content

    /// The container of the cell's content.
    ///
    /// It is resized as accessories and editing controls appear, and draws nothing itself. Setting a
    /// `contentConfiguration` replaces it with the configuration's view.
    open var contentView: UIView { shownContentView }

    /// The main label, created on first access.
    open var textLabel: UILabel? { standardLabel() }

    /// The secondary label, created on first access; `nil` for the `default` style.
    open var detailTextLabel: UILabel? { standardDetailLabel() }

    /// The image view at the leading edge, created on first access and sized to its image.
    ///
    /// The styles `value1` and `value2` have no image: for them, the view stays hidden.
    open var imageView: UIImageView? { standardImageView() }

    /// The configuration of the content; `nil` (the default) if views provide it.
    ///
    /// Setting a configuration of another type replaces `contentView`.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { slot.content }
        set { setContentConfiguration(newValue) }
    }

    /// Whether the content configuration is updated automatically when the cell's state changes; `true` by default.
    open var automaticallyUpdatesContentConfiguration = true {
        didSet { if automaticallyUpdatesContentConfiguration != oldValue { setNeedsUpdateConfiguration() } }
    }

    /// Returns an empty list content configuration with the appearance of this cell's style.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        style.listConfiguration
    }

    // MARK: - Configuration

    /// The current state, from which configurations are updated.
    ///
    /// Overrides add to the value of `super`.
    open var configurationState: UICellConfigurationState { currentState }

    /// A closure that updates the configurations of a cell for a state.
    public typealias ConfigurationUpdateHandler =
        @MainActor (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void

    /// A closure called with the cell and its state before layout, whenever the state has changed.
    ///
    /// It is also called once after it is set. Use it instead of overriding `updateConfiguration(using:)`.
    @preconcurrency open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Marks the configurations for an update before the next layout.
    ///
    /// Called automatically when the state changes.
    open func setNeedsUpdateConfiguration() {
        markConfiguration()
    }

    /// Updates the configurations for `state`.
    ///
    /// The default implementation does nothing.
    open func updateConfiguration(using state: UICellConfigurationState) {}

    // MARK: - Backgrounds

    /// The color of the cell's background; `nil` uses `backgroundConfiguration` or, without one, the table's style.
    open override var backgroundColor: UIColor? {
        get { ownBackgroundColor }
        set {
            ownBackgroundColor = newValue
            updateFill()
        }
    }

    /// The configuration of the background; `nil` (the default) for the background of the table's style.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        didSet { if backgroundConfiguration != oldValue { backgroundDidChange() } }
    }

    /// Whether the background configuration is updated automatically when the cell's state changes; `true` by default.
    open var automaticallyUpdatesBackgroundConfiguration = true {
        didSet { if automaticallyUpdatesBackgroundConfiguration != oldValue { setNeedsUpdateConfiguration() } }
    }

    /// Returns the background configuration with the appearance of the table's style.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        setting.tableStyle == .plain ? .listPlainCell() : .listGroupedCell()
    }

    /// The view that fills the row below all other content; `nil` by default.
    open var backgroundView: UIView? {
        didSet { if backgroundView !== oldValue { replaceBackground(oldValue) } }
    }

    /// The view shown above `backgroundView` and below the content while the cell is selected or highlighted.
    ///
    /// It replaces the default fill.
    open var selectedBackgroundView: UIView? {
        didSet { if selectedBackgroundView !== oldValue { replaceSelectedBackground(oldValue) } }
    }

    /// The counterpart of `selectedBackgroundView` for tables that allow multiple selection.
    open var multipleSelectionBackgroundView: UIView? {
        didSet { if multipleSelectionBackgroundView !== oldValue { replaceSelectedBackground(oldValue) } }
    }

    // MARK: - Selection

    /// The appearance of the selected cell; `default` by default.
    open var selectionStyle = SelectionStyle.default {
        didSet { if selectionStyle != oldValue { updateLook(animated: false) } }
    }

    /// Whether the cell is selected.
    open var isSelected: Bool {
        get { storedSelected }
        set { setSelected(newValue, animated: false) }
    }

    /// Selects or deselects the cell.
    ///
    /// Deselection fades if `animated`. Overrides must call `super`.
    open func setSelected(_ selected: Bool, animated: Bool) {
        guard selected != storedSelected else { return }
        storedSelected = selected
        stateDidChange(animated: animated)
    }

    /// Whether the cell is highlighted, as while it is pressed.
    open var isHighlighted: Bool {
        get { storedHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }

    /// Changes the highlighted state.
    ///
    /// The end of highlighting fades if `animated`. Overrides must call `super`.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        guard highlighted != storedHighlighted else { return }
        storedHighlighted = highlighted
        stateDidChange(animated: animated)
    }

    /// Whether the cell receives input events.
    ///
    /// The labels of a cell with interaction disabled are dimmed.
    open override var isUserInteractionEnabled: Bool {
        didSet { if isUserInteractionEnabled != oldValue { enabledDidChange() } }
    }

    // MARK: - Accessories

    /// The standard accessory at the trailing edge; `none` by default.
    open var accessoryType = AccessoryType.none {
        didSet { if accessoryType != oldValue { setNeedsLayout() } }
    }

    /// A custom view at the trailing edge, shown at its own size instead of `accessoryType`.
    open var accessoryView: UIView? {
        didSet { if accessoryView !== oldValue { replaceAccessory(oldValue) } }
    }

    /// The standard accessory in editing mode; `none` by default.
    open var editingAccessoryType = AccessoryType.none {
        didSet { if editingAccessoryType != oldValue { setNeedsLayout() } }
    }

    /// A custom accessory in editing mode, shown instead of `editingAccessoryType`.
    open var editingAccessoryView: UIView? {
        didSet { if editingAccessoryView !== oldValue { replaceAccessory(oldValue) } }
    }

    // MARK: - Editing

    /// Whether the cell is in editing mode, in which it shows the editing controls that its row allows.
    open var isEditing: Bool {
        get { storedEditing }
        set { setEditing(newValue, animated: false) }
    }

    /// Enters or leaves editing mode.
    ///
    /// Overrides must call `super`. The table calls this method for its visible rows. An animated transition begins at
    /// the end of the run-loop iteration.
    open func setEditing(_ editing: Bool, animated: Bool) {
        changeEditing(to: editing, animated: animated)
    }

    /// The editing control of the row in editing mode, as determined by the table's delegate.
    public var editingStyle: EditingStyle { setting.editingStyle }

    /// Whether the row shows a reorder handle in editing mode, provided that the table allows moving it; `false` by
    /// default.
    open var showsReorderControl = false {
        didSet { if showsReorderControl != oldValue { setNeedsLayout() } }
    }

    /// Whether the content is indented for the editing control; `true` by default.
    open var shouldIndentWhileEditing = true {
        didSet { if shouldIndentWhileEditing != oldValue { setNeedsLayout() } }
    }

    /// Whether the delete confirmation button is visible.
    public internal(set) var showingDeleteConfirmation = false

    /// Whether the cell receives input events while it is dragged; `false` by default.
    open var userInteractionEnabledWhileDragging = false

    /// Called when the row is lifted for a drag, begins to move, or is put back.
    ///
    /// The table dims a row that is dragged. Overrides must call `super`.
    open func dragStateDidChange(_ dragState: DragState) {}

    /// Called before the editing controls change to `state`.
    ///
    /// Overrides must call `super`.
    open func willTransition(to state: StateMask) {}

    /// Called after the editing controls have changed to `state` and the animation has ended.
    ///
    /// Overrides must call `super`.
    open func didTransition(to state: StateMask) {}

    // MARK: - Geometry

    /// The indentation of the content, in steps of `indentationWidth`; 0 by default.
    open var indentationLevel = 0 {
        didSet { if indentationLevel != oldValue { setNeedsLayout() } }
    }

    /// The width of one indentation step, in points; 10 by default.
    open var indentationWidth: CGFloat = Theme.Cells.indentationWidth {
        didSet { if indentationWidth != oldValue { setNeedsLayout() } }
    }

    /// The left and right insets of the separator below the cell, in points.
    ///
    /// The top and bottom values are ignored. Defaults to the table's inset or, if the table has none, to the start of
    /// the text.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? defaultSeparatorInset }
        set {
            guard newValue != ownSeparatorInset else { return }
            ownSeparatorInset = newValue
            setNeedsLayout()
        }
    }

    /// The appearance of the focused cell; a focus ring by default.
    open var focusStyle = FocusStyle.default {
        didSet { if focusStyle != oldValue { updateFocusEffect() } }
    }

    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard dragState == .none || userInteractionEnabledWhileDragging else { return nil }
        return super.hitTest(point, with: event)
    }

    /// Marks the height of the row for measuring, if the table's `selfSizingInvalidation` allows it.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        host?.cellSizeDidChange(self, fromConstraints: false)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutParts()
    }

    /// Returns the given width and the height that shows all of the content at that width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: fittingHeight(forWidth: size.width))
    }

    /// Returns the width of `targetSize` and the height that shows all of the content at that width, including the
    /// separator.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        CGSize(width: targetSize.width, height: fittingHeight(forWidth: targetSize.width))
    }

    // MARK: - Environment

    /// The accessibility label.
    ///
    /// Defaults to the row's texts, separated by commas.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? readOutText }
        set { super.accessibilityLabel = newValue }
    }

    @_spi(Toolkit) open override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(
            isElement: true, traits: isSelected ? .selected : .none, role: .listItem, contents: .controls)
    }

    @_spi(Toolkit) open override var containerForDecodedViews: UIView { contentView }

    @_spi(Toolkit) open override func containedConstraintsDidChange() {
        host?.cellSizeDidChange(self, fromConstraints: true)
    }

    @_spi(Toolkit) open override func hoverDidChange(_ isInside: Bool) {
        super.hoverDidChange(isInside)
        isHovered = isInside
        updateLook(animated: true)
    }

    /// Whether the row can become focused, as determined by its table; `false` outside a table.
    open override var canBecomeFocused: Bool { host?.canBecomeFocused(self) ?? false }

    @_spi(Toolkit) open override func focusDidChange() {
        super.focusDidChange()
        setNeedsUpdateConfiguration()
    }

    @_spi(Toolkit) open override func adaptContent(from previousTraits: UITraitCollection) {
        super.adaptContent(from: previousTraits)
        setNeedsUpdateConfiguration()
        setNeedsLayout()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        tintDidChange()
    }

    // MARK: - Internal state

    /// The table that is notified when the cell's controls are used.
    weak var host: (any TableCellHost)?

    /// The properties of the row, assigned by the table.
    var setting = RowSetting() {
        didSet { if setting != oldValue { settingDidChange(from: oldValue) } }
    }

    /// The part of the row in a drag.
    var dragState = DragState.none {
        didSet {
            guard dragState != oldValue else { return }
            setNeedsUpdateConfiguration()
            dragStateDidChange(dragState)
        }
    }

    /// Whether the cell is in its table's reuse pool.
    var isPooled = false
    /// Whether the cell has stayed in the table, hidden, while it waits in the reuse pool.
    var isParked = false
    /// Called when the user activates the row, or its accessory, as a UI file demands.
    package final var selectionTrigger: ((UITableViewCell) -> Void)?
    /// Whether `selectionTrigger` shows the detail of the row next to it, and doesn't navigate or present.
    package final var triggersDetail = false
    package final var accessoryTrigger: ((UITableViewCell) -> Void)?

    /// Whether `indentationLevel` was set by the table's delegate.
    var takesIndentationFromTable = false

    let parts = CellParts()
    var shownContentView: UIView = CellContentView(frame: .zero)
    var slot = ConfigurationSlot()
    var ownBackgroundColor: UIColor?
    var ownSeparatorInset: UIEdgeInsets?
    var storedSelected = false
    var storedHighlighted = false
    var storedEditing = false
    var isHovered = false
    /// Whether the cell is being dragged to another position.
    var isReordering = false {
        didSet { if isReordering != oldValue { setNeedsUpdateConfiguration() } }
    }
    var isSwiped = false {
        didSet { if isSwiped != oldValue { setNeedsUpdateConfiguration() } }
    }
}
