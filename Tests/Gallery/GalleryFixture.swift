// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@testable import Gallery

extension Stage {
    /// A stage with the page that `make` makes.
    static func showing(
        _ size: CGSize = CGSize(width: 968, height: 800), _ make: () -> PageViewController
    ) -> Stage {
        let stage = Stage(size: size)
        stage.show(make())
        return stage
    }

    /// The visible view of that name, as what it is.
    func find<View: UIView>(_ name: String, as type: View.Type = View.self) throws -> View {
        try #require(view(named: name) as? View)
    }

    /// Drags the knob of the slider called `name` until it stands at `value`, as near as whole points allow.
    func slide(_ name: String, to value: CGFloat) throws {
        let slider: SliderControl = try find(name)
        let start = slider.convert(slider.knobCenter, to: window)
        let range = slider.range
        let travel = slider.bounds.width - 20
        let end = slider.convert(
            CGPoint(
                x: 10 + travel * (value - range.lowerBound) / (range.upperBound - range.lowerBound),
                y: slider.bounds.midY), to: window)
        drag(from: start, to: end)
    }

    /// The middle of `view`, in the window's coordinates.
    func middle(of view: UIView) -> CGPoint {
        view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: window)
    }
}
