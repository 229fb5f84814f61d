// SPDX-License-Identifier: MIT
internal import Foundation

extension UIDatePicker {
    func prepare() {
        contentDidChange()
    }

    var rules: DateRules {
        var calendar = self.calendar ?? .current
        if let locale = locale ?? (storedCalendar == nil ? UIApplication.userLocale : nil) { calendar.locale = locale }
        if let timeZone { calendar.timeZone = timeZone }
        return DateRules(
            calendar: calendar, minimum: minimumDate, maximum: maximumDate, minuteInterval: minuteInterval,
            roundsToMinuteInterval: roundsToMinuteInterval)
    }

    /// The rules for durations, which are displayed as times of a 24-hour day in every locale.
    private var durationRules: DateRules {
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = locale ?? UIApplication.userLocale
        calendar.timeZone = .gmt
        return DateRules(calendar: calendar, minuteInterval: minuteInterval)
    }

    var resolvedStyle: UIDatePickerStyle {
        switch datePickerMode {
        case .countDownTimer, .yearAndMonth: .wheels
        case .time, .date, .dateAndTime: preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
        }
    }

    func contentDidChange() {
        chooser?.removeFromSuperview()
        let chooser: any DateChooser
        switch resolvedStyle {
        case .wheels: chooser = DateWheels(mode: datePickerMode)
        case .inline where datePickerMode != .time: chooser = CalendarView(showsTime: datePickerMode == .dateAndTime)
        case .inline, .compact, .automatic: chooser = DateFields(mode: datePickerMode)
        }
        chooser.onChoose = { [weak self] date in self?.userChose(date) }
        self.chooser = chooser
        addSubview(chooser)
        updateChooser()
        rulesDidChange()
    }

    /// Applies the picker's enabled state to its content.
    ///
    /// Disabling it cancels the touches there.
    func updateChooser() {
        guard let chooser, chooser.isUserInteractionEnabled != isEnabled else { return }
        chooser.alpha = isEnabled ? 1 : Theme.Control.disabledAlpha
        chooser.isUserInteractionEnabled = isEnabled
        if !isEnabled { window?.touchDelivery.cancelTouches(in: chooser) }
    }

    func rulesDidChange() {
        storedDate = rules.allowed(storedDate)
        setDuration(duration)
        showDate(animated: false)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    func showDate(animated: Bool) {
        if datePickerMode == .countDownTimer {
            let date = Date(timeIntervalSinceReferenceDate: duration)
            chooser?.show(date, rules: durationRules, animated: animated)
        } else {
            chooser?.show(storedDate, rules: rules, animated: animated)
        }
    }

    func setDuration(_ seconds: TimeInterval) {
        guard seconds.isFinite else { return }
        let step = TimeInterval(minuteInterval * 60)
        let whole = (seconds / step).rounded(.down) * step
        duration = min(max(whole, step), 86_400 - step)
        if datePickerMode == .countDownTimer { showDate(animated: false) }
    }

    private func userChose(_ date: Date) {
        // A wheel that is still turning when the picker is disabled returns to the picker's date.
        guard isEnabled else { return showDate(animated: true) }
        if datePickerMode == .countDownTimer {
            setDuration(date.timeIntervalSinceReferenceDate)
        } else {
            guard date != storedDate else { return }
            storedDate = date
        }
        sendValueChange(for: nil)
    }
}
