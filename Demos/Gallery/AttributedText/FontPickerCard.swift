// SPDX-License-Identifier: MIT
import UIKit

/// A sample in a font that the user chooses.
final class FontPickerCard: CardView, UIFontPickerViewControllerDelegate {
    private let sample = UILabel("The quick brown fox", font: .systemFont(ofSize: 22))
    private let button = UIButton(configuration: .tinted())

    override func build() {
        addSubview(sample)
        addSubview(button)
        button.configuration?.title = "Choose Font…"
        button.addAction(UIAction { [weak self] _ in self?.presentPicker() }, for: .primaryActionTriggered)
    }

    private func presentPicker() {
        let configuration = UIFontPickerViewController.Configuration()
        configuration.includeFaces = true
        let picker = UIFontPickerViewController(configuration: configuration)
        picker.selectedFontDescriptor = sample.font.fontDescriptor
        picker.delegate = self
        window?.rootViewController?.present(picker, animated: true)
    }

    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
        guard let descriptor = viewController.selectedFontDescriptor else { return }
        sample.font = UIFont(descriptor: descriptor, size: 22)
    }

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat { 40 + 12 + 36 }

    override func layoutBody(in area: CGRect) {
        sample.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: 40)
        button.frame = CGRect(x: area.minX, y: area.minY + 52, width: min(area.width, 180), height: 36)
    }
}
