// SPDX-License-Identifier: MIT

extension Tableau {
    /// The outcome of an optimization.
    enum Outcome {
        case done
        /// No values satisfy this row.
        case impossible(row: Int32)
        /// Too many pivots: rounding errors have taken over.
        case lost
    }

    /// More pivots than any layout needs; beyond that the simplex is cycling.
    private var maximumExchanges: Int { 1000 + 20 * (rows.count - unusedRows.count) }

    // MARK: - Primal

    /// Raises symbols while that reduces the cost.
    ///
    /// All rows must be feasible.
    mutating func optimize() -> Outcome {
        var exchanges = 0
        while let entering = candidates.popLast() {
            guard isWorthMoving(entering) else { continue }
            exchanges += 1
            if exchanges > maximumExchanges { return .lost }
            // Lowering a free symbol can also reduce the cost.
            let direction: Double = costs[Int(entering)].isNegative ? 1 : -1
            guard let row = limitingRow(for: entering, direction: direction) else {
                // Costs have a lower bound of zero, so an unbounded direction is a rounding error.
                costs[Int(entering)].removeAll()
                continue
            }
            pivot(row: row, entering: entering)
        }
        return .done
    }

    /// Returns the first row to reach zero when the symbol changes.
    private mutating func limitingRow(for entering: Int32, direction: Double) -> Int32? {
        var best: (row: Int32, ratio: Double, basic: Int32)?
        for row in rows(with: entering) {
            let basic = rows[Int(row)].basic
            let kind = symbols[Int(basic)].kind
            let factor = coefficient(of: entering, in: row) * direction
            let ratio: Double
            switch kind {
            case .restricted where factor < 0: ratio = max(0, rows[Int(row)].constant) / -factor
            case .dummy: ratio = 0
            default: continue
            }
            // Always the lowest index among equals, which prevents cycling.
            guard let current = best else {
                best = (row, ratio, basic)
                continue
            }
            if ratio < current.ratio - Tolerance.value
                || (ratio <= current.ratio + Tolerance.value && basic < current.basic)
            {
                best = (row, min(ratio, current.ratio), basic)
            }
        }
        return best?.row
    }

    // MARK: - Dual

    /// Makes negative rows feasible at minimal cost.
    ///
    /// The costs must have been optimal before.
    mutating func repair() -> Outcome {
        var exchanges = 0
        while let row = doubtfulRows.popLast() {
            let record = rows[Int(row)]
            guard record.basic >= 0 else { continue }
            let isDummy = symbols[Int(record.basic)].kind == .dummy
            guard isDummy || (symbols[Int(record.basic)].kind == .restricted && record.constant < -Tolerance.value)
            else { continue }
            guard let entering = cheapestHelp(for: row, isDummy: isDummy) else {
                if isDummy, abs(record.constant) <= Tolerance.conflict { continue }
                if !isDummy, record.constant >= -Tolerance.conflict { continue }
                doubtfulRows.append(row)
                return .impossible(row: row)
            }
            exchanges += 1
            if exchanges > maximumExchanges { return .lost }
            pivot(row: row, entering: entering)
        }
        return .done
    }

    /// Returns the symbol whose increase raises the row at the lowest cost.
    private func cheapestHelp(for row: Int32, isDummy: Bool) -> Int32? {
        let record = rows[Int(row)]
        let direction: Double = record.constant <= 0 ? 1 : -1
        if let symbol = cheapestHelp(in: record.entries, direction: direction) { return symbol }
        // A dummy at zero can leave the basis in either direction.
        guard isDummy, abs(record.constant) <= Tolerance.value else { return nil }
        return cheapestHelp(in: record.entries, direction: -direction)
    }

    private func cheapestHelp(in entries: [Entry], direction: Double) -> Int32? {
        var best: Entry?
        for entry in entries {
            let kind = symbols[Int(entry.symbol)].kind
            if kind == .free { return entry.symbol }
            let factor = entry.coefficient * direction
            guard kind == .restricted, factor > Tolerance.coefficient else { continue }
            let candidate = Entry(symbol: entry.symbol, coefficient: factor)
            guard let current = best else {
                best = candidate
                continue
            }
            if costs[Int(entry.symbol)].isLess(
                dividedBy: factor, than: costs[Int(current.symbol)], dividedBy: current.coefficient)
            {
                best = candidate
            }
        }
        return best?.symbol
    }
}
