// SPDX-License-Identifier: MIT
import UIKit

/// A transition between two images.
final class TransitionsCard: CardView {
    private static let kinds: [(name: String, there: UIView.AnimationOptions, back: UIView.AnimationOptions)] = [
        ("Flip", .transitionFlipFromRight, .transitionFlipFromLeft),
        ("Curl", .transitionCurlUp, .transitionCurlDown),
        ("Dissolve", .transitionCrossDissolve, .transitionCrossDissolve),
    ]
    private static let aspect: CGFloat = 1.5

    /// Contains only the images, because a transition applies to the whole container.
    private let container = UIView(frame: .zero)
    private let primary = UIImageView(image: Scenery.image)
    private let secondary = UIView(frame: .zero)
    private let mark = UIImageView(frame: .zero)
    private let stage = StageView(frame: .zero)
    private let kind = ChoiceControl(titles: kinds.map(\.name))
    private let button = UIButton("Transition", .filled()) { $0.buttonSize = .small }
    private var showsPrimary = true

    override func build() {
        primary.contentMode = .scaleAspectFill
        secondary.backgroundColor = .systemIndigo
        primary.accessibilityIdentifier = "primary"
        secondary.accessibilityIdentifier = "secondary"
        mark.contentMode = .center
        mark.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        secondary.addSubview(mark)
        for view in [primary, secondary] {
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.clipsToBounds = true
            view.layer.cornerRadius = 12
            view.layer.cornerCurve = .continuous
        }
        container.addSubview(primary)
        stage.addSubview(container)
        for view in [stage, kind, button] { addSubview(view) }
        button.addTarget(self, action: TransitionsCard.turn, for: .primaryActionTriggered)
    }

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat { 156 + 12 + ChoiceControl.height }
    override func minimumBodyHeight(forWidth width: CGFloat) -> CGFloat { 110 + 12 + ChoiceControl.height }
    override var stretch: CGFloat { 160 }

    override func layoutBody(in area: CGRect) {
        let y = area.maxY - ChoiceControl.height
        let width = button.sizeThatFits(.zero).width
        stage.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: y - 12 - area.minY)
        button.frame = CGRect(x: area.maxX - width, y: y, width: width, height: ChoiceControl.height)
        kind.frame = CGRect(
            x: area.minX, y: y, width: min(280, area.width - width - 12), height: ChoiceControl.height)
        let height = max(stage.bounds.height - 32, 0)
        let size = CGSize(width: (height * Self.aspect).rounded(), height: height)
        mark.image = AppMark.image(scale: traitCollection.displayScale)
        container.frame = CGRect(
            x: ((stage.bounds.width - size.width) / 2).rounded(), y: 16, width: size.width, height: size.height)
        for view in [primary, secondary] { view.frame = container.bounds }
        mark.frame = secondary.bounds
    }

    private func turn() {
        let chosen = Self.kinds[kind.selectedIndex]
        // Flips from the right, and back from the left.
        let options = showsPrimary ? chosen.there : chosen.back
        let (from, to) = showsPrimary ? (primary, secondary) : (secondary, primary as UIView)
        button.isEnabled = false
        UIView.transition(from: from, to: to, duration: 1, options: options) { [weak self] isFinished in
            self?.button.isEnabled = true
            if isFinished { self?.showsPrimary.toggle() }
        }
    }
}
