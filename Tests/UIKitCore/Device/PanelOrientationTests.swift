// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitTesting
import Windowing

@testable import UIKitCore

@Suite("Panel orientation")
struct PanelTurnTests {
    private let wide = CGSize(width: 1280, height: 800)
    private let tall = CGSize(width: 800, height: 1280)

    @Test("A panel rotated clockwise passes through the orientations in order, starting with its own")
    func course() {
        let turns: [PanelOrientation] = [.upright, .leftEdgeUp, .bottomEdgeUp, .rightEdgeUp]
        #expect(
            turns.map { $0.orientation(ofPanel: wide) }
                == [.landscapeLeft, .portrait, .landscapeRight, .portraitUpsideDown])
        #expect(
            turns.map { $0.orientation(ofPanel: tall) }
                == [.portrait, .landscapeRight, .portraitUpsideDown, .landscapeLeft])
    }

    @Test("Orientations, panel edges, and transforms correspond; a flat device has none")
    func roundTrip() {
        for shape in [wide, tall] {
            for orientation: UIDeviceOrientation in [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight] {
                let turn = PanelOrientation(orientation, ofPanel: shape)
                #expect(turn?.orientation(ofPanel: shape) == orientation)
                #expect(turn.map { PanelOrientation($0.transform) } == turn)
            }
            #expect(PanelOrientation(.faceUp, ofPanel: shape) == nil)
        }
        #expect(PanelOrientation(.flipped90) == PanelOrientation(.rotated90))
    }

    @Test("Interfaces rotate opposite to the device, and masks contain their members")
    func interface() {
        #expect(UIInterfaceOrientation.landscapeLeft.rawValue == UIDeviceOrientation.landscapeRight.rawValue)
        #expect(UIInterfaceOrientation(size: wide, on: .landscapeRight) == .landscapeLeft)
        #expect(UIInterfaceOrientation(size: wide, on: .landscapeLeft) == .landscapeRight)
        #expect(UIInterfaceOrientation(size: wide, on: .portrait) == .landscapeRight)
        #expect(UIInterfaceOrientation(size: tall, on: .portraitUpsideDown) == .portraitUpsideDown)
        #expect(UIInterfaceOrientation(size: tall, on: .faceUp) == .portrait)
        #expect(UIInterfaceOrientationMask.all.rawValue == 30)
        #expect(UIInterfaceOrientationMask.landscape.permits(.landscapeLeft))
        #expect(!UIInterfaceOrientationMask.allButUpsideDown.permits(.portraitUpsideDown))
        #expect(!UIInterfaceOrientationMask.all.permits(.unknown))
    }
}
