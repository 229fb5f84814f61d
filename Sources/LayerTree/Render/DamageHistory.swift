// SPDX-License-Identifier: MIT
internal import Windowing

/// The damage of recent frames, for buffers whose content is several frames old.
struct DamageHistory {
    /// Displays alternate between two and four buffers; an older buffer is repainted completely.
    static let length = 8

    /// Newest first.
    private var frames: [Region] = []

    /// Records the damage of a presented frame.
    mutating func append(_ damage: Region) {
        frames.insert(damage, at: 0)
        if frames.count > Self.length { frames.removeLast() }
    }

    mutating func removeAll() {
        frames = []
    }

    /// Returns the area to paint in a buffer of that age to show a frame with the damage `damage`; `nil` for all of it.
    func repaint(age: Int, damage: Region) -> Region? {
        // A buffer of age 1 contains the previous frame; one of age n misses n - 1 more.
        guard age >= 1, age - 1 <= frames.count else { return nil }
        var region = damage
        for missed in frames.prefix(age - 1) { region.add(missed) }
        return region
    }
}
