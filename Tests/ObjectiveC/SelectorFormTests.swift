// SPDX-License-Identifier: MIT
import Foundation
import ObjectiveC
import Testing
import UIKitCore

private final class Target: NSObject, ActionTarget {
    var calls: [String] = []

    @MainActor class var actions: ActionTable {
        var table = ActionTable()
        table.add("note:") { (target: Target, call: ActionCall) in
            target.calls.append(try call.argument(0, as: Notification.self).name.rawValue)
            return nil
        }
        table.add("tick:") { (target: Target, call: ActionCall) in
            let timer = try call.argument(0, as: Timer.self)
            target.calls.append(timer.targetUserInfo as? String ?? "none")
            return nil
        }
        table.add("answer") { (_: Target, _: ActionCall) in 42 }
        return table
    }
}

@MainActor
@Suite("Selectors in Foundation's interfaces", .serialized)
struct SelectorFormTests {
    private let name = Notification.Name("Changed")

    @Test("Notifications call the method of an observer until it is removed")
    func notifications() {
        let center = NotificationCenter()
        let target = Target()
        center.addObserver(target, selector: Selector("note:"), name: name, object: nil)
        center.post(name: name, object: nil)
        #expect(target.calls == ["Changed"])
        center.removeObserver(target, name: Notification.Name("Other"), object: nil)
        center.post(name: name, object: nil)
        #expect(target.calls.count == 2)
        center.removeObserver(target)
        center.post(name: name, object: nil)
        #expect(target.calls.count == 2)
    }

    @Test("An observer isn't kept")
    func weakObserver() {
        let center = NotificationCenter()
        weak var observer: Target?
        do {
            let target = Target()
            observer = target
            center.addObserver(target, selector: Selector("note:"), name: name, object: nil)
        }
        #expect(observer == nil)
        center.post(name: name, object: nil)
    }

    @Test("A timer calls the method with itself, and keeps the user info")
    func timer() {
        let target = Target()
        let timer = Timer(
            timeInterval: 60, target: target, selector: Selector("tick:"), userInfo: "info", repeats: true)
        timer.fire()
        #expect(target.calls == ["info"])
        timer.invalidate()
    }

    @Test("Objects respond to the selectors of their class")
    func responds() {
        let target = Target()
        #expect(target.responds(to: Selector("note:")))
        #expect(!target.responds(to: Selector("other")))
        #expect(!NSObject().responds(to: Selector("note:")))
    }

    @Test("Associated values belong to an object and a key, until they are replaced")
    func associatedObjects() {
        var first: UInt8 = 0
        var second: UInt8 = 0
        let object = NSObject()
        objc_setAssociatedObject(object, &first, "a", .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        #expect(objc_getAssociatedObject(object, &first) as? String == "a")
        #expect(objc_getAssociatedObject(object, &second) == nil)
        #expect(objc_getAssociatedObject(NSObject(), &first) == nil)
        objc_setAssociatedObject(object, &first, nil, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        #expect(objc_getAssociatedObject(object, &first) == nil)
    }

    @Test("A weakly associated object isn't kept")
    func weakAssociation() {
        var key: UInt8 = 0
        let object = NSObject()
        objc_setAssociatedObject(object, &key, NSObject(), .OBJC_ASSOCIATION_ASSIGN)
        #expect(objc_getAssociatedObject(object, &key) == nil)
    }

    @Test("Values are converted to Foundation's classes")
    func bridging() {
        #expect(("a/b" --> NSString.self).lastPathComponent == "b")
        #expect((5 --> NSNumber.self).intValue == 5)
        #expect((["a": 1] --> NSDictionary.self).count == 1)
    }

    @Test("A class of the application is found by its plain name")
    func classes() {
        #expect(applicationClass("NamedClass") == NamedClass.self)
        #expect(applicationClass("Missing") == nil)
    }
}

final class NamedClass {}
