// SPDX-License-Identifier: MIT

/// What a host has cost so far; for tests, benchmarks and the inspector.
public struct FrameStatistics: Hashable, Sendable {
    /// Frames composed and shown.
    public var framesPresented = 0
    /// Frames for which nothing had to be painted.
    public var framesUnchanged = 0
    /// Frames put off because the display had no buffer free.
    public var framesWithoutBuffer = 0
    /// Configurations applied without a frame.
    public var configurationsApplied = 0
    /// Pixels written, counted each time they are.
    public var pixelsPainted = 0
    /// Pixels reported as changed.
    public var pixelsDamaged = 0
    /// Commits received.
    public var commits = 0
    /// Layers in commits.
    public var layersCommitted = 0

    public init() {}
}
