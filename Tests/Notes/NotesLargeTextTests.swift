// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import Notes

@Suite("Notes at large text sizes")
@MainActor
struct NotesLargeTextTests {
    @Test(
        "The lists and a note have no text that is cut, overlapped, or small", arguments: [400 as CGFloat, 1200],
        [2.0, 3.1])
    func texts(width: CGFloat, scale: Double) throws {
        let desk = try NotesDesk(width: width, scale: 1)
        defer { desk.end() }
        let faults = try desk.stage.textFaults(atTextScale: scale)
        #expect(faults == [])
    }
}
