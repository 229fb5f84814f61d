// SPDX-License-Identifier: MIT

extension UIAppearanceProxy where Target: UIButton {
    /// Sets the title color of buttons for `state`.
    public func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
        record(property: Setter("titleColor", state), value: color) {
            $0.titleColors[state]
        } set: {
            $0.setTitleColor($1, for: state)
        }
    }

    /// Sets the background image of buttons for `state`.
    public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        record(property: Setter("backgroundImage", state), value: image) {
            $0.backgroundImages[state]
        } set: {
            $0.setBackgroundImage($1, for: state)
        }
    }

    private struct Setter: Hashable {
        let name: String
        let state: UInt

        init(_ name: String, _ state: UIControl.State) {
            self.name = name
            self.state = state.rawValue
        }
    }
}
