// SPDX-License-Identifier: MIT
internal import Windowing

/// What the last frames changed, for buffers that were drawn some frames ago.
struct DamageHistory {
    /// Displays take turns with two to four buffers; one that comes back later than this is drawn anew.
    static let length = 8

    /// The latest first.
    private var frames: [Region] = []

    /// Notes what a presented frame changed.
    mutating func append(_ damage: Region) {
        frames.insert(damage, at: 0)
        if frames.count > Self.length { frames.removeLast() }
    }

    mutating func removeAll() {
        frames = []
    }

    /// What has to be painted into a buffer of that age so that it shows the frame that changes `damage`; `nil` for all
    /// of it.
    func repaint(age: Int, damage: Region) -> Region? {
        // A buffer of age 1 holds the frame before this one; one of age n misses n - 1 more.
        guard age >= 1, age - 1 <= frames.count else { return nil }
        var region = damage
        for missed in frames.prefix(age - 1) { region.add(missed) }
        return region
    }
}
