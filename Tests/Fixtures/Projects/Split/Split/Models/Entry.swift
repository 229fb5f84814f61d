import Foundation

@objcMembers
class Entry: NSObject {

    dynamic var text: String
    dynamic var mood = 0
    let date: Date

    init(date: Date, text: String = "") {
        self.date = date
        self.text = text
    }

    var wordCount: Int {
        return text.components(separatedBy: CharacterSet.whitespacesAndNewlines).filter { !$0.isEmpty }.count
    }

    var summary: String {
        let line = text.components(separatedBy: "\n").first ?? ""
        return line.isEmpty ? NSLocalizedString("entry.empty", comment: "Summary of an entry without text") : line
    }

    class func keyPathsForValuesAffectingSummary() -> Set<String> {
        return [#keyPath(Entry.text)]
    }

    var propertyList: [String: Any] {
        return [#keyPath(text): text, #keyPath(mood): mood, #keyPath(date): date]
    }

    convenience init?(propertyList: [String: Any]) {
        guard let date = propertyList[#keyPath(Entry.date)] as? Date,
              let text = propertyList[#keyPath(Entry.text)] as? String else { return nil }
        self.init(date: date, text: text)
        mood = propertyList[#keyPath(Entry.mood)] as? Int ?? 0
    }
}
