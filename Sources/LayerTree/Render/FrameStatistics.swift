// SPDX-License-Identifier: MIT

/// Counters of a host's work, for tests, benchmarks and the inspector.
package struct FrameStatistics: Hashable, Sendable {
    /// The number of frames composed and presented.
    package var framesPresented = 0
    /// The number of frames for which nothing had to be painted.
    package var framesUnchanged = 0
    /// The number of frames deferred because the display had no free buffer.
    package var framesWithoutBuffer = 0
    /// The number of configurations applied without a frame.
    package var configurationsApplied = 0
    /// The number of pixels written, counting repeated writes.
    package var pixelsPainted = 0
    /// The number of pixels reported as damaged.
    package var pixelsDamaged = 0
    /// The number of commits received.
    package var commits = 0
    /// The number of changed layers in commits.
    package var layersCommitted = 0

    /// Creates statistics with all counters at zero.
    package init() {}
}
