// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import LayerTree
import Testing
import UIKitTesting

@testable import UIKitCore

/// A view that accepts typed text.
private final class TypedView: UIView, UIKeyInput {
    var text = ""

    var hasText: Bool { !text.isEmpty }
    override var canBecomeFirstResponder: Bool { true }

    func insertText(_ text: String) { self.text += text }
    func deleteBackward() { _ = self.text.popLast() }
}

/// Shows an endless grid of tiles with as many views as are visible at a time.
private final class TiledView: UIView {
    static let tile: CGFloat = 50
    private var tiles: [UIView: (column: Int, row: Int)] = [:]

    var indices: Set<[Int]> { Set(tiles.map { [$0.value.column, $0.value.row] }) }

    func scroll(to point: CGPoint) {
        bounds.origin = point
        setNeedsLayout()
    }

    override func layoutSubviews() {
        let size = Self.tile
        let columns = Int((bounds.minX / size).rounded(.down))...Int((bounds.maxX / size).rounded(.down))
        let rows = Int((bounds.minY / size).rounded(.down))...Int((bounds.maxY / size).rounded(.down))
        var wanted = columns.flatMap { column in rows.map { (column: column, row: $0) } }
        wanted.removeAll { place in tiles.values.contains { $0 == place } }
        var free = tiles.filter { !columns.contains($0.value.column) || !rows.contains($0.value.row) }.map(\.key)
        for place in wanted {
            let view = free.popLast() ?? UIView(frame: .zero)
            view.frame = CGRect(
                x: CGFloat(place.column) * size, y: CGFloat(place.row) * size, width: size, height: size)
            view.backgroundColor = (place.column + place.row).isMultiple(of: 2) ? .red : .blue
            tiles[view] = place
            if view.superview == nil { addSubview(view) }
        }
        for view in free {
            tiles[view] = nil
            view.removeFromSuperview()
        }
    }
}

/// A row that shows a delete button while editing.
private final class EditedController: UIViewController {
    let field = UILabel(frame: CGRect(x: 10, y: 10, width: 280, height: 40))
    let deleteButton = UIButton(type: .system)

    override func viewDidLoad() {
        field.text = "Name"
        view.addSubview(field)
        deleteButton.setTitle("Delete", for: .normal)
        deleteButton.frame = CGRect(x: 210, y: 10, width: 80, height: 40)
    }

    override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        if editing { view.addSubview(deleteButton) } else { deleteButton.removeFromSuperview() }
        UIView.animate(withDuration: animated ? 0.25 : 0) {
            self.field.frame.size.width = editing ? 190 : 280
        }
    }
}

@MainActor
@Suite("Views in use")
struct UIViewScenarioTests {
    private func colors(_ pixel: StagePicture.Pixel?) -> [UInt8] {
        [pixel?.red ?? 1, pixel?.green ?? 1, pixel?.blue ?? 1]
    }

    @Test("S-V-6 Content below an opaque view isn't composed, and the image is the same")
    func occlusion() throws {
        final class Filled: UIView {
            var color = UIColor.red
            override func draw(_ rect: CGRect) {
                color.setFill()
                UIRectFill(bounds)
            }
        }
        /// Returns the color at the center, and the number of additional pixels painted when both views change.
        func run(isOpaque: Bool) throws -> ([UInt8], Int) {
            let stage = Stage(size: CGSize(width: 200, height: 200))
            let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
            let (below, above) = (Filled(), Filled())
            for view in [below, above] {
                view.frame = CGRect(x: 20, y: 20, width: 100, height: 100)
                root.addSubview(view)
            }
            above.color = .blue
            above.isOpaque = isOpaque
            stage.show(root)
            // A stage paints when its pixels are read.
            _ = stage.screenshot()
            let before = stage.pixelsPainted
            below.color = .green
            for view in [below, above] { view.setNeedsDisplay() }
            stage.advance(by: 0)
            return (colors(stage.pixel(at: CGPoint(x: 70, y: 70))), stage.pixelsPainted - before)
        }
        let open = try run(isOpaque: false)
        let occluded = try run(isOpaque: true)
        #expect(open.0 == [0, 0, 255])
        #expect(occluded.0 == [0, 0, 255])
        #expect(open.1 >= 20_000)
        #expect(occluded.1 == 10_000)
    }

    @Test("S-V-25 Saved tags of visible views restore what was visible")
    func tagPersistence() throws {
        func makeViews() -> UIView {
            let root = UIView()
            for tag in 1...5 {
                let view = UIView()
                view.tag = tag
                root.addSubview(view)
            }
            return root
        }
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("tags-\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: file) }
        let first = makeViews()
        first.viewWithTag(2)?.isHidden = true
        first.viewWithTag(5)?.isHidden = true
        try JSONEncoder().encode(first.subviews.filter { !$0.isHidden }.map(\.tag)).write(to: file)

        let second = makeViews()
        let visible = try JSONDecoder().decode([Int].self, from: Data(contentsOf: file))
        #expect(visible == [1, 3, 4])
        for view in second.subviews { view.isHidden = true }
        for tag in visible { second.viewWithTag(tag)?.isHidden = false }
        #expect(second.subviews.map(\.isHidden) == first.subviews.map(\.isHidden))
    }

    @Test(
        "S-V-31 A launch that adds the controller's view and makes the window key loads the view on first access")
    func launch() throws {
        final class Controller: UIViewController {
            static var log: [String] = []
            override func loadView() {
                Self.log.append("load")
                super.loadView()
            }
            override func viewDidLoad() { Self.log.append("loaded") }
        }
        final class Delegate: NSObject, UIApplicationDelegate {
            var window: UIWindow?
            func application(
                _ application: UIApplication,
                didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
            ) -> Bool {
                let window = UIWindow(frame: UIScreen.main.bounds)
                let controller = Controller()
                Controller.log.append("made")
                window.addSubview(controller.view)
                Controller.log.append("added")
                window.makeKeyAndVisible()
                self.window = window
                return true
            }
        }
        Controller.log = []
        let delegate = Delegate()
        let stage = Stage(delegate: delegate)
        let window = try #require(delegate.window)
        #expect(Controller.log == ["made", "load", "loaded", "added"])
        #expect(stage.application.windows.contains { $0 === window })
        #expect(window.subviews.count == 1)
    }

    @Test("S-V-34 A hidden first responder receives typed text until it resigns")
    func hiddenFirstResponder() {
        let stage = Stage()
        let view = TypedView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        stage.show(view)
        view.becomeFirstResponder()
        stage.type("a")
        view.isHidden = true
        #expect(view.isFirstResponder)
        stage.type("b")
        #expect(view.text == "ab")
        view.resignFirstResponder()
        stage.type("c")
        #expect(view.text == "ab")
    }

    @Test("S-V-48 Tiles that leave the visible area are reused for those that enter it")
    func tileRecycling() {
        let stage = Stage(size: CGSize(width: 150, height: 150))
        let view = TiledView(frame: CGRect(x: 0, y: 0, width: 149, height: 149))
        stage.show(view)
        let tiles = Set(view.subviews)
        #expect(tiles.count == 9)
        for step in 1...1_000 {
            view.scroll(to: CGPoint(x: CGFloat(step) * TiledView.tile, y: CGFloat(step) * TiledView.tile))
            if step.isMultiple(of: 50) { stage.advance(by: 0) } else { view.layoutIfNeeded() }
        }
        #expect(Set(view.subviews) == tiles)
        #expect(view.indices == Set((1_000...1_002).flatMap { x in (1_000...1_002).map { [x, $0] } }))
        stage.advance(by: 0)
        #expect(colors(stage.pixel(at: CGPoint(x: 25, y: 25))) == [255, 0, 0])
        #expect(colors(stage.pixel(at: CGPoint(x: 75, y: 25))) == [0, 0, 255])
    }

    @Test("S-V-49 Editing adds a delete button and narrows the field; ending it restores both")
    func editing() throws {
        let stage = Stage(size: CGSize(width: 300, height: 200))
        let controller = EditedController()
        stage.show(controller)
        controller.setEditing(true, animated: true)
        #expect(controller.isEditing)
        stage.advance(by: 0.1)
        let width = controller.field.layer.presentation()?.bounds.width ?? 0
        #expect(width > 190 && width < 280)
        try stage.settle()
        #expect(controller.field.frame.width == 190)
        try stage.expect("Delete")
        controller.setEditing(false, animated: true)
        try stage.settle()
        #expect(controller.field.frame.width == 280)
        try stage.expectNot("Delete")
        #expect(!controller.isEditing)
    }
}

extension Stage {
    /// The number of pixels that the render server has written for the window.
    fileprivate var pixelsPainted: Int { window.host?.layers.statistics.pixelsPainted ?? 0 }
}
