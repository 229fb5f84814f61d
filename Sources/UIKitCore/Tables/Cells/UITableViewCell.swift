// SPDX-License-Identifier: MIT
public import Foundation
internal import LayerTree

/// One row of a table: content, with what may stand before and behind it.
///
/// The content is one of three: the labels and the image of a style, a `contentConfiguration`, or views of your own in
/// `contentView`. What is given stays until it is changed, also while the cell is used for another row.
@MainActor
open class UITableViewCell: UIView {
    // MARK: - Creating

    /// Makes a cell that looks as `style` says; cells of the same `reuseIdentifier` are used in place of each other.
    ///
    /// > Note: Differs from UIKit: tables make cells of registered classes by this initializer, so that subclasses that
    /// > declare it write `required init` where they wrote `override init`.
    public required init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: Theme.Cells.height))
        prepare()
    }

    /// Makes a cell of the `default` style without an identifier.
    public override convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    /// Makes a cell as a UI file describes it.
    public required init?(coder: NSCoder) {
        style = Self.decodedStyle(from: coder)
        reuseIdentifier = Self.decodedIdentifier(from: coder)
        super.init(coder: coder)
        prepare()
        decodeCell(from: coder)
    }

    /// Which labels the cell has.
    let style: CellStyle

    /// What kind of row the cell can show; cells of one kind stand in for each other.
    public let reuseIdentifier: String?

    /// The cell is about to show another row: what does not come from the row, such as the selection, is put back.
    ///
    /// Content stays, since whoever provides the cell sets all of it. Overrides call super.
    open func prepareForReuse() {
        resetForReuse()
    }

    // MARK: - Content

    /// Holds the content, and follows the controls at both ends; it shows nothing itself.
    ///
    /// A `contentConfiguration` puts its own view in this one's place.
    open var contentView: UIView { shownContentView }

    /// The label that is read first, made as it is first asked for.
    open var textLabel: UILabel? { standardLabel() }

    /// The other label; `nil` for the `default` style.
    open var detailTextLabel: UILabel? { standardDetailLabel() }

    /// The image before the text, as wide as its image.
    ///
    /// Of the styles `value1` and `value2`, which have no image, it can be set but is not shown.
    open var imageView: UIImageView? { standardImageView() }

    /// What the content is, where a configuration describes it; `nil`, the default, where views do.
    ///
    /// Setting one of another kind replaces `contentView`.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { slot.content }
        set { setContentConfiguration(newValue) }
    }

    /// Whether the content is brought up to date with the cell's state by itself; `true` by default.
    open var automaticallyUpdatesContentConfiguration = true {
        didSet { if automaticallyUpdatesContentConfiguration != oldValue { setNeedsUpdateConfiguration() } }
    }

    /// A configuration without content that looks as rows of this cell's style do.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        style.listConfiguration
    }

    // MARK: - Configuration

    /// What the looks depend on now; overrides add to super's.
    open var configurationState: UICellConfigurationState { currentState }

    /// Called with the cell and its state when the state has changed, before the cell is laid out.
    ///
    /// It is called once as it is set. Set it in place of overriding `updateConfiguration(using:)`.
    public typealias ConfigurationUpdateHandler =
        @MainActor (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void

    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Has the configurations brought up to date before the next layout; changes of the state do.
    open func setNeedsUpdateConfiguration() {
        markConfiguration()
    }

    /// Sets configurations that suit `state`; does nothing unless overridden.
    open func updateConfiguration(using state: UICellConfigurationState) {}

    // MARK: - Backgrounds

    /// What is behind the content; `nil` leaves it to `backgroundConfiguration`, and in the end to the table's style.
    open override var backgroundColor: UIColor? {
        get { ownBackgroundColor }
        set {
            ownBackgroundColor = newValue
            updateFill()
        }
    }

    /// A background that a configuration describes; `nil`, the default, for the table's.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        didSet { if backgroundConfiguration != oldValue { backgroundDidChange() } }
    }

    /// Fills the row behind everything else; `nil` by default.
    open var backgroundView: UIView? {
        didSet { if backgroundView !== oldValue { replaceBackground(oldValue) } }
    }

    /// Behind all else but in front of `backgroundView` while the cell is selected or pressed; in place of the usual fill.
    open var selectedBackgroundView: UIView? {
        didSet { if selectedBackgroundView !== oldValue { replaceSelectedBackground(oldValue) } }
    }

    /// The same for tables in which several rows may be selected at once.
    open var multipleSelectionBackgroundView: UIView? {
        didSet { if multipleSelectionBackgroundView !== oldValue { replaceSelectedBackground(oldValue) } }
    }

    // MARK: - Selection

    /// What shows that the cell is selected; `default` unless set.
    open var selectionStyle = SelectionStyle.default {
        didSet { if selectionStyle != oldValue { updateLook(animated: false) } }
    }

    /// Whether the row is one that the user chose.
    open var isSelected: Bool {
        get { storedSelected }
        set { setSelected(newValue, animated: false) }
    }

    /// Selects the cell or ends that, fading if it is `animated`; overrides call super.
    open func setSelected(_ selected: Bool, animated: Bool) {
        guard selected != storedSelected else { return }
        storedSelected = selected
        stateDidChange(animated: animated)
    }

    /// Whether a finger or the pointer is pressed on the row.
    open var isHighlighted: Bool {
        get { storedHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }

    /// Shows the cell as pressed or ends that, fading if it is `animated`; overrides call super.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        guard highlighted != storedHighlighted else { return }
        storedHighlighted = highlighted
        stateDidChange(animated: animated)
    }

    /// A cell that takes no touches has faint labels.
    open override var isUserInteractionEnabled: Bool {
        didSet { if isUserInteractionEnabled != oldValue { enabledDidChange() } }
    }

    // MARK: - Accessories

    /// What stands at the end; `none` by default.
    open var accessoryType = AccessoryType.none {
        didSet { if accessoryType != oldValue { setNeedsLayout() } }
    }

    /// A view of its own size at the end, in place of `accessoryType`.
    open var accessoryView: UIView? {
        didSet { if accessoryView !== oldValue { replaceAccessory(oldValue) } }
    }

    /// What stands at the end while the table is edited; `none` by default.
    open var editingAccessoryType = AccessoryType.none {
        didSet { if editingAccessoryType != oldValue { setNeedsLayout() } }
    }

    /// A view at the end while the table is edited, in place of `editingAccessoryType`.
    open var editingAccessoryView: UIView? {
        didSet { if editingAccessoryView !== oldValue { replaceAccessory(oldValue) } }
    }

    // MARK: - Editing

    /// Whether the controls for editing are shown, as far as the row has any.
    open var isEditing: Bool {
        get { storedEditing }
        set { setEditing(newValue, animated: false) }
    }

    /// Shows or hides the controls for editing; overrides call super.
    ///
    /// The table calls it for its visible rows. The movement, if it is `animated`, begins at the end of the turn.
    open func setEditing(_ editing: Bool, animated: Bool) {
        changeEditing(to: editing, animated: animated)
    }

    /// What the disc does that the row has, or would have, while it is edited; the table's delegate says so.
    public var editingStyle: EditingStyle { setting.editingStyle }

    /// Whether the row has a handle to be dragged by while it is edited, if the table lets it move; `false` by default.
    open var showsReorderControl = false {
        didSet { if showsReorderControl != oldValue { setNeedsLayout() } }
    }

    /// Whether the content makes room for the disc; `true` by default.
    open var shouldIndentWhileEditing = true {
        didSet { if shouldIndentWhileEditing != oldValue { setNeedsLayout() } }
    }

    /// Whether the button is seen that confirms a deletion.
    public internal(set) var showingDeleteConfirmation = false

    /// The controls for editing are about to be as `state` says; overrides call super.
    open func willTransition(to state: StateMask) {}

    /// The controls for editing are as `state` says, and have stopped moving; overrides call super.
    open func didTransition(to state: StateMask) {}

    // MARK: - Geometry

    /// How many steps the content is indented by; 0 by default.
    open var indentationLevel = 0 {
        didSet { if indentationLevel != oldValue { setNeedsLayout() } }
    }

    /// Points of one step; 10 by default.
    open var indentationWidth: CGFloat = Theme.Cells.indentationWidth {
        didSet { if indentationWidth != oldValue { setNeedsLayout() } }
    }

    /// How far the line below stays from the row's edges at both sides; above and below mean nothing.
    ///
    /// Unless set it is the table's, or begins where the text does.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? defaultSeparatorInset }
        set {
            guard newValue != ownSeparatorInset else { return }
            ownSeparatorInset = newValue
            setNeedsLayout()
        }
    }

    /// Who shows that the cell has the focus; the cell itself by default.
    open var focusStyle = FocusStyle.default {
        didSet { if focusStyle != oldValue { updateFocusEffect() } }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutParts()
    }

    /// The given width, and the height that shows all of the content in it.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: fittingHeight(forWidth: size.width))
    }

    /// The width of `targetSize`, and the height that shows all of the content in it, the line below included.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        CGSize(width: targetSize.width, height: fittingHeight(forWidth: targetSize.width))
    }

    // MARK: - Surroundings

    /// What the row is called when it is read out: its texts, one after the other, unless another name was given.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? readOutText }
        set { super.accessibilityLabel = newValue }
    }

    override var mayDraw: Bool { type(of: self) != UITableViewCell.self }

    override var containerForDecodedViews: UIView { contentView }

    override func hoverDidChange(_ isInside: Bool) {
        super.hoverDidChange(isInside)
        isHovered = isInside
        updateLook(animated: true)
    }

    /// Whether the table lets the keyboard come to the row; `false` for a cell in no table.
    open override var canBecomeFocused: Bool { host?.canBecomeFocused(self) ?? false }

    override func focusDidChange() {
        super.focusDidChange()
        setNeedsUpdateConfiguration()
    }

    override func adaptContent(from previousTraits: UITraitCollection) {
        super.adaptContent(from: previousTraits)
        setNeedsUpdateConfiguration()
        setNeedsLayout()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        tintDidChange()
    }

    // MARK: - State of the concerns

    /// Who hears of presses on the cell's controls.
    weak var host: (any TableCellHost)?

    /// What the table says about the row.
    var setting = RowSetting() {
        didSet { if setting != oldValue { settingDidChange(from: oldValue) } }
    }

    /// Whether `indentationLevel` is what the table's delegate said.
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
    /// Dragged to another place, or moved aside to show what is behind it.
    var isReordering = false {
        didSet { if isReordering != oldValue { setNeedsUpdateConfiguration() } }
    }
    var isSwiped = false {
        didSet { if isSwiped != oldValue { setNeedsUpdateConfiguration() } }
    }
}
