// SPDX-License-Identifier: MIT
import Testing

/// The requirements for every backend on every window system: the same tests on all of them.
///
/// Serialized, since most of them reuse the previous test's window system.
@Suite("Windowing's contract", .serialized)
enum WindowingContract {}
