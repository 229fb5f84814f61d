// SPDX-License-Identifier: MIT
/// A description of content, and the factory of the view that shows it.
@preconcurrency @MainActor
public protocol UIContentConfiguration {
    /// Returns a new view that shows this content.
    func makeContentView() -> any UIView & UIContentView

    /// Returns the configuration adapted to `state`.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view whose content is described by a configuration.
@preconcurrency @MainActor
public protocol UIContentView: AnyObject {
    /// The current configuration. Setting another of a supported type updates the view in place.
    var configuration: any UIContentConfiguration { get set }

    /// Returns whether the view can show `configuration`. The default implementation compares its type to the current
    /// one's.
    func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
    public func supports(_ configuration: any UIContentConfiguration) -> Bool {
        type(of: configuration) == type(of: self.configuration)
    }
}
