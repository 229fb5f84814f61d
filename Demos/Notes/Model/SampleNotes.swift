// SPDX-License-Identifier: MIT
import UIKit

/// The notes that the application begins with.
enum SampleNotes {
    @MainActor static func all(before now: Date) -> [Note] {
        [welcome(now), tea(now.addingTimeInterval(-3600)), trip(now.addingTimeInterval(-90000))]
            + [greetings(now.addingTimeInterval(-200_000)), ideas(now.addingTimeInterval(-900_000))]
    }

    private typealias Paragraph = NoteText.Paragraph
    private typealias Run = NoteText.Run

    @MainActor
    private static func welcome(_ date: Date) -> Note {
        let picture = Run(picture: leaf.pngData())
        return Note(
            folder: Note.standardFolder,
            text: NoteText(paragraphs: [
                Paragraph(.title, "Welcome to Notes"),
                Paragraph(
                    .body,
                    runs: [
                        Run(text: "Write "), Run(text: "bold", traits: .bold), Run(text: ", "),
                        Run(text: "italic", traits: .italic), Run(text: ", or "),
                        Run(text: "underlined", traits: .underline),
                        Run(text: " text. Everything is saved as you type."),
                    ]),
                Paragraph(.heading, "Things to try"),
                Paragraph(.done, "Open this note"), Paragraph(.task, "Click a box to tick it off"),
                Paragraph(.task, "Paste or drop a picture"), Paragraph(.task, "Export a note as a PDF file"),
                Paragraph(.heading, "Pictures"), Paragraph(.body, "They are parts of the text:"),
                Paragraph(.body, runs: [picture]),
            ]), modified: date, isPinned: true)
    }

    private static func tea(_ date: Date) -> Note {
        Note(
            folder: "Kitchen",
            text: NoteText(paragraphs: [
                Paragraph(.title, "Green Tea"), Paragraph(.body, "For two cups."),
                Paragraph(.heading, "Ingredients"), Paragraph(.bullet, "4 g of sencha"),
                Paragraph(.bullet, "300 ml of soft water"), Paragraph(.heading, "Steps"),
                Paragraph(.number, "Let the water cool to 70 °C."), Paragraph(.number, "Pour it over the leaves."),
                Paragraph(.number, "Wait for one minute."), Paragraph(.number, "Pour to the last drop."),
            ]), modified: date)
    }

    private static func trip(_ date: Date) -> Note {
        Note(
            folder: "Travel",
            text: NoteText(paragraphs: [
                Paragraph(.title, "Packing List"), Paragraph(.done, "Passport"), Paragraph(.done, "Tickets"),
                Paragraph(.task, "Rain jacket"), Paragraph(.task, "Sketchbook and pencils"),
                Paragraph(.task, "Charger"),
            ]), modified: date)
    }

    private static func greetings(_ date: Date) -> Note {
        Note(
            folder: Note.standardFolder,
            text: NoteText(paragraphs: [
                Paragraph(.title, "Greetings"), Paragraph(.bullet, "おはようございます。今日は天気がいいですね。"),
                Paragraph(.bullet, "صباح الخير، كيف حالك اليوم؟"), Paragraph(.bullet, "בוקר טוב, מה שלומך?"),
                Paragraph(.bullet, "नमस्ते, आप कैसे हैं?"), Paragraph(.bullet, "สวัสดีครับ สบายดีไหม"),
                Paragraph(.bullet, "Good morning! 👋🏽☀️"),
            ]), modified: date)
    }

    private static func ideas(_ date: Date) -> Note {
        Note(
            folder: Note.standardFolder,
            text: NoteText(paragraphs: [
                Paragraph(.title, "Ideas for the Garden"),
                Paragraph(.body, "A bench below the maple, and a path of flat stones that leads to the gate."),
                Paragraph(.number, "Measure the shade at noon"), Paragraph(.number, "Ask Kenji for a shovel"),
            ]), modified: date)
    }

    /// A leaf on a green card.
    @MainActor private static var leaf: UIImage {
        let rect = CGRect(x: 0, y: 0, width: 280, height: 160)
        return UIGraphicsImageRenderer(size: rect.size).image { _ in
            UIColor(red: 0.86, green: 0.93, blue: 0.85, alpha: 1).setFill()
            UIBezierPath(roundedRect: rect, cornerRadius: 16).fill()
            let size = UIImage.SymbolConfiguration(pointSize: 84)
            let leaf = UIImage(systemName: "leaf.fill", withConfiguration: size)?
                .withTintColor(UIColor(red: 0.24, green: 0.5, blue: 0.3, alpha: 1), renderingMode: .alwaysOriginal)
            guard let leaf else { return }
            leaf.draw(at: CGPoint(x: rect.midX - leaf.size.width / 2, y: rect.midY - leaf.size.height / 2))
        }
    }
}
