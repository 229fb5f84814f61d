// SPDX-License-Identifier: MIT

/// The state of a view controller from which the content that replaces missing content is derived.
public struct UIContentUnavailableConfigurationState: UIConfigurationState, Hashable {
    public var traitCollection: UITraitCollection
    /// The text of the active search of the controller's navigation item; `nil` (the default) if no search is active.
    ///
    /// For a controller that shows the results of a search, it is the text of that search.
    public var searchText: String?

    private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// Creates a state with the given traits and no search text.
    public init(traitCollection: UITraitCollection) {
        self.traitCollection = traitCollection
    }

    /// The value of a custom state; `nil` unless set.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { custom[key] }
        set { custom[key] = newValue }
    }
}
