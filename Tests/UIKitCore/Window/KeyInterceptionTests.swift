// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitTesting
import Windowing

@testable import UIKitCore

@Suite("Windows: interception of keys")
@MainActor
struct KeyInterceptionTests {
    /// Consumes keys by their text, at once or when the test decides.
    @MainActor
    private final class Interceptor: KeyInterceptor {
        var isListening = true
        var isPatient = false
        var consumed: Set<String> = []
        private(set) var log: [String] = []
        private(set) var pending: [@MainActor (Bool) -> Void] = []

        func offer(_ key: KeyEvent, completion: @escaping @MainActor (Bool) -> Void) {
            log.append(key.phase == .up ? "-\(key.characters)" : key.characters)
            if isPatient { pending.append(completion) } else { completion(consumed.contains(key.characters)) }
        }

        func decide(_ isConsumed: Bool) {
            if !pending.isEmpty { pending.removeFirst()(isConsumed) }
        }
    }

    private func makeStage() -> (Stage, UITextField, Interceptor) {
        let stage = Stage(size: CGSize(width: 300, height: 200))
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
        stage.show(field)
        field.becomeFirstResponder()
        let interceptor = Interceptor()
        stage.application.keyInterceptor = interceptor
        return (stage, field, interceptor)
    }

    @Test("The application doesn't receive keys that an interceptor consumes")
    func consumption() {
        let (stage, field, interceptor) = makeStage()
        interceptor.consumed = ["b"]
        stage.type("abc")
        #expect(field.text == "ac")
        #expect(interceptor.log.filter { !$0.hasPrefix("-") } == ["a", "b", "c"])
        interceptor.isListening = false
        stage.type("b")
        #expect(field.text == "acb")
    }

    @Test("Keys keep their order while a decision is pending")
    func order() {
        let (stage, field, interceptor) = makeStage()
        interceptor.isPatient = true
        stage.type("ab")
        #expect(field.text?.isEmpty != false && interceptor.log == ["a"])
        interceptor.isListening = false
        stage.type("c")
        #expect(field.text?.isEmpty != false)
        while !interceptor.pending.isEmpty { interceptor.decide(interceptor.log.last == "b") }
        #expect(field.text == "ac")
    }

    @Test("Without an interceptor, keys are delivered at once, and held ones when it ends")
    func end() {
        let (stage, field, _) = makeStage()
        stage.application.keyInterceptor = nil
        stage.type("a")
        #expect(field.text == "a")
    }
}
