// SPDX-License-Identifier: MIT
public import Foundation
internal import LayerTree
internal import Windowing

/// Wheels side by side, of each of which one row is chosen.
///
/// Wheels are turned by dragging, by finger or pointer, on a touchpad, and click by click with a mouse's wheel; a tap
/// brings the row it hits to the front. With the keyboard's focus, the arrow keys turn the present wheel and go from
/// wheel to wheel, Home, End and the page keys go further, and typed letters find a row by its title.
@MainActor
open class UIPickerView: UIView {
    // MARK: - Creating

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    // MARK: - Content

    /// Says how many wheels and rows there are.
    open weak var dataSource: (any UIPickerViewDataSource)? {
        didSet { if dataSource !== oldValue { setNeedsReload() } }
    }

    /// Says what rows show and hears of choices.
    open weak var delegate: (any UIPickerViewDelegate)? {
        didSet { if delegate !== oldValue { setNeedsReload() } }
    }

    public var numberOfComponents: Int {
        loadIfNeeded()
        return columns.count
    }

    /// The rows of a wheel; 0 for one that there is not.
    open func numberOfRows(inComponent component: Int) -> Int {
        column(component)?.rowCount ?? 0
    }

    /// How large the rows of a wheel are.
    open func rowSize(forComponent component: Int) -> CGSize {
        guard let column = column(component) else { return .zero }
        layoutIfNeeded()
        return CGSize(width: column.bounds.width, height: column.rowHeight)
    }

    /// The view that shows a row; `nil` while it is not seen.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        column(component)?.rowView(row)
    }

    /// Asks for everything again; rows that are chosen stay so as far as there are enough.
    open func reloadAllComponents() {
        reload()
    }

    /// Asks for the rows of one wheel again.
    open func reloadComponent(_ component: Int) {
        guard let column = column(component) else { return }
        column.reload(rowCount: count(ofRowsIn: component), rowHeight: height(ofRowsIn: component))
        setNeedsLayout()
    }

    // MARK: - Choice

    /// Turns a wheel until `row`, or the nearest that there is, is chosen; tells nobody.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        column(component)?.select(row, animated: animated, byUser: false)
    }

    /// The chosen row of a wheel; -1 if it has none.
    open func selectedRow(inComponent component: Int) -> Int {
        guard let column = column(component), column.rowCount > 0 else { return -1 }
        return column.selection
    }

    // MARK: - Layout

    open override var intrinsicContentSize: CGSize { Theme.Picker.size }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { Theme.Picker.size }

    open override func layoutSubviews() {
        super.layoutSubviews()
        loadIfNeeded()
        layOutColumns()
    }

    open override var semanticContentAttribute: UISemanticContentAttribute {
        didSet { if semanticContentAttribute != oldValue { setNeedsLayout() } }
    }

    override func adaptContent(from previousTraits: UITraitCollection) {
        super.adaptContent(from: previousTraits)
        setNeedsLayout()
    }

    override var mayDraw: Bool { false }

    // MARK: - Keyboard

    /// Whether Tab stops here: it does where there is something to choose from.
    open override var canBecomeFocused: Bool { isUserInteractionEnabled && !isHidden && !columns.isEmpty }

    override func focusDidChange() {
        super.focusDidChange()
        setNeedsLayout()
    }

    open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard keyPressed(presses) else { return super.pressesBegan(presses, with: event) }
        presses.keep(by: self)
    }

    override var focusRingCornerRadius: CGFloat { Theme.Picker.bandRadius }

    // MARK: - State of the concerns

    /// The band behind the chosen rows.
    let band = UIView(frame: .zero)
    var columns: [PickerColumn] = []
    var needsReload = true
    /// The wheel that keys turn.
    var activeComponent = 0
    /// What was typed to find a row.
    var typed = ""
    var typingEnds: ScheduledCall?
}
