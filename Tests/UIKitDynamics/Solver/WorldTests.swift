// SPDX-License-Identifier: MIT
import Foundation
import Testing

@testable import UIKitDynamics

@Suite("Rigid bodies")
struct WorldTests {
    /// A world with a floor at 300 points, and a box of 40 by 40 points above it.
    private func fall(elasticity: Double = 0, fromCenter y: Double = 100) throws -> (World, Body) {
        let world = World()
        let box = try #require(ConvexShape.box(width: 40, height: 40))
        let body = Body(identifier: 0, shapes: [box], position: Vector(200, y), angle: 0)
        body.material.elasticity = elasticity
        body.boundaryGroups = [0]
        world.bodies = [body]
        world.boundaries = [
            Boundary(group: 0, identifier: 0, polylines: [[Vector(0, 300), Vector(400, 300)]])
        ]
        return (world, body)
    }

    private func advance(_ world: World, steps: Int) {
        for _ in 0..<steps {
            for body in world.bodies { body.acceleration = Vector(0, 1_000) }
            _ = world.advance()
        }
    }

    @Test("Free fall is exact, whatever the duration of a step")
    func freeFall() throws {
        let (world, body) = try fall(fromCenter: 0)
        advance(world, steps: 120)
        #expect(abs(body.position.y - 125) < 1e-6)
        #expect(abs(body.velocity.y - 500) < 1e-6)
    }

    @Test("A box rests on the floor exactly, without rotating")
    func rest() throws {
        let (world, body) = try fall()
        advance(world, steps: 480)
        #expect(abs(body.position.y - 280) < 0.06)
        #expect(abs(body.angle) < 1e-6)
        #expect(world.isResting)
    }
}
