import Foundation

extension Notification.Name {
    static let errandsDidChange = Notification.Name("ErrandsDidChange")
    static let errandsNeedRefresh = Notification.Name("ErrandsNeedRefresh")
}

enum SettingsKey {
    static let sortOrder = "SortOrder"
    static let errands = "Errands"
}

enum SortOrder: String {
    case name, date, priority
}

class ErrandStore: NSObject {

    @objc static let shared = ErrandStore()

    private(set) var errands: [Errand] = []
    private let defaults: UserDefaults

    var sortOrder: SortOrder {
        get {
            return SortOrder(rawValue: defaults.string(forKey: SettingsKey.sortOrder) ?? "") ?? .date
        }
        set {
            defaults.set(newValue.rawValue, forKey: SettingsKey.sortOrder)
            postChange()
        }
    }

    init(defaults: UserDefaults = .standard) {
        self.defaults = defaults
        super.init()
        load()
    }

    var open: [Errand] { return sorted(errands.filter { !$0.isDone }) }
    var done: [Errand] { return sorted(errands.filter { $0.isDone }) }

    func add(_ errand: Errand) {
        errands.append(errand)
        postChange()
    }

    func remove(_ errand: Errand) {
        errands.removeAll { $0 === errand }
        postChange()
    }

    @objc func toggle(_ errand: Errand) {
        errand.isDone = !errand.isDone
        postChange()
    }

    func errandDidChange(_ errand: Errand) {
        postChange()
    }

    func sorted(_ list: [Errand]) -> [Errand] {
        switch sortOrder {
        case .name: return list.sorted { $0.compareByTitle($1) == .orderedAscending }
        case .date: return list.sorted { $0.created < $1.created }
        case .priority: return list.sorted { $0.priority.rawValue > $1.priority.rawValue }
        }
    }

    // MARK: Persistence

    func save() {
        do {
            defaults.set(try JSONEncoder().encode(errands), forKey: SettingsKey.errands)
        } catch {
            NSLog("Saving failed: %@", error.localizedDescription)
        }
    }

    private func load() {
        if let data = defaults.data(forKey: SettingsKey.errands),
           let saved = try? JSONDecoder().decode([Errand].self, from: data) {
            errands = saved
        } else {
            errands = ErrandStore.samples()
        }
    }

    private func postChange() {
        NotificationCenter.default.post(name: .errandsDidChange, object: self)
    }

    class func samples() -> [Errand] {
        let now = Date()
        let shoes = Errand(title: NSLocalizedString("sample.shoes", comment: ""), note: NSLocalizedString("sample.shoes.note", comment: ""), created: now.addingTimeInterval(-7200))
        let keys = Errand(title: NSLocalizedString("sample.keys", comment: ""), priority: .low, created: now.addingTimeInterval(-86400))
        keys.isDone = true
        return [
            Errand(title: NSLocalizedString("sample.milk", comment: ""), note: NSLocalizedString("sample.milk.note", comment: ""), priority: .high, created: now),
            Errand(title: NSLocalizedString("sample.letter", comment: ""), created: now.addingTimeInterval(-3600)),
            shoes,
            keys
        ]
    }
}
