// SPDX-License-Identifier: MIT
import UIKit

/// Dates written out, in languages that write them differently.
final class DateFieldsCard: ControlRowsCard {
    override func build() {
        for (name, mode, locale) in [
            ("Date and time", UIDatePicker.Mode.dateAndTime, "en_US"), ("Datum", .date, "de_DE"),
            ("日付", .date, "ja_JP"),
        ] {
            let picker = UIDatePicker()
            picker.preferredDatePickerStyle = .compact
            picker.datePickerMode = mode
            picker.locale = Locale(identifier: locale)
            add(name, picker)
        }
    }
}
