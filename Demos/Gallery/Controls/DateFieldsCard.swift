// SPDX-License-Identifier: MIT
import UIKit

/// Compact date pickers in several languages.
final class DateFieldsCard: ControlRowsCard {
    override func build() {
        let hasJapanese = UIFont.systemFont(ofSize: 15).covers("日付年月")
        for (name, mode, locale) in [
            ("Date and time", UIDatePicker.Mode.dateAndTime, "en_US"), ("Datum", .date, "de_DE"),
            hasJapanese ? ("日付", .date, "ja_JP") : ("Dato", .date, "da_DK"),
        ] {
            let picker = UIDatePicker()
            picker.preferredDatePickerStyle = .compact
            picker.datePickerMode = mode
            picker.locale = Locale(identifier: locale)
            add(name, picker)
        }
    }
}
