import Foundation

enum Priority: Int, Codable, CaseIterable {
    case low, normal, high
}

@objc(Errand)
final class Errand: NSObject, Codable {

    @objc dynamic var title: String
    @objc var note: String
    var priority: Priority
    @objc dynamic var isDone = false
    let created: Date
    let identifier: UUID

    init(title: String, note: String = "", priority: Priority = .normal, created: Date = Date()) {
        self.title = title
        self.note = note
        self.priority = priority
        self.created = created
        identifier = UUID()
        super.init()
    }

    @objc func compareByTitle(_ other: Errand) -> ComparisonResult {
        return title.localizedCaseInsensitiveCompare(other.title)
    }

    override var description: String {
        return "\(title) (\(isDone ? "done" : "open"))"
    }

    override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? Errand else { return false }
        return identifier == other.identifier
    }

    override var hash: Int {
        return identifier.hashValue
    }
}
