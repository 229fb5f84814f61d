// SPDX-License-Identifier: MIT
internal import AccessibilityTree
public import Foundation
internal import LayerTree
public import UIKitCells
@_spi(Toolkit) public import UIKitCore

/// The cell of a list: a row with content, accessories and separators; also the view of a list's header or footer.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
    // MARK: - Creating

    public override init(frame: CGRect) {
        super.init(frame: frame)
        addLayoutGuide(separatorLayoutGuide)
        updateFill()
    }

    /// Creates a cell from a UI file.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addLayoutGuide(separatorLayoutGuide)
        updateFill()
    }

    open override func prepareForReuse() {
        super.prepareForReuse()
        resetRow()
    }

    // MARK: - Content

    /// Returns the default content configuration for the list's appearance and the role of the view, without content.
    open func defaultContentConfiguration() -> UIListContentConfiguration { usualConfiguration }

    /// The accessories; none by default.
    open var accessories: [UICellAccessory] = [] {
        didSet { accessoriesDidChange() }
    }

    // MARK: - Indentation

    /// The level of indentation of the content; 0 by default.
    open var indentationLevel = 0 {
        didSet { if indentationLevel != oldValue { rowDidChange() } }
    }

    /// The indentation per level, in points; 10 by default.
    open var indentationWidth: CGFloat = Theme.Cells.indentationWidth {
        didSet { if indentationWidth != oldValue { rowDidChange() } }
    }

    /// Whether accessories before the content are indented with it; `true` by default.
    open var indentsAccessories = true {
        didSet { if indentsAccessories != oldValue { setNeedsLayout() } }
    }

    // MARK: - Separators

    /// The horizontal extent of the separators, if constraints of the application determine it.
    public let separatorLayoutGuide = UILayoutGuide()

    // MARK: - Overrides

    /// The background color of the row; by default that of the list's appearance.
    open override var backgroundColor: UIColor? {
        get { super.backgroundColor }
        set {
            ownBackgroundColor = newValue
            updateFill()
        }
    }

    open override var backgroundConfiguration: UIBackgroundConfiguration? {
        didSet { updateFill() }
    }

    open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        row.isGrouped ? .listGroupedCell() : .listPlainCell()
    }

    open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
        super.apply(layoutAttributes)
        if let attributes = layoutAttributes as? ListAttributes { row = attributes.row }
    }

    open override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        guard layoutAttributes.isWidthFixed, !layoutAttributes.isHeightFixed else {
            return super.preferredLayoutAttributesFitting(layoutAttributes)
        }
        if let attributes = layoutAttributes as? ListAttributes { row = attributes.row }
        var frame = layoutAttributes.frame
        frame.size.height = fittingHeight(forWidth: frame.width)
        layoutAttributes.frame = frame
        return layoutAttributes
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: fittingHeight(forWidth: size.width))
    }

    /// The accessibility label.
    ///
    /// Defaults to the row's texts, separated by commas.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? readOutText }
        set { super.accessibilityLabel = newValue }
    }

    @_spi(Toolkit) open override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = super.accessibilityDefaults
        defaults.isElement = readOutText != nil
        if accessories.contains(where: { $0.accessoryType == .outlineDisclosure }) {
            defaults.states.insert(.expandable)
            if isOutlineExpanded { defaults.states.insert(.expanded) }
        }
        if indentationLevel > 0 { defaults.level = indentationLevel + 1 }
        return defaults
    }

    @_spi(Toolkit) open override func hoverDidChange(_ isInside: Bool) {
        super.hoverDidChange(isInside)
        isHovered = isInside
        updateLook(animated: true)
    }

    @_spi(Toolkit) open override func adaptContent(from previousTraits: UITraitCollection) {
        super.adaptContent(from: previousTraits)
        setNeedsLayout()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateLook(animated: false)
    }

    // MARK: - Internal state

    override func layOutParts() { layOutRow() }

    override func stateDidChange() {
        super.stateDidChange()
        selectionDidChange()
    }

    override func editingDidChange() {
        super.editingDidChange()
        animateEditing()
    }

    /// The properties of the row, assigned by the layout.
    final var row = ListRow() {
        didSet { if row != oldValue { rowDidChange(from: oldValue) } }
    }
    /// The center of the row when its reorder handle was pressed, and its distance from the press.
    final var reorderGrip: (x: CGFloat, distance: CGFloat)?
    final let accessoryViews = ListAccessoryViews()
    final var ownBackgroundColor: UIColor?
    final var isHovered = false
    /// The fill that shows selection, highlighting, and hover.
    final var shade: UIView?
    final var lines: [UIView?] = [nil, nil]
    final var handleLine: UIView?
    final var givenMargins: NSDirectionalEdgeInsets?
    final var actionsView: SwipeActionsView?
}
