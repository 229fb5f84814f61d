// SPDX-License-Identifier: MIT
import UIKit

/// A picker with two components, and the combination that is selected.
final class MealCard: CardView, UIPickerViewDataSource, UIPickerViewAccessibilityDelegate {
    private static let height: CGFloat = 170
    private static let names = ["Staple", "Topping"]
    private static let words = [
        ["Soba", "Udon", "Ramen", "Rice", "Toast", "Porridge", "Potatoes", "Pasta"],
        ["Mushrooms", "Tofu", "Egg", "Salmon", "Tomatoes", "Spinach", "Cheese", "Ginger", "Leek"],
    ]

    private let picker = UIPickerView(frame: .zero)
    private let result = UILabel("", font: .systemFont(ofSize: 13), color: .secondaryLabel, lines: 0)

    override func build() {
        picker.dataSource = self
        picker.delegate = self
        picker.selectRow(2, inComponent: 0, animated: false)
        picker.selectRow(3, inComponent: 1, animated: false)
        result.textAlignment = .center
        addSubview(picker)
        addSubview(result)
        tell()
    }

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat {
        guard traitCollection.hasLargeText else { return Self.height }
        return picker.intrinsicContentSize.height + resultHeight(forWidth: width)
    }

    override func minimumBodyHeight(forWidth width: CGFloat) -> CGFloat {
        traitCollection.hasLargeText ? bodyHeight(forWidth: width) : 120
    }

    /// The height of the longest result, so that the card's height doesn't depend on the selection.
    private func resultHeight(forWidth width: CGFloat) -> CGFloat {
        guard traitCollection.hasLargeText else { return grown(18) }
        let text = Self.words.compactMap { words in words.max { $0.count < $1.count } }.joined(separator: " with ")
        let label = UILabel(text, font: .systemFont(ofSize: 13), lines: 0)
        return label.height(forWidth: width)
    }

    override func layoutBody(in area: CGRect) {
        let height = resultHeight(forWidth: area.width)
        (result.frame, picker.frame) = area.divided(atDistance: height, from: .maxYEdge)
    }

    private func tell() {
        let words = zip(Self.words, 0...).map { $0[picker.selectedRow(inComponent: $1)] }
        result.text = words.joined(separator: " with ").lowercased()
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { Self.words.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        Self.words[component].count
    }

    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        Self.words[component][row]
    }

    func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? {
        Self.names[component]
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        tell()
    }
}
