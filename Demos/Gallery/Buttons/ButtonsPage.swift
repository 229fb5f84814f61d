// SPDX-License-Identifier: MIT
import UIKit

final class ButtonsPage: PageViewController {
    override var summary: String { "For pointer, touch, and keyboard: Tab moves the focus, Space presses." }

    private let log = LogCard("Control events", note: "The events that the buttons on this page send.")

    override func viewDidLoad() {
        title = "Buttons"
        super.viewDidLoad()
        for case let card as ButtonCard in cards {
            for button in card.buttons { watch(button) }
        }
    }

    override func makeCards() -> [CardView] {
        [
            StylesCard("Styles", note: "Five configurations, enabled and disabled."),
            SizesCard("Sizes"),
            CornersCard("Corner styles"),
            ContentsCard("Images and subtitles", note: "Images have the title's color."),
            StatesCard("State", note: "A handler updates the configuration for each state."),
            log,
        ]
    }

    private func watch(_ button: UIButton) {
        let events: [(UIControl.Event, String)] = [
            (.touchDown, "touchDown"), (.touchDownRepeat, "touchDownRepeat"), (.touchDragExit, "touchDragExit"),
            (.touchDragEnter, "touchDragEnter"), (.touchUpInside, "touchUpInside"),
            (.touchUpOutside, "touchUpOutside"), (.touchCancel, "touchCancel"),
            (.primaryActionTriggered, "primaryActionTriggered"),
        ]
        for (event, name) in events {
            button.addAction(
                UIAction { [weak self, weak button] _ in
                    guard let button else { return }
                    let label = button.configuration?.title ?? button.accessibilityLabel ?? "Button"
                    self?.log.append("\(label.padding(toLength: 12, withPad: " ", startingAt: 0)) \(name)")
                }, for: event)
        }
    }
}

/// A card of buttons whose events are logged.
class ButtonCard: CardView {
    var buttons: [UIButton] { [] }

    override func build() {
        for button in buttons { addSubview(button) }
    }

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat {
        WrapLayout.height(of: buttons, forWidth: width)
    }

    override func layoutBody(in area: CGRect) {
        WrapLayout.place(buttons, in: area)
    }
}

extension UIButton {
    convenience init(_ title: String, _ configuration: Configuration, change: (inout Configuration) -> Void = { _ in })
    {
        var configuration = configuration
        configuration.title = title
        change(&configuration)
        self.init(configuration: configuration)
        titleLabel?.adjustsFontSizeToFitWidth = true
        titleLabel?.minimumScaleFactor = 0.4
    }
}
