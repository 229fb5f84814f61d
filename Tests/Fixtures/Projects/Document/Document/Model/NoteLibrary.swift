import Foundation

extension Notification.Name {
    static let noteLibraryDidChange = Notification.Name(rawValue: "NoteLibraryDidChange")
    static let noteShouldSave = Notification.Name(rawValue: "NoteShouldSave")
}

final class NoteLibrary: NSObject {

    @objc enum Order: Int {
        case name, date
    }

    static let shared = NoteLibrary(folder: FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0].appendingPathComponent("Notes", isDirectory: true))

    let folder: URL
    private(set) var notes: [Note] = []

    @objc var order: Order = .date {
        didSet { sort() }
    }

    init(folder: URL) {
        self.folder = folder
        super.init()
    }

    func load() throws {
        let manager = FileManager.default
        try manager.createDirectory(at: folder, withIntermediateDirectories: true, attributes: nil)
        notes = try manager.contentsOfDirectory(at: folder, includingPropertiesForKeys: [.contentModificationDateKey], options: .skipsHiddenFiles)
            .filter { $0.pathExtension == "note" }
            .compactMap { try? Note(contentsOf: $0) }
        sort()
    }

    @discardableResult
    func create(copying other: Note? = nil) throws -> Note {
        let content = other?.content ?? NoteContent(title: NSLocalizedString("note.untitled", comment: ""), body: "", mark: .circle)
        let note = Note(url: folder.appendingPathComponent(UUID().uuidString).appendingPathExtension("note"), content: content)
        try note.save()
        notes.append(note)
        sort()
        return note
    }

    func delete(_ note: Note) throws {
        try FileManager.default.removeItem(at: note.url)
        notes.removeAll { $0 == note }
        sort()
    }

    func sort() {
        switch order {
        case .name:
            notes.sort { $0.content.title.localizedStandardCompare($1.content.title) == .orderedAscending }
        case .date:
            notes.sort { $0.modified > $1.modified }
        }
        NotificationCenter.default.post(name: .noteLibraryDidChange, object: self, userInfo: ["count": notes.count])
    }
}
