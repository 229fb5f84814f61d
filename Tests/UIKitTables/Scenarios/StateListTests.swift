// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCells
import UIKitCore
import UIKitTables
import UIKitTesting

@Suite("Scenarios: states by collation")
@MainActor
struct StateListTests {
    /// Writes a property list of states into a temporary file.
    private func file(_ names: [String] = ["Texas", "Alaska", "Ohio", "Alabama", "Oregon", "California"]) throws -> URL
    {
        let entries: [[String: Any]] = names.enumerated().map { index, name in
            ["Name": name, "Capitol": "Capital of \(name)", "Population": 1000 * index]
        }
        let data = try PropertyListSerialization.data(fromPropertyList: entries, format: .xml, options: 0)
        let url = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("\(UUID().uuidString).plist")
        try data.write(to: url)
        return url
    }

    private func show(_ file: URL, locale: String = "en_US") throws -> (Stage, StatesController) {
        let stage = Stage(size: CGSize(width: 400, height: 800))
        let controller = StatesController(file: file, locale: locale)
        stage.show(UINavigationController(rootViewController: controller))
        try stage.settle()
        return (stage, controller)
    }

    @Test("S-TV-36: States are read from a property list; without one, the list is empty")
    func loading() throws {
        let url = try file()
        defer { try? FileManager.default.removeItem(at: url) }
        let states = StateOfCountry.load(from: url)
        #expect(states.count == 6 && states[1].name == "Alaska" && states[1].capital == "Capital of Alaska")
        #expect(states[2].population == 2000)
        let (stage, controller) = try show(url.appendingPathExtension("missing"))
        #expect(controller.states.isEmpty && controller.tableView.numberOfSections == 0)
        #expect(controller.tableView.visibleCells.isEmpty)
        try stage.expect("States")
        // A file of another kind counts as none.
        let other = url.appendingPathExtension("txt")
        try Data("no list".utf8).write(to: other)
        defer { try? FileManager.default.removeItem(at: other) }
        #expect(StateOfCountry.load(from: other).isEmpty)
    }

    @Test("S-TV-37: The collation distributes objects to its sections, and sorts each; empty sections are kept")
    func distribution() throws {
        let url = try file()
        defer { try? FileManager.default.removeItem(at: url) }
        let (_, controller) = try show(url)
        let titles = controller.collation.sectionTitles
        #expect(controller.states.count == titles.count && titles.count == 27)
        for (section, states) in controller.states.enumerated() {
            let names = states.map(\.name)
            #expect(names == names.sorted() && states.allSatisfy { $0.sectionNumber == section })
            #expect(names.allSatisfy { $0.hasPrefix(titles[section]) })
        }
        #expect(controller.states[0].map(\.name) == ["Alabama", "Alaska"] && controller.states[1].isEmpty)
    }

    @Test("S-TV-38: Pressing an entry of the index shows its section; empty sections have no header")
    func index() throws {
        let url = try file()
        defer { try? FileManager.default.removeItem(at: url) }
        let (stage, controller) = try show(url)
        let table: UITableView = controller.tableView
        #expect(controller.sectionIndexTitles(for: table) == controller.collation.sectionIndexTitles)
        let headers = (0..<table.numberOfSections).compactMap { table.headerView(forSection: $0)?.textLabel?.text }
        #expect(headers == ["A", "C", "O", "T"])
        #expect(
            controller.tableView(table, titleForHeaderInSection: 1) == nil
                && table.rectForHeader(inSection: 1).height == 0)
        for (entry, title) in controller.collation.sectionIndexTitles.enumerated() {
            let section = controller.tableView(table, sectionForSectionIndexTitle: title, at: entry)
            #expect(section == controller.collation.section(forSectionIndexTitle: entry))
        }
        // In a lower window, the list is longer than the window, and pressing "O" scrolls to Ohio.
        stage.resize(to: CGSize(width: 400, height: 260))
        try stage.settle()
        let entries = table.convert(table.bounds, to: nil)
        let top = table.adjustedContentInset.top
        let height = (entries.height - top) / 27
        stage.tap(at: CGPoint(x: 388, y: entries.minY + top + height * 14.5))
        try stage.settle()
        #expect(
            table.indexPathsForVisibleRows?.contains { controller.states[$0.section][$0.row].name == "Ohio" } == true)
        #expect(table.contentOffset.y > -top)
    }

    @Test("S-TV-39: Each section has the rows of its states, in cells without an accessory")
    func cells() throws {
        let url = try file()
        defer { try? FileManager.default.removeItem(at: url) }
        let (_, controller) = try show(url)
        let table: UITableView = controller.tableView
        #expect((0..<27).map(table.numberOfRows(inSection:)) == controller.states.map(\.count))
        #expect(table.shownTitles == ["Alabama", "Alaska", "California", "Ohio", "Oregon", "Texas"])
        for cell in table.visibleCells {
            #expect(cell.reuseIdentifier == "StateCell" && cell.accessoryType == .none)
        }
    }

    @Test("S-TV-37: A Czech list has the sections Č and Ch at their places")
    func czech() throws {
        let url = try file(["Hradec", "Cheb", "Čáslav", "Cvikov", "Domažlice", "Řím", "Rokycany"])
        defer { try? FileManager.default.removeItem(at: url) }
        let (_, controller) = try show(url, locale: "cs_CZ")
        #expect(
            controller.tableView.shownTitles
                == ["Cvikov", "Čáslav", "Domažlice", "Hradec", "Cheb", "Rokycany", "Řím"])
        let table: UITableView = controller.tableView
        let headers = (0..<table.numberOfSections).compactMap { table.headerView(forSection: $0)?.textLabel?.text }
        #expect(headers == ["C", "Č", "D", "H", "Ch", "R", "Ř"])
    }
}

@Suite("Scenarios: section titles")
@MainActor
struct SectionTitleTests {
    @Test("S-TV-43: Four sections are titled after physical states")
    func titles() throws {
        let log = TableLog([["Iron", "Gold"], ["Mercury", "Bromine"], ["Neon"], ["Fermium"]])
        log.headers = ["Solid", "Liquid", "Gas", "Artificial"]
        let (stage, table) = UITableView.onStage(log)
        try stage.settle()
        for (section, title) in ["Solid", "Liquid", "Gas", "Artificial"].enumerated() {
            #expect(table.headerView(forSection: section)?.textLabel?.text == title)
            try stage.expect(title)
        }
        // Each title is above its own rows.
        for section in 0..<4 {
            let header = try #require(table.headerView(forSection: section))
            #expect(header.frame.maxY == table.rectForRow(at: IndexPath(row: 0, section: section)).minY)
        }
    }
}
