// SPDX-License-Identifier: MIT
internal import AccessibilityTree
public import Foundation
internal import Graphics
internal import LayerTree

/// A control that performs an action when the user presses it.
///
/// Its appearance comes from a ``Configuration``, or from titles, images, and colors set for each state.
@preconcurrency @MainActor
open class UIButton: UIControl, UIAccessibilityContentSizeCategoryImageAdjusting {
    // MARK: - Creating

    public override init(frame: CGRect) {
        buttonType = .custom
        super.init(frame: frame)
        prepare()
    }

    /// Creates a button of a type that doesn't use a configuration.
    ///
    /// `.system` draws the title in the tint color. A button with a symbol of its own has the size of the symbol.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        change(to: buttonType)
        if buttonType.symbol != nil { sizeToFit() }
    }

    /// Creates a button with a configuration, which performs `primaryAction` when it is pressed.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero)
        change(to: .system)
        self.configuration = configuration
        if let primaryAction { adopt(primaryAction) }
        sizeToFit()
    }

    /// Creates a button with the action's title and image, which performs the action when it is pressed.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero)
        change(to: buttonType)
        if let primaryAction { adopt(primaryAction) }
        sizeToFit()
    }

    /// Creates a button with the action's title and image, which performs the action when it is pressed.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { adopt(primaryAction) }
    }

    public required init?(coder: NSCoder) {
        // A file names each type but this one.
        let types: [String: ButtonType] = [
            "system": .system, "roundedRect": .system, "detailDisclosure": .detailDisclosure, "infoLight": .infoLight,
            "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close,
        ]
        buttonType = coder.decodeWord("buttonType", in: types) ?? (coder is any InterfaceArchive ? .custom : .system)
        super.init(coder: coder)
        prepare()
        showSymbol()
        coder.decodeInterface(self, as: UIButton.self)
    }

    /// Takes on a type; observers of a property aren't called in initializers.
    private func change(to type: ButtonType) {
        guard type != buttonType else { return }
        let old = buttonType
        buttonType = type
        typeDidChange(from: old)
    }

    // MARK: - Appearance

    /// The button's type, fixed at initialization.
    public private(set) var buttonType: ButtonType

    /// The appearance and content; `nil` uses the values set for each state.
    open var configuration: Configuration? {
        didSet {
            guard configuration != oldValue else { return }
            invalidateIntrinsicContentSize()
            // Changes made by the update itself are applied when it ends.
            if !isUpdatingConfiguration { setNeedsUpdateConfiguration() }
        }
    }

    /// Called when the state changes, before the appearance is updated.
    ///
    /// The handler may set `configuration`.
    @preconcurrency open var configurationUpdateHandler: (@MainActor (UIButton) -> Void)? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Schedules an update of the configuration before the next frame.
    open func setNeedsUpdateConfiguration() {
        needsUpdateConfiguration = true
        setNeedsLayout()
    }

    /// Updates the configuration for the current state.
    ///
    /// Overrides call super and may set `configuration`.
    open func updateConfiguration() {
        configurationUpdateHandler?(self)
    }

    /// Whether the configuration is updated automatically when the state changes.
    ///
    /// The default is `true`. If it is `false`, call `setNeedsUpdateConfiguration()`.
    open var automaticallyUpdatesConfiguration = true

    /// The semantic role of the button, which influences its default appearance.
    ///
    /// The default is `normal`.
    open var role = Role.normal {
        didSet { if role != oldValue { setNeedsUpdateConfiguration() } }
    }

    /// The label that shows the title.
    ///
    /// Its style may be set; its text is managed by the button.
    public let titleLabel: UILabel? = UILabel(frame: .zero)

    /// The view that shows the image.
    ///
    /// Its image is managed by the button.
    public let imageView: UIImageView? = UIImageView(frame: .zero)

    // MARK: - Values by state

    /// Sets the title for `state`.
    ///
    /// States without a title use the one for `normal`.
    open func setTitle(_ title: String?, for state: State) {
        titles[state] = title
        contentDidChange()
    }

    /// Sets the attributed title for `state`.
    ///
    /// It takes precedence over a plain title.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        attributedTitles[state] = title
        contentDidChange()
    }

    /// Sets the title color for `state`.
    ///
    /// States without a color use the one for `normal`.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        titleColors[state] = color
        contentDidChange()
    }

    /// Sets the image for `state`.
    ///
    /// States without an image use the one for `normal`.
    open func setImage(_ image: UIImage?, for state: State) {
        images[state] = image
        contentDidChange()
    }

    /// Sets a background image for `state`, stretched behind the content.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        backgroundImages[state] = image
        contentDidChange()
    }

    /// Sets the size, weight, and colors of symbols that don't specify their own, for `state`.
    ///
    /// States without a configuration use the one for `normal`, or the size and weight of the title.
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
    ) {
        symbolConfigurations[state] = configuration
        contentDidChange()
    }

    /// Returns the attributes of symbols set for exactly that state.
    open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
        symbolConfigurations[state]
    }

    /// Returns the title set for `state`, or else that for `normal`.
    open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
    /// Returns the attributed title set for `state`, or else that for `normal`.
    open func attributedTitle(for state: State) -> NSAttributedString? {
        attributedTitles[state] ?? attributedTitles[.normal]
    }
    /// Returns the title color set for `state`, or else that for `normal`.
    open func titleColor(for state: State) -> UIColor? { titleColors[state] ?? titleColors[.normal] }
    /// Returns the image set for `state`, or else that for `normal`.
    open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }
    /// Returns the background image set for `state`, or else that for `normal`.
    open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] ?? backgroundImages[.normal] }

    /// The title for the current state.
    public var currentTitle: String? { value(in: titles) }
    /// The attributed title for the current state.
    public var currentAttributedTitle: NSAttributedString? { value(in: attributedTitles) }
    /// The title color for the current state.
    public var currentTitleColor: UIColor { resolvedStyle().foreground }
    /// The image for the current state.
    public var currentImage: UIImage? { value(in: images) }
    /// The attributes of symbols for the current state.
    public var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? { value(in: symbolConfigurations) }
    /// The background image for the current state.
    public var currentBackgroundImage: UIImage? { value(in: backgroundImages) }

    /// The distances in points between the edges and the content of a button without a configuration.
    open var contentEdgeInsets: UIEdgeInsets = .zero {
        didSet { if contentEdgeInsets != oldValue { contentDidChange() } }
    }

    /// The distances in points by which the area of the title is reduced, in a button without a configuration.
    ///
    /// They don't change the button's natural size; a title that no longer fits is truncated. Negative distances
    /// extend the area.
    open var titleEdgeInsets: UIEdgeInsets = .zero {
        didSet { if titleEdgeInsets != oldValue { setNeedsLayout() } }
    }

    /// The distances in points by which the area of the image is reduced, in a button without a configuration.
    ///
    /// They don't change the button's natural size. Negative distances extend the area.
    open var imageEdgeInsets: UIEdgeInsets = .zero {
        didSet { if imageEdgeInsets != oldValue { setNeedsLayout() } }
    }

    /// Whether the image fades while the button is pressed, unless it has an image for that state.
    ///
    /// The default is `true`. A configuration determines this itself.
    open var adjustsImageWhenHighlighted = true {
        didSet { if adjustsImageWhenHighlighted != oldValue { setNeedsLayout() } }
    }

    /// Whether the image fades while the button is disabled, unless it has an image for that state.
    ///
    /// The default is `true`. A configuration determines this itself.
    open var adjustsImageWhenDisabled = true {
        didSet { if adjustsImageWhenDisabled != oldValue { setNeedsLayout() } }
    }

    /// Whether the button glows while it is pressed, in addition to other changes.
    ///
    /// The default is `false`. A configuration determines this itself.
    open var showsTouchWhenHighlighted = false {
        didSet { if showsTouchWhenHighlighted != oldValue { setNeedsLayout() } }
    }

    // MARK: - Shadows of titles

    /// Sets the color of the title's shadow for `state`.
    ///
    /// States without a color use the one for `normal`. The shadow's offset is that of `titleLabel`.
    open func setTitleShadowColor(_ color: UIColor?, for state: State) {
        titleShadowColors[state] = color
        setNeedsLayout()
    }

    /// Returns the color of the title's shadow set for exactly that state.
    open func titleShadowColor(for state: State) -> UIColor? { titleShadowColors[state] }

    /// The color of the title's shadow for the current state.
    public var currentTitleShadowColor: UIColor? { value(in: titleShadowColors) }

    /// Whether the shadow is on the opposite side while the button is pressed.
    ///
    /// The default is `false`.
    open var reversesTitleShadowWhenHighlighted = false {
        didSet { if reversesTitleShadowWhenHighlighted != oldValue { setNeedsLayout() } }
    }

    // MARK: - Menus

    /// The button's menu.
    ///
    /// It opens on a press if `showsMenuAsPrimaryAction` is `true`, otherwise on a secondary click or a long press.
    open var menu: UIMenu? {
        didSet { if menu !== oldValue { menuDidChange() } }
    }

    /// Whether a press changes a selection: the menu's selected element, whose title the button shows, or, without a
    /// menu, the button's own `isSelected`.
    ///
    /// The default is `false`.
    open var changesSelectionAsPrimaryAction = false {
        didSet { if changesSelectionAsPrimaryAction != oldValue { menuDidChange() } }
    }

    open override var showsMenuAsPrimaryAction: Bool {
        didSet { if showsMenuAsPrimaryAction != oldValue { contentDidChange() } }
    }

    override var showsSelectedElement: Bool { changesSelectionAsPrimaryAction }

    open override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        menu.map { menu in UIContextMenuConfiguration { _ in menu } }
    }

    override func menuDidChoose(_ element: UIMenuElement) {
        if changesSelectionAsPrimaryAction { showSelection() }
    }

    override func willTriggerPrimaryAction() {
        if changesSelectionAsPrimaryAction, menu == nil { isSelected.toggle() }
    }

    // MARK: - Pointer

    /// Whether the button shows a pointer effect: a lift if it has a background, otherwise a highlight.
    ///
    /// The default is `false`. If it is `false`, a button with a configuration changes only its background color
    /// slightly.
    open var isPointerInteractionEnabled = false {
        didSet { if isPointerInteractionEnabled != oldValue { pointerInteractionDidChange() } }
    }

    /// Returns the pointer style while `isPointerInteractionEnabled` is `true`.
    ///
    /// `nil`, the default, uses the proposed effect and shape.
    @preconcurrency open var pointerStyleProvider: PointerStyleProvider? {
        didSet { pointer?.interaction.invalidate() }
    }

    // MARK: - Layout

    open override var intrinsicContentSize: CGSize {
        contentLayout(within: nil).size
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        intrinsicContentSize
    }

    @_spi(Toolkit) open override var baselines: TextBaselines? { titleBaselines }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateLooks()
        placeContent()
        if isFocused { window?.updateFocusRing() }
    }

    open override func tintColorDidChange() {
        setNeedsUpdateConfiguration()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setNeedsUpdateConfiguration()
    }

    @_spi(Toolkit) open override var triggersPrimaryActionOnPress: Bool { true }
    override var focusRingCornerRadius: CGFloat { backgroundView.layer.cornerRadius }

    override func stateDidChange() {
        // The pressed state appears at once and the normal state fades in; both run on the render server.
        changeLooks(
            over: isHighlighted ? Theme.Animation.highlight : Theme.Animation.highlightRelease,
            fromWhatIsSeen: !isFlashing)
    }

    @_spi(Toolkit) open override func hoverDidChange(_ isInside: Bool) {
        // The pointer effect replaces the hover color.
        isHovered = isInside && !isPointerInteractionEnabled
        changeLooks(over: Theme.Animation.hover, fromWhatIsSeen: true)
    }

    @_spi(Toolkit) open override func standardToolTip(at point: CGPoint) -> UIToolTipConfiguration? {
        guard shownImage != nil, shownTitle?.isEmpty ?? true, configuration?.subtitle?.isEmpty ?? true else {
            return nil
        }
        return toolTip(accessibilityLabel, action: namedAction)
    }

    override func flashHighlight() {
        guard !isHighlighted else { return }
        UIView.performWithoutAnimation { isHighlighted = true }
        isFlashing = true
        isHighlighted = false
        isFlashing = false
    }

    /// The accessibility label.
    ///
    /// Defaults to the title.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? shownTitle ?? shownImage?.accessibilityLabel ?? buttonType.label }
        set { super.accessibilityLabel = newValue }
    }

    @_spi(Toolkit) open override var accessibilityDefaults: AccessibilityDefaults {
        var defaults = super.accessibilityDefaults
        defaults.traits.insert(.button)
        defaults.role = .button
        if showsMenuAsPrimaryAction, menu != nil {
            defaults.role = changesSelectionAsPrimaryAction ? .popUpButton : .button
            defaults.states.insert(.hasPopup)
        } else if changesSelectionAsPrimaryAction {
            defaults.role = .toggleButton
            defaults.states.formUnion(isSelected ? [.checkable, .checked] : .checkable)
        }
        return defaults
    }

    override var standardLargeContent: (title: String?, image: UIImage?) {
        (accessibilityLabel ?? shownTitle, shownImage)
    }

    /// Whether the image is enlarged at accessibility text sizes, as body text is.
    ///
    /// The default is `false`. Symbols grow with the title.
    open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
        didSet { if adjustsImageSizeForAccessibilityContentSizeCategory != oldValue { contentDidChange() } }
    }

    @_spi(Toolkit) open override func adaptContent(from previousTraits: UITraitCollection) {
        super.adaptContent(from: previousTraits)
        guard traitCollection.preferredContentSizeCategory != previousTraits.preferredContentSizeCategory else {
            return
        }
        if configuration != nil || adjustsImageSizeForAccessibilityContentSizeCategory { contentDidChange() }
    }

    // MARK: - Layout without a configuration

    /// Returns the frame of the background image, which is the whole button by default.
    ///
    /// This method and the three below aren't called for a button with a configuration.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Returns the area of the title and the image; by default, the bounds without `contentEdgeInsets`.
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }

    /// Returns the frame of the title in the area of the content.
    open func titleRect(forContentRect contentRect: CGRect) -> CGRect { standardLayout(within: contentRect).title }

    /// Returns the frame of the image in the area of the content.
    open func imageRect(forContentRect contentRect: CGRect) -> CGRect { standardLayout(within: contentRect).image }

    // MARK: - Internal state

    /// The layout in progress, in the area of the content.
    var layoutInProgress: (area: CGRect, layout: ButtonContentLayout)?
    var needsUpdateConfiguration = true
    var isUpdatingConfiguration = false
    /// Fades from a pressed appearance that was never rendered.
    var isFlashing = false
    let backgroundView = UIImageView(frame: .zero)
    let subtitleLabel = UILabel(frame: .zero)
    /// The activity indicator that replaces the image.
    var activityWheel: SpokeWheel?
    var customBackground: UIView?
    /// The chevrons of a button that opens a menu of choices.
    var indicatorView: GlyphView?
    var pointer: ButtonPointer?
    /// The attributed title that was last assigned to the label.
    var appliedTitle: NSAttributedString?
    /// The texts of the configuration that have attributes of their own.
    var (styledTitle, styledSubtitle) = (ButtonText(), ButtonText())
    var attributedTitles: [State: NSAttributedString] = [:]
    var titles: [State: String] = [:]
    var titleColors: [State: UIColor] = [:]
    var titleShadowColors: [State: UIColor] = [:]
    /// The glow of a pressed button.
    var glow: UIView?
    var images: [State: UIImage] = [:]
    var backgroundImages: [State: UIImage] = [:]
    var symbolConfigurations: [State: UIImage.SymbolConfiguration] = [:]

    @_spi(Toolkit) open override var preventsTapsOfAncestors: Bool { true }
}

extension UIButton {
    /// The semantic purpose of a button.
    public enum Role: Int, Sendable {
        /// No special meaning.
        case normal = 0
        /// The action that the user is most likely to want.
        case primary = 1
        /// An action that leaves everything unchanged.
        case cancel = 2
        /// An action that can't be undone.
        case destructive = 3
    }

    /// The types of buttons that don't use a configuration.
    public enum ButtonType: Int, Sendable {
        /// No style beyond what is set. Only template images are tinted.
        case custom = 0
        /// A title and an image in the tint color that fade while pressed.
        case system = 1

        /// A symbol that offers more information about an item.
        case detailDisclosure = 2
        /// The same symbol as that of `detailDisclosure`.
        case infoLight = 3
        /// The same symbol as that of `detailDisclosure`.
        case infoDark = 4
        /// A symbol that adds a person to a list.
        case contactAdd = 5
        /// A symbol that closes a view.
        case close = 7

        /// The older name of `system`.
        public static let roundedRect = ButtonType.system
    }
}
