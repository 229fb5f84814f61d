// SPDX-License-Identifier: MIT
import Foundation
import ObjectiveC
import Testing

@Suite
struct FormatTests {
    private final class Bird: NSObject {
        override var description: String { "a bird" }
    }

    @Test("Objects are formatted with their descriptions")
    func objects() {
        let error = NSError(domain: "Nest", code: 3)
        let text = String(format: "%@, %@, %d, %@, %@", error, Bird(), 4, NSNumber(value: 5), "six" as NSString)
        #expect(text == "\(error), a bird, 4, 5, six")
    }

    @Test("Collections and values of Foundation are formatted with their descriptions")
    func values() {
        let (list, link) = ([1, 2], URL(fileURLWithPath: "/nest"))
        #expect(String(format: "%@ %@ %@", list, link, ["a": 1]) == "\(list) \(link) \(["a": 1])")
    }

    @Test("Descriptions outlive many formats on several threads")
    func many() async {
        await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<4 {
                group.addTask {
                    (0..<1_000).allSatisfy { String(format: "%@ %@", Bird(), NSNumber(value: $0)) == "a bird \($0)" }
                }
            }
            for await isRight in group { #expect(isRight) }
        }
    }

    @Test("Numbers are cast to CGFloat and back")
    func numbers() {
        let values: [String: Any] = ["width": NSNumber(value: 3), "height": CGFloat(4)]
        #expect(values["width"] as? CGFloat == 3)
        #expect(values["height"] as? NSNumber == 4)
        #expect((2 as CGFloat) as NSNumber == 2)
    }
}
