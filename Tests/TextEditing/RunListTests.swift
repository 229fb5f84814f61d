// SPDX-License-Identifier: MIT
import Testing
import TextEditing

@Suite("Run lists")
struct RunListTests {
    private func values(_ list: RunList<Int>) -> [Int] {
        list.runs(in: 0..<list.length).flatMap { run in Array(repeating: run.value, count: run.range.count) }
    }

    @Test("Inserted characters join a run with the same value")
    func joining() {
        var list = RunList(1, length: 4)
        list.replace(2..<2, count: 3, with: 1)
        #expect(list.count == 1 && list.length == 7)
        list.replace(2..<3, count: 2, with: 2)
        #expect(values(list) == [1, 1, 2, 2, 1, 1, 1, 1])
        #expect(list.run(at: 3).range == 2..<4)
        list.replace(2..<4, count: 0, with: 9)
        #expect(list.count == 1 && list.length == 6)
    }

    @Test("An empty text keeps the value of the text before it")
    func emptiness() {
        var list = RunList(1, length: 3)
        list.change(0..<3) { _ in 5 }
        list.replace(0..<3, count: 0, with: 1)
        #expect(list.run(at: 0) == (5, 0..<0))
        list.setEmptyValue(6)
        #expect(list.run(at: 7).value == 6)
        list.replace(0..<0, count: 2, with: 7)
        #expect(values(list) == [7, 7])
        list.setEmptyValue(8)
        #expect(values(list) == [7, 7])
    }

    @Test("Random changes agree with a list of single values, and adjacent runs differ", arguments: [1, 2])
    func model(seed: Int) {
        var random = Random(seed)
        var list = RunList(0, length: 0)
        var model: [Int] = []
        for _ in 0..<Random.steps(3000) {
            let range = random.range(model.count)
            let clamped = range.clamped(to: 0..<model.count)
            let value = Int.random(in: 0..<3, using: &random)
            switch Int.random(in: 0..<3, using: &random) {
            case 0:
                list.change(range) { ($0 + value) % 3 }
                for index in clamped { model[index] = (model[index] + value) % 3 }
            case 1:
                var other = RunList(value, length: 2)
                other.replace(1..<1, count: 1, with: (value + 1) % 3)
                list.replace(range, with: other)
                model.replaceSubrange(clamped, with: [value, (value + 1) % 3, value])
            default:
                let count = Int.random(in: 0..<3, using: &random)
                list.replace(range, count: count, with: value)
                model.replaceSubrange(clamped, with: Array(repeating: value, count: count))
            }
            #expect(values(list) == model && list.length == model.count)
            let runs = list.runs(in: 0..<list.length)
            #expect(zip(runs, runs.dropFirst()).allSatisfy { $0.value != $1.value })
        }
    }
}
