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
        sample.font = UIFontMetrics.default.scaledFont(for: UIFont(descriptor: descriptor, size: 22))
    }

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat { grown(40) + 12 + grown(36) }

    override func layoutBody(in area: CGRect) {
        sample.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: grown(40))
        button.frame = CGRect(
            x: area.minX, y: sample.frame.maxY + 12, width: min(area.width, grown(180)), height: grown(36))
    }
}
