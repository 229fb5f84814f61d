// SPDX-License-Identifier: MIT
import UIKit

/// Tiles that fade out in sequence, and tiles that shake.
final class FadeCard: CardView {
    private static let side: CGFloat = 32

    private let tiles: [UIView] = [
        UIColor.systemRed, .systemOrange, .systemYellow, .systemGreen, .systemTeal, .systemIndigo,
    ]
    .map { color in
        let view = UIView(frame: CGRect(x: 0, y: 0, width: side, height: side))
        view.backgroundColor = color
        view.layer.cornerRadius = 8
        view.layer.cornerCurve = .continuous
        return view
    }
    private let fade = UIButton("Fade", .filled()) { $0.buttonSize = .small }
    private let shake = UIButton("Shake", .tinted()) { $0.buttonSize = .small }
    private var isFaded = false

    override func build() {
        for view in tiles + [fade, shake] { addSubview(view) }
        fade.addTarget(self, action: FadeCard.toggleFade, for: .primaryActionTriggered)
        shake.addTarget(self, action: FadeCard.shakeTiles, for: .primaryActionTriggered)
    }

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat {
        isOneLine(width) ? ChoiceControl.height : Self.side + 12 + ChoiceControl.height
    }

    override func layoutBody(in area: CGRect) {
        var x = area.maxX
        for button in [fade, shake] {
            let width = button.sizeThatFits(.zero).width
            x -= width
            button.frame = CGRect(x: x, y: area.maxY - ChoiceControl.height, width: width, height: ChoiceControl.height)
            x -= 8
        }
        let space = isOneLine(area.width) ? x - area.minX : area.width
        let pitch = min(48, (space - Self.side) / CGFloat(tiles.count - 1)).rounded(.down)
        for (index, tile) in tiles.enumerated() {
            tile.center = CGPoint(
                x: area.minX + Self.side / 2 + CGFloat(index) * pitch, y: area.minY + Self.side / 2)
        }
    }

    /// Whether the tiles and the buttons fit on one line.
    private func isOneLine(_ width: CGFloat) -> Bool { width >= grown(360) }

    private func toggleFade() {
        isFaded.toggle()
        for (index, tile) in tiles.enumerated() {
            UIView.animate(
                withDuration: 0.4, delay: 0.06 * Double(index),
                options: [.allowUserInteraction, .beginFromCurrentState]
            ) {
                tile.alpha = isFaded ? 0.15 : 1
                tile.transform = isFaded ? CGAffineTransform(scaleX: 0.8, y: 0.8) : .identity
            }
        }
    }

    private func shakeTiles() {
        for (index, tile) in tiles.enumerated() {
            let animation = CAKeyframeAnimation(keyPath: "transform.rotation")
            animation.values = [0, 0.22, -0.18, 0.12, -0.08, 0.03, 0] as [Double]
            animation.duration = 0.6
            animation.beginTime = CACurrentMediaTime() + 0.04 * Double(index)
            animation.isAdditive = true
            tile.layer.add(animation, forKey: "shake")
        }
    }
}
