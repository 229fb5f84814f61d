// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import LayerTree

extension UIView {
    /// Adds the large content viewer of a bar, whose items are activated where the press ends.
    func addBarContentViewer() {
        let interaction = UILargeContentViewerInteraction(delegate: nil)
        interaction.didEnd = { item in
            guard let control = item as? UIControl, control.isEnabled else { return }
            control.sendActions(for: .primaryActionTriggered)
        }
        addInteraction(interaction)
    }
}

extension BarSymbol {
    /// The symbol as a template image of a size in points.
    @MainActor
    func image(side: CGFloat) -> UIImage {
        let scale = side / Self.side
        let path = CGMutablePath()
        path.addPath(self.path, transform: CGAffineTransform(scaleX: scale, y: scale))
        let format = UIGraphicsImageRendererFormat()
        format.scale = max(UITraitCollection.current.displayScale, 1)
        return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image { context in
            let context = context.cgContext
            context.addPath(path)
            if isFilled {
                context.setFillColor(.black)
                context.fillPath()
            } else {
                context.setStrokeColor(.black)
                context.setLineWidth(Theme.Bars.symbolLineWidth * scale)
                context.setLineCap(.round)
                context.setLineJoin(.round)
                context.strokePath()
            }
        }.withRenderingMode(.alwaysTemplate)
    }
}
