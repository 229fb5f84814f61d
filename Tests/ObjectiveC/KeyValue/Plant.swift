// SPDX-License-Identifier: MIT
import Foundation
import ObjectiveC
import UIKitCore

/// A class with the members that translated source has.
class Plant: NSObject, PropertyOwner {
    enum Kind: Int {
        case tree, herb
    }

    var name: String {
        willSet { keyValueWillSet("name") }
        didSet { keyValueDidSet("name") }
    }
    var level: Float = 0 {
        willSet { keyValueWillSet("level") }
        didSet { keyValueDidSet("level") }
    }
    var note: String?
    var kind = Kind.tree
    var neighbor: Plant? {
        willSet { keyValueWillSet("neighbor") }
        didSet { keyValueDidSet("neighbor") }
    }
    let latinName = "Ficus"
    var summary: String { "\(name) \(level)" }
    var undefined: [String: String] = [:]
    var changes: [[NSKeyValueChangeKey: Any]] = []

    init(_ name: String) {
        self.name = name
    }

    func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        changes.append(change ?? [:])
    }

    @MainActor class var exposedProperties: PropertyTable {
        var table = PropertyTable()
        table.add("name", \Plant.name, isDynamic: true)
        table.add("level", \Plant.level, isDynamic: true)
        table.add("note", \Plant.note)
        table.add("kind", \Plant.kind)
        table.add("neighbor", \Plant.neighbor, isDynamic: true)
        table.add("latinName", \Plant.latinName)
        table.add("summary", \Plant.summary)
        table.addDependencies(of: "summary") { ["name", "level"] }
        table.observeValue = {
            ($0 as? Plant)?.observeValue(forKeyPath: $1, of: $2, change: $3, context: $4)
        }
        return table
    }
}

/// A class that handles unknown keys, and notifies observers of its level itself.
final class Cactus: Plant {
    @MainActor override class var exposedProperties: PropertyTable {
        var table = super.exposedProperties
        table.setValueForUndefinedKey = { object, value, key in
            (object as? Cactus)?.undefined[key] = value as? String
        }
        table.valueForUndefinedKey = { object, key in (object as? Cactus)?.undefined[key] }
        table.notifiesAutomatically = { $0 != "level" }
        return table
    }
}
