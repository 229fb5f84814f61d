// SPDX-License-Identifier: MIT
public import Foundation
internal import Graphics
internal import LayerTree

/// A control that does something when it is pressed.
///
/// Looks come from a ``Configuration``, or, for the older way, from titles, images and colours set for each state.
@MainActor
open class UIButton: UIControl {
    // MARK: - Creating

    public override init(frame: CGRect) {
        buttonType = .custom
        super.init(frame: frame)
        prepare()
    }

    /// Makes a button in one of the older styles; `.system` draws its title in the tint colour.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
    }

    /// Makes a button that looks as `configuration` says and performs `primaryAction` when it is pressed.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero)
        buttonType = .system
        self.configuration = configuration
        if let primaryAction { adopt(primaryAction) }
        sizeToFit()
    }

    /// Makes a button with the action's title and image.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero)
        self.buttonType = buttonType
        if let primaryAction { adopt(primaryAction) }
        sizeToFit()
    }

    /// Makes a button with the action's title and image.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        if let primaryAction { adopt(primaryAction) }
    }

    public required init?(coder: NSCoder) {
        buttonType = .system
        super.init(coder: coder)
        prepare()
        decodeButton(from: coder)
    }

    // MARK: - Looks

    public internal(set) var buttonType: ButtonType

    /// How the button looks; `nil` leaves that to what is set for the states.
    open var configuration: Configuration? {
        didSet {
            guard configuration != oldValue else { return }
            invalidateIntrinsicContentSize()
            // What the update itself sets is shown at its end.
            if !isUpdatingConfiguration { setNeedsUpdateConfiguration() }
        }
    }

    /// Called when the state changes, before the button takes its new looks; may set `configuration`.
    open var configurationUpdateHandler: (@MainActor (UIButton) -> Void)? {
        didSet { setNeedsUpdateConfiguration() }
    }

    /// Has the looks brought up to date before the next frame.
    open func setNeedsUpdateConfiguration() {
        needsUpdateConfiguration = true
        setNeedsLayout()
    }

    /// Brings the looks up to date with the state; overrides call super and may set `configuration`.
    open func updateConfiguration() {
        configurationUpdateHandler?(self)
    }

    /// Whether the configuration is brought up to date by itself when the state changes; `true` by default.
    ///
    /// Without, `setNeedsUpdateConfiguration()` asks for it.
    open var automaticallyUpdatesConfiguration = true

    /// What the button is for, which decides on its looks where nothing else does; `normal` by default.
    open var role = Role.normal {
        didSet { if role != oldValue { setNeedsUpdateConfiguration() } }
    }

    /// Shows the title; its properties may be set, its text belongs to the button.
    public let titleLabel: UILabel? = UILabel(frame: .zero)

    /// Shows the image; its picture belongs to the button.
    public let imageView: UIImageView? = UIImageView(frame: .zero)

    // MARK: - By state

    /// The title shown in `state`; a state without one shows the normal state's.
    open func setTitle(_ title: String?, for state: State) {
        titles[state] = title
        contentDidChange()
    }

    /// The title in `state`, with looks of its own; preferred to one without.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        attributedTitles[state] = title
        contentDidChange()
    }

    open func setTitleColor(_ color: UIColor?, for state: State) {
        titleColors[state] = color
        contentDidChange()
    }

    open func setImage(_ image: UIImage?, for state: State) {
        images[state] = image
        contentDidChange()
    }

    /// An image stretched behind the content.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        backgroundImages[state] = image
        contentDidChange()
    }

    open func title(for state: State) -> String? { titles[state] }
    open func attributedTitle(for state: State) -> NSAttributedString? { attributedTitles[state] }
    open func titleColor(for state: State) -> UIColor? { titleColors[state] }
    open func image(for state: State) -> UIImage? { images[state] }
    open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] }

    public var currentTitle: String? { value(in: titles) }
    public var currentAttributedTitle: NSAttributedString? { value(in: attributedTitles) }
    public var currentTitleColor: UIColor { resolvedStyle().foreground }
    public var currentImage: UIImage? { value(in: images) }
    public var currentBackgroundImage: UIImage? { value(in: backgroundImages) }

    /// Room between the edges and the content of a button without a configuration, in points.
    open var contentEdgeInsets: UIEdgeInsets = .zero {
        didSet { if contentEdgeInsets != oldValue { contentDidChange() } }
    }

    // MARK: - Menus

    /// The button's menu: opened by a press with `showsMenuAsPrimaryAction`, else by the right button or a finger that
    /// rests.
    open var menu: UIMenu? {
        didSet { if menu !== oldValue { menuDidChange() } }
    }

    /// Whether a press changes a selection: of the menu's elements, whose title the button takes, or without a menu that
    /// of the button itself; `false` by default.
    open var changesSelectionAsPrimaryAction = false {
        didSet { if changesSelectionAsPrimaryAction != oldValue { menuDidChange() } }
    }

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

    /// Whether the button answers the pointer with an effect: it is lifted if it has a background, and gets one if it has
    /// none; `false` by default.
    ///
    /// Without, a button with a configuration only changes its background a little.
    open var isPointerInteractionEnabled = false {
        didSet { if isPointerInteractionEnabled != oldValue { pointerInteractionDidChange() } }
    }

    /// Chooses the style under the pointer while `isPointerInteractionEnabled`; `nil`, the default, takes what is
    /// proposed.
    open var pointerStyleProvider: PointerStyleProvider? {
        didSet { pointer?.interaction.invalidate() }
    }

    // MARK: - Layout

    open override var intrinsicContentSize: CGSize {
        contentLayout(in: nil).size
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        intrinsicContentSize
    }

    override var baselines: TextBaselines? { titleBaselines }

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

    override var mayDraw: Bool { false }
    override var triggersPrimaryActionOnPress: Bool { true }
    override var focusRingCornerRadius: CGFloat { backgroundView.layer.cornerRadius }

    override func stateDidChange() {
        // Pressing shows at once, letting go fades; both on the render server.
        changeLooks(
            over: isHighlighted ? Theme.Animation.highlight : Theme.Animation.highlightRelease,
            fromWhatIsSeen: !isFlashing)
    }

    override func hoverDidChange(_ isInside: Bool) {
        // The effect says it already.
        isHovered = isInside && !isPointerInteractionEnabled
        changeLooks(over: Theme.Animation.hover, fromWhatIsSeen: true)
    }

    override func flashHighlight() {
        guard !isHighlighted else { return }
        UIView.performWithoutAnimation { isHighlighted = true }
        isFlashing = true
        isHighlighted = false
        isFlashing = false
    }

    // MARK: - State of the concerns

    var needsUpdateConfiguration = true
    var isUpdatingConfiguration = false
    /// Fades from pressed looks that were never seen.
    var isFlashing = false
    let backgroundView = UIImageView(frame: .zero)
    let subtitleLabel = UILabel(frame: .zero)
    /// Turns in the image's place.
    var activityWheel: SpokeWheel?
    var customBackground: UIView?
    var pointer: ButtonPointer?
    /// The title with looks of its own that the label shows.
    var appliedTitle: NSAttributedString?
    var attributedTitles: [State: NSAttributedString] = [:]
    var titles: [State: String] = [:]
    var titleColors: [State: UIColor] = [:]
    var images: [State: UIImage] = [:]
    var backgroundImages: [State: UIImage] = [:]
}

extension UIButton {
    /// What a button is for, among others.
    public enum Role: Int, Sendable {
        case normal = 0
        /// What the user most likely wants.
        case primary = 1
        case cancel = 2
        /// What cannot be undone.
        case destructive = 3
    }

    /// The older styles.
    public enum ButtonType: Int, Sendable {
        /// Nothing but what is set.
        case custom = 0
        /// A title in the tint colour that fades while pressed.
        case system = 1
    }
}
