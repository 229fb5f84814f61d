// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitCoreTestSupport
import UIKitTesting
import Windowing

@MainActor
@Suite("Zooming and guides of scroll views")
struct ScrollZoomTests {
    private func scene() -> (ScrollScene, UIView) {
        let scene = ScrollScene(size: CGSize(width: 400, height: 400), content: CGSize(width: 400, height: 400))
        let picture = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        scene.view.addSubview(picture)
        scene.log.zoomed = picture
        scene.view.minimumZoomScale = 0.5
        scene.view.maximumZoomScale = 4
        return (scene, picture)
    }

    /// The position of a point of `picture` in the window.
    private func place(_ point: CGPoint, of picture: UIView, _ scene: ScrollScene) -> CGPoint {
        picture.convert(point, to: scene.stage.window)
    }

    @Test("A pinch zooms around its center, and calls the delegate")
    func pinch() throws {
        let (scene, picture) = scene()
        #expect(scene.view.pinchGestureRecognizer != nil)
        scene.stage.pinch(at: CGPoint(x: 200, y: 200), scale: 2)
        try scene.stage.settle()
        #expect(abs(scene.view.zoomScale - 2) < 0.001)
        #expect(abs(scene.view.contentSize.width - 800) < 0.5 && abs(picture.frame.width - 800) < 0.5)
        let middle = place(CGPoint(x: 200, y: 200), of: picture, scene)
        #expect(abs(middle.x - 200) < 1.5 && abs(middle.y - 200) < 1.5)
        let log = scene.log.take()
        #expect(log.first { $0.hasPrefix("will z") } == "will zoom" && log.contains("did zoom"))
    }

    @Test("A pinch beyond the limits has increasing resistance, and the scale returns")
    func bounce() throws {
        let (scene, _) = scene()
        scene.fingers.send([(.began, 0, 190, 200), (.began, 1, 210, 200)])
        scene.fingers.send([(.moved, 0, 100, 200), (.moved, 1, 300, 200)])
        #expect(scene.view.isZooming && scene.view.zoomScale > 4 && scene.view.zoomScale < 10)
        scene.fingers.send([(.ended, 0, 100, 200), (.ended, 1, 300, 200)])
        #expect(scene.view.isZoomBouncing)
        try scene.stage.settle()
        #expect(scene.view.zoomScale == 4 && !scene.view.isZooming && !scene.view.isZoomBouncing)
        scene.view.bouncesZoom = false
        scene.fingers.send([(.began, 0, 190, 200), (.began, 1, 210, 200)])
        scene.fingers.send([(.moved, 0, 100, 200), (.moved, 1, 300, 200)])
        #expect(scene.view.zoomScale == 4)
    }

    @Test("A rectangle is zoomed to fill the view, within the limits")
    func zoomToRect() throws {
        let (scene, picture) = scene()
        scene.view.zoom(to: CGRect(x: 100, y: 100, width: 200, height: 100), animated: false)
        #expect(scene.view.zoomScale == 2 && scene.view.contentOffset == CGPoint(x: 200, y: 100))
        scene.view.zoom(to: CGRect(x: 0, y: 0, width: 10, height: 10), animated: true)
        try scene.stage.settle()
        #expect(scene.view.zoomScale == 4 && scene.view.contentOffset == .zero)
        scene.view.setZoomScale(.nan, animated: false)
        scene.view.zoom(to: .zero, animated: false)
        #expect(scene.view.zoomScale == 4)
        scene.view.zoomScale = 0.01
        #expect(scene.view.zoomScale == 0.5 && picture.frame.width == 200)
        #expect(scene.log.take().contains("did zoom"))
    }

    @Test("A content inset doesn't make the zoomed rectangle smaller")
    func zoomToRectWithInset() throws {
        let (scene, _) = scene()
        scene.view.contentInset = UIEdgeInsets(top: 50, left: 20, bottom: 0, right: 0)
        scene.view.zoom(to: CGRect(x: 100, y: 100, width: 200, height: 200), animated: false)
        #expect(scene.view.zoomScale == 2 && scene.view.contentOffset == CGPoint(x: 200, y: 200))
    }

    @Test("A touchpad's pinch and Ctrl with the scroll wheel zoom as well")
    func devices() throws {
        let (scene, _) = scene()
        scene.stage.touchpadPinch(at: CGPoint(x: 100, y: 100), scale: 2)
        try scene.stage.settle()
        #expect(abs(scene.view.zoomScale - 2) < 0.01)
        scene.stage.hover(at: CGPoint(x: 100, y: 100))
        scene.stage.send(
            .scroll(
                ScrollEvent(
                    source: .wheel, location: CGPoint(x: 100, y: 100), deltaX: 0, deltaY: 60,
                    timestamp: scene.stage.now,
                    modifiers: .control)))
        try scene.stage.settle()
        scene.stage.advance(by: 0.5)
        #expect(scene.view.zoomScale < 1.9 && scene.view.zoomScale > 1 && !scene.view.isZooming)
    }

    @Test("Constraints to a scroll view's own edges determine the content size")
    func ownEdges() {
        let scene = ScrollScene(content: .zero)
        let column = UIView()
        column.translatesAutoresizingMaskIntoConstraints = false
        scene.view.addSubview(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: scene.view.topAnchor, constant: 8),
            column.leadingAnchor.constraint(equalTo: scene.view.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: scene.view.trailingAnchor),
            column.bottomAnchor.constraint(equalTo: scene.view.bottomAnchor, constant: -8),
            column.widthAnchor.constraint(equalTo: scene.view.widthAnchor),
            column.heightAnchor.constraint(equalToConstant: 900),
        ])
        scene.stage.advance(by: 0)
        #expect(scene.view.contentSize == CGSize(width: 300, height: 916))
        scene.view.contentOffset.y = 200
        scene.stage.advance(by: 0)
        #expect(column.frame == CGRect(x: 0, y: 8, width: 300, height: 900))
        #expect(scene.view.contentOffset.y == 200)
    }

    @Test("Constraints to the content guide determine the content size; views tied to the frame guide don't move")
    func guides() throws {
        let scene = ScrollScene(content: .zero)
        let column = UIView()
        let badge = UIView()
        for view in [column, badge] {
            view.translatesAutoresizingMaskIntoConstraints = false
            scene.view.addSubview(view)
        }
        let (content, frame) = (scene.view.contentLayoutGuide, scene.view.frameLayoutGuide)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: content.topAnchor, constant: 20),
            column.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: content.trailingAnchor),
            column.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -30),
            column.widthAnchor.constraint(equalTo: frame.widthAnchor),
            column.heightAnchor.constraint(equalToConstant: 1500),
            badge.topAnchor.constraint(equalTo: frame.topAnchor, constant: 10),
            badge.leadingAnchor.constraint(equalTo: frame.leadingAnchor, constant: 10),
            badge.widthAnchor.constraint(equalToConstant: 50), badge.heightAnchor.constraint(equalToConstant: 50),
        ])
        scene.stage.advance(by: 0)
        #expect(scene.view.contentSize == CGSize(width: 300, height: 1550))
        #expect(column.frame == CGRect(x: 0, y: 20, width: 300, height: 1500))
        scene.view.contentOffset.y = 500
        scene.stage.advance(by: 0)
        #expect(badge.convert(badge.bounds, to: scene.stage.window).origin == CGPoint(x: 10, y: 10))
        #expect(column.frame.minY == 20)
    }
}
