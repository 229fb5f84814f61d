// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics

extension Theme {
    /// Date pickers.
    enum DatePicker {
        // The wheels style.
        static let wheelsSize = CGSize(width: 320, height: 216)
        static let timeWheelsSize = CGSize(width: 220, height: 216)
        static let titleInsets = NSDirectionalEdgeInsets(top: 0, leading: 8, bottom: 0, trailing: 8)
        static let monthWidth: CGFloat = 136
        static let shortMonthWidth: CGFloat = 84
        static let dayWidth: CGFloat = 52
        static let yearWidth: CGFloat = 76
        static let weekdayWidth: CGFloat = 138
        static let hourWidth: CGFloat = 52
        static let periodWidth: CGFloat = 58
        static let durationWidth: CGFloat = 110
        /// The number of repetitions of hours, minutes, days, and months on a wheel.
        static let rounds = 200
        /// The number of days on the wheel before and after the selected one.
        static let dayReach = 10_000

        // The inline calendar.
        static let calendarWidth: CGFloat = 320
        static let headerHeight: CGFloat = 40
        static let weekdayHeight: CGFloat = 24
        static let weekHeight: CGFloat = 40
        static let timeRowHeight: CGFloat = 48
        static let margin: CGFloat = 8
        static let dayDisc: CGFloat = 36
        static let dayFontSize: CGFloat = 18
        static let weekdayFontSize: CGFloat = 12
        static let chevronSide: CGFloat = 14
        static let chevronWidth: CGFloat = 2.25
        static let chevronTarget: CGFloat = 40
        /// The opacity of the background of the selected day, unless it is today.
        static let chosenAlpha: CGFloat = 0.16
        static let monthDuration: TimeInterval = 0.25

        // The compact fields.
        static let fieldHeight: CGFloat = 34
        static let fieldPadding: CGFloat = 10
        static let fieldGap: CGFloat = 8
        static let fieldRadius: CGFloat = 8
        static let fieldFontSize: CGFloat = 17
        /// The margin around the content of a field's popup.
        static let popupMargin: CGFloat = 8
        static let field = Palette.tertiaryFill
        static let partRadius: CGFloat = 5
        /// The maximum interval, in seconds, between digits typed as one number.
        static let typingInterval: TimeInterval = 1.5

        // Large text.
        /// The maximum preferred width, which fits into the narrowest windows.
        static let maximumWidth: CGFloat = 368
        /// The maximum size of a number as a fraction of the size of its day.
        static let maximumDayFontShare: CGFloat = 0.62
        /// The maximum size of a weekday as a fraction of the width of its column.
        static let maximumWeekdayFontShare: CGFloat = 0.5
        /// The line height of weekdays in multiples of their font size.
        static let weekdayLineHeight: CGFloat = 1.5

        /// Returns a preferred width, enlarged for large text up to the maximum.
        static func widened(_ width: CGFloat, for traits: UITraitCollection) -> CGFloat {
            min(Theme.Text.widened(width, for: traits), maximumWidth)
        }
    }
}
