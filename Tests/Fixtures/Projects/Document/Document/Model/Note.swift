import Foundation

struct NoteContent: Codable, Equatable {
    var title: String
    var body: String
    var mark: Mark

    enum Mark: String, Codable, CaseIterable {
        case circle, star, flag

        var symbolName: String { return rawValue + ".fill" }
    }

    private enum CodingKeys: String, CodingKey {
        case title, body, mark = "kind"
    }
}

@objc final class Note: NSObject {

    let url: URL
    var content: NoteContent
    @objc dynamic var modified: Date

    init(url: URL, content: NoteContent, modified: Date = Date()) {
        self.url = url
        self.content = content
        self.modified = modified
    }

    convenience init(contentsOf url: URL) throws {
        let content = try JSONDecoder().decode(NoteContent.self, from: Data(contentsOf: url))
        let values = try url.resourceValues(forKeys: [.contentModificationDateKey])
        self.init(url: url, content: content, modified: values.contentModificationDate ?? Date())
    }

    func save() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        try encoder.encode(content).write(to: url, options: .atomic)
        modified = Date()
    }

    override var debugDescription: String {
        return "<\(type(of: self)) \(url.lastPathComponent)>"
    }
}
