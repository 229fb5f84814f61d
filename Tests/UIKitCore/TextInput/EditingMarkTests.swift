// SPDX-License-Identifier: MIT
import Foundation
import LayerTree
import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("Text fields: the outline of the edited one")
struct EditingMarkTests {
    /// Whether the pixel 1 point inside the left edge of a view has a color instead of a gray.
    private func isMarked(_ view: UIView, on stage: Stage) throws -> Bool {
        let frame = view.convert(view.bounds, to: nil)
        let pixel = try #require(stage.pixel(at: CGPoint(x: frame.minX + 1, y: frame.midY)))
        return Int(pixel.blue) - Int(pixel.red) > 60
    }

    /// Whether a layer of the view has a border, in a window that may not be the one of the stage's pictures.
    private func hasOutline(_ view: UIView) -> Bool {
        view.layer.sublayers?.contains { $0.borderWidth > 1 } == true
    }

    private func stage(with view: UIView, _ appearance: UIUserInterfaceStyle = .light) -> Stage {
        let stage = Stage(size: CGSize(width: 400, height: 300), appearance: appearance)
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        root.backgroundColor = .systemBackground
        root.addSubview(view)
        stage.show(root)
        return stage
    }

    @Test(
        "Every border is in the tint color while the field is edited, and as before afterward",
        arguments: [UITextField.BorderStyle.line, .bezel, .roundedRect], [UIUserInterfaceStyle.light, .dark])
    func borders(style: UITextField.BorderStyle, appearance: UIUserInterfaceStyle) throws {
        let field = UITextField(frame: CGRect(x: 50, y: 50, width: 200, height: 34))
        field.borderStyle = style
        let stage = stage(with: field, appearance)
        #expect(try !isMarked(field, on: stage))
        try stage.click(field)
        #expect(try isMarked(field, on: stage))
        field.resignFirstResponder()
        stage.advance(by: 0.1)
        #expect(try !isMarked(field, on: stage))
    }

    @Test("A field without a border is outlined only if it has a shape of its own")
    func shapes() throws {
        for (color, radius, isOutlined) in [
            (nil, 0, false), (UIColor.systemGray5, 0, false), (nil, 12, false), (UIColor.systemGray5, 12, true),
        ] as [(UIColor?, CGFloat, Bool)] {
            let field = UITextField(frame: CGRect(x: 50, y: 50, width: 200, height: 34))
            field.text = "abc"
            field.textAlignment = .center
            field.backgroundColor = color
            field.layer.cornerRadius = radius
            let stage = stage(with: field)
            field.becomeFirstResponder()
            stage.advance(by: 0.1)
            #expect(try isMarked(field, on: stage) == isOutlined)
        }
    }

    @Test("The field of a search bar is outlined")
    func searchBar() throws {
        let bar = UISearchBar(frame: CGRect(x: 0, y: 50, width: 300, height: 52))
        let stage = stage(with: bar)
        #expect(try !isMarked(bar.searchTextField, on: stage))
        try stage.click(bar.searchTextField)
        #expect(try isMarked(bar.searchTextField, on: stage))
    }

    @Test("A window that doesn't receive keys shows no outline")
    func inactiveWindow() throws {
        let field = UITextField(frame: CGRect(x: 50, y: 50, width: 200, height: 34))
        field.borderStyle = .roundedRect
        let stage = stage(with: field)
        try stage.click(field)
        #expect(hasOutline(field))
        let other = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
        other.makeKeyAndVisible()
        stage.advance(by: 0.1)
        #expect(field.isEditing && !hasOutline(field))
        field.window?.makeKey()
        stage.advance(by: 0.1)
        #expect(hasOutline(field))
    }
}
