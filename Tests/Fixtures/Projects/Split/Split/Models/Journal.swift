import UIKit

class Journal: NSObject {

    @objc static let shared = Journal(defaults: UserDefaults.standard)
    static let didChange = NSNotification.Name("JournalDidChange")

    private let defaults: UserDefaults
    private(set) var entries: [Entry] = []

    init(defaults: UserDefaults) {
        self.defaults = defaults
        super.init()
        let saved = defaults.array(forKey: "Entries") as? [[String: Any]]
        entries = saved?.compactMap(Entry.init(propertyList:)) ?? [
            Entry(date: Date(), text: NSLocalizedString("sample.first", comment: "")),
            Entry(date: Date(timeIntervalSinceNow: -86_400), text: NSLocalizedString("sample.second", comment: ""))
        ]
    }

    func insert(_ entry: Entry, at index: Int) {
        entries.insert(entry, at: index)
        changed()
    }

    @discardableResult
    func remove(at index: Int) -> Entry {
        defer { changed() }
        return entries.remove(at: index)
    }

    func index(of entry: Entry) -> Int? {
        return entries.firstIndex { $0 === entry }
    }

    @objc func changed() {
        NSObject.cancelPreviousPerformRequests(withTarget: self, selector: #selector(synchronize), object: nil)
        perform(#selector(synchronize), with: nil, afterDelay: 1)
        NotificationCenter.default.post(name: Journal.didChange, object: self)
    }

    @objc func synchronize() {
        defaults.set(entries.map { $0.propertyList }, forKey: "Entries")
    }
}
