// SPDX-License-Identifier: MIT
internal import Windowing

/// An enabled output.
@MainActor
final class X11Screen: PlatformScreen {
    private(set) var description: ScreenDescription

    init(_ description: ScreenDescription) {
        self.description = description
    }

    /// Updates the description; returns `true` if it changed.
    func update(_ description: ScreenDescription) -> Bool {
        guard description != self.description else { return false }
        self.description = description
        return true
    }
}
