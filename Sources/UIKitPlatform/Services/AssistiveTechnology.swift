// SPDX-License-Identifier: MIT
internal import AccessibilityATSPI
internal import DesktopBus
internal import Dispatch
internal import Foundation
internal import UIKitAccessibility
internal import UIKitCore
internal import Windowing

/// The connection of the application to assistive technology.
@MainActor
final class AssistiveTechnology: KeyInterceptor {
    private static let toolkitVersion = "1.0"

    private let service: AccessibilityService

    /// Creates the connection, and asks for assistive technology after the application's first frame.
    init(_ application: UIApplication, bus: DesktopBus?, variables: [String: String]) {
        service = AccessibilityService(
            bus: bus, variables: variables, displayAddress: application.windowSystem.settings.accessibilityBus,
            toolkitVersion: Self.toolkitVersion, locale: UIApplication.userLocale.identifier,
            roleName: { $0.localizedName }
        ) { ViewAccessibility(application) }
        service.screenReaderHandler = { UIAccessibility.setVoiceOverRunning($0) }
        // A block of the main queue follows the layout of the iteration in which the application was launched.
        DispatchQueue.main.async { [weak self] in
            MainActor.assumeIsolated { self?.service.start() }
        }
    }

    // MARK: - Keys

    var isListening: Bool { service.isListeningToKeys }

    func offer(_ key: KeyEvent, completion: @escaping @MainActor (Bool) -> Void) {
        service.offer(AccessibilityKey(key), completion: completion)
    }
}

extension AccessibilityKey {
    /// The difference between the code of a key in the X protocol and that of Linux.
    private static let codeOffset: UInt32 = 8

    init(_ key: KeyEvent) {
        self.init(
            keysym: key.keysym, code: key.code &+ Self.codeOffset, modifiers: Self.mask(key.modifiers),
            text: key.characters, isRelease: key.phase == .up,
            time: UInt32(truncatingIfNeeded: Int64(min(max(key.timestamp * 1000, 0), 1e15))))
    }

    /// The modifiers in the format of the X protocol.
    private static func mask(_ modifiers: KeyModifiers) -> UInt32 {
        var mask: UInt32 = 0
        if modifiers.contains(.shift) { mask |= 1 << 0 }
        if modifiers.contains(.capsLock) { mask |= 1 << 1 }
        if modifiers.contains(.control) { mask |= 1 << 2 }
        if modifiers.contains(.alt) { mask |= 1 << 3 }
        if modifiers.contains(.numLock) { mask |= 1 << 4 }
        if modifiers.contains(.logo) { mask |= 1 << 6 }
        return mask
    }
}
