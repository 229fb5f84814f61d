// SPDX-License-Identifier: MIT
internal import AccessibilityTree
public import Foundation
internal import UIKitCells
@_spi(Toolkit) public import UIKitCore

/// The view of one item of a collection view.
///
/// The content is a `contentConfiguration`, or custom views added to `contentView`. Properties keep their values until
/// changed, even when the cell is reused for another item.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
    // MARK: - Creating

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepareCell()
    }

    /// Creates a cell from a UI file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepareCell()
        coder.decodeInterface(self, as: UICollectionViewCell.self)
    }

    /// Prepares the cell for reuse by resetting state that does not belong to the item's content, such as selection.
    ///
    /// Overrides call super.
    open override func prepareForReuse() {
        super.prepareForReuse()
        resetForReuse()
    }

    // MARK: - Content

    /// The container of the cell's content, which fills the cell.
    ///
    /// Setting a `contentConfiguration` replaces it with the configuration's view.
    open var contentView: UIView { shownContentView }

    /// The configuration of the content; `nil` (the default) if views provide it.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { slot.content }
        set { setContentConfiguration(newValue) }
    }

    /// Whether the content configuration is updated automatically when the cell's state changes; `true` by default.
    open var automaticallyUpdatesContentConfiguration = true {
        didSet { if automaticallyUpdatesContentConfiguration != oldValue { setNeedsUpdateConfiguration() } }
    }

    // MARK: - Configuration

    /// The current state, from which configurations are updated.
    ///
    /// Overrides add to the value of `super`.
    open var configurationState: UICellConfigurationState { currentState }

    /// A closure that updates the configurations of a cell for a state.
    public typealias ConfigurationUpdateHandler =
        @MainActor (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void

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

    /// The configuration of the background; `nil` (the default) for none.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        didSet { if backgroundConfiguration != oldValue { setNeedsLayout() } }
    }

    /// Whether the background configuration is updated automatically when the cell's state changes; `true` by default.
    ///
    /// A default configuration is then replaced by `defaultBackgroundConfiguration()` of the new state.
    open var automaticallyUpdatesBackgroundConfiguration = true {
        didSet { if automaticallyUpdatesBackgroundConfiguration != oldValue { setNeedsUpdateConfiguration() } }
    }

    /// Returns the default background configuration of the cell's style: an empty one.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

    /// The view that fills the cell below all other content; `nil` by default.
    open var backgroundView: UIView? {
        didSet { if backgroundView !== oldValue { backgroundViewDidChange(from: oldValue) } }
    }

    /// The view shown above `backgroundView` and below the content while the cell is selected or highlighted; `nil` by
    /// default.
    open var selectedBackgroundView: UIView? {
        didSet { if selectedBackgroundView !== oldValue { selectedBackgroundViewDidChange(from: oldValue) } }
    }

    // MARK: - State

    /// Whether the item is selected.
    ///
    /// The collection view sets it. Overrides call super.
    open var isSelected = false {
        didSet { if isSelected != oldValue { stateDidChange() } }
    }

    /// Whether the item is highlighted, as while it is pressed.
    ///
    /// The collection view sets it. Overrides call super.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { stateDidChange() } }
    }

    open override var isUserInteractionEnabled: Bool {
        didSet { if isUserInteractionEnabled != oldValue { setNeedsUpdateConfiguration() } }
    }

    /// Called when the item is lifted for a drag, begins to move, or is put back.
    ///
    /// The collection view dims an item that is dragged. Overrides call super.
    open func dragStateDidChange(_ dragState: DragState) {}

    // MARK: - Geometry

    /// Marks the size of the cell for measuring, if the collection view's `selfSizingInvalidation` allows it.
    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        host?.contentDidChange(in: self)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateConfigurationIfNeeded()
        layOutParts()
    }

    /// Returns the size that the content requires.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        updateConfigurationIfNeeded()
        return contentView.sizeThatFits(size)
    }

    /// Returns the size that the content requires, from its constraints or, without any, from `sizeThatFits(_:)`.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        updateConfigurationIfNeeded()
        return contentView.contentSize(
            fitting: targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
    }

    // MARK: - Environment

    /// Called when the user activates the item, as a UI file demands.
    package final var selectionTrigger: ((UICollectionViewCell) -> Void)?
    /// Whether `selectionTrigger` shows the detail of the item next to it, and doesn't navigate or present.
    package final var triggersDetail = false

    @_spi(Toolkit) open override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(traits: isSelected ? .selected : .none, role: .listItem, contents: .controls)
    }

    @_spi(Toolkit) open override var containerForDecodedViews: UIView { contentView }

    /// Whether the item can become focused, as determined by its collection view; `false` outside of one.
    open override var canBecomeFocused: Bool { host?.canBecomeFocused(self) ?? false }

    @_spi(Toolkit) open override func containedConstraintsDidChange() {
        host?.contentDidChange(in: self, fromConstraints: true)
    }

    @_spi(Toolkit) open override func focusDidChange() {
        super.focusDidChange()
        setNeedsUpdateConfiguration()
    }

    @_spi(Toolkit) open override func adaptContent(from previousTraits: UITraitCollection) {
        super.adaptContent(from: previousTraits)
        setNeedsUpdateConfiguration()
    }

    // MARK: - Internal state

    /// The collection view that shows the cell.
    final weak var host: UICollectionView?
    final var shownContentView = UIView(frame: .zero)
    final var slot = CellConfigurationSlot()
    /// The view for `backgroundConfiguration`.
    final var configuredBackground: ConfiguredBackgroundView?
    /// Whether the collection view is in editing mode.
    final var isInEditing = false {
        didSet { if isInEditing != oldValue { editingDidChange() } }
    }
    /// Whether the cell is swiped to reveal actions.
    final var isSwiped = false {
        didSet { if isSwiped != oldValue { setNeedsUpdateConfiguration() } }
    }
    /// Whether the item is being dragged to another position.
    final var isReordering = false {
        didSet { if isReordering != oldValue { setNeedsUpdateConfiguration() } }
    }

    /// Called when the collection view enters or leaves editing mode.
    func editingDidChange() { setNeedsUpdateConfiguration() }

    /// Called when the item is selected, highlighted, or no longer either.
    func stateDidChange() { showState() }

    /// Positions the content and the backgrounds.
    func layOutParts() {
        let area = CGRect(origin: .zero, size: bounds.size)
        if shownContentView.frame != area { shownContentView.frame = area }
        layOutBackgrounds()
    }
}
