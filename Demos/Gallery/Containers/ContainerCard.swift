// SPDX-License-Identifier: MIT
import UIKit

/// A card with a container view controller.
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

    /// Called when another choice is selected.
    func choose() {}

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat { grown(240) + 12 + ChoiceControl.height }
    override func minimumBodyHeight(forWidth width: CGFloat) -> CGFloat { grown(130) + 12 + ChoiceControl.height }
    override var stretch: CGFloat { 200 }

    override func layoutBody(in area: CGRect) {
        let y = area.maxY - ChoiceControl.height
        stage.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: y - 12 - area.minY)
        container.view.frame = stage.bounds
        choice.frame = CGRect(x: area.minX, y: y, width: min(grown(320), area.width), height: ChoiceControl.height)
    }
}
