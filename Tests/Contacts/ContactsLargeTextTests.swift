// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import Contacts

@Suite("Contacts at large text sizes")
@MainActor
struct ContactsLargeTextTests {
    @Test(
        "The list and a card have no text that is cut, overlapped, or small", arguments: [400 as CGFloat, 1100],
        [2.0, 3.1])
    func texts(width: CGFloat, scale: Double) throws {
        let desk = ContactsDesk(width: width, scale: 1)
        // The letters of the index share the height of the list.
        let index = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZ#".map(String.init))
        let faults = try desk.stage.textFaults(atTextScale: scale, fixed: index)
        #expect(faults == [])
    }
}
