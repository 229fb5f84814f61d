// SPDX-License-Identifier: MIT
import UIKit

/// Symbols whose parts show a value, which a slider changes.
final class SymbolValuesCard: CardView {
    private static let names = ["wifi", "speaker.wave.3", "cellularbars", "touchid"]
    private static let height: CGFloat = 56

    private let views: [UIImageView] = names.map { _ in
        let view = UIImageView(frame: .zero)
        view.contentMode = .center
        return view
    }
    private let slider = UISlider(frame: .zero)

    override func build() {
        slider.value = 0.5
        slider.accessibilityLabel = "Value"
        slider.addAction(UIAction { [weak self] _ in self?.showValue() }, for: .valueChanged)
        for view in views { addSubview(view) }
        addSubview(slider)
        showValue()
    }

    private func showValue() {
        for (view, name) in zip(views, Self.names) {
            view.image = UIImage(
                systemName: name, variableValue: Double(slider.value),
                configuration: UIImage.SymbolConfiguration(pointSize: 30))
        }
    }

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat { Self.height + 12 + 32 }

    override func layoutBody(in area: CGRect) {
        let width = (area.width / CGFloat(views.count)).rounded(.down)
        for (index, view) in views.enumerated() {
            view.frame = CGRect(x: area.minX + CGFloat(index) * width, y: area.minY, width: width, height: Self.height)
        }
        slider.frame = CGRect(x: area.minX, y: area.minY + Self.height + 12, width: area.width, height: 32)
    }
}
