// SPDX-License-Identifier: MIT

extension Tableau {
    /// Adds `sum = plus - minus`, where both are nonnegative and have the costs of `penalty`.
    ///
    /// A required constraint can leave an infeasible row; call `repair()` next.
    mutating func insert(_ sum: [Entry], constant: Double, penalty: SolverPenalty, owner: Int32) -> Markers {
        var row: [Entry] = []
        var constant = constant
        var next: [Entry] = []
        for entry in sum {
            let basicRow = symbols[Int(entry.symbol)].row
            next.removeAll(keepingCapacity: true)
            if basicRow >= 0 {
                constant += rows[Int(basicRow)].constant * entry.coefficient
                Self.merge(row, rows[Int(basicRow)].entries, times: entry.coefficient, into: &next) { _ in }
            } else {
                Self.merge(row, [entry], times: 1, into: &next) { _ in }
            }
            swap(&row, &next)
        }
        let markers = makeMarkers(penalty, owner: owner)
        if let subject = freeSubject(of: row) {
            solve(row, constant: constant, for: subject, markers: markers)
        } else {
            place(row, constant: constant, markers: markers)
        }
        if markers.plus >= 0, symbols[Int(markers.plus)].kind == .restricted, penalty.above > 0 {
            charge(1, level: penalty.above, for: markers.plus)
        }
        if markers.minus >= 0, penalty.below > 0 {
            charge(1, level: penalty.below, for: markers.minus)
        }
        return markers
    }

    private mutating func makeMarkers(_ penalty: SolverPenalty, owner: Int32) -> Markers {
        var markers = Markers()
        if penalty.isEquality {
            markers.plus = makeSymbol(.dummy, owner: owner)
            return markers
        }
        if penalty.above < SolverPenalty.required { markers.plus = makeSymbol(.restricted, owner: owner) }
        if penalty.below < SolverPenalty.required { markers.minus = makeSymbol(.restricted, owner: owner) }
        return markers
    }

    /// Returns the free symbol with the largest coefficient, because dividing by it causes the least error.
    private func freeSubject(of row: [Entry]) -> Int32? {
        var best: Entry?
        for entry in row where symbols[Int(entry.symbol)].kind == .free {
            if abs(entry.coefficient) > abs(best?.coefficient ?? 0) { best = entry }
        }
        return best?.symbol
    }

    private mutating func solve(_ sum: [Entry], constant: Double, for subject: Int32, markers: Markers) {
        var row = sum
        if markers.plus >= 0 { Self.insert(Entry(symbol: markers.plus, coefficient: -1), into: &row) }
        if markers.minus >= 0 { Self.insert(Entry(symbol: markers.minus, coefficient: 1), into: &row) }
        let divisor = -row.remove(at: Self.place(of: subject, in: row)).coefficient
        for index in row.indices { row[index].coefficient /= divisor }
        let index = addRow(basic: subject, constant: constant / divisor, entries: row)
        substitute(subject, by: row, constant: constant / divisor, except: index)
    }

    /// Makes a marker basic; the nonnegative one if both are possible.
    private mutating func place(_ sum: [Entry], constant: Double, markers: Markers) {
        var row = sum
        if markers.plus >= 0, markers.minus < 0 || constant >= 0 {
            if markers.minus >= 0 { Self.insert(Entry(symbol: markers.minus, coefficient: 1), into: &row) }
            _ = addRow(basic: markers.plus, constant: constant, entries: row)
        } else {
            for index in row.indices { row[index].coefficient.negate() }
            if markers.plus >= 0 { Self.insert(Entry(symbol: markers.plus, coefficient: 1), into: &row) }
            _ = addRow(basic: markers.minus, constant: -constant, entries: row)
        }
    }

    private static func insert(_ entry: Entry, into row: inout [Entry]) {
        row.insert(entry, at: place(of: entry.symbol, in: row))
    }

    // MARK: - Editing

    /// Adds `amount` to the sum of a constraint.
    mutating func shift(_ markers: Markers, by amount: Double) {
        if markers.plus >= 0, symbols[Int(markers.plus)].row >= 0 {
            shiftConstant(of: symbols[Int(markers.plus)].row, by: amount)
        } else if markers.minus >= 0, symbols[Int(markers.minus)].row >= 0 {
            shiftConstant(of: symbols[Int(markers.minus)].row, by: -amount)
        } else {
            let isPlus = markers.plus >= 0
            let marker = isPlus ? markers.plus : markers.minus
            for row in rows(with: marker) {
                let factor = coefficient(of: marker, in: row)
                shiftConstant(of: row, by: isPlus ? -amount * factor : amount * factor)
            }
        }
    }

    // MARK: - Removing

    /// Removes a constraint without making further rows negative.
    mutating func remove(_ markers: Markers, penalty: SolverPenalty) {
        if markers.plus >= 0, symbols[Int(markers.plus)].kind == .restricted, penalty.above > 0 {
            charge(-1, level: penalty.above, for: markers.plus)
        }
        if markers.minus >= 0, penalty.below > 0 {
            charge(-1, level: penalty.below, for: markers.minus)
        }
        if markers.plus >= 0, symbols[Int(markers.plus)].row >= 0 {
            drop(row: symbols[Int(markers.plus)].row)
        } else if markers.minus >= 0, symbols[Int(markers.minus)].row >= 0 {
            drop(row: symbols[Int(markers.minus)].row)
        } else {
            let marker = markers.plus >= 0 ? markers.plus : markers.minus
            if let row = exitRow(for: marker) {
                pivot(row: row, entering: marker)
                drop(row: row)
            }
        }
        if markers.plus >= 0 { release(markers.plus) }
        if markers.minus >= 0 { release(markers.minus) }
    }

    /// Returns the row whose basic symbol can be exchanged with the marker while the other rows stay nonnegative.
    private mutating func exitRow(for marker: Int32) -> Int32? {
        var falling: (row: Int32, ratio: Double)?
        var rising: (row: Int32, ratio: Double)?
        var other: Int32?
        for row in rows(with: marker) {
            let factor = coefficient(of: marker, in: row)
            let constant = rows[Int(row)].constant
            switch symbols[Int(rows[Int(row)].basic)].kind {
            case .dummy: return row
            case .restricted:
                if factor < 0 {
                    let ratio = -constant / factor
                    if ratio < falling?.ratio ?? .infinity { falling = (row, ratio) }
                } else {
                    let ratio = constant / factor
                    if ratio < rising?.ratio ?? .infinity { rising = (row, ratio) }
                }
            case .free, .unused: other = other ?? row
            }
        }
        return falling?.row ?? rising?.row ?? other
    }
}
