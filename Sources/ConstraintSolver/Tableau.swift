// SPDX-License-Identifier: MIT

/// A simplex tableau: each basic symbol as a sum of the others, which are zero.
///
/// Rows are short arrays sorted by symbol; a column lists the rows that contain its symbol, and possibly some that no
/// longer do. Costs are stored by column, so that every operation only visits the rows and columns that it changes.
struct Tableau {
    enum Kind: UInt8 {
        case unused
        /// An external variable with any value.
        case free
        /// The deviation of a constraint from equality on one side: never negative.
        case restricted
        /// The marker of a required equality: always zero.
        case dummy
    }

    struct Entry {
        var symbol: Int32
        var coefficient: Double
    }

    struct Row {
        /// The symbol that the row defines; -1 in an unused row.
        var basic: Int32
        var constant: Double
        var entries: [Entry]
    }

    /// The symbols introduced by a constraint; -1 if absent.
    struct Markers {
        /// The amount by which the sum is above zero, or the dummy of an equality.
        var plus: Int32 = -1
        /// The amount by which the sum is below zero.
        var minus: Int32 = -1
    }

    struct Symbol {
        var kind: Kind
        /// The row that defines the symbol; -1 while it is zero.
        var row: Int32 = -1
        /// The constraint that the symbol marks, or the variable that it represents.
        var owner: Int32
    }

    var symbols: [Symbol] = []
    var columns: [[Int32]] = []
    var costs: [LexicographicCost] = []
    var rows: [Row] = []
    var unusedSymbols: [Int32] = []
    var unusedRows: [Int32] = []

    /// Rows that might be negative.
    var doubtfulRows: [Int32] = []
    /// Symbols whose increase might reduce the cost.
    var candidates: [Int32] = []
    /// Variables whose values might have changed.
    var touched: [Int32] = []
    /// The number of pivots since the tableau was created; the rounding error grows with it.
    var pivots = 0

    private var scratch: [Entry] = []

    // MARK: - Symbols

    mutating func makeSymbol(_ kind: Kind, owner: Int32) -> Int32 {
        if let symbol = unusedSymbols.popLast() {
            symbols[Int(symbol)] = Symbol(kind: kind, owner: owner)
            return symbol
        }
        symbols.append(Symbol(kind: kind, owner: owner))
        columns.append([])
        costs.append(LexicographicCost())
        return Int32(symbols.count - 1)
    }

    /// Removes a symbol from all rows and columns.
    mutating func release(_ symbol: Int32) {
        let row = symbols[Int(symbol)].row
        if row >= 0 { drop(row: row) }
        for row in takeColumn(symbol) {
            rows[Int(row)].entries.removeAll { $0.symbol == symbol }
        }
        costs[Int(symbol)].removeAll()
        symbols[Int(symbol)] = Symbol(kind: .unused, owner: -1)
        unusedSymbols.append(symbol)
    }

    /// Returns whether the symbol neither depends on others nor has dependents.
    mutating func isIdle(_ symbol: Int32) -> Bool {
        symbols[Int(symbol)].row < 0 && rows(with: symbol).isEmpty
    }

    func value(of symbol: Int32) -> Double {
        let row = symbols[Int(symbol)].row
        return row >= 0 ? rows[Int(row)].constant : 0
    }

    /// Returns whether the symbol could change at no cost.
    func isAmbiguous(_ symbol: Int32) -> Bool {
        let row = symbols[Int(symbol)].row
        guard row >= 0 else { return true }
        return rows[Int(row)].entries.contains {
            symbols[Int($0.symbol)].kind != .dummy && costs[Int($0.symbol)].isZero
        }
    }

    // MARK: - Rows

    func coefficient(of symbol: Int32, in row: Int32) -> Double {
        let entries = rows[Int(row)].entries
        let place = Self.place(of: symbol, in: entries)
        return place < entries.count && entries[place].symbol == symbol ? entries[place].coefficient : 0
    }

    /// Returns the index of the symbol, or the index at which it would be inserted.
    static func place(of symbol: Int32, in entries: [Entry]) -> Int {
        var (low, high) = (0, entries.count)
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].symbol < symbol { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// Returns the rows that contain a symbol, each once, and clears its column.
    mutating func takeColumn(_ symbol: Int32) -> [Int32] {
        var listed: [Int32] = []
        swap(&listed, &columns[Int(symbol)])
        if listed.count > 1 { listed.sort() }
        var kept = 0
        for row in listed {
            if kept > 0, listed[kept - 1] == row { continue }
            guard rows[Int(row)].basic >= 0, coefficient(of: symbol, in: row) != 0 else { continue }
            listed[kept] = row
            kept += 1
        }
        listed.removeLast(listed.count - kept)
        return listed
    }

    /// Returns the rows that contain a symbol, each once.
    mutating func rows(with symbol: Int32) -> [Int32] {
        let found = takeColumn(symbol)
        columns[Int(symbol)] = found
        return found
    }

    mutating func addRow(basic: Int32, constant: Double, entries: [Entry]) -> Int32 {
        let index: Int32
        if let unused = unusedRows.popLast() {
            index = unused
            rows[Int(index)] = Row(basic: basic, constant: constant, entries: entries)
        } else {
            index = Int32(rows.count)
            rows.append(Row(basic: basic, constant: constant, entries: entries))
        }
        symbols[Int(basic)].row = index
        for entry in entries { columns[Int(entry.symbol)].append(index) }
        noteConstant(of: index)
        return index
    }

    mutating func drop(row: Int32) {
        noteConstant(of: row)
        let basic = rows[Int(row)].basic
        symbols[Int(basic)].row = -1
        rows[Int(row)] = Row(basic: -1, constant: 0, entries: [])
        unusedRows.append(row)
    }

    mutating func shiftConstant(of row: Int32, by amount: Double) {
        rows[Int(row)].constant += amount
        noteConstant(of: row)
    }

    /// Records that a row's constant changed, so that it might be infeasible, or a variable's value different.
    mutating func noteConstant(of row: Int32) {
        let basic = rows[Int(row)].basic
        switch symbols[Int(basic)].kind {
        case .free: touched.append(symbols[Int(basic)].owner)
        case .restricted: if rows[Int(row)].constant < -Tolerance.value { doubtfulRows.append(row) }
        case .dummy: doubtfulRows.append(row)
        case .unused: break
        }
    }

    /// Adds `factor` times `entries` to those of `row`.
    mutating func add(_ entries: [Entry], times factor: Double, to row: Int32) {
        scratch.removeAll(keepingCapacity: true)
        Self.merge(rows[Int(row)].entries, entries, times: factor, into: &scratch) { added in
            columns[Int(added)].append(row)
        }
        swap(&rows[Int(row)].entries, &scratch)
    }

    static func merge(
        _ left: [Entry], _ right: [Entry], times factor: Double, into result: inout [Entry], added: (Int32) -> Void
    ) {
        result.reserveCapacity(left.count + right.count)
        var (i, j) = (0, 0)
        while i < left.count, j < right.count {
            let (a, b) = (left[i], right[j])
            if a.symbol < b.symbol {
                result.append(a)
                i += 1
            } else if b.symbol < a.symbol {
                result.append(Entry(symbol: b.symbol, coefficient: b.coefficient * factor))
                added(b.symbol)
                j += 1
            } else {
                let sum = a.coefficient + b.coefficient * factor
                if abs(sum) > Tolerance.coefficient { result.append(Entry(symbol: a.symbol, coefficient: sum)) }
                i += 1
                j += 1
            }
        }
        if i < left.count { result.append(contentsOf: left[i...]) }
        while j < right.count {
            result.append(Entry(symbol: right[j].symbol, coefficient: right[j].coefficient * factor))
            added(right[j].symbol)
            j += 1
        }
    }

    // MARK: - Exchanging

    /// Makes `entering`, which the row contains, basic instead of the row's basic symbol.
    mutating func pivot(row: Int32, entering: Int32) {
        pivots += 1
        let leaving = rows[Int(row)].basic
        if symbols[Int(leaving)].kind == .free { touched.append(symbols[Int(leaving)].owner) }
        var entries = rows[Int(row)].entries
        let place = Self.place(of: entering, in: entries)
        let divisor = entries[place].coefficient
        entries.remove(at: place)
        for index in entries.indices { entries[index].coefficient /= -divisor }
        entries.insert(Entry(symbol: leaving, coefficient: 1 / divisor), at: Self.place(of: leaving, in: entries))
        let constant = -rows[Int(row)].constant / divisor
        rows[Int(row)] = Row(basic: entering, constant: constant, entries: entries)
        symbols[Int(leaving)].row = -1
        symbols[Int(entering)].row = row
        columns[Int(leaving)].append(row)
        noteConstant(of: row)
        substitute(entering, by: entries, constant: constant, except: row)
    }

    /// Substitutes an expression for a symbol, in all rows and costs.
    mutating func substitute(_ symbol: Int32, by entries: [Entry], constant: Double, except: Int32) {
        for other in takeColumn(symbol) where other != except {
            let place = Self.place(of: symbol, in: rows[Int(other)].entries)
            let factor = rows[Int(other)].entries.remove(at: place).coefficient
            add(entries, times: factor, to: other)
            shiftConstant(of: other, by: constant * factor)
        }
        let cost = costs[Int(symbol)]
        guard !cost.isZero else { return }
        costs[Int(symbol)].removeAll()
        for entry in entries { addCost(cost, times: entry.coefficient, to: entry.symbol) }
    }

    // MARK: - Costs

    mutating func addCost(_ cost: LexicographicCost, times factor: Double, to symbol: Int32) {
        costs[Int(symbol)].add(cost, times: factor)
        if isWorthMoving(symbol) { candidates.append(symbol) }
    }

    /// Adds a cost of `amount` at `level` per unit of a symbol.
    mutating func charge(_ amount: Double, level: Double, for symbol: Int32) {
        var cost = LexicographicCost()
        cost.add(amount, level: level)
        let row = symbols[Int(symbol)].row
        guard row >= 0 else { return addCost(cost, times: 1, to: symbol) }
        for entry in rows[Int(row)].entries { addCost(cost, times: entry.coefficient, to: entry.symbol) }
    }

    func isWorthMoving(_ symbol: Int32) -> Bool {
        let record = symbols[Int(symbol)]
        guard record.row < 0 else { return false }
        switch record.kind {
        case .restricted: return costs[Int(symbol)].isNegative
        case .free: return !costs[Int(symbol)].isZero
        case .dummy, .unused: return false
        }
    }
}
