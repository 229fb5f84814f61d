// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting
import Windowing
import WindowingHeadless

@MainActor
@Suite("Selected text for the middle button")
struct SelectionOfferTests {
    @Test(
        "Text that the user selects with a key is offered; what an application selects isn't", arguments: [false, true])
    func selectAll(byUser: Bool) throws {
        let stage = Stage()
        let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 34))
        field.text = "text"
        stage.show(field)
        field.becomeFirstResponder()
        field.selectedTextRange = field.textRange(from: field.endOfDocument, to: field.endOfDocument)
        if byUser { try stage.key("ctrl+a") } else { field.selectAll(nil) }
        #expect(field.selectedTextRange.flatMap { field.text(in: $0) } == "text")
        #expect((stage.system.headlessSelection(.primary).content != nil) == byUser)
    }
}
