// SPDX-License-Identifier: MIT
import Foundation

/// The contacts at the first launch.
enum SampleContacts {
    static var contacts: [Contact] {
        people.enumerated().map { index, person in
            let (given, family, company, city) = person
            let address = "\(family.lowercased().filter(\.isLetter))@example.org"
            let number = "+49 30 555 \(String(100 + index * 37 % 900)) \(String(10 + index * 13 % 90))"
            return Contact(
                givenName: given, familyName: family, company: company,
                phones: [Contact.Labeled(label: "mobile", value: number)]
                    + (index % 3 == 0 ? [Contact.Labeled(label: "work", value: "+49 30 555 77\(index + 10)")] : []),
                emails: [Contact.Labeled(label: index % 2 == 0 ? "home" : "work", value: address)],
                addresses: city.isEmpty ? [] : [Contact.Labeled(label: "home", value: city)],
                notes: notes[given] ?? "", isFavorite: index % 7 == 1)
        } + [
            Contact(
                company: "City Library", phones: [Contact.Labeled(label: "work", value: "+49 30 555 4000")],
                emails: [Contact.Labeled(label: "work", value: "desk@library.example")],
                notes: "Open until eight on Thursdays.")
        ]
    }

    private static let notes = [
        "Noor": "Chairs the house meeting. Knows where the key of the cellar is.",
        "Tomas": "Grows apples; the harvest is in October.",
        "Ines": "Plays the viola. Prefers calls after six.",
    ]

    private static let people: [(given: String, family: String, company: String, city: String)] = [
        ("Ada", "Almeida", "", "Rua do Norte 4\n1200-283 Lisbon"),
        ("Noor", "Haddad", "Lindenhof", "Lindenhof 3\n10119 Berlin"),
        ("Tomas", "Vesely", "Orchard", "Sadová 12\n602 00 Brno"),
        ("Ines", "Moreau", "", "14 rue du Canal\n67000 Strasbourg"),
        ("Kim", "Berger", "Lindenhof", "Lindenhof 7\n10119 Berlin"),
        ("Yuki", "Arai", "Harbor Choir", ""),
        ("Ömer", "Öztürk", "", "Bağdat Cd. 210\n34728 Istanbul"),
        ("Élodie", "Étienne", "Atelier Quatre", ""),
        ("Sven", "Åkesson", "Northern Rail", "Kungsgatan 9\n411 19 Gothenburg"),
        ("Maya", "Banerjee", "", ""),
        ("Luca", "Bianchi", "Officina Bianchi", "Via Roma 88\n10121 Turin"),
        ("Clara", "Costa", "", ""),
        ("Jan", "de Vries", "", "Prinsengracht 31\n1015 DK Amsterdam"),
        ("Dara", "Doyle", "Harbor Choir", ""),
        ("Eero", "Ekman", "", ""),
        ("Fatima", "Farouk", "Courtyard Clinic", ""),
        ("Greta", "Falk", "", "Am Graben 2\n1010 Vienna"),
        ("Hugo", "Garnier", "", ""),
        ("Mei", "Huang", "Paper & Ink", ""),
        ("Ivo", "Ivanov", "", ""),
        ("June", "Jansen", "City Library", ""),
        ("Kofi", "Kusi", "", "Ring Road 45\nAccra"),
        ("Leila", "Karimi", "", ""),
        ("Lars", "Lindqvist", "Northern Rail", ""),
        ("Marta", "Lopes", "", ""),
        ("Nils", "Madsen", "", ""),
        ("Olga", "Novak", "Canal Lamps", ""),
        ("Omar", "Nasser", "", ""),
        ("Paula", "Ortega", "", ""),
        ("Piet", "Peeters", "", "Zuidlaan 60\n9000 Ghent"),
        ("Quinn", "Quigley", "", ""),
        ("Rosa", "Ricci", "Harbor Choir", ""),
        ("Sara", "Silva", "", ""),
        ("Stefan", "Schuster", "Gardeners", ""),
        ("Tara", "Tanaka", "", ""),
        ("Uma", "Ueda", "", ""),
        ("Vera", "Vogel", "Lindenhof", "Lindenhof 5\n10119 Berlin"),
        ("Will", "Wagner", "", ""),
        ("Xenia", "Xander", "", ""),
        ("Zora", "Zeman", "", ""),
    ]
}
