// SPDX-License-Identifier: MIT
internal import Diagnostics
internal import Foundation
internal import StoryboardDocument
internal import UIKitCore

/// The file that is read, the resources that it refers to, and the messages about it.
@MainActor
final class InterfaceContext {
    let file: InterfaceFile
    /// The name of the file in messages.
    let name: String
    /// The bundle with the images, colors, and strings that the file refers to.
    let bundle: Bundle
    /// Whether messages are collected instead of logged.
    var collectsMessages = false
    private(set) var messages: [InterfaceMessage] = []
    /// The messages so far, because one about a class or an attribute is needed only once for each file.
    private var reported: Set<String> = []

    init(_ file: InterfaceFile, name: String, bundle: Bundle) {
        self.file = file
        self.name = name
        self.bundle = bundle
    }

    // MARK: - Messages

    /// Reports content of the file that has no effect.
    func report(_ sentence: String, at element: InterfaceElement) {
        let message = InterfaceMessage(file: name, line: element.line, element: element.name, sentence: sentence)
        guard reported.insert(message.description).inserted else { return }
        if collectsMessages { messages.append(message) } else { Log.misuse(message.description) }
    }

    /// Reports something once for the file, however often it occurs.
    func reportOnce(_ key: String, _ sentence: String, at element: InterfaceElement) {
        if reported.insert(key).inserted { report(sentence, at: element) }
    }

    // MARK: - Texts

    /// The texts in the user's language, by the identifiers of objects and the names of their properties.
    private lazy var texts: [String: String] = {
        let table = ((name as NSString).lastPathComponent as NSString).deletingPathExtension
        guard let path = bundle.resourcePath(of: table, type: "strings"),
            let data = try? Data(contentsOf: URL(fileURLWithPath: path)), !data.isEmpty
        else { return [:] }
        do {
            return try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: String] ?? [:]
        } catch {
            Log.error("The texts in \(path) can't be read: \(error)")
            return [:]
        }
    }()

    /// Returns the text of a property in the user's language; `nil` if there is only that of the file.
    func localizedText(of property: String, _ element: InterfaceElement) -> String? {
        element.id.flatMap { texts["\($0).\(property)"] }
    }

    // MARK: - Resources

    /// The colors that the file defines for the case that the application has none of that name.
    private lazy var colors: [String: InterfaceElement] = {
        var colors: [String: InterfaceElement] = [:]
        guard let resources = try? file.part("resources") else { return colors }
        for element in resources.children where ["namedColor", "systemColor"].contains(element.name) {
            if let name = element["name"], let color = element.child("color") { colors[name] = color }
        }
        return colors
    }()

    /// Returns the color that an element describes.
    ///
    /// The toolkit's dynamic colors, and those of the application, take precedence over the fixed color that the file
    /// contains for them.
    func color(_ element: InterfaceElement, isFallback: Bool = false) -> UIColor? {
        if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
            return SystemColorNames.colors[name] ?? fallback(name, element, isFallback)
        }
        if let name = element["name"] {
            if let named = UIColor(named: name, in: bundle, compatibleWith: nil) { return named }
            // A color that refers to another could form a cycle.
            return fallback(name, element, isFallback)
        }
        return InterfaceColors.components(of: element)
    }

    private func fallback(_ name: String, _ element: InterfaceElement, _ isFallback: Bool) -> UIColor? {
        if !isFallback, let described = colors[name] { return color(described, isFallback: true) }
        report("There is no color \(name) in the application's and in the file's resources.", at: element)
        return nil
    }

    /// Returns the image with a name in the bundle or, if `element` says so, of the system.
    func image(_ name: String, at element: InterfaceElement) -> UIImage? {
        let isSystem = element["catalog"] == "system"
        if isSystem, let symbol = UIImage(systemName: name) { return symbol }
        if let image = UIImage(named: name, in: bundle) { return image }
        report("There is no \(isSystem ? "symbol" : "image") \(name) in \(bundle.bundlePath).", at: element)
        return nil
    }
}

/// A message about the content of a UI file.
package struct InterfaceMessage: Equatable, Sendable, CustomStringConvertible {
    /// The name of the file.
    package let file: String
    /// The line in the file, counted from 1.
    package let line: Int
    /// The name of the element.
    package let element: String
    /// A sentence that says what is wrong.
    package let sentence: String

    package var description: String { "\(file), line \(line): \(sentence)" }
}
