// SPDX-License-Identifier: MIT

extension Solver {
    /// Evaluates everything that depends on changed definitions and on variables that the tableau changed, each
    /// variable once.
    func propagate() {
        for variable in tableau.touched where variables[Int(variable)].isAlive {
            let symbol = variables[Int(variable)].symbol
            let value = symbol >= 0 ? tableau.value(of: symbol) : 0
            if value != variables[Int(variable)].value { seeds.append(variable) }
        }
        tableau.touched.removeAll(keepingCapacity: true)
        guard !seeds.isEmpty else { return }
        let order = walk.dependents(of: seeds, in: self)
        seeds.removeAll(keepingCapacity: true)
        for variable in order { evaluate(variable) }
    }

    private func evaluate(_ index: Int32) {
        let definition = variables[Int(index)].definition
        var base: Double = 0
        var value: Double = 0
        var isKnown = true
        if definition >= 0 {
            var divisor: Double = 1
            base = constraints[Int(definition)].constant
            value = base
            for term in constraints[Int(definition)].terms {
                let part = Int(term.variable.index)
                if term.variable.index == index {
                    divisor = -term.coefficient
                    continue
                }
                base += term.coefficient * variables[part].base
                value += term.coefficient * variables[part].value
                isKnown = isKnown && variables[part].isKnown
            }
            base /= divisor
            value /= divisor
        } else {
            isKnown = false
            let symbol = variables[Int(index)].symbol
            value = symbol >= 0 ? tableau.value(of: symbol) : 0
        }
        let wasKnown = variables[Int(index)].isKnown
        let oldBase = variables[Int(index)].base
        variables[Int(index)].isKnown = isKnown
        if value != variables[Int(index)].value {
            variables[Int(index)].value = value
            if variables[Int(index)].mark != mark {
                variables[Int(index)].mark = mark
                changed.append(index)
            }
        }
        if base != oldBase {
            variables[Int(index)].base = base
            baseChanged(index, by: base - oldBase)
        } else if definition >= 0, isKnown != wasKnown {
            baseChanged(index, by: 0)
        }
    }

    /// Updates the constants of constraints that were expanded with the old base value.
    private func baseChanged(_ index: Int32, by amount: Double) {
        for use in variables[Int(index)].uses {
            switch constraints[Int(use)].state {
            case .row:
                for term in constraints[Int(use)].terms where term.variable.index == index {
                    edits.append((use, term.coefficient * amount))
                }
            case .check: doubtful.append(use)
            case .broken: retriesBroken = true
            case .pending, .definition, .unused: break
            }
        }
    }

    // MARK: - Sums

    /// Returns the constraint's sum in terms of the tableau's symbols, creating symbols for variables that have none.
    func expand(_ index: Int32) -> (entries: [Tableau.Entry], constant: Double) {
        let terms = constraints[Int(index)].terms
        var constant = constraints[Int(index)].constant
        for term in terms { constant += term.coefficient * variables[Int(term.variable.index)].base }
        let free = freeParts(of: terms)
        var entries: [Tableau.Entry] = []
        entries.reserveCapacity(free.count)
        for part in free {
            let variable = Int(part.variable.index)
            if variables[variable].symbol < 0 {
                variables[variable].symbol = tableau.makeSymbol(.free, owner: part.variable.index)
            }
            entries.append(Tableau.Entry(symbol: variables[variable].symbol, coefficient: part.coefficient))
        }
        return (entries, constant)
    }

    /// Returns the terms expanded to free variables.
    func freeParts(of terms: [SolverTerm]) -> [SolverTerm] {
        let unknown = terms.filter { !variables[Int($0.variable.index)].isKnown }
        if unknown.allSatisfy({ variables[Int($0.variable.index)].definition < 0 }) { return unknown }
        return sourceParts(of: unknown, skippingKnown: true).filter {
            variables[Int($0.variable.index)].definition < 0
        }
    }

    /// Returns the coefficient of each variable in the expanded sum, including defining variables, where it is not
    /// zero.
    func sourceParts(of terms: [SolverTerm], skippingKnown: Bool) -> [SolverTerm] {
        let order = walk.sources(of: terms, skippingKnown: skippingKnown, in: self)
        var amounts: [Int32: Double] = [:]
        for term in terms { amounts[term.variable.index, default: 0] += term.coefficient }
        var result: [SolverTerm] = []
        for variable in order {
            guard let amount = amounts[variable], abs(amount) > Tolerance.coefficient else { continue }
            result.append(SolverTerm(SolverVariable(index: variable), amount))
            let definition = variables[Int(variable)].definition
            guard definition >= 0 else { continue }
            let terms = constraints[Int(definition)].terms
            let own = terms.first { $0.variable.index == variable }?.coefficient ?? 1
            for term in terms where term.variable.index != variable {
                amounts[term.variable.index, default: 0] -= amount * term.coefficient / own
            }
        }
        return result
    }

    /// Returns the value of the sum with the current values.
    func residual(of index: Int32) -> Double {
        constraints[Int(index)].terms.reduce(constraints[Int(index)].constant) {
            $0 + $1.coefficient * variables[Int($1.variable.index)].value
        }
    }
}

extension Solver {
    /// Whether another value would satisfy the constraints equally well, as of the last solution.
    public func isAmbiguous(_ variable: SolverVariable) -> Bool {
        freeParts(of: [SolverTerm(variable)]).contains { part in
            let symbol = variables[Int(part.variable.index)].symbol
            guard symbol >= 0 else { return true }
            return tableau.isAmbiguous(symbol)
        }
    }
}
