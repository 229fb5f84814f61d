// SPDX-License-Identifier: MIT
internal import Windowing

/// An output with a picture on it.
@MainActor
final class X11Screen: PlatformScreen {
    private(set) var description: ScreenDescription

    init(_ description: ScreenDescription) {
        self.description = description
    }

    /// Takes over another description; `true` if it differs.
    func update(_ description: ScreenDescription) -> Bool {
        guard description != self.description else { return false }
        self.description = description
        return true
    }
}
