// SPDX-License-Identifier: MIT
public import Foundation

/// The edge of the area that bars cover, for constraints and measurements.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
    /// The height of the area that bars cover, in points, as of the last layout.
    var length: CGFloat { get }
    /// The top edge of the area.
    var topAnchor: NSLayoutYAxisAnchor { get }
    /// The bottom edge of the area.
    var bottomAnchor: NSLayoutYAxisAnchor { get }
    /// The height of the area.
    var heightAnchor: NSLayoutDimension { get }
}

/// The area between an edge of a controller's view and its safe area.
final class BarLayoutGuide: UILayoutGuide, UILayoutSupport {
    let isTop: Bool

    /// Creates a guide and adds it to the view.
    init(_ view: UIView, isTop: Bool) {
        self.isTop = isTop
        super.init()
        view.addLayoutGuide(self)
        let safeArea = view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            topAnchor.constraint(equalTo: isTop ? view.topAnchor : safeArea.bottomAnchor),
            bottomAnchor.constraint(equalTo: isTop ? safeArea.topAnchor : view.bottomAnchor),
            leadingAnchor.constraint(equalTo: view.leadingAnchor), widthAnchor.constraint(equalToConstant: 0),
        ])
    }

    var length: CGFloat {
        let insets = owningView?.safeAreaInsets ?? .zero
        return isTop ? insets.top : insets.bottom
    }
}
