// SPDX-License-Identifier: MIT
public import Foundation

/// A container with two or three columns, from the most general to the most specific.
///
/// In a wide window the columns are side by side, or hidden and shown on demand; in a narrow window the split is
/// collapsed and shows one column at a time. The user drags the dividers between columns, and shows hidden columns with
/// a swipe from the edge (`R-VC-241`, `R-VC-242`).
///
/// A split with a column style wraps the content of its columns in navigation controllers, unless it is a navigation or
/// tab bar controller. When collapsed, the columns' stacks are combined on that of the primary column. When expanded,
/// each column gets its stack back, without controllers that the user left meanwhile. Content that can't be on a stack
/// is shown on its own; Alt+Left, Escape, and a swipe from the edge return to the previous column.
///
/// A split view controller can't be inside a navigation or tab bar controller (`R-IPAD-81`).
open class UISplitViewController: UIViewController {
    /// Creates a split with a column style.
    ///
    /// Set the content with `setViewController(_:for:)`.
    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a split of two panes without a column style.
    ///
    /// Set the content with `viewControllers`.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        style =
            coder.decodeWord("style", in: ["doubleColumn": .doubleColumn, "tripleColumn": .tripleColumn])
            ?? .unspecified
        super.init(coder: coder)
        coder.decodeInterface(self, as: UISplitViewController.self)
    }

    /// The style, fixed at initialization.
    public let style: Style

    /// The object that is notified of changes of the columns.
    open weak var delegate: (any UISplitViewControllerDelegate)?

    // MARK: - Columns

    /// The children in the columns, beginning with the primary.
    ///
    /// Without a column style, set two of them. In a collapsed split, this contains only the visible child.
    open var viewControllers: [UIViewController] {
        get { isCollapsed ? [controllers[seenColumn]].compactMap(\.self) : columns.compactMap { controllers[$0] } }
        set { setPanes(newValue) }
    }

    /// Returns the controller that was set for `column`.
    open func viewController(for column: Column) -> UIViewController? { contents[column] }

    /// Sets the content of `column`, replacing the previous content; `nil` removes it.
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        put(vc, into: column)
    }

    /// Shows `column`, animated if the split is visible.
    ///
    /// In a collapsed split, navigates to it.
    open func show(_ column: Column) {
        reveal(column)
    }

    /// Hides `column`.
    ///
    /// In a collapsed split, navigates back to the previous column.
    open func hide(_ column: Column) {
        conceal(column)
    }

    /// Whether only one column fits into the width.
    public internal(set) var isCollapsed = false

    // MARK: - Display modes

    /// The current arrangement of the columns.
    public internal(set) var displayMode = DisplayMode.secondaryOnly

    /// The preferred arrangement of the columns.
    ///
    /// The default chooses one by the available width.
    open var preferredDisplayMode = DisplayMode.automatic {
        didSet { if preferredDisplayMode != oldValue { preferencesDidChange() } }
    }

    /// The preferred relationship of shown columns to the secondary column.
    ///
    /// The default chooses one by the available width.
    open var preferredSplitBehavior = SplitBehavior.automatic {
        didSet { if preferredSplitBehavior != oldValue { preferencesDidChange() } }
    }

    /// The current relationship of shown columns to the secondary column: tiled, overlaid, or displacing it.
    open var splitBehavior: SplitBehavior { space.behavior(preferredSplitBehavior) }

    /// Whether the user can show and hide columns with a swipe from the edge.
    ///
    /// The default is `true`.
    open var presentsWithGesture = true {
        didSet {
            guard presentsWithGesture != oldValue else { return }
            updateGestures()
            updateModeButton()
        }
    }

    /// The side of the primary column.
    ///
    /// The default is leading.
    open var primaryEdge = PrimaryEdge.leading {
        didSet { if primaryEdge != oldValue { viewIfLoaded?.setNeedsLayout() } }
    }

    /// Whether the bar next to the primary column has a button that shows and hides it.
    open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic {
        didSet { if displayModeButtonVisibility != oldValue { updateModeButton() } }
    }

    /// The bar button that shows or hides the primary column.
    ///
    /// With a column style, it is added to the bar next to the primary column automatically. Without one, add it to the
    /// navigation item of the second pane. It is hidden while the split is collapsed.
    open var displayModeButtonItem: UIBarButtonItem { modeButton }

    /// Whether the secondary column's bar has a button that hides the other two columns.
    ///
    /// Only for the triple-column style. The default is `false`. While they are hidden, the display mode button
    /// replaces it and shows them again.
    open var showsSecondaryOnlyButton = false {
        didSet { if showsSecondaryOnlyButton != oldValue { updateModeButton() } }
    }

    // MARK: - Widths

    /// The primary column's preferred width as a fraction of the split's, 0...1.
    ///
    /// By default it is chosen automatically.
    open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
        didSet { if preferredPrimaryColumnWidthFraction != oldValue { widthsDidChange(.primary) } }
    }

    /// The primary column's preferred width in points, which takes precedence over the fraction.
    ///
    /// By default it is chosen automatically: 320.
    open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { if preferredPrimaryColumnWidth != oldValue { widthsDidChange(.primary) } }
    }

    /// The minimum width of the primary column in points.
    ///
    /// By default it is chosen automatically: 180.
    open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { if minimumPrimaryColumnWidth != oldValue { viewIfLoaded?.setNeedsLayout() } }
    }

    /// The maximum width of the primary column in points.
    ///
    /// By default it is chosen automatically: 480.
    open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { if maximumPrimaryColumnWidth != oldValue { viewIfLoaded?.setNeedsLayout() } }
    }

    /// The supplementary column's preferred width as a fraction of the split's, 0...1.
    ///
    /// By default it is chosen automatically.
    open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension {
        didSet { if preferredSupplementaryColumnWidthFraction != oldValue { widthsDidChange(.supplementary) } }
    }

    /// The supplementary column's preferred width in points, which takes precedence over the fraction.
    ///
    /// By default it is chosen automatically: 320.
    open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { if preferredSupplementaryColumnWidth != oldValue { widthsDidChange(.supplementary) } }
    }

    /// The minimum width of the supplementary column in points.
    ///
    /// By default it is chosen automatically: 180.
    open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { if minimumSupplementaryColumnWidth != oldValue { viewIfLoaded?.setNeedsLayout() } }
    }

    /// The maximum width of the supplementary column in points.
    ///
    /// By default it is chosen automatically: 480.
    open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { if maximumSupplementaryColumnWidth != oldValue { viewIfLoaded?.setNeedsLayout() } }
    }

    /// The current width of the primary column in points.
    open var primaryColumnWidth: CGFloat { width(of: .primary) }

    /// The current width of the supplementary column in points.
    open var supplementaryColumnWidth: CGFloat { width(of: .supplementary) }

    // MARK: - Overrides

    open override func loadView() {
        loadColumns()
    }

    open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        switch action {
        case Self.showDetailAction, Self.showAction: true
        case Self.backAction: canGoBack
        default: super.canPerformAction(action, withSender: sender)
        }
    }

    /// Sets `vc` as the content of the secondary column, and shows that column.
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
        setViewController(vc, for: .secondary)
        show(.secondary)
    }

    /// Does the same as `showDetailViewController(_:sender:)`.
    open override func show(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
        showDetailViewController(vc, sender: sender)
    }

    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        columnSize(of: container, in: parentSize)
    }

    /// The orientations that all panes support (`R-IPAD-85`).
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        columns.compactMap { contents[$0] }.reduce(.all) { $0.intersection($1.supportedInterfaceOrientations) }
    }

    open override func shouldAutorotate(to toInterfaceOrientation: UIInterfaceOrientation) -> Bool {
        columns.compactMap { contents[$0] }.allSatisfy { $0.shouldAutorotate(to: toInterfaceOrientation) }
    }

    /// Encodes the visible columns and their widths.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeColumns(with: coder)
    }

    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodeColumns(with: coder)
    }

    open override class var actions: ActionTable {
        super.actions
            .adding(backAction, UISplitViewController.goBack)
            .adding(UINavigationController.backAction, UISplitViewController.goBackInStack)
    }

    /// The commands of the visible navigation stack are included, so that they work while nothing in it has focus.
    open override var keyCommands: [UIKeyCommand]? {
        (super.keyCommands ?? []) + backCommands + (seenStack?.keyCommands ?? [])
    }

    override var titleSources: [UIViewController] {
        isCollapsed ? viewControllers : [.secondary, .supplementary, .primary].compactMap { controllers[$0] }
    }

    override var canShareTitleBar: Bool { controllers.values.contains(where: \.canShareTitleBar) }

    override var topBarHeight: CGFloat? {
        let visible = isCollapsed ? viewControllers : (shown?.visible ?? columns).compactMap { controllers[$0] }
        return visible.compactMap(\.topBarHeight).max()
    }

    // MARK: - State

    override var restorationChildren: [UIViewController] { Column.allCases.compactMap { contents[$0] } }

    /// The children: the content of the columns, or the navigation controllers that wrap it.
    var controllers: [Column: UIViewController] = [:]
    var contents: [Column: UIViewController] = [:]
    /// The navigation controller with the combined stack in a collapsed split.
    var host: UINavigationController?
    /// The content of the other columns when they were pushed onto the combined stack.
    var merged: [Column: [UIViewController]] = [:]
    /// The visible column of a collapsed split without a combined stack.
    var topColumn = Column.secondary
    private(set) lazy var modeButton = makeModeButton()
    private(set) lazy var secondaryOnlyButton = makeSecondaryOnlyButton()
    private(set) lazy var olderPane: any SplitPaneTelling = SplitLegacyPane(split: self)
    /// The visible column at the end of the last launch, to restore when the split is next collapsed.
    var restoredTopColumn: Column?
    /// The mode chosen with `show` and `hide`, until the available space changes.
    var chosenMode: DisplayMode?
    /// The behavior at the time `chosenMode` was set.
    var chosenBehavior: SplitBehavior?
    /// The widths set by dragging the dividers.
    var draggedWidths: [Column: CGFloat] = [:]
    var shown: SplitArrangement?
    /// Finishes the previous change.
    var settle: (() -> Void)?
    var holders: [Column: SplitColumnView] = [:]
    var parts: SplitParts?
}
