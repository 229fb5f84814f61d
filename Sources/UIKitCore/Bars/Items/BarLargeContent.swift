// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics
internal import LayerTree

extension UIView {
    /// Adds a large content viewer of the framework, for a bar or a segmented control.
    ///
    /// The item on which the press ends is activated.
    func addLargeContentViewer() {
        let interaction = UILargeContentViewerInteraction(delegate: nil)
        interaction.didEnd = { item in
            if let segment = item as? SegmentView {
                _ = segment.accessibilityPress()
                return
            }
            guard let control = item as? UIControl, control.isEnabled else { return }
            control.sendActions(for: .primaryActionTriggered)
        }
        addInteraction(interaction)
    }
}

extension UIView {
    /// Whether the application added a gesture recognizer to the bar.
    var hasApplicationRecognizers: Bool {
        let own = interactions.compactMap { ($0 as? UILargeContentViewerInteraction)?.press }
        return gestureRecognizers?.contains { candidate in
            candidate.isEnabled && !own.contains { $0 === candidate }
        } == true
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
