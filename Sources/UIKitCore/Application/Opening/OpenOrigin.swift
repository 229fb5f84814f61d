// SPDX-License-Identifier: MIT
package import Foundation

/// The account that an application gives of itself when it asks another one to open something.
///
/// Nothing of it is verified: any process of the user can claim to be any application.
package struct OpenOrigin: Equatable, Sendable {
    /// The bundle identifier of the application that asks.
    package var application: String?
    /// Its information for the application that opens, as a property list.
    private var information: Data?

    /// The variable of the environment in which a started process finds it.
    package static let variable = "SHOJI_OPEN_ORIGIN"
    /// The maximum length of the text in bytes, below the kernel's limit for a variable.
    private static let maximumLength = 100_000

    package init(application: String? = nil, annotation: Any? = nil) {
        self.application = application
        guard let annotation, PropertyListSerialization.propertyList(annotation, isValidFor: .xml) else { return }
        information = try? PropertyListSerialization.data(fromPropertyList: annotation, format: .xml, options: 0)
    }

    /// The information as a property list; `nil` if there is none.
    package var annotation: Any? {
        information.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) }
    }

    // MARK: - Text

    /// Reads the text of another process; text of any other kind yields `nil`.
    package init?(text: String) {
        guard text.utf8.count <= Self.maximumLength,
            let list = try? PropertyListSerialization.propertyList(from: Data(text.utf8), format: nil),
            let values = list as? [String: Any]
        else { return nil }
        self.init(application: values["application"] as? String, annotation: values["annotation"])
    }

    /// The text for another process, without the information if that is too long; `nil` if there is nothing to say.
    package var text: String? {
        var values: [String: Any] = [:]
        values["application"] = application
        values["annotation"] = annotation
        return Self.text(values) ?? application.flatMap { Self.text(["application": $0]) }
    }

    private static func text(_ values: [String: Any]) -> String? {
        guard !values.isEmpty,
            let data = try? PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0),
            data.count <= maximumLength
        else { return nil }
        return String(data: data, encoding: .utf8)
    }
}
