// SPDX-License-Identifier: MIT

/// An email account.
enum Account: String, CaseIterable, Codable, Sendable {
    case home, choir

    var title: String {
        switch self {
        case .home: "Lindenhof"
        case .choir: "Harbor Choir"
        }
    }

    /// The account's user.
    var owner: Person {
        switch self {
        case .home: Person(name: "Kim Berger", address: "kim@lindenhof.example")
        case .choir: Person(name: "Kim Berger", address: "kim@harborchoir.example")
        }
    }
}
