import Foundation

@objc protocol GardenDelegate: NSObjectProtocol {
    func gardenDidChange(_ garden: Garden)
    @objc optional func garden(_ garden: Garden, didAdd plant: Plant)
    @objc optional func garden(_ garden: Garden, shouldWater plant: Plant) -> Bool
    @objc optional var reportsEveryChange: Bool { get }
}

@objc protocol GardenClient {
    var garden: Garden! { get set }
}

private var levelContext = 0

class Plant: NSObject {

    @objc dynamic var name: String
    @objc let latinName: String
    @objc dynamic var level: Float

    @objc init(name: String, latinName: String, level: Float) {
        self.name = name
        self.latinName = latinName
        self.level = level
        super.init()
    }

    @objc var isThirsty: Bool { return level < 0.4 }
}

@objcMembers
class Garden: NSObject {

    dynamic private(set) var plants: [Plant]
    dynamic private(set) var thirstyCount = 0
    weak var delegate: GardenDelegate?

    override init() {
        plants = [
            Plant(name: "Monstera", latinName: "Monstera deliciosa", level: 0.8),
            Plant(name: "Basil", latinName: "Ocimum basilicum", level: 0.2),
            Plant(name: "Fig", latinName: "Ficus carica", level: 0.5),
            Plant(name: "Aloe", latinName: "Aloe vera", level: 0.9),
            Plant(name: "Fern", latinName: "Nephrolepis exaltata", level: 0.3)
        ]
        super.init()
        plants.forEach(startObserving)
        update()
    }

    deinit {
        plants.forEach { $0.removeObserver(self, forKeyPath: #keyPath(Plant.level), context: &levelContext) }
    }

    func add(_ plant: Plant) {
        startObserving(plant)
        plants.append(plant)
        delegate?.garden?(self, didAdd: plant)
        update()
    }

    func water(_ plant: Plant) {
        if delegate?.garden?(self, shouldWater: plant) ?? true {
            plant.setValue(NSNumber(value: 1), forKey: "level")
        }
    }

    private func startObserving(_ plant: Plant) {
        plant.addObserver(self, forKeyPath: #keyPath(Plant.level), options: [.new, .old], context: &levelContext)
    }

    override func observeValue(forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?) {
        guard context == &levelContext else {
            super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
            return
        }
        if let old = change?[.oldKey] as? Float, let new = change?[.newKey] as? Float, old == new { return }
        update()
    }

    private func update() {
        thirstyCount = plants.filter { $0.isThirsty }.count
        if delegate?.reportsEveryChange ?? true {
            delegate?.gardenDidChange(self)
        }
    }
}
