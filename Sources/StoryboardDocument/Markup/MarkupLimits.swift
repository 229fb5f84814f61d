// SPDX-License-Identifier: MIT

/// The limits on a file, which protect against hostile input.
struct MarkupLimits {
    /// The largest files in practice are a few hundred kilobytes.
    var bytes = 8 << 20
    var elements = 65_536
    /// Two levels per view: creating and hit-testing views is recursive, and 120 levels fit on any stack.
    var depth = 240
}
