// SPDX-License-Identifier: MIT

/// The properties that a behavior has set; `nil` leaves them as other behaviors set them.
struct MaterialChanges {
    var density: Double?
    var elasticity: Double?
    var friction: Double?
    var resistance: Double?
    var angularResistance: Double?
    var charge: Double?
    var isAnchored: Bool?
    var allowsRotation: Bool?

    func apply(to material: inout Material) {
        if let density { material.density = density }
        if let elasticity { material.elasticity = elasticity }
        if let friction { material.friction = friction }
        if let resistance { material.resistance = resistance }
        if let angularResistance { material.angularResistance = angularResistance }
        if let charge { material.charge = charge }
        if let isAnchored { material.isAnchored = isAnchored }
        if let allowsRotation { material.allowsRotation = allowsRotation }
    }
}
