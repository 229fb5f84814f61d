// SPDX-License-Identifier: MIT
internal import AccessibilityTree
public import Foundation
internal import LayerTree
public import UIKitCells
@_spi(Toolkit) public import UIKitCore

/// A reusable view shown above or below a section of a table view.
@preconcurrency @MainActor
open class UITableViewHeaderFooterView: UIView {
    // MARK: - Creating

    /// Creates a header or footer view with a reuse identifier.
    ///
    /// Tables create views of registered classes through this initializer.
    public init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: Theme.Cells.headerHeight))
        prepare()
    }

    /// Creates a view without a reuse identifier.
    public override convenience init(frame: CGRect) {
        self.init(reuseIdentifier: nil)
        self.frame = frame
    }

    /// Creates a view from a UI file.
    public required init?(coder: NSCoder) {
        reuseIdentifier = UITableViewCell.decodedIdentifier(from: coder)
        super.init(coder: coder)
        prepare()
        coder.decodeInterface(self, as: UITableViewHeaderFooterView.self)
    }

    /// The identifier under which the view is reused; `nil` for a view that is not reused.
    public let reuseIdentifier: String?

    /// Called before the view is used for another section.
    ///
    /// The content is kept. Overrides must call `super`.
    open func prepareForReuse() {
        setNeedsUpdateConfiguration()
    }

    // MARK: - Content

    /// The container of the content.
    ///
    /// Setting a `contentConfiguration` replaces it with the configuration's view.
    open var contentView: UIView { shownContentView }

    /// The main label, created on first access, with the appearance of the table's style.
    open var textLabel: UILabel? { standardLabel() }

    /// The secondary label below the main one, created on first access.
    open var detailTextLabel: UILabel? { standardDetailLabel() }

    /// The configuration of the content; `nil` (the default) if views provide it.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { slot.content }
        set { setContentConfiguration(newValue) }
    }

    /// Whether the content configuration is updated automatically when the view's state changes; `true` by default.
    open var automaticallyUpdatesContentConfiguration = true {
        didSet { if automaticallyUpdatesContentConfiguration != oldValue { setNeedsUpdateConfiguration() } }
    }

    /// Returns an empty configuration with the appearance of a header or footer of the table's style.
    open func defaultContentConfiguration() -> UIListContentConfiguration { usualConfiguration }

    /// The current state, from which configurations are updated.
    ///
    /// Overrides add to the value of `super`.
    open var configurationState: UIViewConfigurationState {
        var state = UIViewConfigurationState(traitCollection: traitCollection)
        state.isDisabled = !isUserInteractionEnabled
        state.isFocused = isFocused
        state.isPinned = isPinned
        return state
    }

    /// A closure that updates the configurations of a header or footer for a state.
    public typealias ConfigurationUpdateHandler =
        @MainActor (_ headerFooterView: UITableViewHeaderFooterView, _ state: UIViewConfigurationState) -> Void

    /// A closure called with the view and its state before layout, whenever the state has changed.
    @preconcurrency open var configurationUpdateHandler: ConfigurationUpdateHandler? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Marks the configurations for an update before the next layout.
    ///
    /// Called automatically when the state changes.
    open func setNeedsUpdateConfiguration() {
        slot.isOutOfDate = true
        setNeedsLayout()
    }

    /// Updates the configurations for `state`.
    ///
    /// The default implementation does nothing.
    open func updateConfiguration(using state: UIViewConfigurationState) {}

    // MARK: - Background

    /// The view below all other content; `nil` (the default) for the background of the table's style.
    open var backgroundView: UIView? {
        didSet { if backgroundView !== oldValue { replaceBackground(oldValue) } }
    }

    /// The configuration of the background; `nil` (the default) for the background of the table's style.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        didSet { if backgroundConfiguration != oldValue { backgroundDidChange() } }
    }

    /// Whether the background configuration is updated automatically when the view's state changes; `true` by default.
    open var automaticallyUpdatesBackgroundConfiguration = true {
        didSet { if automaticallyUpdatesBackgroundConfiguration != oldValue { setNeedsUpdateConfiguration() } }
    }

    /// Returns the background configuration with the appearance of a header or footer of the table's style.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { isFooter ? .listFooter() : .listHeader() }

    /// The color of the background; `nil` uses `backgroundConfiguration` or, without one, the table's style.
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

    /// Returns the given width and the height that shows all of the content at that width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: fittingHeight(forWidth: size.width))
    }

    /// Returns the width of `targetSize` and the height that shows all of the content at that width.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        CGSize(width: targetSize.width, height: fittingHeight(forWidth: targetSize.width))
    }

    /// The accessibility label.
    ///
    /// Defaults to the text.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? readOutText }
        set { super.accessibilityLabel = newValue }
    }

    @_spi(Toolkit) open override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(
            isElement: readOutText != nil, traits: .header, role: isFooter ? .staticText : .heading,
            contents: .controls)
    }

    @_spi(Toolkit) open override var containerForDecodedViews: UIView { contentView }

    @_spi(Toolkit) open override func adaptContent(from previousTraits: UITraitCollection) {
        super.adaptContent(from: previousTraits)
        setNeedsUpdateConfiguration()
    }

    // MARK: - Internal state

    /// The table's style, which determines font, color, and background.
    var tableStyle = UITableView.Style.plain {
        didSet { if tableStyle != oldValue { styleDidChange() } }
    }

    /// Whether the view is a footer.
    var isFooter = false {
        didSet { if isFooter != oldValue { styleDidChange() } }
    }

    /// Whether the view is pinned to the table's edge while its section scrolls below it.
    var isPinned = false {
        didSet { if isPinned != oldValue { setNeedsUpdateConfiguration() } }
    }

    /// The space between the view's edges and its content, in points.
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
