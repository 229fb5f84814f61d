// SPDX-License-Identifier: MIT
import Foundation
import Testing
import UIKitCore
import UIKitTesting

@MainActor
@Suite("Text attributes of buttons")
struct UIButtonTextAttributesTests {
    private let large = UIFont.systemFont(ofSize: 30, weight: .bold)

    private func shown(_ configuration: UIButton.Configuration, on stage: Stage) -> UIButton {
        let button = UIButton(configuration: configuration)
        button.frame = CGRect(x: 20, y: 20, width: 300, height: 100)
        stage.show(button)
        return button
    }

    private func attributes(_ label: UILabel?, at index: Int = 0) -> [NSAttributedString.Key: Any] {
        label?.attributedText?.attributes(at: index, effectiveRange: nil) ?? [:]
    }

    @Test("A transformer gets the font and color of the style, and its result is drawn and measured")
    func transformer() {
        let stage = Stage()
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Send"
        configuration.baseForegroundColor = .systemRed
        let plain = UIButton(configuration: configuration).intrinsicContentSize
        var incoming: AttributeContainer?
        let font = large
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { input in
            incoming = input
            var output = input
            output.font = font
            output.kern = 2
            return output
        }
        #expect(UIButton(configuration: configuration).intrinsicContentSize.width > plain.width + 20)
        let button = shown(configuration, on: stage)
        #expect(incoming?.font?.pointSize != nil && incoming?.font != large)
        #expect(incoming?.foregroundColor != nil)
        let shown = attributes(button.titleLabel)
        #expect(shown[.font] as? UIFont == large && shown[.kern] as? CGFloat == 2)
        #expect(button.titleLabel?.text == "Send" && button.configuration?.title == "Send")
        button.configuration?.titleTextAttributesTransformer = nil
        stage.advance(by: 0)
        #expect(attributes(button.titleLabel)[.kern] == nil)
        #expect((attributes(button.titleLabel)[.font] as? UIFont)?.pointSize == incoming?.font?.pointSize)
    }

    @Test("The transformer is called again when the state changes, and not for each layout")
    func calls() throws {
        let stage = Stage()
        var count = 0
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Send"
        configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { input in
            count += 1
            return input
        }
        let button = shown(configuration, on: stage)
        try stage.settle()
        count = 0
        for _ in 0..<3 {
            button.setNeedsLayout()
            stage.advance(by: 0)
        }
        #expect(count == 0)
        button.isEnabled = false
        try stage.settle()
        #expect(count == 1)
    }

    @Test("A subtitle has a transformer of its own")
    func subtitle() throws {
        let stage = Stage()
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Send"
        configuration.subtitle = "now"
        configuration.subtitleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { input in
            input.merging(AttributeContainer().underlineStyle(.single))
        }
        let button = shown(configuration, on: stage)
        let labels = button.subviews.compactMap { $0 as? UILabel }
        let subtitle = try #require(labels.first { $0.text == "now" })
        #expect(attributes(subtitle)[.underlineStyle] as? Int == NSUnderlineStyle.single.rawValue)
        #expect(attributes(button.titleLabel)[.underlineStyle] == nil)
    }

    @Test("An attributed title keeps its attributes, and takes the others from the style")
    func attributedTitle() {
        let stage = Stage()
        var configuration = UIButton.Configuration.plain()
        var title = AttributedString("Send now")
        if let range = title.range(of: "now") { title[range].font = large }
        configuration.attributedTitle = title
        #expect(configuration.title == "Send now")
        let button = shown(configuration, on: stage)
        #expect(attributes(button.titleLabel, at: 6)[.font] as? UIFont == large)
        #expect(attributes(button.titleLabel)[.font] as? UIFont != large)
        #expect(attributes(button.titleLabel)[.foregroundColor] != nil)
        button.configuration?.title = "Stop"
        stage.advance(by: 0)
        #expect(button.configuration?.attributedTitle == AttributedString("Stop"))
        #expect(button.titleLabel?.text == "Stop")
    }

    @Test("Configurations are equal if their transformers are copies of each other")
    func equality() {
        var first = UIButton.Configuration.plain()
        first.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { $0 }
        var second = first
        #expect(first == second)
        second.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { $0 }
        #expect(first != second)
    }
}
