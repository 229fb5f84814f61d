// SPDX-License-Identifier: MIT
internal import AccessibilityTree
public import Foundation
internal import LayerTree

/// A row of segments, of which one is selected, or which act as buttons in a momentary control.
///
/// A touch selects the segment on which it ends; the selection can also be dragged to another segment. The arrow keys
/// select the neighboring segments, Home and End the first and the last. An index beyond the last segment refers to the
/// last one. At accessibility text sizes, a long press shows the segment's title or image in the large content viewer.
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
    /// The index that represents no segment.
    public static let noSegment = -1

    // MARK: - Creating

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Creates a control of its natural size with a segment for each item: a `String`, a `UIImage`, or a `UIAction`.
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        for item in items ?? [] { append(item) }
        sizeToFit()
        fittedSize = bounds.size
    }

    /// Creates a control with a segment for each action.
    ///
    /// An action's image takes precedence over its title.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        for action in actions { append(action) }
        if frame.size == .zero { sizeToFit() }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        coder.decodeInterface(self, as: UISegmentedControl.self)
    }

    // MARK: - Segments

    /// The number of segments.
    public var numberOfSegments: Int { segments.count }

    /// Inserts a segment before the one at `segment`, or at the end.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(at: segment, animated: animated) { $0.content.title = title }
    }

    /// Inserts a segment before the one at `segment`, or at the end.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(at: segment, animated: animated) { $0.content.image = image }
    }

    /// Inserts a segment that performs `action` when it is selected, before the one at `segment`, or at the end.
    ///
    /// An existing segment with an action of the same identifier is removed first.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        let present = segmentIndex(identifiedBy: action.identifier)
        if present != NSNotFound { removeSegment(at: present, animated: animated) }
        insert(at: segment, animated: animated) { $0.take(action) }
    }

    /// Removes a segment.
    ///
    /// If it was selected, no segment is selected afterward.
    open func removeSegment(at segment: Int, animated: Bool) {
        remove(at: segment, animated: animated)
    }

    /// Removes all segments.
    open func removeAllSegments() {
        removeAll()
    }

    /// Sets the action to perform when the segment is selected.
    ///
    /// Its image or title becomes the segment's content.
    open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
        view(at: segment)?.take(action)
        contentDidChange()
    }

    /// Returns the action of a segment, or `nil` if it has none.
    open func actionForSegment(at segment: Int) -> UIAction? { view(at: segment)?.action }

    /// Returns the index of the segment with the identified action, or `NSNotFound` if there is none.
    open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
        segments.firstIndex { $0.action?.identifier == actionIdentifier } ?? NSNotFound
    }

    /// Sets the title of a segment, replacing its image.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        change(segment) {
            $0.title = title
            $0.image = nil
        }
    }

    /// Returns the title of a segment, or `nil` if it has none.
    open func titleForSegment(at segment: Int) -> String? {
        view(at: segment).flatMap { $0.content.image == nil ? $0.content.title : nil }
    }

    /// Sets the image of a segment, replacing its title.
    ///
    /// It has the text color unless its rendering mode is `alwaysOriginal`.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        change(segment) {
            $0.image = image
            $0.title = nil
        }
    }

    /// Returns the image of a segment, or `nil` if it has none.
    open func imageForSegment(at segment: Int) -> UIImage? { view(at: segment)?.content.image }

    /// Sets the width of a segment in points.
    ///
    /// At 0, the default, it shares what the other segments leave.
    open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
        change(segment) { $0.width = width.isFinite ? max(width, 0) : 0 }
    }

    /// Returns the width set for a segment in points; 0 if none was set.
    open func widthForSegment(at segment: Int) -> CGFloat { view(at: segment)?.content.width ?? 0 }

    /// Sets the offset of a segment's content from its center, in points.
    open func setContentOffset(_ offset: CGSize, forSegmentAt segment: Int) {
        change(segment) { $0.offset = offset }
    }

    /// Returns the offset of a segment's content in points.
    open func contentOffsetForSegment(at segment: Int) -> CGSize { view(at: segment)?.content.offset ?? .zero }

    /// Sets whether the user can select a segment.
    ///
    /// All segments are enabled by default.
    open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
        change(segment) { $0.isEnabled = enabled }
    }

    /// Returns whether the user can select a segment.
    open func isEnabledForSegment(at segment: Int) -> Bool { view(at: segment)?.content.isEnabled ?? false }

    // MARK: - Selection

    /// The index of the selected segment.
    ///
    /// The default is `noSegment`; invalid indices set that as well. Setting it doesn't send `.valueChanged`. In a
    /// momentary control it is set only while actions are performed.
    open var selectedSegmentIndex: Int {
        get { storedSelection ?? Self.noSegment }
        set { select(newValue) }
    }

    /// Whether segments act as buttons that don't stay selected.
    ///
    /// The default is `false`.
    open var isMomentary = false {
        didSet {
            guard isMomentary != oldValue else { return }
            storedSelection = nil
            setNeedsLayout()
        }
    }

    // MARK: - Appearance

    /// Whether segments without a width of their own are sized by their content.
    ///
    /// `false`, the default, makes them all as wide as the widest.
    open var apportionsSegmentWidthsByContent = false {
        didSet { if apportionsSegmentWidthsByContent != oldValue { contentDidChange() } }
    }

    /// The color of the selected segment's background.
    ///
    /// `nil`, the default, uses white, or a gray in the dark style.
    open var selectedSegmentTintColor: UIColor? {
        didSet { if selectedSegmentTintColor != oldValue { setNeedsLayout() } }
    }

    /// Sets the text attributes of titles in `state`.
    ///
    /// States without attributes use those of `normal`.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        titleAttributes[state] = attributes
        contentDidChange()
    }

    /// Returns the title attributes set for exactly that state.
    open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }

    // MARK: - Layout

    open override var intrinsicContentSize: CGSize { naturalSize }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        showLooks()
    }

    @_spi(Toolkit) open override func adaptContent(from previousTraits: UITraitCollection) {
        super.adaptContent(from: previousTraits)
        let category = traitCollection.preferredContentSizeCategory
        guard category != previousTraits.preferredContentSizeCategory else { return }
        invalidateIntrinsicContentSize()
        // A control that was created at its natural size keeps it.
        guard let fittedSize, bounds.size == fittedSize else { return }
        sizeToFit()
        self.fittedSize = bounds.size
    }

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
        finishTracking(chooses: touch != nil, for: event)
    }

    open override func cancelTracking(with event: UIEvent?) {
        super.cancelTracking(with: event)
        finishTracking(chooses: false, for: event)
    }

    override func adjust(with key: UIKey, for event: UIEvent?) -> Bool {
        keyPressed(key.keyCode, for: event)
    }

    @_spi(Toolkit) open override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(role: .group, states: .horizontal)
    }

    @_spi(Toolkit) open override func standardToolTip(at point: CGPoint) -> UIToolTipConfiguration? {
        guard let index = segmentIndex(at: point.x), segments[index].content.image != nil,
            let text = segments[index].accessibilityLabel, !text.isEmpty
        else { return nil }
        return UIToolTipConfiguration(toolTip: text, in: segments[index].frame)
    }

    override func largeContentItem(at point: CGPoint) -> (any UILargeContentViewerItem)? {
        segmentIndex(at: point.x).map { segments[$0] } ?? super.largeContentItem(at: point)
    }

    // MARK: - Internal state

    /// A touch on the segments.
    struct Press {
        /// The segment under the touch; `nil` while it is outside.
        var index: Int?
        /// Whether the touch began on the selected segment and drags the selection.
        let dragsSelection: Bool
    }

    var segments: [SegmentView] = []
    var dividers: [UIView] = []
    var storedSelection: Int?
    /// The natural size for which the initializer set the bounds.
    private var fittedSize: CGSize?
    var pressState: Press?
    /// The segment under the pointer.
    var hoveredIndex: Int?
    /// The segment of a momentary control that Space presses.
    var keyIndex: Int?
    var titleAttributes: [State: [NSAttributedString.Key: Any]] = [:]
    let background = UIView(frame: .zero)
    let pill = ThumbView()

    @_spi(Toolkit) open override var preventsTapsOfAncestors: Bool { true }
}
