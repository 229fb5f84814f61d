// SPDX-License-Identifier: MIT

/// Describes content, and makes the view that shows it.
@MainActor
public protocol UIContentConfiguration {
    /// A new view that shows this content.
    func makeContentView() -> any UIView & UIContentView

    /// The same content as it looks in `state`.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view whose content a configuration describes.
@MainActor
public protocol UIContentView: AnyObject {
    /// What is shown; setting another of the same kind changes the view rather than replacing it.
    var configuration: any UIContentConfiguration { get set }

    /// Whether the view can show `configuration`; by default, whether it is of the type of the present one.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}
