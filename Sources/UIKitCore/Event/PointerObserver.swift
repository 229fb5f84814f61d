// SPDX-License-Identifier: MIT
package import Foundation

extension UIWindow {
    /// Called with each movement of the pointer over a window, in its coordinates, and with `nil` when it leaves one.
    package static var pointerObserver: (@MainActor (UIWindow, CGPoint?) -> Void)?
}
