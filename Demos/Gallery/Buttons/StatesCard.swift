// SPDX-License-Identifier: MIT
import UIKit

/// A counter, a toggle, and a button that disables the counter.
final class StatesCard: ButtonCard {
    private let counter = UIButton("Count: 0", .filled())
    private let favorite = UIButton("Favorite", .gray())
    private let locked = UIButton("Lock", .bordered())
    private var count = 0

    override var buttons: [UIButton] { [counter, favorite, locked] }

    override func build() {
        super.build()
        counter.accessibilityIdentifier = "counter"
        counter.addTarget(self, action: StatesCard.countUp, for: .primaryActionTriggered)
        favorite.addTarget(self, action: StatesCard.toggle, for: .primaryActionTriggered)
        locked.addTarget(self, action: StatesCard.lockCounter, for: .primaryActionTriggered)
        favorite.configurationUpdateHandler = { button in
            let icon: Icon = button.isSelected ? .starFilled : .star
            button.configuration?.image = icon.image(scale: button.traitCollection.displayScale)
            button.configuration?.baseForegroundColor = button.isSelected ? .systemOrange : .label
        }
    }

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat {
        favorite.updateConfiguration()
        return super.bodyHeight(forWidth: width)
    }

    private func countUp() {
        count += 1
        counter.configuration?.title = "Count: \(count)"
        setNeedsLayout()
    }

    private func toggle() {
        favorite.isSelected.toggle()
    }

    private func lockCounter() {
        counter.isEnabled.toggle()
        locked.configuration?.title = counter.isEnabled ? "Lock" : "Unlock"
        setNeedsLayout()
    }
}
