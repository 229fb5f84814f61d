// SPDX-License-Identifier: MIT
internal import Foundation

/// Creates and caches the masks of blurred shadows.
///
/// A shadow's edges are constant along their length, so a mask contains the corners and one piece of each edge, and
/// windows of all sizes share it. Must be used by one thread at a time; lives as long as the process.
package final class ShadowRenderer {
    /// The maximum size of the cache in bytes; the least recently used mask is discarded first.
    ///
    /// A shadow with a deviation of 20 pixels takes about 100 KiB, and a theme has a handful.
    private static let capacity = 2 << 20

    private struct Entry {
        var mask: ShadowMask
        var lastUse: Int
    }

    private var entries: [ShadowMask.Key: Entry] = [:]
    private var useCount = 0

    package init() {}

    /// Returns the mask for a shape of `width` × `height` pixels; `nil` if memory can't be allocated.
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

    /// The number of bytes in use, for tests and the inspector.
    package var byteCount: Int {
        entries.values.reduce(0) { $0 + $1.mask.bitmap.bytesPerRow * $1.mask.bitmap.height }
    }

    /// The number of cached masks.
    package var maskCount: Int { entries.count }
}
