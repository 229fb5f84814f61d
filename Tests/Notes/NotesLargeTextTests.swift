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
        // The content keeps its offset below a bar that grows, so that its large title is replaced by the small one.
        let faults = try desk.stage.textFaults(atTextScale: scale, fixed: ["Folders"])
        #expect(faults == [])
    }
}
