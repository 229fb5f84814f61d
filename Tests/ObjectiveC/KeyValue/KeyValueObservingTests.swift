// SPDX-License-Identifier: MIT
import Foundation
import ObjectiveC
import Testing

@Suite("Key-value observing")
struct KeyValueObservingTests {
    private let plant = Plant("Fig")

    @Test("The handler receives the values that it asks for, until the observation is released")
    func handler() {
        var seen: [String] = []
        var observation: NSKeyValueObservation? = plant.observe(\.name, named: "name", options: [.old, .new]) {
            seen.append("\($1.oldValue ?? "-") \($1.newValue ?? "-")")
        }
        plant.name = "Aloe"
        plant.setValue("Fern", forKey: "name")
        #expect(seen == ["Fig Aloe", "Aloe Fern"])
        withExtendedLifetime(observation) {}
        observation = nil
        plant.name = "Basil"
        #expect(seen.count == 2)
    }

    @Test("The initial value, and changes before they are made, are sent if asked for")
    func initialAndPrior() {
        var seen: [String] = []
        let observation = plant.observe(\.level, named: "level", options: [.initial, .prior, .new]) {
            seen.append($1.isPrior ? "prior" : "\($1.newValue ?? -1)")
        }
        plant.level = 1
        #expect(seen == ["0.0", "prior", "1.0"])
        observation.invalidate()
        plant.level = 2
        #expect(seen.count == 3)
    }

    @Test("A key path is found by its property where no name is passed")
    func unnamed() {
        var count = 0
        let observation = plant.observe(\.name) { _, _ in count += 1 }
        plant.name = "Aloe"
        #expect(count == 1)
        withExtendedLifetime(observation) {}
    }

    @Test("A path follows the objects on it")
    func paths() {
        var seen: [String?] = []
        let first = Plant("Basil")
        let observation = plant.observe(\.neighbor?.name, named: "neighbor.name", options: .new) { plant, _ in
            seen.append(plant.neighbor?.name)
        }
        plant.neighbor = first
        first.name = "Fern"
        plant.neighbor = Plant("Aloe")
        first.name = "Unseen"
        #expect(seen == ["Basil", "Fern", "Aloe"])
        withExtendedLifetime(observation) {}
    }

    @Test("A property changes with those that affect it")
    func dependencies() {
        var seen: [String] = []
        let observation = plant.observe(\.summary, named: "summary", options: .new) { seen.append($1.newValue ?? "") }
        plant.name = "Aloe"
        plant.level = 1
        #expect(seen == ["Aloe 0.0", "Aloe 1.0"])
        withExtendedLifetime(observation) {}
    }

    @Test("An observer's method receives changes with its context, until it is removed or deallocated")
    func observers() {
        var context = 0
        var observer: Plant? = Plant("Observer")
        withUnsafeMutablePointer(to: &context) { context in
            guard let receiver = observer else { return }
            plant.addObserver(receiver, forKeyPath: "note", options: [.old, .new], context: context)
            plant.setValue("dry", forKey: "note")
            #expect(receiver.changes.first?[.oldKey] is NSNull)
            #expect(receiver.changes.first?[.newKey] as? String == "dry")
            plant.removeObserver(receiver, forKeyPath: "note", context: nil)
            plant.setValue("wet", forKey: "note")
            #expect(receiver.changes.count == 2)
            plant.removeObserver(receiver, forKeyPath: "note", context: context)
            plant.setValue("dry", forKey: "note")
            #expect(receiver.changes.count == 2)
            plant.addObserver(receiver, forKeyPath: "name", options: [], context: nil)
        }
        weak let former = observer
        observer = nil
        #expect(former == nil)
        plant.name = "Aloe"
    }

    @Test("A property that doesn't notify its observers automatically does so by hand")
    func manual() {
        let cactus = Cactus("Saguaro")
        var count = 0
        let observation = cactus.observe(\.level, named: "level") { _, _ in count += 1 }
        cactus.level = 1
        #expect(count == 0)
        cactus.willChangeValue(forKey: "level")
        cactus.didChangeValue(forKey: "level")
        #expect(count == 1)
        withExtendedLifetime(observation) {}
    }

    @Test("Observed objects aren't kept")
    func lifetime() {
        var seen = 0
        var observations: [NSKeyValueObservation] = []
        weak var last: Plant?
        for number in 0..<200 {
            let plant = Plant("\(number)")
            last = plant
            observations.append(plant.observe(\.name, named: "name") { _, _ in seen += 1 })
            plant.name = ""
        }
        #expect(last == nil && seen == 200)
    }
}
