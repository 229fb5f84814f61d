// SPDX-License-Identifier: MIT
import Foundation
import TestDesktops

/// KWin.
final class KWinExchangeDesktop: ExchangeDesktop {
    private let kwin: KWin

    init() async throws {
        kwin = try await KWin()
    }

    var environment: [String: String] { kwin.environment }

    func type(_ key: VirtualHand.Key, with modifier: VirtualHand.Key?) async throws {
        if let modifier { try kwin.hand.setKey(modifier.rawValue, isDown: true) }
        for isDown in [true, false] { try kwin.hand.setKey(key.rawValue, isDown: isDown) }
        if let modifier { try kwin.hand.setKey(modifier.rawValue, isDown: false) }
    }

    func move(to point: CGPoint) async throws { try kwin.hand.move(to: point) }

    func setButton(_ button: VirtualHand.Button, isDown: Bool) async throws {
        try kwin.hand.setButton(button.rawValue, isDown: isDown)
    }

    func turnWheel(by clicks: Int) async throws { try kwin.hand.turnWheel(by: clicks) }

    func place(_ title: String, at point: CGPoint) async throws -> CGRect {
        let frame = try await MissingWindow.unlessFound(title) { try await kwin.frame(ofWindowTitled: title) }
        try await kwin.place(title, at: point)
        return CGRect(origin: point, size: frame.size)
    }

    func activate(_ title: String) async throws { try await kwin.activate(title) }
}
