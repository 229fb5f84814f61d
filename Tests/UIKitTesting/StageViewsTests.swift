// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@Suite("Stage: finding views")
@MainActor
struct StageViewsTests {
    @Test("A button is found by its title, and tapped")
    func title() throws {
        let stage = Stage(size: CGSize(width: 200, height: 200))
        let button = UIButton(type: .system)
        button.setTitle("Save", for: .normal)
        button.frame = CGRect(x: 10, y: 10, width: 80, height: 40)
        var count = 0
        button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
        stage.show(button)
        try stage.tap("Save")
        #expect(count == 1)
        #expect(try stage.view(named: "Save") === button)
    }

    @Test("Identifiers take precedence over labels and texts")
    func precedence() throws {
        let stage = Stage(size: CGSize(width: 200, height: 200))
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        label.text = "name"
        let view = UIView(frame: CGRect(x: 0, y: 50, width: 50, height: 20))
        view.accessibilityIdentifier = "name"
        let root = container(stage, label, view)
        #expect(try stage.view(named: "name") === view)
        view.accessibilityIdentifier = nil
        view.accessibilityLabel = "name"
        // Both have that name; the first in subview order is returned.
        #expect(try stage.view(named: "name") === label)
        root.sendSubviewToBack(view)
        #expect(try stage.view(named: "name") === view)
    }

    @Test("Of several matches, one that a touch reaches is preferred")
    func covered() throws {
        let stage = Stage(size: CGSize(width: 200, height: 200))
        let lower = named("Row", CGRect(x: 0, y: 0, width: 50, height: 20))
        let cover = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
        let upper = named("Row", CGRect(x: 0, y: 50, width: 50, height: 20))
        _ = container(stage, lower, cover, upper)
        #expect(try stage.view(named: "Row") === upper)
        upper.isHidden = true
        #expect(try stage.view(named: "Row") === lower)
    }

    @Test("Views that are hidden, transparent, outside, or clipped are not found")
    func invisible() throws {
        let stage = Stage(size: CGSize(width: 200, height: 200))
        let view = named("A", CGRect(x: 0, y: 0, width: 50, height: 20))
        let holder = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
        holder.addSubview(view)
        stage.show(holder)
        try stage.expect("A")
        for hide in [
            { holder.isHidden = $0 }, { holder.alpha = $0 ? 0 : 1 }, { view.frame.origin.x = $0 ? 300 : 0 },
            {
                holder.clipsToBounds = $0
                view.frame.origin.y = $0 ? 100 : 0
            },
        ] as [@MainActor (Bool) -> Void] {
            hide(true)
            try stage.expectNot("A")
            hide(false)
            try stage.expect("A")
        }
        #expect(throws: StageError.unexpected("A")) { try stage.expectNot("A") }
    }

    @Test("A name that is not found is an error that lists the visible names")
    func missing() {
        let stage = Stage(size: CGSize(width: 200, height: 200))
        _ = container(
            stage, named("One", CGRect(x: 0, y: 0, width: 9, height: 9)),
            named("Two", CGRect(x: 0, y: 9, width: 9, height: 9)))
        #expect(throws: StageError.notFound(name: "Three", visible: ["One", "Two"])) { try stage.tap("Three") }
    }

    @Test("The tree contains each view's class, frame, text, identifier, visibility, and traits")
    func tree() throws {
        let stage = Stage(size: CGSize(width: 200, height: 200))
        let button = UIButton(type: .system)
        button.setTitle("Go/Stop", for: .normal)
        button.accessibilityIdentifier = "go"
        button.frame = CGRect(x: 10, y: 20, width: 80, height: 40)
        button.isEnabled = false
        let hidden = UIView(frame: CGRect(x: 0, y: CGFloat.infinity, width: 5, height: 5))
        hidden.isHidden = true
        _ = container(stage, button, hidden)
        let json = try JSONSerialization.jsonObject(with: Data(try stage.tree().utf8))
        let window = try #require((json as? [[String: Any]])?.first)
        #expect(window["class"] as? String == "UIWindow")
        #expect(window["frame"] as? [Double] == [0, 0, 200, 200])
        let root = try #require((window["children"] as? [[String: Any]])?.first)
        let holder = try #require((root["children"] as? [[String: Any]])?.first)
        let children = try #require(holder["children"] as? [[String: Any]])
        try #require(children.count == 2)
        #expect(children[0]["class"] as? String == "UIButton")
        #expect(children[0]["text"] as? String == "Go/Stop")
        #expect(children[0]["identifier"] as? String == "go")
        #expect(children[0]["hidden"] as? Bool == false)
        #expect(children[0]["traits"] as? [String] == ["button", "disabled"])
        #expect(children[0]["frame"] as? [Double] == [20, 30, 80, 40])
        #expect(children[1]["hidden"] as? Bool == true)
    }

    private func named(_ name: String, _ frame: CGRect) -> UIView {
        let view = UIView(frame: frame)
        view.accessibilityLabel = name
        return view
    }

    /// Shows the views in a container that is offset from the window's corner.
    private func container(_ stage: Stage, _ views: UIView...) -> UIView {
        let holder = UIView(frame: CGRect(x: 10, y: 10, width: 180, height: 180))
        for view in views { holder.addSubview(view) }
        stage.show(holder)
        return holder
    }
}
