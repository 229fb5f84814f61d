// SPDX-License-Identifier: MIT

/// Sources with every construct that the translation replaces.
enum FuzzSamples {
    static let sources = [
        """
        import UIKit
        import os.log

        @UIApplicationMain
        class AppDelegate: UIResponder, UIApplicationDelegate {
            var window: UIWindow?
            /// Line ends in "strings\\n" stay where they are.
            let text = \"""
                @objc in a string \\(#selector(AppDelegate.tick)) { [ (
                \"""
            @objc private func tick(_ timer: Timer) { print(timer.userInfo as? String ?? "none") }
            override func value(forUndefinedKey key: String) -> Any? { nil }
        }
        """,
        """
        @objc protocol ListDelegate: class {
            func list(_ list: List, didSelect row: Int)
            @objc optional func list(_ list: List, titleOf row: Int) -> String
            @objc optional var footer: String { get }
        }

        @objcMembers class List: NSObject {
            weak var delegate: ListDelegate?
            dynamic var count = 0 { didSet { delegate?.list(self, didSelect: count) } }
            func title(_ row: Int) -> String { delegate?.list?(self, titleOf: row) ?? "" }
            func footer() -> String? { return delegate?.footer }
            #if os(iOS) && !targetEnvironment(simulator)
            @objc(removeRow:andAnimate:) func remove(row: Int, animated: Bool = true) throws {}
            #else
            @nonobjc func remove(row: Int) async {}
            #endif
        }
        """,
        """
        extension UIView {
            @IBInspectable var radius: CGFloat { get { layer.cornerRadius } set { layer.cornerRadius = newValue } }
            @objc func shake() { perform(#selector(shake), with: nil, afterDelay: 1) }
        }
        class Form: UIViewController {
            @IBOutlet private(set) weak var field: UITextField!
            @IBOutlet var labels: [UILabel]!
            @IBAction func save(_ sender: Any, forEvent event: UIEvent) { dismiss(animated: true) }
            @IBSegueAction func make(_ coder: NSCoder, sender: Any?) -> Form? { Form(coder: coder) }
            override func viewDidLoad() {
                super.viewDidLoad()
                field.addTarget(self, action: #selector(Form.save(_:forEvent:)), for: .editingChanged)
                view.perform(#selector(getter: UIView.frame)); _ = "a" as NSString
                token = observe(\\.title, options: [.new]) { _, change in print(change) }
                NSClassFromString("Form").map { print($0, #keyPath(Form.field.text)) }
            }
            private var token: NSKeyValueObservation?
        }
        extension Form { override func viewWillAppear(_ animated: Bool) { willChangeValue(for: \\.title) } }
        """,
        """
        class Model: NSObject, NSCopying {
            @objc dynamic var name: String = "", age = 1
            @objc dynamic var size: Double { get { 1 } set { print(newValue) } }
            @NSManaged var stored: Int
            @objc static func keyPathsForValuesAffectingName() -> Set<String> { ["size"] }
            func copy(with zone: NSZone? = nil) -> Any { let block: @convention(block) (Int) -> Void = { _ in }; return block }
            struct Inner { enum Kind { case `default`, other(Int) }; let kind: Kind }
            @objc func `repeat`(_ closure: @escaping (Int, inout String) -> Void) rethrows {}
        }
        import CoreData
        #if canImport(SwiftUI)
        import SwiftUI
        #endif
        """,
    ]
}

/// Sources that damage found, and that were translated wrongly.
enum FuzzFindings {
    static let sources = ["class A: UIViewController { @IB@IBOutlet var labels: [UILabel]! }"]
}
