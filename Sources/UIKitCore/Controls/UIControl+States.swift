// SPDX-License-Identifier: MIT

extension UIControl {
    /// Returns the value for the current state, or else for the closest state that has one.
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
    /// The states to try after this one, in order.
    var fallbacks: [UIControl.State] {
        let withoutFocus = subtracting(.focused)
        return [self, withoutFocus, withoutFocus.subtracting(.highlighted), .normal]
    }
}
