// SPDX-License-Identifier: MIT

/// The way in which a tool shows UI files of another application.
@MainActor
package enum InterfacePreview {
    /// Whether views of classes that don't exist are placeholders with the names of the classes, and lists show each of
    /// their prototypes once; `false` by default.
    package static var isActive = false
}
