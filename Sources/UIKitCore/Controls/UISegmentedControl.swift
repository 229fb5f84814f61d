// SPDX-License-Identifier: MIT
public import Foundation
internal import LayerTree

/// A row of segments of which one is chosen, or, if it is momentary, each of which is a button.
///
/// A touch chooses a segment when it ends there; the chosen one can be dragged to another. The arrow keys choose the
/// neighbours, Home and End the first and the last. The methods that take an index take one beyond the last segment for
/// the last.
@MainActor
open class UISegmentedControl: UIControl {
    /// The index of no segment.
    public static let noSegment = -1

    // MARK: - Creating

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Makes a control as large as it needs to be, with a segment for each item: a `String`, a `UIImage` or a `UIAction`.
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        for item in items ?? [] { append(item) }
        sizeToFit()
    }

    /// Makes a control with a segment for each action; an action's image is preferred to its title.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for action in actions { append(action) }
        if frame.size == .zero { sizeToFit() }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
    }

    // MARK: - Segments

    public var numberOfSegments: Int { segments.count }

    /// Adds a segment in front of the one at `segment`, or at the end.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(at: segment, animated: animated) { $0.content.title = title }
    }

    /// Adds a segment in front of the one at `segment`, or at the end.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(at: segment, animated: animated) { $0.content.image = image }
    }

    /// Adds a segment that performs `action` when it is chosen, in front of the one at `segment`, or at the end.
    ///
    /// A segment that has an action of the same identifier is removed first.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        let present = segmentIndex(identifiedBy: action.identifier)
        if present != NSNotFound { removeSegment(at: present, animated: animated) }
        insert(at: segment, animated: animated) { $0.take(action) }
    }

    /// Takes a segment away; if it was chosen, none is chosen afterwards.
    open func removeSegment(at segment: Int, animated: Bool) {
        remove(at: segment, animated: animated)
    }

    open func removeAllSegments() {
        removeAll()
    }

    /// Has the segment perform `action` when it is chosen, and look as it says.
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        view(at: segment)?.take(action)
        contentDidChange()
    }

    open func actionForSegment(at segment: Int) -> UIAction? { view(at: segment)?.action }

    /// The index of the segment with an action of that identifier; `NSNotFound` if there is none.
    open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
    }

    /// Shows a title in the segment, in place of an image.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        change(segment) {
            $0.title = title
            $0.image = nil
        }
    }

    open func titleForSegment(at segment: Int) -> String? {
        view(at: segment).flatMap { $0.content.image == nil ? $0.content.title : nil }
    }

    /// Shows an image in the segment, in place of a title; unless it is to be shown as it is, it takes the text's colour.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        change(segment) {
            $0.image = image
            $0.title = nil
        }
    }

    open func imageForSegment(at segment: Int) -> UIImage? { view(at: segment)?.content.image }

    /// Gives the segment a width in points; 0, the default, has it share what the others leave.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        change(segment) { $0.width = width.isFinite ? max(width, 0) : 0 }
    }

    open func widthForSegment(at segment: Int) -> CGFloat { view(at: segment)?.content.width ?? 0 }

    /// Moves what the segment shows away from its middle, in points.
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
        change(segment) { $0.offset = offset }
    }

    open func contentOffsetForSegment(at segment: Int) -> CGSize { view(at: segment)?.content.offset ?? .zero }

    /// Whether the user can choose the segment; all can by default.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        change(segment) { $0.isEnabled = enabled }
    }

    open func isEnabledForSegment(at segment: Int) -> Bool { view(at: segment)?.content.isEnabled ?? false }

    // MARK: - Choice

    /// The chosen segment; `noSegment` by default, and again after an index that there is no segment for.
    ///
    /// Setting it sends nothing. Of a momentary control it tells the segment only while actions are performed.
    open var selectedSegmentIndex: Int {
        get { storedSelection ?? Self.noSegment }
        set { select(newValue) }
    }

    /// Whether segments are buttons that do not stay pressed; `false` by default.
    open var isMomentary = false {
        didSet {
            guard isMomentary != oldValue else { return }
            storedSelection = nil
            setNeedsLayout()
        }
    }

    // MARK: - Looks

    /// Whether segments without a width of their own are as wide as what they show asks for; `false`, the default, makes
    /// them all as wide as the widest.
    open var apportionsSegmentWidthsByContent = false {
        didSet { if apportionsSegmentWidthsByContent != oldValue { contentDidChange() } }
    }

    /// The colour behind the chosen segment; `nil`, the default, for white, or a grey in dark surroundings.
    open var selectedSegmentTintColor: UIColor? {
        didSet { if selectedSegmentTintColor != oldValue { setNeedsLayout() } }
    }

    /// Sets the looks of titles in `state`; a state without any has those of the normal state.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        titleAttributes[state] = attributes
        contentDidChange()
    }

    open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }

    // MARK: - Layout

    open override var intrinsicContentSize: CGSize { naturalSize }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        showLooks()
    }

    override var mayDraw: Bool { false }
    override var isPressedByKeys: Bool { false }
    override var focusRingCornerRadius: CGFloat { Theme.Segmented.cornerRadius }

    // MARK: - Tracking

    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        press(touch)
    }

    open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        follow(touch)
        return true
    }

    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        letGo(chooses: touch != nil, for: event)
    }

    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        letGo(chooses: false, for: event)
    }

    override func adjust(with key: UIKey, for event: UIEvent?) -> Bool {
        keyPressed(key.keyCode, for: event)
    }

    // MARK: - State of the concerns

    /// A touch on the segments.
    struct Press {
        /// The segment under the touch; `nil` while it is outside.
        var index: Int?
        /// Whether the touch took hold of the chosen segment.
        let dragsSelection: Bool
    }

    var segments: [SegmentView] = []
    var dividers: [UIView] = []
    var storedSelection: Int?
    var pressState: Press?
    /// The segment under the pointer.
    var hoveredIndex: Int?
    /// The segment of a momentary control that the Space key would press.
    var keyIndex: Int?
    var titleAttributes: [State: [NSAttributedString.Key: Any]] = [:]
    let background = UIView(frame: .zero)
    let pill = ThumbView()
}
