// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCoreTestSupport
import UIKitTesting
import Windowing
import WindowingHeadless

@testable import UIKitCore

@MainActor
@Suite("Interrupted transitions")
struct TransitionInterruptionTests {
    private static let size = CGSize(width: 700, height: 500)

    /// Creates a scenery in the stage's window and advances a tenth of a second into its transition.
    private func begun(_ move: Move, on stage: Stage, isDirected: Bool = false) throws -> Scenery {
        let scenery = Scenery(move)
        stage.show(scenery.root)
        scenery.prepare()
        try stage.settle()
        if isDirected { scenery.direct() }
        scenery.begin()
        stage.advance(by: 0.1)
        return scenery
    }

    @Test("Without an interruption, a transition completes and all callbacks are sent", arguments: Move.allCases)
    func undisturbed(move: Move) throws {
        let stage = Stage(size: Self.size, scale: 0.5)
        let scenery = try begun(move, on: stage)
        try stage.settle()
        #expect(scenery.isDone)
        #expect(scenery.complaints == [])
        #expect(scenery.completionCount == scenery.expectedCompletions)
    }

    @Test("Hiding and showing the window during a transition leads to the same result", arguments: Move.allCases)
    func hidden(move: Move) throws {
        let stage = Stage(size: Self.size, scale: 0.5)
        let scenery = try begun(move, on: stage)
        stage.window.isHidden = true
        stage.advance(by: 1)
        #expect(scenery.complaints == [])
        stage.window.makeKeyAndVisible()
        try stage.settle()
        #expect(scenery.complaints == [])
        // A popover is dismissed with its window.
        #expect(scenery.isDone || (move == .popover && scenery.isUnlinked))
        #expect(scenery.completionCount == scenery.expectedCompletions)
    }

    @Test("Closing the window during a transition removes its controllers", arguments: Move.allCases)
    func closed(move: Move) throws {
        let stage = Stage(size: Self.size, scale: 0.5)
        let scenery = Scenery(move)
        let window = UIWindow(frame: CGRect(origin: .zero, size: Self.size))
        window.rootViewController = scenery.root
        window.makeKeyAndVisible()
        try stage.settle()
        scenery.prepare()
        try stage.settle()
        scenery.begin()
        stage.advance(by: 0.1)
        try #require(stage.system.windows.last { $0.frameTarget === window.host?.platform.frameTarget }).requestClose()
        stage.advance(by: 1)
        #expect(window.isHidden && stage.exitStatus == nil)
        #expect(scenery.complaints == [])
        #expect(scenery.first.viewIfLoaded?.window?.isShown != true && scenery.completionCount <= 1)
    }

    @Test("Replacing the root during a transition releases the old one and all that it shows", arguments: Move.allCases)
    func replaced(move: Move) throws {
        let stage = Stage(size: Self.size, scale: 0.5)
        let scenery = try begun(move, on: stage)
        let other = PairWitness("Other")
        stage.show(other)
        try stage.settle()
        #expect(scenery.complaints == [])
        #expect(other.complaints == [])
        #expect(scenery.first.viewIfLoaded?.window == nil && scenery.second.viewIfLoaded?.window == nil)
        #expect(scenery.isUnlinked && scenery.completionCount <= 1)
    }

    @Test("Rotating the window during a transition leads to the same result", arguments: Move.allCases)
    func turned(move: Move) throws {
        let stage = Stage(size: Self.size, scale: 0.5)
        let scenery = try begun(move, on: stage)
        stage.resize(to: CGSize(width: Self.size.height, height: Self.size.width))
        try stage.settle()
        #expect(scenery.isDone || move == .column)
        #expect(scenery.complaints == [])
        #expect(scenery.completionCount == scenery.expectedCompletions)
        #expect(scenery.root.view.window == nil || scenery.root.view.frame == stage.window.bounds)
    }

    @Test(
        "The animator's provider may be deallocated during the transition",
        arguments: [Move.push, .pop, .present, .dismiss, .tab])
    func undirected(move: Move) throws {
        let stage = Stage(size: Self.size, scale: 0.5)
        let scenery = try begun(move, on: stage, isDirected: true)
        weak let director = scenery.director
        scenery.director = nil
        #expect(director == nil)
        try stage.settle()
        #expect(scenery.isDone)
        #expect(scenery.complaints == [])
        #expect(scenery.completionCount == scenery.expectedCompletions)
    }
}
