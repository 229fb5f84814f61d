// SPDX-License-Identifier: MIT
internal import Foundation

extension UIViewController {
    /// Instantiates an interface file whose owner is the controller.
    func instantiateNib(named name: String) {
        _ = UINib(nibName: name, bundle: nibBundle).instantiate(withOwner: self)
    }
}
