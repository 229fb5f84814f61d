// SPDX-License-Identifier: MIT
public import Foundation
internal import LayerTree
internal import Windowing

/// A view with one or more wheels, each with one selected row.
///
/// Wheels are turned by dragging with a finger or the pointer, with a touchpad, and with the scroll wheel; a tap
/// selects the row that it hits. With keyboard focus, the arrow keys turn the active wheel and move between wheels,
/// Home, End, Page Up, and Page Down move further, and typing selects a row by its title.
@preconcurrency @MainActor
open class UIPickerView: UIView {
    // MARK: - Creating

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        coder.decodeInterface(self, as: UIPickerView.self)
    }

    // MARK: - Content

    /// The object that provides the numbers of components and rows.
    open weak var dataSource: (any UIPickerViewDataSource)? {
        didSet { if dataSource !== oldValue { setNeedsReload() } }
    }

    /// The object that provides the rows' content and is notified of selections.
    open weak var delegate: (any UIPickerViewDelegate)? {
        didSet { if delegate !== oldValue { setNeedsReload() } }
    }

    /// The number of components.
    public var numberOfComponents: Int {
        loadIfNeeded()
        return columns.count
    }

    /// Returns the number of rows in a component, or 0 if the component doesn't exist.
    open func numberOfRows(inComponent component: Int) -> Int {
        column(component)?.rowCount ?? 0
    }

    /// Returns the size of a component's rows, in points.
    open func rowSize(forComponent component: Int) -> CGSize {
        guard let column = column(component) else { return .zero }
        layoutIfNeeded()
        return CGSize(width: column.bounds.width, height: column.rowHeight)
    }

    /// Returns the view of a row, or `nil` if the row isn't visible.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        column(component)?.rowView(row)
    }

    /// Reloads all components from the data source.
    ///
    /// Selections are kept where the rows still exist.
    open func reloadAllComponents() {
        reload()
    }

    /// Reloads the rows of a component from the data source.
    open func reloadComponent(_ component: Int) {
        guard let column = column(component) else { return }
        column.reload(rowCount: count(ofRowsIn: component), rowHeight: height(ofRowsIn: component))
        setNeedsLayout()
    }

    // MARK: - Selection

    /// Turns a wheel to `row`, or to the nearest row that exists.
    ///
    /// The delegate isn't notified.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        column(component)?.select(row, animated: animated, byUser: false)
    }

    /// Returns the selected row of a component, or -1 if there is none.
    open func selectedRow(inComponent component: Int) -> Int {
        guard let column = column(component), column.rowCount > 0 else { return -1 }
        return column.selection
    }

    // MARK: - Layout

    open override var intrinsicContentSize: CGSize { naturalSize }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        loadIfNeeded()
        layOutColumns()
    }

    open override var semanticContentAttribute: UISemanticContentAttribute {
        didSet { if semanticContentAttribute != oldValue { setNeedsLayout() } }
    }

    @_spi(Toolkit) open override func adaptContent(from previousTraits: UITraitCollection) {
        super.adaptContent(from: previousTraits)
        let category = traitCollection.preferredContentSizeCategory
        if category != previousTraits.preferredContentSizeCategory { textSizeDidChange() }
        setNeedsLayout()
    }

    // MARK: - Keyboard

    /// Whether the picker can get keyboard focus.
    ///
    /// It can if it has components.
    open override var canBecomeFocused: Bool { isUserInteractionEnabled && !isHidden && !columns.isEmpty }

    @_spi(Toolkit) open override func focusDidChange() {
        super.focusDidChange()
        setNeedsLayout()
    }

    @_spi(Toolkit) open override var accessibilityActivePart: UIResponder? { column(activeComponent) }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard keyPressed(presses) else { return super.pressesBegan(presses, with: event) }
        presses.keep(by: self)
    }

    override var focusRingCornerRadius: CGFloat { Theme.Picker.bandRadius }

    // MARK: - Internal state

    /// The band behind the selected rows.
    let band = UIView(frame: .zero)
    var columns: [PickerColumn] = []
    var needsReload = true
    /// The maximum factor by which titles are enlarged for large text.
    var maximumGrowth: CGFloat = .infinity {
        didSet { if maximumGrowth != oldValue { textSizeDidChange() } }
    }
    /// The component that keys act on.
    var activeComponent = 0 {
        didSet { if activeComponent != oldValue { AccessibilityWatch.mark(self, .focus) } }
    }
    /// The text typed so far to find a row.
    var typed = ""
    var typingEnds: ScheduledCall?
}
