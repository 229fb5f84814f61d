// SPDX-License-Identifier: MIT
public import Foundation
internal import LayerTree

/// What a date picker looks like.
public enum UIDatePickerStyle: Int, Sendable {
    /// Fields, or wheels for what fields do not show.
    case automatic = 0
    case wheels = 1
    /// Fields that open a calendar, or wheels for the time; their parts can be changed where they are, by keys, digits
    /// and a wheel.
    case compact = 2
    /// A month to choose a day from, with a field for the time.
    case inline = 3
}

/// A control for a date, a time of day, both, or a length of time.
///
/// It sends `.valueChanged` when the user has chosen another date.
@MainActor
open class UIDatePicker: UIControl {
    /// What is chosen.
    public enum Mode: Int, Sendable {
        /// Hour and minute.
        case time = 0
        /// Day, month and year.
        case date = 1
        /// A day, and hour and minute.
        case dateAndTime = 2
        /// Hours and minutes that something takes; always by wheels.
        case countDownTimer = 3
        /// Month and year; always by wheels.
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
    }

    // MARK: - Date

    /// The date, kept between the bounds; the present moment to begin with.
    ///
    /// Setting it sends nothing.
    open var date: Date {
        get { storedDate }
        set { setDate(newValue, animated: false) }
    }

    /// Sets the date, and if `animated` lets wheels turn there; sends nothing.
    open func setDate(_ date: Date, animated: Bool) {
        guard date.timeIntervalSinceReferenceDate.isFinite else { return }
        storedDate = rules.allowed(date)
        showDate(animated: animated)
    }

    /// The earliest date; `nil`, the default, for no bound.
    ///
    /// It counts for nothing if it is after the latest.
    open var minimumDate: Date? {
        didSet { if minimumDate != oldValue { rulesDidChange() } }
    }

    /// The latest date; `nil`, the default, for no bound.
    open var maximumDate: Date? {
        didSet { if maximumDate != oldValue { rulesDidChange() } }
    }

    /// The length of time that is chosen with `countDownTimer`, in seconds: whole minutes, from one to a day less one.
    open var countDownDuration: TimeInterval {
        get { duration }
        set { setDuration(newValue) }
    }

    /// How many minutes lie between those that can be chosen; 1 by default.
    ///
    /// What does not divide 60, or is not in 1...30, is ignored.
    open var minuteInterval = 1 {
        didSet {
            if !(1...30).contains(minuteInterval) || 60 % minuteInterval != 0 { minuteInterval = oldValue }
            if minuteInterval != oldValue { rulesDidChange() }
        }
    }

    /// Whether dates between the minutes that can be chosen are shown as the one before; `true` by default.
    open var roundsToMinuteInterval = true {
        didSet { if roundsToMinuteInterval != oldValue { rulesDidChange() } }
    }

    // MARK: - Looks

    /// What is chosen; `dateAndTime` by default.
    open var datePickerMode = Mode.dateAndTime {
        didSet { if datePickerMode != oldValue { contentDidChange() } }
    }

    /// What the picker should look like; `automatic` by default.
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
        didSet { if preferredDatePickerStyle != oldValue { contentDidChange() } }
    }

    /// What the picker looks like, never `automatic`.
    public var datePickerStyle: UIDatePickerStyle { resolvedStyle }

    /// Language and customs; `nil`, the default, for the user's.
    open var locale: Locale? {
        didSet { if locale != oldValue { rulesDidChange() } }
    }

    /// The calendar that days are counted by; the user's by default, and again after `nil`.
    // UIKit's spelling: never nil when read, settable to nil.
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var calendar: Calendar! {
        get { storedCalendar ?? (locale ?? UIApplication.userLocale).calendar }
        set {
            storedCalendar = newValue
            rulesDidChange()
        }
    }

    /// The time zone that the date is shown in; `nil`, the default, for the calendar's.
    open var timeZone: TimeZone? {
        didSet { if timeZone != oldValue { rulesDidChange() } }
    }

    // MARK: - Layout

    open override var intrinsicContentSize: CGSize { chooser?.naturalSize ?? .zero }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        chooser?.frame = bounds
        passReadingDirection(to: chooser.map { [$0] } ?? [])
    }

    override func stateDidChange() {
        super.stateDidChange()
        updateChooser()
    }

    override var mayDraw: Bool { false }

    /// Tab stops at what is in the picker.
    open override var canBecomeFocused: Bool { false }

    /// Touches are for what is in the picker.
    open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }

    // MARK: - State of the concerns

    var storedDate = Date()
    var storedCalendar: Calendar?
    var duration: TimeInterval = 60
    var chooser: (any DateChooser)?
}
