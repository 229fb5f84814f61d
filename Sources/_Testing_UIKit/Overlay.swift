// SPDX-License-Identifier: MIT

// The compiler imports a module of this name into a file that imports both Testing and UIKit, and reports an error if there
// is none: the testing library expects the module of another platform, which adds attachments.
