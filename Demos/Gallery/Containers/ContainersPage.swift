// SPDX-License-Identifier: MIT
import UIKit

final class ContainersPage: PageViewController {
    override var summary: String { "Controllers that show others." }

    override func viewDidLoad() {
        title = "Containers"
        super.viewDidLoad()
        for card in cards.compactMap({ $0 as? ContainerCard }) {
            addChild(card.container)
            card.stage.addSubview(card.container.view)
            card.container.didMove(toParent: self)
        }
    }

    override func makeCards() -> [CardView] {
        [
            SplitCard("Split", note: "Drag the line, or press the button in the bar; narrow, there is one stack."),
            StackCard("Stack", note: "Go in and back; swipe from the edge, or press Escape."),
            BookCard("Pages", note: "Swipe, or press Page Down."),
        ]
    }
}

/// A card with a container in its stage.
class ContainerCard: CardView {
    let stage = StageView(frame: .zero)
    let choice: ChoiceControl
    let container: UIViewController

    init(_ title: String, note: String, choices: [String], container: UIViewController) {
        choice = ChoiceControl(titles: choices)
        self.container = container
        super.init(title, note: note)
    }

    required init?(coder: NSCoder) { nil }

    override func build() {
        addSubview(stage)
        addSubview(choice)
        choice.onChange = { [weak self] _ in self?.choose() }
    }

    /// Another of the choices was made.
    func choose() {}

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat { 240 + 12 + ChoiceControl.height }
    override func minimumBodyHeight(forWidth width: CGFloat) -> CGFloat { 130 + 12 + ChoiceControl.height }
    override var stretch: CGFloat { 200 }

    override func layoutBody(in area: CGRect) {
        let y = area.maxY - ChoiceControl.height
        stage.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: y - 12 - area.minY)
        container.view.frame = stage.bounds
        choice.frame = CGRect(x: area.minX, y: y, width: min(320, area.width), height: ChoiceControl.height)
    }
}
