// SPDX-License-Identifier: MIT
public import Foundation

/// A container of two or three columns, from the general to the particular.
///
/// In a wide window they are side by side, or some are hidden and shown on demand; in a narrow one there is one at a
/// time. The user drags the lines between columns, and brings hidden ones from the edge (`R-VC-241`, `R-VC-242`).
///
/// A split with a column style puts what is in its columns into navigation controllers, unless it is one or a tab bar
/// controller. In a narrow window their stacks are one: the primary's, with those of the others on top. In a wide one
/// each column has its own again, without what the user left meanwhile. What cannot be on a stack is shown by itself
/// there: Alt+Left, Escape and a swipe from the edge lead back from one to the other.
///
/// A split is not to be inside of a navigation or tab bar controller (`R-IPAD-81`).
open class UISplitViewController: UIViewController {
    /// Makes one of columns, which `setViewController(_:for:)` fills.
    public init(style: Style) {
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes one of two panes, which `viewControllers` gives.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        style = .unspecified
        super.init(coder: coder)
    }

    public let style: Style

    open weak var delegate: (any UISplitViewControllerDelegate)?

    // MARK: - Columns

    /// The children that are in the columns, the primary first; of one pane's style, two are to be set.
    ///
    /// Where there is room for one column only, this is the one that is seen.
    open var viewControllers: [UIViewController] {
        get { isCollapsed ? [controllers[seenColumn]].compactMap(\.self) : columns.compactMap { controllers[$0] } }
        set { setPanes(newValue) }
    }

    /// The controller that was put into `column`.
    open func viewController(for column: Column) -> UIViewController? { contents[column] }

    /// Puts `vc` into `column`, in the place of what was there; `nil` empties it.
    open func setViewController(_ vc: UIViewController?, for column: Column) {
        put(vc, into: column)
    }

    /// Shows `column`, animated where the split is seen; where there is room for one column only, in place of the other.
    open func show(_ column: Column) {
        reveal(column)
    }

    /// Hides `column`; where there is room for one column only, the one before it is shown.
    open func hide(_ column: Column) {
        conceal(column)
    }

    /// Whether there is room for one column only.
    public internal(set) var isCollapsed = false

    // MARK: - Display modes

    /// Which columns are seen besides the secondary, and how.
    public internal(set) var displayMode = DisplayMode.secondaryOnly

    /// How columns should be seen; by default as the room allows.
    open var preferredDisplayMode = DisplayMode.automatic {
        didSet { if preferredDisplayMode != oldValue { preferencesDidChange() } }
    }

    /// What columns that come do to the secondary; by default as the room allows.
    open var preferredSplitBehavior = SplitBehavior.automatic {
        didSet { if preferredSplitBehavior != oldValue { preferencesDidChange() } }
    }

    /// What columns that come do to the secondary now.
    open var splitBehavior: SplitBehavior { room.behavior(preferredSplitBehavior) }

    /// Whether the user brings hidden columns by a swipe from the edge, and sends them away by one; `true` by default.
    open var presentsWithGesture = true {
        didSet {
            guard presentsWithGesture != oldValue else { return }
            updateGestures()
            updateModeButton()
        }
    }

    /// The side of the primary column; leading by default.
    open var primaryEdge = PrimaryEdge.leading {
        didSet { if primaryEdge != oldValue { viewIfLoaded?.setNeedsLayout() } }
    }

    /// Whether the bar beside the primary column has a button that shows and hides it.
    open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic {
        didSet { if displayModeButtonVisibility != oldValue { updateModeButton() } }
    }

    /// Shows the primary column, or hides it.
    ///
    /// A split with a column style puts it into the bar of the column beside the primary by itself. In one without, put
    /// it into the navigation item of the second pane. It is hidden where there is room for one column only.
    open var displayModeButtonItem: UIBarButtonItem { modeButton }

    /// Whether the bar of the secondary has a button that hides the other columns, in a split of three; `false` by
    /// default.
    ///
    /// They come back by the button for the display mode, which takes its place.
    open var showsSecondaryOnlyButton = false {
        didSet { if showsSecondaryOnlyButton != oldValue { updateModeButton() } }
    }

    // MARK: - Widths

    /// The primary column's width as a share of the split's, 0...1; the system's choice by default.
    open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
        didSet { if preferredPrimaryColumnWidthFraction != oldValue { widthsDidChange(.primary) } }
    }

    /// The primary column's width in points, before the share; the system's choice, 320, by default.
    open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { if preferredPrimaryColumnWidth != oldValue { widthsDidChange(.primary) } }
    }

    /// The least width of the primary column, in points; 180 by default.
    open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { if minimumPrimaryColumnWidth != oldValue { viewIfLoaded?.setNeedsLayout() } }
    }

    /// The greatest width of the primary column, in points; 480 by default.
    open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { if maximumPrimaryColumnWidth != oldValue { viewIfLoaded?.setNeedsLayout() } }
    }

    /// The supplementary column's width as a share of the split's, 0...1; the system's choice by default.
    open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension {
        didSet { if preferredSupplementaryColumnWidthFraction != oldValue { widthsDidChange(.supplementary) } }
    }

    /// The supplementary column's width in points, before the share; the system's choice, 320, by default.
    open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { if preferredSupplementaryColumnWidth != oldValue { widthsDidChange(.supplementary) } }
    }

    /// The least width of the supplementary column, in points; 180 by default.
    open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { if minimumSupplementaryColumnWidth != oldValue { viewIfLoaded?.setNeedsLayout() } }
    }

    /// The greatest width of the supplementary column, in points; 480 by default.
    open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { if maximumSupplementaryColumnWidth != oldValue { viewIfLoaded?.setNeedsLayout() } }
    }

    /// The primary column's width now, in points.
    open var primaryColumnWidth: CGFloat { width(of: .primary) }

    /// The supplementary column's width now, in points.
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

    /// Puts `vc` into the secondary column, and shows that.
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, showDetail: vc, sender: sender) == true { return }
        setViewController(vc, for: .secondary)
        show(.secondary)
    }

    /// As `showDetailViewController(_:sender:)`.
    open override func show(_ vc: UIViewController, sender: Any?) {
        if delegate?.splitViewController(self, show: vc, sender: sender) == true { return }
        showDetailViewController(vc, sender: sender)
    }

    open override func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        columnSize(of: container, in: parentSize)
    }

    /// Those that all panes can be in (`R-IPAD-85`).
    open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        columns.compactMap { contents[$0] }.reduce(.all) { $0.intersection($1.supportedInterfaceOrientations) }
    }

    open override func shouldAutorotate(to toInterfaceOrientation: UIInterfaceOrientation) -> Bool {
        columns.compactMap { contents[$0] }.allSatisfy { $0.shouldAutorotate(to: toInterfaceOrientation) }
    }

    /// Keeps which columns are seen, and their widths.
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

    /// Those of the stack that is seen are here too, for keys that come while nothing in it has the focus.
    open override var keyCommands: [UIKeyCommand]? {
        (super.keyCommands ?? []) + backCommands + (seenStack?.keyCommands ?? [])
    }

    override var titleSources: [UIViewController] {
        isCollapsed ? viewControllers : [.secondary, .supplementary, .primary].compactMap { controllers[$0] }
    }

    // MARK: - State

    override var restorationChildren: [UIViewController] { Column.allCases.compactMap { contents[$0] } }

    /// The children: what was put into the columns, or the stacks around it.
    var controllers: [Column: UIViewController] = [:]
    var contents: [Column: UIViewController] = [:]
    /// The stack that stands for all columns where there is room for one only.
    var host: UINavigationController?
    /// What the columns other than the host's had when they were put on top of its stack.
    var merged: [Column: [UIViewController]] = [:]
    /// Where there is room for one only and no host.
    var topColumn = Column.secondary
    private(set) lazy var modeButton = makeModeButton()
    private(set) lazy var secondaryOnlyButton = makeSecondaryOnlyButton()
    private(set) lazy var olderPane: any SplitPaneTelling = SplitLegacyPane(split: self)
    /// The one at the end of the last launch, until there is room for one only again.
    var restoredTopColumn: Column?
    /// What `show` and `hide` made of the mode, until the room is another.
    var chosenMode: DisplayMode?
    /// The behavior that `chosenMode` was chosen under.
    var chosenBehavior: SplitBehavior?
    /// Widths that the user gave by dragging.
    var draggedWidths: [Column: CGFloat] = [:]
    var shown: SplitArrangement?
    /// Ends what the last change began.
    var settle: (() -> Void)?
    var holders: [Column: SplitColumnView] = [:]
    var parts: SplitParts?
}
