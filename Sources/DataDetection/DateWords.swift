// SPDX-License-Identifier: MIT

/// The words of dates in the languages that the toolkit speaks.
enum DateWords {
    /// The numbers of months by their names and abbreviations, in lowercase.
    static let months: [String: Int] = {
        let names = [
            // English
            "january february march april may june july august september october november december",
            "jan feb mar apr may jun jul aug sep oct nov dec", "- - - - - - - - sept - - -",
            // Czech
            "leden únor březen duben květen červen červenec srpen září říjen listopad prosinec",
            "ledna února března dubna května června července srpna září října listopadu prosince",
            // German
            "januar februar märz april mai juni juli august september oktober november dezember",
            "jänner feber mär apr mai jun jul aug sep okt nov dez",
            // French
            "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
            "janv févr mars avr mai juin juil août sept oct nov déc",
            // Spanish
            "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
            "ene feb mar abr may jun jul ago sep oct nov dic", "- - - - - - - - setiembre - - -",
            // Arabic
            "يناير فبراير مارس أبريل مايو يونيو يوليو أغسطس سبتمبر أكتوبر نوفمبر ديسمبر",
            "- - - ابريل - - - اغسطس - اكتوبر - -",
        ]
        var months: [String: Int] = [:]
        for line in names {
            for (index, name) in line.split(separator: " ").enumerated() where name != "-" {
                months[String(name)] = index + 1
            }
        }
        return months
    }()

    /// Numbers of days from today.
    static let days: [String: Int] = [
        "today": 0, "tonight": 0, "tomorrow": 1, "heute": 0, "morgen": 1, "übermorgen": 2, "dnes": 0, "zítra": 1,
        "pozítří": 2, "hoy": 0, "mañana": 1, "demain": 1, "اليوم": 0, "غدا": 1, "غدًا": 1,
    ]

    /// Words between a day and a time.
    static let beforeTime: Set<String> = ["at", "um", "à", "las", "v", "ve", "en", "الساعة"]

    /// Words between a day and a month, or a month and a year.
    static let betweenParts: Set<String> = ["of", "de", "del"]

    /// Endings of ordinal numbers.
    static let ordinals: Set<String> = ["st", "nd", "rd", "th", "er"]

    /// Japanese and Chinese numbers of days from today.
    static let daysOfEastAsia: [(text: String, days: Int)] = [
        ("今日", 0), ("明日", 1), ("明後日", 2), ("今天", 0), ("明天", 1), ("后天", 2), ("後天", 2),
    ]

    /// Japanese and Chinese halves of the day; the value is the number of hours to add.
    static let halvesOfEastAsia: [(text: String, hours: Int)] = [
        ("午前", 0), ("午後", 12), ("上午", 0), ("下午", 12), ("晚上", 12), ("早上", 0),
    ]
}
