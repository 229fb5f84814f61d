// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore

/// Techniques by which one program runs on systems with different capabilities.
@MainActor
@Suite("Checks at run time")
struct RuntimeCheckTests {
    /// Creates a controller of the named class if it exists, else a plain one.
    private func controller(ofClass name: String) throws -> UIViewController {
        guard let type = NSClassFromString(name) as? UIViewController.Type else { return UIViewController() }
        let archive = NSKeyedArchiver(requiringSecureCoding: true)
        return try #require(type.init(coder: archive))
    }

    @Test("S-IPAD-5 A class is looked up by name and instantiated, with a fallback if it doesn't exist")
    func classByName() throws {
        let name = NSStringFromClass(PadController.self)
        #expect(try controller(ofClass: name) is PadController)
        let other = try controller(ofClass: "UIKitCore.UIHologramController")
        #expect(type(of: other) == UIViewController.self)
    }

    @Test("S-IPAD-6 The function that begins a PDF page is called if it exists")
    func functionThatMayBeMissing() {
        func pages(_ begin: (() -> Void)?) -> Int {
            let data = NSMutableData()
            UIGraphicsBeginPDFContextToData(data, CGRect(x: 0, y: 0, width: 100, height: 100), nil)
            for _ in 0..<2 { begin?() }
            UIGraphicsEndPDFContext()
            return String(decoding: data as Data, as: UTF8.self).components(separatedBy: "/MediaBox").count - 1
        }
        #expect(pages(UIGraphicsBeginPDFPage) == 2)
        #expect(pages(nil) < 2)
    }

    @Test("S-IPAD-7 The idiom determines the interface, which here is that for the iPad")
    func idiom() {
        func branch(_ idiom: UIUserInterfaceIdiom) -> String { idiom == .pad ? "pad" : "other" }
        #expect(branch(UIDevice.current.userInterfaceIdiom) == "pad")
        #expect(UIDevice.current.userInterfaceIdiom == UIScreen.main.traitCollection.userInterfaceIdiom)
        #expect(branch(.phone) == "other")
    }

    @Test("S-IPAD-8 A compiler condition selects the iPad's controller")
    func conditionalCompilation() {
        #if canImport(UIKitCore)
            let controller: UIViewController = PadController()
        #else
            let controller = UIViewController()
        #endif
        #expect(controller is PadController)
    }
}

// Not private, because only top-level classes can be found by name.
final class PadController: UIViewController {}
