// SPDX-License-Identifier: MIT
import SourceTranslation
import Testing

@Suite("Answers that other methods of a data source imply")
struct ImpliedAnswerTests {
    private static let commit =
        "func tableView(_ t: UITableView, commit s: UITableViewCell.EditingStyle, forRowAt p: IndexPath) {}"
    private static let editable = "func tableView(_: UITableView, canEditRowAt _: IndexPath) -> Bool { return true }"
    private static let edit = "func tableView(_ t: UITableView, canEditRowAt p: IndexPath) -> Bool { p.row > 0 }"

    @Test(
        "A data source that applies changes allows them in all rows and items",
        arguments: [
            (commit, editable),
            (
                "func tableView(_ t: UITableView, moveRowAt a: IndexPath, to b: IndexPath) {}",
                "func tableView(_: UITableView, canMoveRowAt _: IndexPath) -> Bool { return true }"
            ),
            (
                "func collectionView(_ c: UICollectionView, moveItemAt a: IndexPath, to b: IndexPath) {}",
                "func collectionView(_: UICollectionView, canMoveItemAt _: IndexPath) -> Bool { return true }"
            ),
        ])
    func implied(method: String, answer: String) {
        #expect(Translation("class A: NSObject {\n\(method)\n}").lines[2] == "\(answer) }")
        #expect(
            Translation("class A: NSObject {}\nextension A: Source {\n\(method)\n}").lines[3] == "\(answer) }")
        #expect(Translation("extension Other: Source {\n\(method)\n}").lines[2] == "\(answer) }")
    }

    @Test("The answer has the access of the method that implies it")
    func access() {
        let source = "public class A: NSObject {\nopen \(Self.commit)\n}"
        #expect(Translation(source).lines[2] == "public \(Self.editable) }")
    }

    @Test("In a subclass of a table view controller the answer is an override")
    func controller() {
        let source = "class A: UITableViewController {\noverride \(Self.commit)\n}"
        #expect(Translation(source).lines[2] == "override \(Self.editable) }")
        let part = "extension A {\noverride \(Self.commit)\n}"
        #expect(
            Translation("class A: UITableViewController {\n}", others: [part]).lines[1].hasSuffix(
                "override \(Self.editable) }"))
    }

    @Test(
        "A data source that answers itself, or whose superclass does, isn't changed",
        arguments: [
            "class A: NSObject {\n\(commit)\n\(edit)\n}",
            "class A: NSObject {\n\(commit)\n}\nextension A {\n\(edit)\n}",
            "class B: NSObject {\n\(edit)\n}\nclass A: B {\n\(commit)\n}",
            "class A: NSObject {\n\(commit)\n}\nclass B: A {\n\(edit)\n}",
            "protocol P {}\nextension P {\n\(edit)\n}\nclass A: NSObject, P {\n\(commit)\n}",
            "class A: UITableViewDiffableDataSource<Int, Int> {\noverride \(commit)\n}",
            "class A: Library.Base {\noverride \(commit)\n}",
            "class A: NSObject {\nprivate \(commit)\nstatic \(commit)\n}",
        ])
    func answered(source: String) {
        #expect(Translation(source).lines.joined(separator: "\n") == source)
    }

    @Test("A subclass that overrides the method inherits the answer")
    func inherited() {
        let source = "class B: A {\noverride \(Self.commit)\n}"
        let others = ["class A: NSObject {\n\(Self.commit)\n}"]
        #expect(Translation(source, others: others).lines[2] == "}")
    }
}
