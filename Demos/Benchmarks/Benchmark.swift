// SPDX-License-Identifier: MIT
import UIKit

/// Windows to be measured from outside: `ShojiBenchmark hello` opens a label and a button, and stays open.
@main
struct Benchmark {
    @MainActor
    static func main() {
        switch CommandLine.arguments.dropFirst().first {
        case "hello":
            HelloBenchmark.main()
        case let other:
            FileHandle.standardError.write(
                Data("ShojiBenchmark hello: unknown benchmark \"\(other ?? "")\"\n".utf8))
            exit(2)
        }
    }
}
