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
        greeting.font = .systemFont(ofSize: 28, weight: .bold)
        greeting.textAlignment = .center
        caption.font = .systemFont(ofSize: 17)
        caption.textColor = .secondaryLabel
        caption.textAlignment = .center
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
        let top = (view.bounds.height / 2 - 90).rounded()
        greeting.frame = CGRect(x: 20, y: top, width: width - 40, height: 36)
        caption.frame = CGRect(x: 20, y: top + 44, width: width - 40, height: 24)
        button.frame = CGRect(x: ((width - 180) / 2).rounded(), y: top + 100, width: 180, height: 50)
    }

    private func tapped() {
        count += 1
        showCount()
    }

    private func showCount() {
        caption.text = count == 0 ? "Not tapped yet" : "Tapped \(count) \(count == 1 ? "time" : "times")"
    }
}
