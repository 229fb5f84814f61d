// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("Drawing on other threads")
struct BackgroundDrawingTests {
    /// A picture with a path, a dynamic color, a symbol, and text.
    private nonisolated static func picture(_ style: UIUserInterfaceStyle) -> UIImage {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        var image = UIImage()
        UITraitCollection(userInterfaceStyle: style).performAsCurrent {
            image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 40), format: format).image { context in
                UIColor.systemBackground.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 60, height: 40))
                UIColor.label.setFill()
                UIBezierPath(ovalIn: CGRect(x: 30, y: 5, width: 20, height: 30)).fill()
                UIImage(systemName: "star")?.withTintColor(.systemRed).draw(at: CGPoint(x: 5, y: 20))
                "Robin".draw(at: .zero, withAttributes: [.foregroundColor: UIColor.label])
            }
        }
        return image
    }

    @Test("A picture that is drawn on another thread is that of the main thread", arguments: [1, 2])
    func pictures(style: Int) async throws {
        let style = try #require(UIUserInterfaceStyle(rawValue: style))
        let here = Self.picture(style).pngData()
        let there = await Task.detached { Self.picture(style).pngData() }.value
        #expect(here != nil && here == there)
        #expect(Self.picture(.light).pngData() != Self.picture(.dark).pngData())
    }

    @Test("Each thread has its own contexts and traits, and begins with the traits of the main thread")
    func states() async {
        UIGraphicsBeginImageContext(CGSize(width: 4, height: 4))
        defer { UIGraphicsEndImageContext() }
        let style = UITraitCollection.current.userInterfaceStyle
        let (hasContext, first, second) = await Task.detached {
            let first = UITraitCollection.current.userInterfaceStyle
            let hasContext = UIGraphicsGetCurrentContext() != nil
            let other = UITraitCollection(userInterfaceStyle: first == .dark ? .light : .dark)
            var second = first
            other.performAsCurrent { second = UITraitCollection.current.userInterfaceStyle }
            return (hasContext, first, second)
        }.value
        #expect(!hasContext && first == style && second != style)
        #expect(UIGraphicsGetCurrentContext() != nil && UITraitCollection.current.userInterfaceStyle == style)
    }

    @Test("Text is measured on any thread")
    func text() async {
        let here = "Robin".size(withAttributes: [.font: UIFont.systemFont(ofSize: 20)])
        let there = await Task.detached {
            NSAttributedString(string: "Robin", attributes: [.font: UIFont.systemFont(ofSize: 20)]).size()
        }.value
        #expect(here == there && here.width > 20)
    }
}
