// SPDX-License-Identifier: MIT
package import Foundation
import Graphics
import LayerTree
package import UIKitCore
package import UIKitTesting

/// The displayed value of a view at present; -1 for a view without a presentation layer.
extension UIView {
    package var shownOpacity: CGFloat { CGFloat(layer.presentation()?.opacity ?? -1) }
    package var shownX: CGFloat { layer.presentation()?.position.x ?? -1 }
    package var shownY: CGFloat { layer.presentation()?.position.y ?? -1 }
    /// The rotation in radians, clockwise, in -π...π.
    package var shownAngle: CGFloat {
        guard let transform = layer.presentation()?.affineTransform() else { return -1 }
        return atan2(transform.b, transform.a)
    }
}

extension Stage {
    /// Shows `count` views of 50 points, with their centers at x = 0 and y = 100.
    package func showViews(_ count: Int) -> [UIView] {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        let views = (0..<count).map { _ in
            let view = UIView(frame: CGRect(x: -25, y: 75, width: 50, height: 50))
            view.backgroundColor = .red
            root.addSubview(view)
            return view
        }
        show(root)
        return views
    }

    package func showView() -> UIView { showViews(1)[0] }
}
