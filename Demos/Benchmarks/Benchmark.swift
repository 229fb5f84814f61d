// SPDX-License-Identifier: MIT
import UIKit

/// Windows for external measurements, and measurements within the process.
@main
struct Benchmark {
    @MainActor private static let usage = """
        Usage: ShojiBenchmark
               ShojiBenchmark views [NAME]...
               ShojiBenchmark hello
               ShojiBenchmark list
               ShojiBenchmark table
               ShojiBenchmark estimates [ROWS]
               ShojiBenchmark grid
               ShojiBenchmark text FILE
               ShojiBenchmark client ADDRESS [listen]

        views prints what each of its scenarios costs, or those that are named; so does no argument at all. hello opens
        a label and a button, and stays open; list opens 100,000 rows, stays open, and scrolls with SCROLL in the
        environment; table shows the same rows in a UITableView, estimates a million rows or ROWS that are measured when
        they appear, and grid 100,000 pictures with captions in a UICollectionView. text opens a file in a UITextView, types
        into its middle, and scrolls. client reads the accessible objects of the application on a bus, for the scenarios
        of accessibility.
        Scenarios: \(ViewsBenchmark.names.joined(separator: ", ")).

        """

    @MainActor
    static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        switch arguments.first {
        case "hello" where arguments.count == 1:
            HelloBenchmark.main()
        case "list" where arguments.count == 1:
            ListBenchmark.main()
        case "table" where arguments.count == 1:
            TableBenchmark.main()
        case "estimates" where arguments.count == 1 || (arguments.count == 2 && Int(arguments[1]) != nil):
            EstimatesBenchmark.main()
        case "grid" where arguments.count == 1:
            GridBenchmark.main()
        case "text" where arguments.count == 2:
            TextBenchmark.main()
        case "client" where arguments.count == 2 || (arguments.count == 3 && arguments[2] == "listen"):
            AccessibilityClient.main(address: arguments[1], listens: arguments.count == 3)
        case "views":
            let names = Array(arguments.dropFirst())
            if let unknown = names.first(where: { !ViewsBenchmark.names.contains($0) }) {
                fail("there is no scenario \"\(unknown)\"")
            }
            ViewsBenchmark.run(names.isEmpty ? ViewsBenchmark.names : names)
        case let other?: fail("cannot make sense of \"\(([other] + arguments.dropFirst()).joined(separator: " "))\"")
        case nil: ViewsBenchmark.run(ViewsBenchmark.names)
        }
    }

    @MainActor
    private static func fail(_ reason: String) -> Never {
        FileHandle.standardError.write(Data("ShojiBenchmark: \(reason)\n\(usage)".utf8))
        exit(2)
    }
}
