// SPDX-License-Identifier: MIT
import Foundation

/// The state of the form: a contact under edit, which may have empty and unacceptable values.
struct ContactForm: Equatable {
    /// A part of the form.
    enum Section: Hashable {
        case name
        case values(Contact.Kind)
        case notes
    }

    static let sections = [Section.name] + Contact.Kind.allCases.map(Section.values) + [.notes]

    /// The fields of the name, with their titles.
    static let names: [(title: String, path: any WritableKeyPath<Contact, String> & Sendable)] = [
        ("First Name", \.givenName), ("Last Name", \.familyName), ("Company", \.company),
    ]

    var contact: Contact

    /// Adds an empty value with the first label that isn't in use, and returns its position.
    mutating func add(_ kind: Contact.Kind) -> Int {
        let used = Set(contact[keyPath: kind.path].map(\.label))
        let label = kind.labels.first { !used.contains($0) } ?? "other"
        contact[keyPath: kind.path].append(Contact.Labeled(label: label, value: ""))
        return contact[keyPath: kind.path].count - 1
    }

    /// The contact without empty values and surrounding space.
    var cleaned: Contact {
        var contact = contact
        for (_, path) in Self.names { contact[keyPath: path] = contact[keyPath: path].trimmed }
        contact.notes = contact.notes.trimmed
        for kind in Contact.Kind.allCases {
            contact[keyPath: kind.path] = contact[keyPath: kind.path].compactMap { value in
                let text = value.value.trimmed
                return text.isEmpty ? nil : Contact.Labeled(label: value.label, value: text)
            }
        }
        return contact
    }

    /// The first value that can't be saved, if any.
    var problem: (kind: Contact.Kind, index: Int, message: String)? {
        for kind in Contact.Kind.allCases {
            for (index, value) in contact[keyPath: kind.path].enumerated() {
                guard !value.value.trimmed.isEmpty, !kind.accepts(value.value) else { continue }
                let noun = kind == .phone ? "a phone number" : "an email address"
                return (kind, index, "“\(value.value.trimmed)” isn’t \(noun).")
            }
        }
        return nil
    }
}

extension String {
    fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}
