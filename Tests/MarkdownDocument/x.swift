import Testing
import Foundation
import MarkdownDocument
import RichText
@Test func probe() throws {
    let text = "# Hi *there*\n\n- [x] a\n- b\n  1. c\n\n> q **b** ~~s~~ `c`\n\n```swift\nlet a\n\nb\n```\n\n| a | b |\n|---|---|\n| 1 | 2 |\n"
    let start = ContinuousClock.now
    let doc = try MarkdownReader.document(Data(text.utf8))
    print(ContinuousClock.now - start)
    for p in doc.paragraphs { print(p.style.headingLevel, p.style.lists.count, p.style.quoteLevel, p.style.isChecked as Any, p.style.spacingAfter, p.runs.map(\.text)) }
    for unit in ["_", "*", "[", "![l", "`", "<", "<!--", "<?", "<![CDATA[", "a_b ", "[a](", "]", "\\", "&", "a**b ", "~", "* ", "> ", "[a]: x\n", "-\t", "`a``", "|", "**a *a ", "[a][b]", "<a ", "x\n", "![](", "[^a]", "_ a", "*a_ ", "$"] {
        for n in [20_000, 80_000] {
            let t = String(repeating: unit, count: n)
            let start = ContinuousClock.now
            _ = try? MarkdownReader.document(Data(t.utf8))
            let d = ContinuousClock.now - start
            if d > .milliseconds(100) { print(unit.debugDescription, n, d) }
        }
    }
}
