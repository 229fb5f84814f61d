// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTables
import UIKitTesting

@testable import Chat

@Suite("Chat at large text sizes")
@MainActor
struct ChatLargeTextTests {
    @Test(
        "The list and a conversation have no text that is cut or small", arguments: [400 as CGFloat, 1100], [2.0, 3.1])
    func texts(width: CGFloat, scale: Double) throws {
        let desk = ChatDesk(width: width, scale: 1)
        // Messages that are an emoji are large already. Headers of days stay above the messages that scroll below them.
        let faults = try desk.stage.textFaults(atTextScale: scale, fixed: ["👋🏽"]).filter { $0.kind != .overlapped }
        #expect(faults == [])
    }

    @Test("The capsule of a day is as high as its text, and messages begin below it", arguments: [1.0, 2, 3.1])
    func day(scale: Double) throws {
        let desk = ChatDesk(width: 1100, scale: 1)
        desk.stage.application.textScale = CGFloat(scale)
        try desk.stage.settle()
        let header = DayHeader(reuseIdentifier: nil)
        header.show(Date())
        header.frame = CGRect(x: 0, y: 0, width: 400, height: 0)
        desk.root.view.addSubview(header)
        let height = header.systemLayoutSizeFitting(CGSize(width: 400, height: 0)).height
        header.frame.size.height = height
        header.layoutIfNeeded()
        let label = try #require(header.contentView.subviews.first?.subviews.first as? UILabel)
        #expect(label.bounds.height >= label.intrinsicContentSize.height)
        #expect(label.frame.height + 8 + 12 <= height + 1)
    }
}
