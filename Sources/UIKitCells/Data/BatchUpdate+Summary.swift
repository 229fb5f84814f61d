// SPDX-License-Identifier: MIT
internal import Foundation
@_spi(Toolkit) internal import UIKitCore

extension BatchUpdate {
    /// The requested changes as a sentence for log messages, such as " The changes: delete rows [0, 1], [0, 2]."; empty
    /// without changes.
    ///
    /// Lists up to ten positions of each kind.
    package var summary: String {
        let rows = [
            Self.text("delete rows", self.rows.deleted.keys), Self.text("insert rows", self.rows.inserted.keys),
            Self.text("reload rows", self.rows.reloaded.keys),
            Self.text("move rows", self.rows.moved) { "\($0.key) to \($0.value)" },
            Self.text("reconfigure rows", reconfigured),
        ]
        let sections = [
            Self.text("delete sections", self.sections.deleted.keys),
            Self.text("insert sections", self.sections.inserted.keys),
            Self.text("reload sections", self.sections.reloaded.keys),
            Self.text("move sections", self.sections.moved) { "\($0.key) to \($0.value)" },
        ]
        let changes = (rows + sections).compactMap { $0 }
        return changes.isEmpty ? "" : " The changes: \(changes.joined(separator: "; "))."
    }

    private static func text<Places: Collection>(_ verb: String, _ places: Places) -> String?
    where Places.Element: Comparable {
        text(verb, places.sorted()) { "\($0)" }
    }

    private static func text<Places: Collection>(
        _ verb: String, _ places: Places, _ name: (Places.Element) -> String
    ) -> String? {
        guard !places.isEmpty else { return nil }
        let names = places.prefix(10).map(name)
        let more = places.count > names.count ? ", and \(places.count - names.count) more" : ""
        return "\(verb) \(names.joined(separator: ", "))\(more)"
    }
}
