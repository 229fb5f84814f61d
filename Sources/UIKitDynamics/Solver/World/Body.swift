// SPDX-License-Identifier: MIT
internal import Foundation

/// The physical properties of a body.
struct Material: Equatable {
    var density = 1.0
    var elasticity = 0.2
    var friction = 0.2
    /// The rate at which the velocity decays, per second.
    var resistance = 0.0
    /// The rate at which the angular velocity decays, per second.
    var angularResistance = 0.0
    var charge = 0.0
    var isAnchored = false
    var allowsRotation = true
}

/// A rigid body: the position of its center of mass, its motion, and its shapes.
final class Body {
    /// The area with a mass of 1 at a density of 1, in square points.
    static let unitArea = 10_000.0
    /// Speeds above are clamped, so that positions stay finite, in points per second.
    static let maximumSpeed = 100_000.0
    /// In radians per second.
    static let maximumAngularSpeed = 1_000.0

    /// The order of the bodies of a world.
    let identifier: Int
    /// The shapes around the center of mass.
    let shapes: [ConvexShape]
    /// The center of mass in the coordinates in which the shapes were given.
    let centroid: Vector
    private let area: Double
    private let moment: Double
    /// The distance of the farthest point from the center of mass.
    let reach: Double

    var position: Vector
    var angle: Double
    var velocity = Vector.zero
    var angularVelocity = 0.0
    /// The state before the last step, from which the animator interpolates.
    var previous: (position: Vector, angle: Double)
    var material = Material() {
        didSet { if material != oldValue { updateMass() } }
    }
    /// The collision groups in which the body collides with other bodies, in ascending order.
    var itemGroups: [Int] = []
    /// The collision groups whose boundaries the body collides with.
    var boundaryGroups: [Int] = []

    private(set) var mass = 1.0
    private(set) var inverseMass = 0.0
    private(set) var inverseInertia = 0.0
    /// The acceleration during the next step, independent of mass.
    var acceleration = Vector.zero
    /// The force during the next step, in mass times points per square second.
    var force = Vector.zero
    var torque = 0.0
    /// The shapes in the world's coordinates.
    private(set) var placedShapes: [ConvexShape] = []

    /// Creates a body from shapes around a center, which is placed at `position`.
    init(identifier: Int, shapes: [ConvexShape], position: Vector, angle: Double) {
        let properties = MassProperties(shapes)
        self.identifier = identifier
        centroid = properties.centroid
        self.shapes = shapes.map { $0.moved(by: -properties.centroid, rotation: Rotation(0)) }
        (area, moment) = (properties.area, properties.moment)
        reach = self.shapes.flatMap { shape in shape.vertices.map { $0.length + shape.radius } }.max() ?? 0
        self.position = position + Rotation(angle).apply(to: properties.centroid)
        self.angle = angle
        previous = (self.position, angle)
        updateMass()
        updateShapes()
    }

    private func updateMass() {
        mass = min(max(area * material.density / Self.unitArea, 1e-6), 1e12)
        inverseMass = material.isAnchored ? 0 : 1 / mass
        let inertia = max(moment * mass / max(area, 1e-9), 1e-9)
        inverseInertia = material.isAnchored || !material.allowsRotation ? 0 : 1 / inertia
        if material.isAnchored { velocity = .zero }
        if inverseInertia == 0 { angularVelocity = 0 }
    }

    func updateShapes() {
        let rotation = Rotation(angle)
        placedShapes = shapes.map { $0.moved(by: position, rotation: rotation) }
    }
}
