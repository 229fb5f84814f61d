// SPDX-License-Identifier: MIT
public import Foundation
internal import LayerTree

/// What stands above or below a section of a table.
@MainActor
open class UITableViewHeaderFooterView: UIView {
    // MARK: - Creating

    /// Makes a view for sections; those of the same `reuseIdentifier` are used in place of each other.
    ///
    /// > Note: Differs from UIKit: subclasses that declare it write `required init` where they wrote `override init`.
    public required init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: Theme.Cells.headerHeight))
        prepare()
    }

    /// Makes a view without an identifier.
    public override convenience init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    /// Makes a view as a UI file describes it.
    public required init?(coder: NSCoder) {
        reuseIdentifier = UITableViewCell.decodedIdentifier(from: coder)
        super.init(coder: coder)
        prepare()
    }

    /// What kind of section the view can stand at; views of one kind stand in for each other.
    public let reuseIdentifier: String?

    /// The view is about to be used for another section.
    ///
    /// What it shows stays. Overrides call super.
    open func prepareForReuse() {
        setNeedsUpdateConfiguration()
    }

    // MARK: - Content

    /// Holds the content; a `contentConfiguration` puts its own view in this one's place.
    open var contentView: UIView { shownContentView }

    /// The text, made as it is first asked for; it looks as the table's style wants it.
    open var textLabel: UILabel? { standardLabel() }

    /// A second text below the other.
    open var detailTextLabel: UILabel? { standardDetailLabel() }

    /// What the content is, where a configuration describes it; `nil`, the default, where views do.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { slot.content }
        set { setContentConfiguration(newValue) }
    }

    /// Whether the content is brought up to date with the view's state by itself; `true` by default.
    open var automaticallyUpdatesContentConfiguration = true {
        didSet { if automaticallyUpdatesContentConfiguration != oldValue { setNeedsUpdateConfiguration() } }
    }

    /// A configuration without content that looks as headers or footers of the table's style do.
    open func defaultContentConfiguration() -> UIListContentConfiguration { usualConfiguration }

    /// What the looks depend on now; overrides add to super's.
    open var configurationState: UIViewConfigurationState {
        var state = UIViewConfigurationState(traitCollection: traitCollection)
        state.isDisabled = !isUserInteractionEnabled
        state.isFocused = isFocused
        state.isPinned = isPinned
        return state
    }

    public typealias ConfigurationUpdateHandler =
        @MainActor (_ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState) -> Void

    /// Called with the view and its state when the state has changed, before the view is laid out.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Has the configurations brought up to date before the next layout; changes of the state do.
    open func setNeedsUpdateConfiguration() {
        slot.isOutOfDate = true
        setNeedsLayout()
    }

    /// Sets configurations that suit `state`; does nothing unless overridden.
    open func updateConfiguration(using state: UIViewConfigurationState) {}

    // MARK: - Background

    /// Fills the view behind everything else; `nil`, the default, for what the table's style has.
    open var backgroundView: UIView? {
        didSet { if backgroundView !== oldValue { replaceBackground(oldValue) } }
    }

    /// A background that a configuration describes; `nil`, the default, for the style's.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        didSet { if backgroundConfiguration != oldValue { backgroundDidChange() } }
    }

    /// What is behind the content; `nil` leaves it to `backgroundConfiguration`, and in the end to the table's style.
    open override var backgroundColor: UIColor? {
        get { ownBackgroundColor }
        set {
            ownBackgroundColor = newValue
            updateFill()
        }
    }

    // MARK: - Geometry

    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutParts()
    }

    /// The given width, and the height that shows all of the content in it.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: fittingHeight(forWidth: size.width))
    }

    /// The width of `targetSize`, and the height that shows all of the content in it.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        CGSize(width: targetSize.width, height: fittingHeight(forWidth: targetSize.width))
    }

    /// What the section is called when it is read out: the text, unless another name was given.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? readOutText }
        set { super.accessibilityLabel = newValue }
    }

    override var mayDraw: Bool { type(of: self) != UITableViewHeaderFooterView.self }

    override var containerForDecodedViews: UIView { contentView }

    override func adaptContent(from previousTraits: UITraitCollection) {
        super.adaptContent(from: previousTraits)
        setNeedsUpdateConfiguration()
    }

    // MARK: - State of the concerns

    /// How the sections of the table stand, which decides about font, colour and background.
    var tableStyle = UITableView.Style.plain {
        didSet { if tableStyle != oldValue { styleDidChange() } }
    }

    /// Whether the view stands below its section.
    var isFooter = false {
        didSet { if isFooter != oldValue { styleDidChange() } }
    }

    /// Whether the view is held at the edge while its section scrolls below it.
    var isPinned = false {
        didSet { if isPinned != oldValue { setNeedsUpdateConfiguration() } }
    }

    /// Between the view's edges and its content, in points.
    var margin = Theme.Cells.margin {
        didSet { if margin != oldValue { setNeedsLayout() } }
    }

    var shownContentView: UIView = HeaderContentView(frame: .zero)
    var slot = ConfigurationSlot()
    var label: UILabel?
    var detailLabel: UILabel?
    var configuredBackground: ConfiguredBackgroundView?
    var ownBackgroundColor: UIColor?
    var givenMargins: NSDirectionalEdgeInsets?
}
