// SPDX-License-Identifier: MIT

/// The answer of a simulated window system to requests for the handles of windows.
package enum HeadlessForeignHandles {
    /// There are none.
    case none
    /// `headless:` and the title of the window.
    case titles
    /// The requests aren't answered.
    case unanswered
}
