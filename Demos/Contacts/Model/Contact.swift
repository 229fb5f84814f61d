// SPDX-License-Identifier: MIT
import Foundation

/// A person's or a company's entry in the contact book.
struct Contact: Identifiable, Codable, Hashable, Sendable {
    var id = UUID()
    var givenName = ""
    var familyName = ""
    var company = ""
    var phones: [Labeled] = []
    var emails: [Labeled] = []
    var addresses: [Labeled] = []
    var notes = ""
    var isFavorite = false

    /// A value with a label such as "mobile" or "home".
    struct Labeled: Codable, Hashable, Sendable {
        var label: String
        var value: String
    }

    /// The full name, or the company if there is none.
    var name: String {
        let name = [givenName, familyName].filter { !$0.isEmpty }.joined(separator: " ")
        return name.isEmpty ? company : name
    }

    /// The name that a list is sorted by, the family name first.
    var sortName: String {
        let name = [familyName, givenName].filter { !$0.isEmpty }.joined(separator: " ")
        return name.isEmpty ? company : name
    }

    /// The initials of the given and family names, or the first character of the company.
    var initials: String {
        let initials = [givenName, familyName].compactMap(\.first)
        return String(initials.isEmpty ? Array(company.prefix(1)) : initials).uppercased()
    }

    /// Whether the name, the company, a phone number, an email address, or the notes contain each of `words`.
    func contains(_ words: String) -> Bool {
        let texts = [name, company, notes] + (phones + emails + addresses).map(\.value)
        return words.split(whereSeparator: \.isWhitespace).allSatisfy { word in
            texts.contains { $0.localizedStandardContains(word) }
        }
    }
}

extension Contact {
    /// The kinds of labeled values, in the order in which they are shown.
    enum Kind: CaseIterable, Sendable {
        case phone, email, address

        var path: any WritableKeyPath<Contact, [Labeled]> & Sendable {
            switch self {
            case .phone: \.phones
            case .email: \.emails
            case .address: \.addresses
            }
        }

        /// The labels to choose from, the most common first.
        var labels: [String] {
            switch self {
            case .phone: ["mobile", "home", "work", "other"]
            case .email, .address: ["home", "work", "other"]
            }
        }

        /// Whether `value` can be saved.
        func accepts(_ value: String) -> Bool {
            let value = value.trimmingCharacters(in: .whitespacesAndNewlines)
            switch self {
            case .phone:
                let digits = value.count(where: \.isNumber)
                return digits >= 3 && value.allSatisfy { $0.isNumber || "+-()/. ".contains($0) }
            case .email:
                let parts = value.split(separator: "@", omittingEmptySubsequences: false)
                return parts.count == 2 && parts.allSatisfy { !$0.isEmpty && !$0.contains(where: \.isWhitespace) }
            case .address: return !value.isEmpty
            }
        }

        /// The address that opens `value` in the application for it, such as `tel:` for a phone number.
        func url(for value: String) -> URL? {
            switch self {
            case .phone: return URL(string: "tel:" + value.filter { $0.isNumber || $0 == "+" })
            case .email:
                let address = value.addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed)
                return address.flatMap { URL(string: "mailto:" + $0) }
            case .address:
                var parts = URLComponents(string: "https://www.openstreetmap.org/search")
                parts?.queryItems = [
                    URLQueryItem(name: "query", value: value.split(whereSeparator: \.isNewline).joined(separator: ", "))
                ]
                return parts?.url
            }
        }
    }
}
