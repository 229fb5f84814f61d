// SPDX-License-Identifier: MIT
import UIKit

/// A ring that is partly filled, whose properties are set in a file.
final class GaugeView: UIView {
    /// The filled share, from 0 to 1.
    private var share: CGFloat = 0
    private var lineWidth: CGFloat = 5
    private var ink = UIColor.tintColor
    private var isDashed = false

    override class var outlets: OutletTable {
        super.outlets.adding("share", \GaugeView.share).adding("lineWidth", \GaugeView.lineWidth)
            .adding("ink", \GaugeView.ink).adding("dashed", \GaugeView.isDashed)
    }

    override func draw(_ rect: CGRect) {
        let center = CGPoint(x: bounds.midX, y: bounds.midY)
        let radius = (min(bounds.width, bounds.height) - lineWidth) / 2
        let track = UIBezierPath(arcCenter: center, radius: radius, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
        track.lineWidth = lineWidth
        UIColor.quaternarySystemFill.setStroke()
        track.stroke()
        // From the top, in the direction of reading.
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let end = -CGFloat.pi / 2 + 2 * .pi * share * (isMirrored ? -1 : 1)
        let arc = UIBezierPath(
            arcCenter: center, radius: radius, startAngle: -.pi / 2, endAngle: end, clockwise: !isMirrored)
        arc.lineWidth = lineWidth
        if isDashed {
            arc.setLineDash([3, 4], count: 2, phase: 0)
        } else {
            arc.lineCapStyle = .round
        }
        ink.setStroke()
        arc.stroke()
    }
}
