// SPDX-License-Identifier: MIT
import UIKit

/// A card with a stage on which an animator moves views, above a row of controls.
class DynamicsCard: CardView {
    let stage = StageView(frame: .zero)
    private(set) lazy var animator = UIDynamicAnimator(referenceView: stage)

    /// The height of the stage where there is enough space, and the smallest one.
    var stageHeight: (natural: CGFloat, minimum: CGFloat) { (150, 100) }
    /// The button of the row of controls, which is as wide as its title.
    var button: UIButton? { nil }

    override func build() {
        for view in [stage, button].compactMap({ $0 }) { addSubview(view) }
    }

    /// Lays out the row of controls.
    func layoutControls(in row: CGRect) {
        guard let button else { return }
        let width = button.sizeThatFits(.zero).width
        button.frame = CGRect(x: row.maxX - width, y: row.minY, width: width, height: row.height)
    }

    /// Lets the animation start from the beginning, as it does when the stage gets another size.
    func start() {
        animator.removeAllBehaviors()
    }

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat { stageHeight.natural + 8 + ChoiceControl.height }
    override func minimumBodyHeight(forWidth width: CGFloat) -> CGFloat {
        stageHeight.minimum + 8 + ChoiceControl.height
    }
    override var stretch: CGFloat { 240 }
    override var mirrorsBody: Bool { false }

    override func layoutBody(in area: CGRect) {
        let row = CGRect(
            x: area.minX, y: area.maxY - ChoiceControl.height, width: area.width, height: ChoiceControl.height)
        layoutControls(in: row)
        let frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: row.minY - 8 - area.minY)
        guard stage.frame != frame else { return }
        stage.frame = frame
        start()
    }
}
