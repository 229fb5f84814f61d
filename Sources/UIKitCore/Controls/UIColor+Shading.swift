// SPDX-License-Identifier: MIT
internal import Foundation
internal import Graphics

extension UIColor {
    /// Returns this color with `cover` composited over the visible part of it, however translucent that is.
    func shaded(with cover: UIColor) -> UIColor {
        UIColor { traits in
            let below = self.cgColor(for: traits)
            let above = cover.cgColor(for: traits)
            guard let base = below.components, let top = above.components, base.count == 4, top.count == 4 else {
                return self
            }
            let alpha = above.alpha + below.alpha * (1 - above.alpha)
            guard alpha > 0 else { return self }
            func mix(_ index: Int) -> CGFloat {
                (top[index] * above.alpha + base[index] * below.alpha * (1 - above.alpha)) / alpha
            }
            return UIColor(red: mix(0), green: mix(1), blue: mix(2), alpha: alpha)
        }
    }
}
