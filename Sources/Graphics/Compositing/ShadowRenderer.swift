// SPDX-License-Identifier: MIT
internal import Foundation

/// Makes and keeps the masks of soft shadows.
///
/// A shadow's edges look the same along their whole length, so a mask holds the corners and one piece of each edge, and
/// windows of all sizes share it. Belongs to one thread at a time, for the life of the program.
package final class ShadowRenderer {
    /// Bytes of masks that are kept; the one not used for longest goes first.
    ///
    /// A shadow of 20 pixels' deviation takes about 100 KiB, and a look has a handful.
    private static let capacity = 2 << 20

    private struct Entry {
        var mask: ShadowMask
        var lastUse: Int
    }

    private var entries: [ShadowMask.Key: Entry] = [:]
    private var useCount = 0

    package init() {}

    /// The mask for a shape of `width` x `height` pixels; `nil` where memory for it cannot be had.
    func mask(width: Int, height: Int, radii: CornerRadii, curve: CornerCurve, sigma: CGFloat) -> ShadowMask? {
        mask(ShadowMask.Key(width: width, height: height, radii: radii, curve: curve, sigma: sigma))
    }

    func mask(_ key: ShadowMask.Key) -> ShadowMask? {
        useCount += 1
        if let entry = entries[key] {
            entries[key]?.lastUse = useCount
            return entry.mask
        }
        guard let mask = ShadowMask(key) else { return nil }
        entries[key] = Entry(mask: mask, lastUse: useCount)
        while byteCount > Self.capacity, entries.count > 1,
            let oldest = entries.min(by: { $0.value.lastUse < $1.value.lastUse })?.key
        {
            entries[oldest] = nil
        }
        return mask
    }

    /// Bytes in use, for tests and the inspector.
    package var byteCount: Int {
        entries.values.reduce(0) { $0 + $1.mask.bitmap.bytesPerRow * $1.mask.bitmap.height }
    }

    /// Number of masks kept.
    package var maskCount: Int { entries.count }
}
