// SPDX-License-Identifier: MIT

/// How much of a file is read before it is taken for an attack.
struct MarkupLimits {
    /// The largest files by hand or design tool are a few hundred kilobytes.
    var bytes = 8 << 20
    var elements = 65_536
    /// Two for each view: views are made, and touches find them, by recursion, and 120 fit any stack.
    var depth = 240
}
