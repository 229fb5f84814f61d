// SPDX-License-Identifier: MIT
import Foundation
import ObjectiveC
import Testing
import UIKitCore

@Suite("Key-value coding")
struct KeyValueCodingTests {
    private let plant = Plant("Fig")

    @Test("Properties are read by name; nil and unknown keys have no value")
    func reading() {
        #expect(plant.value(forKey: "name") as? String == "Fig")
        #expect(plant.value(forKey: "latinName") as? String == "Ficus")
        #expect(plant.value(forKey: "note") == nil)
        #expect(plant.value(forKey: "missing") == nil)
    }

    @Test("Numbers, raw values, and optionals are converted to the type of the property")
    func conversion() {
        plant.setValue(NSNumber(value: 2), forKey: "level")
        #expect(plant.level == 2)
        plant.setValue(3, forKey: "level")
        #expect(plant.level == 3)
        plant.setValue(1, forKey: "kind")
        #expect(plant.kind == .herb)
        plant.setValue("dry", forKey: "note")
        #expect(plant.note == "dry")
        plant.setValue(nil, forKey: "note")
        #expect(plant.note == nil)
    }

    @Test("Values of another type, and constants, are left alone")
    func mismatches() {
        plant.setValue("much", forKey: "level")
        plant.setValue(nil, forKey: "name")
        plant.setValue("Aloe", forKey: "latinName")
        plant.setValue(9, forKey: "kind")
        #expect(plant.level == 0 && plant.name == "Fig" && plant.latinName == "Ficus" && plant.kind == .tree)
    }

    @Test("A path of keys ends at the first object that is nil")
    func paths() {
        #expect(plant.value(forKeyPath: "neighbor.name") == nil)
        plant.setValue("Fern", forKeyPath: "neighbor.name")
        plant.neighbor = Plant("Basil")
        plant.setValue("Fern", forKeyPath: "neighbor.name")
        #expect(plant.value(forKeyPath: "neighbor.name") as? String == "Fern")
    }

    @Test("Several properties are set and read at once, with NSNull for nil")
    func dictionaries() {
        plant.setValuesForKeys(["name": "Aloe", "note": NSNull()])
        let values = plant.dictionaryWithValues(forKeys: ["name", "note"])
        #expect(values["name"] as? String == "Aloe")
        #expect(values["note"] is NSNull)
    }

    @Test("A class handles keys that it doesn't have")
    func undefinedKeys() {
        let cactus = Cactus("Saguaro")
        cactus.setValue("Sonora", forKey: "origin")
        #expect(cactus.value(forKey: "origin") as? String == "Sonora")
    }

    @MainActor
    @Test("Common properties of views have their names in UIKit")
    func views() {
        let view = UIView()
        view.setValue(true, forKey: "hidden")
        view.setValue(0.5, forKey: "alpha")
        #expect(view.isHidden && view.alpha == 0.5)
        #expect(view.value(forKey: "isHidden") as? Bool == true)
    }
}
