// SPDX-License-Identifier: MIT
import CXCB
import Foundation

@testable import WindowingX11

/// A settings manager.
extension RawClient {
    /// Acquires the settings selection with a new window, and announces it.
    func keepSettings(_ values: [(String, XSettings.Value)]) throws -> UInt32 {
        guard let window = makeWindow(), let selection = connection.atoms(["_XSETTINGS_S0"]).first else {
            throw TestClient.Missed(event: "a window")
        }
        setSettings(values, of: window)
        unsafe _ = xcb_set_selection_owner(connection.pointer, window, selection, UInt32(XCB_CURRENT_TIME))
        connection.sendMessage(
            atoms[.manager], about: root, [0, selection, window], to: root,
            mask: XCB_EVENT_MASK_STRUCTURE_NOTIFY.rawValue)
        synchronize()
        return window
    }

    func setSettings(_ values: [(String, XSettings.Value)], of window: UInt32) {
        connection.setProperty(
            atoms[.xsettings], of: window, type: atoms[.xsettings], to: Self.property(values))
        synchronize()
    }

    /// Returns the property's bytes, in little-endian order.
    static func property(_ values: [(String, XSettings.Value)]) -> [UInt8] {
        func bytes(_ number: UInt32) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) } }
        func padded(_ text: String) -> [UInt8] {
            Array(text.utf8) + [UInt8](repeating: 0, count: (4 - text.utf8.count % 4) % 4)
        }
        var property: [UInt8] = [0, 0, 0, 0] + bytes(1) + bytes(UInt32(values.count))
        for (name, value) in values {
            let type: UInt8 = if case .number = value { 0 } else { 1 }
            property += [type, 0] + bytes(UInt32(name.utf8.count)).prefix(2) + padded(name) + bytes(1)
            switch value {
            case .number(let number): property += bytes(UInt32(bitPattern: number))
            case .text(let text): property += bytes(UInt32(text.utf8.count)) + padded(text)
            }
        }
        return property
    }
}
