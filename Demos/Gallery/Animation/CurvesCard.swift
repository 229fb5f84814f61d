// SPDX-License-Identifier: MIT
import UIKit

/// Four runners, each with its own timing curve.
final class CurvesCard: CardView {
    private static let pitch: CGFloat = 32
    private static let side: CGFloat = 16
    private static let nameWidth: CGFloat = 104
    private static let curves: [(name: String, options: UIView.AnimationOptions)] = [
        ("Linear", .curveLinear), ("Ease in", .curveEaseIn), ("Ease out", .curveEaseOut),
        ("Ease in out", .curveEaseInOut),
    ]

    private let names = curves.map { UILabel($0.name, font: .systemFont(ofSize: 13), color: .secondaryLabel) }
    private let tracks = curves.map { _ in UIView(frame: .zero) }
    private let runners = curves.map { _ in UIView(frame: CGRect(x: 0, y: 0, width: side, height: side)) }
    private let button = UIButton("Race", .filled()) { $0.buttonSize = .small }
    private var isAtEnd = false

    override func build() {
        for track in tracks { track.backgroundColor = .separator }
        for runner in runners {
            runner.backgroundColor = .tintColor
            runner.layer.cornerRadius = Self.side / 2
        }
        for view in names + tracks + runners + [button] { addSubview(view) }
        button.addTarget(self, action: CurvesCard.race, for: .primaryActionTriggered)
    }

    override func bodyHeight(forWidth width: CGFloat) -> CGFloat {
        grown(Self.pitch) * CGFloat(runners.count) + 12 + ChoiceControl.height
    }

    override var stretch: CGFloat { 160 }

    override func layoutBody(in area: CGRect) {
        let lanes = area.height - 12 - ChoiceControl.height
        let pitch = (lanes / CGFloat(runners.count)).rounded(.down)
        let nameWidth = min(grown(Self.nameWidth), (area.width * 0.4).rounded())
        let nameHeight = grown(20)
        for (index, track) in tracks.enumerated() {
            let middle = area.minY + (CGFloat(index) + 0.5) * pitch
            names[index].frame = CGRect(x: area.minX, y: middle - nameHeight / 2, width: nameWidth, height: nameHeight)
            let x = area.minX + nameWidth
            track.frame = CGRect(x: x, y: middle - 0.5, width: area.maxX - x, height: 1)
        }
        placeRunners(0..<runners.count)
        let width = button.sizeThatFits(.zero).width
        button.frame = CGRect(
            x: area.maxX - width, y: area.maxY - ChoiceControl.height, width: width, height: ChoiceControl.height)
    }

    private func placeRunners(_ range: Range<Int>) {
        for index in range {
            let track = tracks[index].frame
            let half = Self.side / 2
            runners[index].center = CGPoint(x: isAtEnd ? track.maxX - half : track.minX + half, y: track.midY)
        }
    }

    private func race() {
        isAtEnd.toggle()
        for (index, curve) in Self.curves.enumerated() {
            UIView.animate(withDuration: 1.6, options: [curve.options, .allowUserInteraction]) {
                placeRunners(index..<index + 1)
            }
        }
    }
}
