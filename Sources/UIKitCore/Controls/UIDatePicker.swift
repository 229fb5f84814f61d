// SPDX-License-Identifier: MIT
internal import AccessibilityTree
public import Foundation
internal import LayerTree

/// The appearance of a date picker.
public enum UIDatePickerStyle: Int, Sendable {
    /// `compact`, or `wheels` for modes that `compact` doesn't support.
    case automatic = 0
    /// A wheel for each component.
    case wheels = 1
    /// Fields that open a calendar, or wheels for the time. Their parts can be edited in place with the keyboard and
    /// the scroll wheel.
    case compact = 2
    /// A month calendar for choosing a day, with a field for the time.
    case inline = 3
}

/// A control for choosing a date, a time of day, both, or a duration.
///
/// It sends `.valueChanged` when the user chooses another date.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
    /// The quantity that the user chooses.
    public enum Mode: Int, Sendable {
        /// An hour and a minute.
        case time = 0
        /// A day, month, and year.
        case date = 1
        /// A day with an hour and a minute.
        case dateAndTime = 2
        /// A duration in hours and minutes. Always shown as wheels.
        case countDownTimer = 3
        /// A month and a year. Always shown as wheels.
        case yearAndMonth = 4
    }

    // MARK: - Creating

    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        prepare()
        coder.decodeInterface(self, as: UIDatePicker.self)
    }

    // MARK: - Date

    /// The selected date, limited to the bounds.
    ///
    /// It is initially the current date. Setting it doesn't send `.valueChanged`.
    open var date: Date {
        get { storedDate }
        set { setDate(newValue, animated: false) }
    }

    /// Sets the date, turning the wheels to it if `animated` is `true`.
    ///
    /// Doesn't send `.valueChanged`.
    open func setDate(_ date: Date, animated: Bool) {
        guard date.timeIntervalSinceReferenceDate.isFinite else { return }
        storedDate = rules.allowed(date)
        showDate(animated: animated)
    }

    /// The earliest date that can be chosen.
    ///
    /// `nil`, the default, sets no limit. Both bounds are ignored if this one is later than `maximumDate`.
    open var minimumDate: Date? {
        didSet { if minimumDate != oldValue { rulesDidChange() } }
    }

    /// The latest date that can be chosen.
    ///
    /// `nil`, the default, sets no limit.
    open var maximumDate: Date? {
        didSet { if maximumDate != oldValue { rulesDidChange() } }
    }

    /// The duration chosen in the `countDownTimer` mode, in seconds: a whole number of minutes, from 1 minute to 23
    /// hours and 59 minutes.
    open var countDownDuration: TimeInterval {
        get { duration }
        set { setDuration(newValue) }
    }

    /// The interval in minutes between the times that can be chosen.
    ///
    /// The default is 1, which replaces values that are outside 1...30 or don't divide 60 evenly.
    open var minuteInterval = 1 {
        didSet {
            if !(1...30).contains(minuteInterval) || 60 % minuteInterval != 0 { minuteInterval = 1 }
            if minuteInterval != oldValue { rulesDidChange() }
        }
    }

    /// Whether a time between two intervals is displayed as the earlier one.
    ///
    /// The default is `true`.
    open var roundsToMinuteInterval = true {
        didSet { if roundsToMinuteInterval != oldValue { rulesDidChange() } }
    }

    // MARK: - Appearance

    /// The quantity that the user chooses.
    ///
    /// The default is `dateAndTime`.
    open var datePickerMode = Mode.dateAndTime {
        didSet { if datePickerMode != oldValue { contentDidChange() } }
    }

    /// The style to use where the mode supports it.
    ///
    /// The default is `automatic`.
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
        didSet { if preferredDatePickerStyle != oldValue { contentDidChange() } }
    }

    /// The style in use, which is never `automatic`.
    public var datePickerStyle: UIDatePickerStyle { resolvedStyle }

    /// The locale for formatting dates.
    ///
    /// `nil`, the default, uses the user's locale.
    open var locale: Locale? {
        didSet { if locale != oldValue { rulesDidChange() } }
    }

    /// The calendar that determines the days. The default is the user's calendar; setting `nil` restores it.
    // UIKit's spelling: never nil when read, settable to nil.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var calendar: Calendar! {
        get { storedCalendar ?? (locale ?? UIApplication.userLocale).calendar }
        set {
            storedCalendar = newValue
            rulesDidChange()
        }
    }

    /// The time zone in which dates are displayed.
    ///
    /// `nil`, the default, uses the calendar's time zone.
    open var timeZone: TimeZone? {
        didSet { if timeZone != oldValue { rulesDidChange() } }
    }

    /// The center of the frame; in the compact style, that of the first field, which may be smaller.
    open override var accessibilityActivationPoint: CGPoint {
        get {
            let (point, frame) = (super.accessibilityActivationPoint, accessibilityFrame)
            guard let field = (chooser as? DateFields)?.firstField, field.window != nil,
                point == CGPoint(x: frame.midX, y: frame.midY)
            else { return point }
            return field.convert(CGPoint(x: field.bounds.midX, y: field.bounds.midY), to: nil)
        }
        set { super.accessibilityActivationPoint = newValue }
    }

    @_spi(Toolkit) open override var accessibilityDefaults: AccessibilityDefaults {
        AccessibilityDefaults(role: .datePicker)
    }

    // MARK: - Layout

    open override var intrinsicContentSize: CGSize { chooser?.naturalSize ?? .zero }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        chooser?.frame = bounds
        passReadingDirection(to: chooser.map { [$0] } ?? [])
    }

    @_spi(Toolkit) open override func adaptContent(from previousTraits: UITraitCollection) {
        super.adaptContent(from: previousTraits)
        if traitCollection[DesktopClockTrait.self] != previousTraits[DesktopClockTrait.self] { rulesDidChange() }
        let category = traitCollection.preferredContentSizeCategory
        guard category != previousTraits.preferredContentSizeCategory else { return }
        showDate(animated: false)
        invalidateIntrinsicContentSize()
    }

    override func stateDidChange() {
        super.stateDidChange()
        updateChooser()
    }

    /// Focus moves to the views inside the picker.
    open override var canBecomeFocused: Bool { false }

    /// Touches are handled by the views inside the picker.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }

    // MARK: - Internal state

    var storedDate = Date()
    var storedCalendar: Calendar?
    var duration: TimeInterval = 60
    var chooser: (any DateChooser)?
}
