// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import Photos

@Suite("Photos at large text sizes")
@MainActor
struct PhotosLargeTextTests {
    @Test("The albums have no text that is cut, overlapped, or small", arguments: [400 as CGFloat, 1280])
    func texts(width: CGFloat) async throws {
        let desk = try await PhotosDesk(width: width, scale: 1, photos: ["": ["Pine"], "Kyoto": ["Maple", "Plum"]])
        defer { desk.end() }
        #expect(try desk.stage.textFaults(atTextScale: 2) == [])
    }
}
