// SPDX-License-Identifier: MIT
import Foundation
import TestDesktops

/// Mutter, whose windows are maximized, because only users can move them.
final class MutterExchangeDesktop: ExchangeDesktop {
    private static let meta: UInt32 = 125

    private let mutter: Mutter

    init() async throws {
        mutter = try await Mutter()
        // The seat has a pointer and a keyboard from the first event of each on. A press that follows at once would be
        // lost to applications that hear only then that there is one.
        try await mutter.movePointer(to: CGPoint(x: Mutter.size.width - 1, y: Mutter.size.height - 1))
        try await mutter.type(VirtualHand.Key.leftShift.rawValue)
    }

    var environment: [String: String] { mutter.compositor.environment }

    func type(_ key: VirtualHand.Key, with modifier: VirtualHand.Key?) async throws {
        if let modifier {
            try await mutter.type(key.rawValue, with: modifier.rawValue)
        } else {
            try await mutter.type(key.rawValue)
        }
    }

    func move(to point: CGPoint) async throws { try await mutter.movePointer(to: point) }

    func setButton(_ button: VirtualHand.Button, isDown: Bool) async throws {
        try await mutter.setButton(button.rawValue, isDown: isDown)
    }

    func turnWheel(by clicks: Int) async throws { try await mutter.turnWheel(by: clicks) }

    func place(_ title: String, at point: CGPoint) async throws -> CGRect {
        try await mutter.type(VirtualHand.Key.up.rawValue, with: Self.meta)
        return CGRect(x: 0, y: 0, width: Mutter.size.width, height: Mutter.size.height)
    }

    func activate(_ title: String) async throws {}
}
