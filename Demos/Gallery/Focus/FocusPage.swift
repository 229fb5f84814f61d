// SPDX-License-Identifier: MIT
import UIKit

final class FocusPage: PageViewController {
    override var summary: String { "Keyboard navigation: Tab moves between groups, arrow keys within a group." }

    private let log = LogCard("Focus updates", note: "The previous item, the next item, and the heading.")

    override func viewDidLoad() {
        title = "Focus"
        super.viewDidLoad()
    }

    override func makeCards() -> [CardView] {
        [
            OrderOfReadingCard("Reading order", note: "Line by line, from the leading edge."),
            FocusGroupCard("Focus group", note: "One stop for Tab. Arrow keys move within it."),
            FocusGuideCard("Focus guide", note: "Press Right Arrow on Start to focus Goal."),
            FocusEffectsCard("Focus effects", note: "Around the whole button, a part, or a path; inside; or none."),
            log,
        ]
    }

    override func didUpdateFocus(
        in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
    ) {
        super.didUpdateFocus(in: context, with: coordinator)
        func name(_ view: UIView?) -> String {
            (view as? UIButton)?.configuration?.title ?? view?.accessibilityLabel
                ?? (view == nil ? "nothing" : "a view")
        }
        log.append(
            "\(name(context.previouslyFocusedView)) to \(name(context.nextFocusedView))\(context.focusHeading.words)")
    }
}

extension UIFocusHeading {
    fileprivate var words: String {
        switch self {
        case .next: " (next)"
        case .previous: " (previous)"
        case .up: " (up)"
        case .down: " (down)"
        case .left: " (left)"
        case .right: " (right)"
        default: ""
        }
    }
}

/// Buttons, a field, and a switch in reading order.
final class OrderOfReadingCard: CardView {
    private let parts: [UIView] = [
        UIButton("First", .gray()), UIButton("Second", .gray()), UITextField("Third"), UIButton("Fourth", .tinted()),
    ]

    override func build() {
        for part in parts { addSubview(part) }
    }

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat { 2 * grown(36) + 10 }

    override func layoutBody(in area: CGRect) {
        let half = (area.width - 10) / 2
        for (index, part) in parts.enumerated() {
            part.frame = CGRect(
                x: area.minX + CGFloat(index % 2) * (half + 10), y: area.minY + CGFloat(index / 2) * (grown(36) + 10),
                width: half, height: grown(36))
        }
    }
}

/// A keypad that is one focus group.
final class FocusGroupCard: CardView {
    private static let gap: CGFloat = 8
    private static let height: CGFloat = 36
    private let keys = (1...9).map { UIButton("\($0)", .gray()) }

    override func build() {
        focusGroupIdentifier = "keys"
        for key in keys { addSubview(key) }
        keys[4].focusGroupPriority = .prioritized
    }

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat { 3 * grown(Self.height) + 2 * Self.gap }

    override func layoutBody(in area: CGRect) {
        let width = (area.width - 2 * Self.gap) / 3
        for (index, key) in keys.enumerated() {
            key.frame = CGRect(
                x: area.minX + CGFloat(index % 3) * (width + Self.gap),
                y: area.minY + CGFloat(index / 3) * (grown(Self.height) + Self.gap), width: width,
                height: grown(Self.height))
        }
    }
}

/// Two buttons that arrow keys connect only through a focus guide.
final class FocusGuideCard: CardView {
    private let start = UIButton("Start", .tinted())
    private let goal = UIButton("Goal", .tinted())
    private let guide = UIFocusGuide()
    /// Shows the guide's frame.
    private let mark = UIView(frame: .zero)
    private static let markWidth: CGFloat = 90

    override func build() {
        focusGroupIdentifier = "guide"
        mark.layer.borderWidth = 1
        mark.layer.cornerRadius = 6
        for part in [mark, start, goal] { addSubview(part) }
        addLayoutGuide(guide)
        guide.preferredFocusEnvironments = [goal]
        NSLayoutConstraint.activate([
            guide.centerXAnchor.constraint(equalTo: centerXAnchor),
            guide.widthAnchor.constraint(equalToConstant: Self.markWidth),
            guide.topAnchor.constraint(equalTo: topAnchor), guide.bottomAnchor.constraint(equalTo: bottomAnchor),
        ])
    }

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat { 24 + 2 * grown(36) }

    override var mirrorsBody: Bool { false }

    override func layoutBody(in area: CGRect) {
        let width = min(grown(90), (area.width - Self.markWidth) / 2)
        mark.layer.borderColor = UIColor.separator.cgColor
        start.frame = CGRect(x: area.minX, y: area.minY, width: width, height: grown(36))
        mark.frame = CGRect(
            x: area.midX - Self.markWidth / 2, y: area.minY, width: Self.markWidth, height: area.height)
        goal.frame = CGRect(x: area.maxX - width, y: area.maxY - grown(36), width: width, height: grown(36))
    }
}

/// Buttons with different focus effects.
final class FocusEffectsCard: ButtonCard {
    private let whole = UIButton("Whole", .gray())
    private let inside = UIButton("Inside", .gray())
    private let part = UIButton("Part", .gray())
    private let path = UIButton("Path", .gray())
    private let none = UIButton("None", .gray())

    override var buttons: [UIButton] { [whole, inside, part, path, none] }

    override func build() {
        super.build()
        none.focusEffect = nil
    }

    override func layoutBody(in area: CGRect) {
        super.layoutBody(in: area)
        let round = UIFocusHaloEffect(roundedRect: inside.bounds, cornerRadius: 9, curve: .continuous)
        round.position = .inside
        inside.focusEffect = round
        part.focusEffect = UIFocusHaloEffect(
            roundedRect: CGRect(x: 8, y: part.bounds.height - 8, width: part.bounds.width - 16, height: 3),
            cornerRadius: 2, curve: .circular)
        path.focusEffect = UIFocusHaloEffect(path: UIBezierPath(ovalIn: path.bounds.insetBy(dx: -4, dy: -4)))
    }
}
