// SPDX-License-Identifier: MIT
internal import Foundation

/// The blurred coverage of a rounded rectangle, with a repeatable center part on each axis that is long enough for one.
struct ShadowMask {
    /// The parameters of a mask, in quarters of a pixel: finer differences are invisible after blurring.
    struct Key: Hashable {
        var sigma: Int
        var radii: [Int]
        var curve: CornerCurve
        /// `nil` if the center part repeats, so that all lengths share the mask.
        var width: Int?
        var height: Int?

        init(width: Int, height: Int, radii: CornerRadii, curve: CornerCurve, sigma: CGFloat) {
            self.init(exactWidth: width, height: height, radii: radii, curve: curve, sigma: sigma)
            let repeatable = 2 * (corner - reach) + ShadowMask.tile
            if width > repeatable { self.width = nil }
            if height > repeatable { self.height = nil }
        }

        /// Creates a mask of the complete shape, without repeating parts.
        init(exactWidth width: Int, height: Int, radii: CornerRadii, curve: CornerCurve, sigma: CGFloat) {
            func quarters(_ value: CGFloat) -> Int { Int(pixel: value.clamped(to: 0...100_000) * 4) }
            self.sigma = quarters(min(sigma, 100))
            self.curve = curve
            let space = CGFloat(min(width, height)) / 2
            let usable = radii.map { min(max($0, 0), space) }
            self.radii = [usable.topLeft, usable.topRight, usable.bottomRight, usable.bottomLeft].map(quarters)
            self.width = width
            self.height = height
        }

        var blur: GaussianBlur { GaussianBlur(sigma: CGFloat(sigma) / 4) }
        var reach: Int { blur.reach }

        /// The distance in pixels from the mask's edge to the point from which an edge is constant along its length:
        /// the blur outside, the corner's curve (1.53 radii if continuous), and the blur again.
        var corner: Int {
            2 * reach + Int(pixel: CGFloat(radii.max() ?? 0) / 4 * (curve == .continuous ? 1.53 : 1), .up)
        }
    }

    /// The length of the repeating part: long, because each repetition is one call; short, because it is cached.
    static let tile = 64

    let key: Key
    let bitmap: Bitmap
    let reach: Int

    init?(_ key: Key) {
        self.key = key
        let blur = key.blur
        reach = blur.reach
        let width = key.width ?? 2 * (key.corner - reach) + Self.tile
        let height = key.height ?? 2 * (key.corner - reach) + Self.tile
        guard let bitmap = try? Bitmap(width: width + 2 * reach, height: height + 2 * reach, format: .alpha8) else {
            return nil
        }
        let radii = key.radii.map { CGFloat($0) / 4 }
        Compositor(bitmap).fill(
            RoundedRect(
                CGRect(x: reach, y: reach, width: width, height: height),
                radii: CornerRadii(
                    topLeft: radii[0], topRight: radii[1], bottomRight: radii[2], bottomLeft: radii[3]),
                curve: key.curve),
            color: .black)
        blur.apply(to: bitmap)
        self.bitmap = bitmap
    }

    /// One piece of an axis of the mask, laid out over a length of the target.
    struct Piece {
        var source: Int
        var target: Int
        var length: Int
        var isMiddle: Bool
    }

    /// Returns the pieces that cover a shape of `length` pixels, and the blur on either side of it from `-reach` on.
    func pieces(isHorizontal: Bool, length: Int) -> [Piece] {
        guard (isHorizontal ? key.width : key.height) == nil else {
            return [Piece(source: 0, target: -reach, length: length + 2 * reach, isMiddle: false)]
        }
        let corner = key.corner
        let end = length + reach - corner
        var pieces = [Piece(source: 0, target: -reach, length: corner, isMiddle: false)]
        var target = corner - reach
        while target < end {
            let step = min(Self.tile, end - target)
            pieces.append(Piece(source: corner, target: target, length: step, isMiddle: true))
            target += step
        }
        pieces.append(Piece(source: corner + Self.tile, target: end, length: corner, isMiddle: false))
        return pieces
    }
}
