// SPDX-License-Identifier: MIT
import UIKit

final class PickersPage: PageViewController {
    override var summary: String { "Dates, times, and lists of values." }

    override func viewDidLoad() {
        title = "Pickers"
        super.viewDidLoad()
    }

    override func makeCards() -> [CardView] {
        let calendar = UIDatePicker()
        calendar.preferredDatePickerStyle = .inline
        calendar.datePickerMode = .dateAndTime
        calendar.accessibilityLabel = "Calendar"
        let wheels = UIDatePicker()
        wheels.preferredDatePickerStyle = .wheels
        wheels.datePickerMode = .date
        wheels.accessibilityLabel = "Date wheels"
        return [
            MealCard("Wheels", note: "Turn the wheels, or type to find a row."),
            DateFieldsCard("Fields", note: "Click a part, then use the arrow keys, digits, or scroll wheel."),
            PickerCard("Calendar", picker: calendar),
            PickerCard("Date wheels", picker: wheels),
        ]
    }
}

/// A card with one picker.
final class PickerCard: CardView {
    private let picker: UIView

    init(_ title: String, picker: UIView) {
        self.picker = picker
        super.init(title)
    }

    required init?(coder: NSCoder) { nil }

    override func build() { addSubview(picker) }

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat { picker.intrinsicContentSize.height }

    override func layoutBody(in area: CGRect) {
        let isLarge = traitCollection.hasLargeText
        let width = isLarge ? area.width : min(area.width, picker.intrinsicContentSize.width)
        let height = min(area.height, picker.intrinsicContentSize.height)
        picker.frame = CGRect(
            x: (area.midX - width / 2).rounded(), y: (area.midY - height / 2).rounded(), width: width, height: height)
    }
}
