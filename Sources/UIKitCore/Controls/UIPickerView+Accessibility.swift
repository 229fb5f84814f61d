// SPDX-License-Identifier: MIT
internal import Foundation

extension UIPickerView {
    private var describer: (any UIPickerViewAccessibilityDelegate)? {
        delegate as? any UIPickerViewAccessibilityDelegate
    }

    func accessibilityTitle(of component: Int) -> String? {
        describer?.pickerView(self, accessibilityAttributedLabelForComponent: component)?.string
            ?? describer?.pickerView(self, accessibilityLabelForComponent: component)
    }

    func accessibilityHelp(of component: Int) -> String? {
        describer?.pickerView(self, accessibilityAttributedHintForComponent: component)?.string
            ?? describer?.pickerView(self, accessibilityHintForComponent: component)
    }

    func accessibilityInputLabels(of component: Int) -> [String] {
        let attributed = describer?.pickerView(self, accessibilityAttributedUserInputLabelsForComponent: component)
        if let attributed, !attributed.isEmpty { return attributed.map(\.string) }
        return describer?.pickerView(self, accessibilityUserInputLabelsForComponent: component) ?? []
    }

    /// Returns the text of a row: its title, or that of its view.
    func accessibilityValue(row: Int, component: Int, view: UIView?) -> String? {
        if let title = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component)?.string
            ?? delegate?.pickerView(self, titleForRow: row, forComponent: component)
        {
            return title
        }
        guard let view else { return nil }
        if let label = view.accessibilityLabel { return label }
        let texts = view.subviews.compactMap(\.accessibilityLabel)
        return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }
}

extension UIView {
    /// The name of the date picker that contains the view; `nil` without one.
    var datePickerLabel: String? {
        sequence(first: self, next: \.superview).first { $0 is UIDatePicker }?.accessibilityLabel
    }
}
