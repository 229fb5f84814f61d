// SPDX-License-Identifier: MIT

/// Counters of a host's work, for tests, benchmarks and the inspector.
public struct FrameStatistics: Hashable, Sendable {
    /// The number of frames composed and presented.
    public var framesPresented = 0
    /// The number of frames for which nothing had to be painted.
    public var framesUnchanged = 0
    /// The number of frames deferred because the display had no free buffer.
    public var framesWithoutBuffer = 0
    /// The number of configurations applied without a frame.
    public var configurationsApplied = 0
    /// The number of pixels written, counting repeated writes.
    public var pixelsPainted = 0
    /// The number of pixels reported as damaged.
    public var pixelsDamaged = 0
    /// The number of commits received.
    public var commits = 0
    /// The number of changed layers in commits.
    public var layersCommitted = 0

    /// Creates statistics with all counters at zero.
    public init() {}
}
