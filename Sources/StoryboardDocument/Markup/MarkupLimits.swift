// SPDX-License-Identifier: MIT

/// The limits on a file, which protect against hostile input.
struct MarkupLimits {
    /// The largest files in practice are a few megabytes.
    var bytes = 64 << 20
    /// In the part of a file that is read at once: a scene, or a nib.
    var elements = 65_536
    /// Two levels per view: creating and hit-testing views is recursive, and 120 levels fit on any stack.
    var depth = 240
    /// Whether a document may have a document type, as drawings do; entities are rejected in any case.
    var acceptsDocumentType = false
    /// The scenes of a storyboard.
    var scenes = 10_000
}
