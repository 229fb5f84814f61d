// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import LayerTree
import Testing

@Suite
@MainActor
struct KeyedValueTests {
    @Test("Properties and parts of them are read and set by key path")
    func properties() throws {
        let layer = CALayer()
        layer.setValue(12, forKey: "cornerRadius")
        #expect(layer.cornerRadius == 12)
        layer.setValue(NSNumber(value: 0.5), forKeyPath: "opacity")
        #expect(layer.opacity == 0.5)
        layer.setValue(CGPoint(x: 3, y: 4), forKey: "position")
        layer.setValue(40, forKeyPath: "bounds.size.width")
        layer.setValue(2.0, forKeyPath: "transform.scale")
        #expect(layer.position == CGPoint(x: 3, y: 4))
        #expect(layer.bounds.size == CGSize(width: 40, height: 0))
        #expect(layer.affineTransform() == CGAffineTransform(scaleX: 2, y: 2))
        #expect(layer.value(forKeyPath: "transform.scale.x") as? NSNumber == 2)
        #expect(layer.value(forKeyPath: "bounds.size.width") as? Double == 40)
        #expect(layer.value(forKey: "transform") as? CATransform3D == layer.transform)
        layer.setValue(true, forKey: "masksToBounds")
        layer.setValue("Leaf", forKey: "name")
        #expect(layer.masksToBounds)
        #expect(layer.name == "Leaf")
        layer.setValue(CGColor(red: 1, green: 0, blue: 0, alpha: 1), forKey: "backgroundColor")
        #expect(layer.backgroundColor == CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        layer.setValue(nil, forKey: "backgroundColor")
        #expect(layer.backgroundColor == nil)
    }

    @Test("A property of another class of layers, and a name that is none, are kept as values")
    func others() {
        let (layer, shape) = (CALayer(), CAShapeLayer())
        layer.setValue(3, forKey: "lineWidth")
        shape.setValue(3, forKey: "lineWidth")
        #expect(layer.value(forKey: "lineWidth") as? Int == 3)
        #expect(shape.lineWidth == 3)
        layer.setValue("sparrow", forKey: "bird")
        #expect(layer.value(forKey: "bird") as? String == "sparrow")
        #expect(CALayer(layer: layer).value(forKey: "bird") as? String == "sparrow")
        layer.setValue(nil, forKey: "bird")
        #expect(layer.value(forKey: "bird") == nil)
        // A value of another type is kept, but doesn't change the property.
        layer.setValue("wide", forKey: "cornerRadius")
        #expect(layer.cornerRadius == 0)
        #expect(layer.value(forKey: "cornerRadius") as? String == "wide")
    }

    @Test("A class has values for keys that were never set")
    func defaults() {
        final class Bird: CALayer {
            override class func defaultValue(forKey key: String) -> Any? { key == "wings" ? 2 : nil }
        }
        #expect(Bird().value(forKey: "wings") as? Int == 2)
        #expect(CALayer().value(forKey: "wings") == nil)
    }

    @Test("A change by key path runs the action of the whole property")
    func actions() {
        final class Action: CAAction {
            var keys: [String] = []
            func run(forKey key: String, object: Any, arguments: [AnyHashable: Any]?) { keys.append(key) }
        }
        let layer = CALayer()
        let action = Action()
        layer.actions = ["transform": action, "bounds": action]
        layer.setValue(1, forKeyPath: "transform.rotation.z")
        layer.setValue(9, forKeyPath: "bounds.origin.x")
        layer.setValue(9, forKeyPath: "bounds.origin.x")
        #expect(action.keys == ["transform", "bounds"])
    }

    @Test("An animation keeps values, and its properties are reached by name")
    func animations() {
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.setValue("fade", forKey: "kind")
        animation.setValue(2, forKey: "duration")
        animation.setValue("long", forKey: "duration")
        #expect(animation.value(forKey: "kind") as? String == "fade")
        #expect(animation.duration == 2)
        #expect(animation.value(forKey: "duration") as? Double == 2)
    }

    @Test("A transaction's settings are reached by their keys")
    func transactions() {
        CATransaction.begin()
        defer { CATransaction.commit() }
        CATransaction.setValue(NSNumber(value: true), forKey: kCATransactionDisableActions)
        CATransaction.setValue(3, forKey: kCATransactionAnimationDuration)
        CATransaction.setValue("soon", forKey: kCATransactionAnimationDuration)
        #expect(CATransaction.disableActions())
        #expect(CATransaction.animationDuration() == 3)
        #expect(CATransaction.value(forKey: kCATransactionAnimationDuration) as? Double == 3)
        #expect(CATransaction.value(forKey: "other") == nil)
    }

}
