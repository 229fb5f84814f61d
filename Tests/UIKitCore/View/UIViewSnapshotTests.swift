// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import LayerTree
import Testing
import UIKitCore
import UIKitTesting

private final class Painted: UIView {
    var color = UIColor.red { didSet { setNeedsDisplay() } }

    override func draw(_ rect: CGRect) {
        color.setFill()
        UIRectFill(bounds)
    }
}

@MainActor
@Suite("View snapshots")
struct UIViewSnapshotTests {
    private func colors(_ pixel: StagePicture.Pixel?) -> [UInt8] {
        [pixel?.red ?? 1, pixel?.green ?? 1, pixel?.blue ?? 1]
    }

    @Test("A snapshot shows the view and its subviews, without later changes", arguments: [1, 2] as [CGFloat])
    func snapshot(scale: CGFloat) throws {
        let stage = Stage(size: CGSize(width: 200, height: 100), scale: scale)
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let view = Painted(frame: CGRect(x: 10, y: 10, width: 40, height: 40))
        view.bounds.origin = CGPoint(x: 5, y: 7)
        let child = UIView(frame: CGRect(x: 5, y: 7, width: 10, height: 10))
        child.backgroundColor = .blue
        view.addSubview(child)
        root.addSubview(view)
        stage.show(root)
        let snapshot = try #require(view.snapshotView(afterScreenUpdates: false))
        #expect(snapshot.frame == CGRect(x: 0, y: 0, width: 40, height: 40))
        #expect(snapshot.subviews == [])
        snapshot.frame.origin = CGPoint(x: 100, y: 10)
        root.addSubview(snapshot)
        view.color = .green
        child.removeFromSuperview()
        stage.advance(by: 0)
        #expect(colors(stage.pixel(at: CGPoint(x: 130, y: 40))) == [255, 0, 0])
        #expect(colors(stage.pixel(at: CGPoint(x: 105, y: 15))) == [0, 0, 255])
        #expect(colors(stage.pixel(at: CGPoint(x: 111, y: 21))) == [255, 0, 0])
        #expect(colors(stage.pixel(at: CGPoint(x: 15, y: 15))) == [0, 255, 0])
    }

    @Test("With screen updates, pending layout and drawing are performed first, even outside a window")
    func updates() throws {
        final class Holder: UIView {
            override func layoutSubviews() { subviews.first?.frame = bounds }
        }
        let stage = Stage(size: CGSize(width: 100, height: 100))
        let holder = Holder(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        let child = Painted()
        holder.addSubview(child)
        let early = try #require(holder.snapshotView(afterScreenUpdates: false))
        let late = try #require(holder.snapshotView(afterScreenUpdates: true))
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        root.backgroundColor = .white
        late.frame.origin.x = 50
        root.addSubview(early)
        root.addSubview(late)
        stage.show(root)
        #expect(colors(stage.pixel(at: CGPoint(x: 20, y: 20))) == [255, 255, 255])
        #expect(colors(stage.pixel(at: CGPoint(x: 70, y: 20))) == [255, 0, 0])
    }

    @Test("A resizable snapshot keeps its caps when it grows")
    func resizable() throws {
        let stage = Stage(size: CGSize(width: 200, height: 100))
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        view.backgroundColor = .red
        let edge = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 20))
        edge.backgroundColor = .blue
        view.addSubview(edge)
        let snapshot = try #require(
            view.resizableSnapshotView(
                from: CGRect(x: 0, y: 0, width: 20, height: 20), afterScreenUpdates: true,
                withCapInsets: UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 0)))
        snapshot.frame.size.width = 100
        stage.show(snapshot)
        #expect(colors(stage.pixel(at: CGPoint(x: 4, y: 10))) == [0, 0, 255])
        #expect(colors(stage.pixel(at: CGPoint(x: 12, y: 10))) == [255, 0, 0])
        #expect(colors(stage.pixel(at: CGPoint(x: 99, y: 10))) == [255, 0, 0])
    }

    @Test("A hierarchy is drawn scaled into a rectangle of the current context, and not without a context")
    func drawHierarchy() throws {
        let view = UIView(frame: CGRect(x: 7, y: 7, width: 20, height: 20))
        view.backgroundColor = .red
        let child = UIView(frame: CGRect(x: 10, y: 0, width: 30, height: 20))
        child.backgroundColor = .blue
        view.addSubview(child)
        #expect(!view.drawHierarchy(in: view.bounds, afterScreenUpdates: true))
        let bitmap = try Bitmap(width: 100, height: 100)
        UIGraphicsPushContext(bitmap.makeContext())
        defer { UIGraphicsPopContext() }
        #expect(view.drawHierarchy(in: CGRect(x: 20, y: 20, width: 40, height: 60), afterScreenUpdates: true))
        #expect(colors(StagePicture.Pixel(bitmap.pixel(x: 25, y: 75))) == [255, 0, 0])
        #expect(colors(StagePicture.Pixel(bitmap.pixel(x: 45, y: 25))) == [0, 0, 255])
        #expect(bitmap.pixel(x: 65, y: 25).alpha == 0)
        #expect(bitmap.pixel(x: 19, y: 40).alpha == 0)
        #expect(!view.drawHierarchy(in: .null, afterScreenUpdates: true))
    }

    @Test("Views that are empty or too large for a bitmap have no snapshot")
    func withoutArea() {
        #expect(UIView(frame: .zero).snapshotView(afterScreenUpdates: true) == nil)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        for rect in [
            CGRect.null, .infinite, CGRect(x: 0, y: 0, width: 1e9, height: 1),
            CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1),
        ] {
            #expect(
                view.resizableSnapshotView(from: rect, afterScreenUpdates: false, withCapInsets: .zero) == nil)
        }
    }
}
