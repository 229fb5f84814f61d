// SPDX-License-Identifier: MIT
import Foundation

/// The messages at the first launch.
enum SampleMail {
    static func messages(now: Date) -> [Message] {
        samples.enumerated().map { index, sample in
            var message = sample.message
            message = Message(
                id: index + 1, account: message.account, mailbox: message.mailbox, sender: message.sender,
                recipients: message.recipients,
                subject: message.subject, body: message.body, date: now.addingTimeInterval(-sample.hours * 3600),
                isRead: message.isRead, isFlagged: message.isFlagged)
            return message
        }
    }

    private static let noor = Person(name: "Noor Haddad", address: "noor@lindenhof.example")
    private static let tomas = Person(name: "Tomas Vesely", address: "tomas@orchard.example")
    private static let library = Person(name: "City Library", address: "desk@library.example")
    private static let ines = Person(name: "Ines Moreau", address: "ines@moreau.example")
    private static let choir = Person(name: "Harbor Choir", address: "list@harborchoir.example")
    private static let rail = Person(name: "Northern Rail", address: "tickets@northernrail.example")

    /// A message, and its age in hours.
    private static func sample(
        _ hours: Double, _ sender: Person, _ subject: String, _ body: String, in mailbox: Mailbox = .inbox,
        of account: Account = .home, to recipients: String? = nil, isRead: Bool = true, isFlagged: Bool = false
    ) -> (message: Message, hours: Double) {
        (
            Message(
                id: 0, account: account, mailbox: mailbox, sender: sender,
                recipients: recipients ?? account.owner.address, subject: subject, body: body, date: .distantPast,
                isRead: isRead, isFlagged: isFlagged), hours
        )
    }

    private static let samples = [
        sample(
            0.4, noor, "Plans for the courtyard",
            """
            Hi Kim,

            the gardeners can start on the ninth if we settle the beds by Friday. I would keep the old quince and move \
            the bicycles under the arcade; that leaves room for two benches and the herb border that everyone asked for.

            Could you look at the sketch and say which of the two paths you prefer? The straight one is cheaper, the \
            curved one spares the roots.

            Noor
            """, isRead: false, isFlagged: true),
        sample(
            2.2, library, "A book that you reserved is here",
            """
            The following item waits for you at the desk until the 28th:

            The Shape of Winter Light

            Please bring your card. The branch is open until eight on Thursdays. To renew, go to \
            https://library.example/renew.
            """, isRead: false),
        sample(
            5, tomas, "Apples, eleven crates",
            """
            It was a good year after all. I have eleven crates of Boskoop and nowhere to put them.

            If you bring the small van on Saturday, three are yours, and there is soup at noon.

            Tomas
            """, isRead: false),
        sample(
            20, rail, "Your ticket to Elmsby",
            """
            Departs 08:14 from platform 5, arrives 10:52. Carriage 7, seat 43, at the window.

            Bicycles travel in carriage 1. Seats that are not taken by departure may be given to others.
            """),
        sample(
            26, ines, "Re: Concert on the 14th",
            """
            I got two seats in the gallery, second row. We can meet at the side door at seven, the front one is being \
            repaired.

            Bring a scarf, it is never warm up there.

            Ines
            """, isFlagged: true),
        sample(
            31, choir, "Rehearsals move to Tuesdays",
            """
            Dear all,

            from next week on we rehearse on Tuesdays, half past seven, in the hall behind the chapel. Altos please \
            learn the second page by heart.

            Scores are on the shelf next to the piano; leave a name if you take one home.
            """, of: .choir, isRead: false),
        sample(
            52, noor, "Minutes of the house meeting",
            """
            - The boiler is serviced on the third; no warm water from nine to noon.
            - The cellar is cleared on the second weekend. What has no name on it goes.
            - Bicycles: see my other message.

            Next meeting: first Monday of the month, in the laundry room as always.
            """),
        sample(
            75, tomas, "Photos from the harvest",
            """
            Here are the three that came out well. In the last one you can see the storm that caught us at the ladder.

            Tomas
            """),
        sample(
            120, library, "Reading circle: the winter list",
            """
            Five books, five evenings. We begin with short ones and end with the one that no one has finished yet.

            Tea is provided, opinions are not.
            """),
        sample(
            200, ines, "The lamp",
            """
            The shop in Canal Street still has the green shade. They keep it for a week under your name.
            """),
        sample(
            3, Account.home.owner, "Re: Apples, eleven crates",
            """
            Three crates it is! I shall be there at eleven and bring bread.

            Kim
            """, in: .sent, to: "tomas@orchard.example"),
        sample(
            48, Account.home.owner, "Concert on the 14th",
            """
            Shall we go? They play the second quartet, and the hall has been painted.

            Kim
            """, in: .sent, to: "ines@moreau.example"),
        sample(
            7, Account.home.owner, "Courtyard: what I think",
            """
            Dear Noor,

            the curved path, please, and
            """, in: .drafts, to: "noor@lindenhof.example"),
        sample(
            700, rail, "How was your journey?", "Tell us in three minutes, and win a weekend by the sea.", in: .trash),
        sample(
            900, choir, "Summer concert: thank you",
            """
            Two hundred people in the garden and not a drop of rain. The collection paid for new lights.
            """, in: .archive, of: .choir),
    ]
}
