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

    /// Shows a page of the gallery by its button in the list, which a card may have the name of.
    func open(_ page: Page, in gallery: GalleryViewController) throws -> PageViewController {
        gallery.navigation.reveal(page)
        advance(by: 0.1)
        let list = try #require(gallery.navigation.subviews.first { $0 is UIScrollView })
        let button = try #require(list.subviews.first { $0 is UIButton && $0.accessibilityLabel == page.rawValue })
        try tap(button)
        return try #require(gallery.children.first as? PageViewController)
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
