// SPDX-License-Identifier: MIT
import Testing

/// What every backend has to keep on every desktop: the same tests, unchanged, on all of them.
///
/// One after the other, since most of them share a desktop with the one before.
@Suite("Windowing's contract", .serialized, .timeLimit(.minutes(15)))
enum WindowingContract {}
