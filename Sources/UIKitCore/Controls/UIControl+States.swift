// SPDX-License-Identifier: MIT

extension UIControl {
    /// The value for the present state, or else for the nearest one that has any.
    func value<Value>(in values: [State: Value]) -> Value? {
        value(in: values, for: state)
    }

    func value<Value>(in values: [State: Value], for state: State) -> Value? {
        for state in state.fallbacks {
            if let value = values[state] { return value }
        }
        return nil
    }
}

extension UIControl.State {
    /// From a state to the ones whose values it falls back on.
    var fallbacks: [UIControl.State] {
        let withoutFocus = subtracting(.focused)
        return [self, withoutFocus, withoutFocus.subtracting(.highlighted), .normal]
    }
}
