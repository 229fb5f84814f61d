// SPDX-License-Identifier: MIT
package import Foundation

extension UIView {
    /// Creates a view of a class that is chosen at run time, such as that of a registered cell.
    ///
    /// The initializer isn't `required`, so that subclasses override it as in UIKit. See `CALayer.make(_:)` for the way
    /// in which it is called nevertheless.
    package static func make<View: UIView>(_ viewClass: View.Type, frame: CGRect) -> View {
        let view = unsafeBitCast(viewClass as UIView.Type, to: ViewInitializer.Type.self).init(frame: frame)
        return unsafeDowncast(view, to: View.self)
    }
}

private class ViewInitializer: UIView {
    required override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Keeps the compiler from assuming that the required initializer is the only one.
private final class OtherViewInitializer: ViewInitializer {
    required init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}
