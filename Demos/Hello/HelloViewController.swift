// SPDX-License-Identifier: MIT
import UIKit

/// A greeting, and a button that counts its presses.
final class HelloViewController: UIViewController {
    private let greeting = UILabel()
    private let caption = UILabel()
    private let button = UIButton(configuration: .filled())
    private var count = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Hello"
        view.backgroundColor = .systemBackground

        greeting.text = "Hello, desktop"
        greeting.font = UIFontMetrics(forTextStyle: .title1).scaledFont(for: .systemFont(ofSize: 28, weight: .bold))
        caption.font = .preferredFont(forTextStyle: .body)
        caption.textColor = .secondaryLabel
        for label in [greeting, caption] {
            label.textAlignment = .center
            label.adjustsFontForContentSizeCategory = true
            label.adjustsFontSizeToFitWidth = true
        }
        caption.accessibilityIdentifier = "count"

        button.configuration?.title = "Tap me"
        button.configuration?.buttonSize = .large
        button.addTarget(self, action: HelloViewController.tapped, for: .primaryActionTriggered)

        for subview in [greeting, caption, button] { view.addSubview(subview) }
        showCount()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let width = view.bounds.width
        // Large text needs more space.
        let growth = max(UIFontMetrics.default.scaledValue(for: 1, compatibleWith: traitCollection), 1)
        let top = (view.bounds.height / 2 - 90 * growth).rounded()
        greeting.frame = CGRect(x: 20, y: top, width: width - 40, height: 36 * growth)
        caption.frame = CGRect(x: 20, y: top + 44 * growth, width: width - 40, height: 24 * growth)
        let buttonWidth = min(180 * growth, width - 40)
        button.frame = CGRect(
            x: ((width - buttonWidth) / 2).rounded(), y: top + 100 * growth, width: buttonWidth, height: 50 * growth)
    }

    private func tapped() {
        count += 1
        showCount()
    }

    private func showCount() {
        caption.text = count == 0 ? "Not tapped yet" : "Tapped \(count) \(count == 1 ? "time" : "times")"
    }
}
