// SPDX-License-Identifier: MIT
import Foundation
import Testing
import Windowing

extension WindowingContract {
    @Suite("Popups")
    @MainActor
    struct PopupTests {
        /// Below a button near the window's top-left corner.
        private static let below = PopupPlacement(
            anchorRect: CGRect(x: 10, y: 10, width: 20, height: 20), anchor: .bottomLeft, gravity: .bottomRight,
            size: CGSize(width: 60, height: 40))
        /// Below a button near the window's bottom edge.
        private static let low = PopupPlacement(
            anchorRect: CGRect(x: 10, y: 75, width: 20, height: 10), anchor: .bottomLeft, gravity: .bottomRight,
            size: CGSize(width: 60, height: 110))

        @Test("A popup is placed at its anchor and shows the pixels that were drawn", arguments: DesktopKind.allCases)
        func place(kind: DesktopKind) async throws {
            try await Desktop.run(kind) { desktop in
                let window = try await desktop.connect().openWindow()
                let popup = try await ClientPopup.open(Self.below, on: window)
                #expect(popup.platform.configuration.frame == CGRect(x: 10, y: 30, width: 60, height: 40))
                #expect(popup.configurations.last == popup.platform.configuration)
                #expect(popup.dismissalCount == 0)
                try desktop.needs(.picturing)
                let (inner, outer) = (Quarters.other.colors, Quarters.plain.colors)
                try await desktop.waitForPicture(of: window, "the popup's pixels") {
                    $0[10, 30] == inner[0] && $0[69, 30] == inner[1] && $0[10, 69] == inner[2] && $0[69, 69] == inner[3]
                        && $0[9, 30] == outer[0] && $0[70, 30] == outer[0] && $0[10, 29] == outer[0]
                        && $0[10, 70] == outer[2]
                }
                popup.platform.close()
                window.client.system.flush()
                try await desktop.waitForPicture(of: window, "the window's own pixels") { window.quarters.isWhole($0) }
            }
        }

        @Test("A popup moves with its window", arguments: DesktopKind.allCases, [true, false])
        func follow(kind: DesktopKind, isReactive: Bool) async throws {
            try await Desktop.run(kind) { desktop in
                try desktop.needs(.placing, .picturing)
                if !isReactive { try desktop.needs(.movingFixedPopups) }
                let window = try await desktop.connect().openWindow()
                try await desktop.driver.place(window, at: CGPoint(x: 60, y: 50))
                var placement = Self.below
                placement.isReactive = isReactive
                let popup = try await ClientPopup.open(placement, on: window)
                let (inner, outer) = (Quarters.other.colors, Quarters.plain.colors)
                for point in [CGPoint(x: 60, y: 50), CGPoint(x: 200, y: 150), CGPoint(x: 20, y: 180)] {
                    try await desktop.driver.place(window, at: point)
                    try await desktop.waitForPicture(of: window, "the popup at its place in the window") {
                        $0[10, 30] == inner[0] && $0[69, 69] == inner[3] && $0[9, 30] == outer[0]
                            && $0[70, 30] == outer[0] && $0[10, 29] == outer[0] && $0[10, 70] == outer[2]
                    }
                }
                #expect(popup.platform.configuration.frame == CGRect(x: 10, y: 30, width: 60, height: 40))
                #expect(popup.dismissalCount == 0)
            }
        }

        @Test(
            "A repositioned popup receives its new position and size, and shows a frame for it",
            arguments: DesktopKind.allCases)
        func reposition(kind: DesktopKind) async throws {
            try await Desktop.run(kind) { desktop in
                let window = try await desktop.connect().openWindow()
                let popup = try await ClientPopup.open(Self.below, on: window)
                var placement = Self.below
                placement.anchorRect.origin.x = 50
                placement.size = CGSize(width: 80, height: 30)
                let count = popup.shownCount
                popup.platform.reposition(placement)
                window.client.system.flush()
                try await popup.wait(for: "the new place") {
                    $0.platform.configuration.frame == CGRect(x: 50, y: 30, width: 80, height: 30)
                }
                try await popup.wait(for: "its frame") { $0.shownCount > count }
                #expect(popup.dismissalCount == 0)
            }
        }

        @Test(
            "At the screen's edges a popup flips to the other side of its anchor, or slides, if permitted",
            arguments: DesktopKind.allCases)
        func edges(kind: DesktopKind) async throws {
            try await Desktop.run(kind) { desktop in
                try desktop.needs(.placing)
                let client = try desktop.connect()
                let screen = try #require(client.system.screens.first).description.frame
                let window = try await client.openWindow()
                try await desktop.driver.place(window, at: CGPoint(x: 20, y: screen.maxY - 140))
                try await window.settle()
                let origin = try await desktop.driver.origin(of: window)

                var placement = Self.low
                placement.adjustments = [.flipY]
                let flipped = try await ClientPopup.open(placement, on: window)
                #expect(flipped.platform.configuration.frame == CGRect(x: 10, y: -35, width: 60, height: 110))
                flipped.platform.close()

                placement.adjustments = [.slideY]
                let slid = try await ClientPopup.open(placement, on: window)
                #expect(
                    slid.platform.configuration.frame
                        == CGRect(x: 10, y: screen.maxY - origin.y - 110, width: 60, height: 110))
                slid.platform.close()

                if desktop.driver.obstacles[.leavingPopups] == nil {
                    placement.adjustments = []
                    let free = try await ClientPopup.open(placement, on: window)
                    #expect(free.platform.configuration.frame == CGRect(x: 10, y: 85, width: 60, height: 110))
                    free.platform.close()
                }

                var sideways = Self.below
                sideways.anchor = .left
                sideways.gravity = .left
                sideways.adjustments = [.slideX]
                let side = try await ClientPopup.open(sideways, on: window)
                #expect(side.platform.configuration.frame.minX == max(-origin.x, -50))
                side.platform.close()

                try desktop.needs(.cuttingPopups)
                placement.adjustments = [.resizeY]
                let cut = try await ClientPopup.open(placement, on: window)
                #expect(
                    cut.platform.configuration.frame
                        == CGRect(x: 10, y: 85, width: 60, height: screen.maxY - origin.y - 85))
                cut.platform.close()
            }
        }

        @Test("The pointer enters and leaves a popup, in the popup's points", arguments: DesktopKind.allCases)
        func pointer(kind: DesktopKind) async throws {
            try await Desktop.run(kind) { desktop in
                try desktop.needs(.pointing, .placing)
                let window = try await desktop.connect().openWindow()
                try await desktop.driver.place(window, at: CGPoint(x: 60, y: 50))
                try await window.settle()
                let popup = try await ClientPopup.open(Self.below, on: window)
                try await desktop.point(at: CGPoint(x: 150, y: 20), in: window)
                try await window.wait(for: "the pointer") { $0.pointerEvents.last?.location == CGPoint(x: 150, y: 20) }
                try await desktop.point(at: CGPoint(x: 7, y: 8), in: popup)
                try await popup.wait(for: "the entering") { $0.pointerEvents.last?.location == CGPoint(x: 7, y: 8) }
                #expect(popup.pointerEvents.first?.kind == .entered)
                try await window.wait(for: "the leaving") { $0.pointerEvents.last?.kind == .left }
                try await desktop.point(at: CGPoint(x: 150, y: 20), in: window)
                try await popup.wait(for: "the leaving") { $0.pointerEvents.last?.kind == .left }
                #expect(popup.dismissalCount == 0, "a tooltip takes no input")
            }
        }

        @Test(
            "A press outside dismisses a popup with a grab once, and a press inside doesn't",
            arguments: DesktopKind.allCases)
        func dismissal(kind: DesktopKind) async throws {
            try await Desktop.run(kind) { desktop in
                try desktop.needs(.pointing, .placing)
                let window = try await desktop.connect().openWindow()
                try await desktop.driver.place(window, at: CGPoint(x: 60, y: 50))
                try await window.settle()
                let popup = try await ClientPopup.open(
                    Self.below, grabSerial: try await desktop.clickSerial(in: window), on: window)
                try await desktop.point(at: CGPoint(x: 20, y: 20), in: popup)
                try await desktop.click()
                try await popup.wait(for: "the click inside") { $0.pointerEvents.last?.kind == .released(.left) }
                #expect(popup.dismissalCount == 0)
                try await desktop.driver.movePointer(to: CGPoint(x: 500, y: 400))
                try await desktop.click()
                try await popup.wait(for: "the dismissal") { $0.dismissalCount == 1 }

                let second = try await ClientPopup.open(
                    Self.below, grabSerial: try await desktop.clickSerial(in: window), on: window)
                window.forgetEvents()
                try await desktop.point(at: CGPoint(x: 150, y: 20), in: window)
                try await desktop.click()
                try await second.wait(for: "the second dismissal") { $0.dismissalCount == 1 }
                // The window receives that press, too.
                try await window.wait(for: "the press") {
                    $0.pointerEvents.contains { $0.kind == .pressed(.left) }
                }
                try await window.settle()
                #expect(popup.dismissalCount == 1)
                #expect(second.dismissalCount == 1)
            }
        }

        @Test(
            "Keys are delivered to a popup with a grab, and then to the window again", arguments: DesktopKind.allCases)
        func keys(kind: DesktopKind) async throws {
            try await Desktop.run(kind) { desktop in
                try desktop.needs(.pointing, .placing, .typing, .activating)
                let window = try await desktop.connect().openWindow()
                try await desktop.driver.place(window, at: CGPoint(x: 60, y: 50))
                try await desktop.driver.activate(window)
                try await window.wait(for: "the keyboard") { $0.hasKeyboard }
                let popup = try await ClientPopup.open(
                    Self.below, grabSerial: try await desktop.clickSerial(in: window), on: window)
                try await popup.wait(for: "the keyboard") { $0.events.contains(.keyboardFocus(true)) }
                try await desktop.type(30)
                try await popup.wait(for: "the key") { $0.keyEvents.last?.phase == .up }
                #expect(popup.keyEvents.map(\.characters).first == "a")
                #expect(window.keyEvents.isEmpty)
                #expect(!window.hasKeyboard)
                popup.platform.close()
                window.client.system.flush()
                if desktop.driver.returnsKeyboardWithKey {
                    try await window.settle()
                    try await desktop.type(30)
                }
                try await window.wait(for: "the keyboard's return") { $0.hasKeyboard }
                try await desktop.type(30)
                try await window.wait(for: "the next key") { $0.keyEvents.last?.phase == .up }
            }
        }

        @Test(
            "Child popups are placed relative to their parent, and a press outside dismisses all of them",
            arguments: DesktopKind.allCases)
        func nested(kind: DesktopKind) async throws {
            try await Desktop.run(kind) { desktop in
                let window = try await desktop.connect().openWindow()
                let tooltip = try await ClientPopup.open(Self.below, on: window)
                // A popup without a grab can't have a child with one.
                #expect {
                    _ = try ClientPopup.make(Self.below, grabSerial: 1, on: window, parent: tooltip)
                } throws: { error in
                    if case .unavailable = error as? OperationError { true } else { false }
                }
                let onTooltip = try await ClientPopup.open(Self.below, on: window, parent: tooltip)
                #expect(onTooltip.platform.configuration.frame == CGRect(x: 10, y: 30, width: 60, height: 40))
                #expect(onTooltip.frameInWindow == CGRect(x: 20, y: 60, width: 60, height: 40))
                // Its child popups are closed too.
                tooltip.platform.close()
                try await window.settle()

                try desktop.needs(.pointing, .placing)
                try await desktop.driver.place(window, at: CGPoint(x: 60, y: 50))
                try await window.settle()
                let serial = try await desktop.clickSerial(in: window)
                let menu = try await ClientPopup.open(Self.below, grabSerial: serial, on: window)
                let submenu = try await ClientPopup.open(Self.below, grabSerial: serial, on: window, parent: menu)
                try await desktop.point(at: CGPoint(x: 30, y: 20), in: submenu)
                try await desktop.click()
                try await submenu.wait(for: "the click inside") { $0.pointerEvents.last?.kind == .released(.left) }
                #expect(menu.dismissalCount == 0 && submenu.dismissalCount == 0)
                try await desktop.driver.movePointer(to: CGPoint(x: 500, y: 400))
                try await desktop.click()
                try await menu.wait(for: "the dismissals") { $0.dismissalCount == 1 && submenu.dismissalCount == 1 }
                #expect(window.client.failures.isEmpty)
            }
        }

        @Test("A popup is closed with its window, and a closed window opens none", arguments: DesktopKind.allCases)
        func parentGone(kind: DesktopKind) async throws {
            try await Desktop.run(kind) { desktop in
                let client = try desktop.connect()
                let window = try await client.openWindow()
                let popup = try await ClientPopup.open(Self.below, on: window)
                let nested = try await ClientPopup.open(Self.below, on: window, parent: popup)
                window.platform.close()
                for popup in [nested, popup] {
                    popup.platform.reposition(Self.low)
                    popup.platform.setCursor(.text)
                    popup.platform.show()
                    popup.platform.close()
                }
                let told = popup.configurations.count
                #expect {
                    _ = try ClientPopup.make(Self.below, on: window)
                } throws: { error in
                    if case .unavailable = error as? OperationError { true } else { false }
                }
                try await client.openWindow().settle()
                #expect(popup.configurations.count == told)
                #expect(client.failures.isEmpty)
            }
        }
    }
}

extension Desktop {
    /// Clicks into the window, and returns the press's serial.
    func clickSerial(in window: ClientWindow) async throws -> UInt32 {
        let count = window.pointerEvents.count { $0.kind == .released(.left) }
        try await point(at: CGPoint(x: 15, y: 15), in: window)
        try await click()
        try await window.wait(for: "the click") { $0.pointerEvents.count { $0.kind == .released(.left) } > count }
        return try #require(window.pointerEvents.last { $0.kind == .pressed(.left) }).serial
    }
}
