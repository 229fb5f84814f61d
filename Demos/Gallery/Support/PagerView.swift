// SPDX-License-Identifier: MIT
import UIKit

/// The sheet number, and buttons for the previous and the next sheet.
final class PagerView: UIView {
    static let size = CGSize(width: 132, height: 32)

    var onStep: ((Int) -> Void)?

    private let place = UILabel(
        "", font: .systemFont(ofSize: 13, weight: .medium), color: .secondaryLabel)
    private let backButton = UIButton(configuration: .gray())
    private let forwardButton = UIButton(configuration: .gray())

    override init(frame: CGRect) {
        super.init(frame: frame)
        backButton.accessibilityLabel = "Previous cards"
        forwardButton.accessibilityLabel = "More cards"
        backButton.addAction(UIAction { [weak self] _ in self?.onStep?(-1) }, for: .primaryActionTriggered)
        forwardButton.addAction(UIAction { [weak self] _ in self?.onStep?(1) }, for: .primaryActionTriggered)
        for view in [place, backButton, forwardButton] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    func show(_ number: Int, of count: Int) {
        place.text = "\(number) of \(count)"
        backButton.isEnabled = number > 1
        forwardButton.isEnabled = number < count
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side: CGFloat = 32
        for (button, icon) in [
            (backButton, isMirrored ? Icon.next : .previous), (forwardButton, isMirrored ? .previous : .next),
        ] {
            var configuration = UIButton.Configuration.gray()
            configuration.image = icon.image(scale: traitCollection.displayScale)
            configuration.baseForegroundColor = .label
            configuration.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 6, bottom: 6, trailing: 6)
            button.configuration = configuration
        }
        forwardButton.frame = CGRect(x: bounds.width - side, y: 0, width: side, height: side)
        backButton.frame = CGRect(x: forwardButton.frame.minX - 4 - side, y: 0, width: side, height: side)
        place.frame = CGRect(x: 0, y: 6, width: backButton.frame.minX - 12, height: 20)
        place.textAlignment = isMirrored ? .left : .right
        mirrorIfNeeded([place, backButton, forwardButton])
    }
}
