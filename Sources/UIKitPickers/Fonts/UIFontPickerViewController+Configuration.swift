// SPDX-License-Identifier: MIT
public import Foundation
public import UIKitCore

extension UIFontPickerViewController {
    /// The fonts that a picker offers, and their appearance.
    @preconcurrency @MainActor
    open class Configuration: NSObject {
        /// Whether the styles of a family can be chosen; otherwise families only, which is the default.
        open var includeFaces = false
        /// Whether names are shown in the system font instead of their own; `false` by default.
        open var displayUsingSystemFont = false
        /// Traits that a style of the family must have; none by default.
        open var filteredTraits: UIFontDescriptor.SymbolicTraits = []
        /// A predicate on the languages that a family supports, an array of BCP 47 tags; `nil`, the default, for all.
        open var filteredLanguagesPredicate: NSPredicate?

        /// Creates a configuration for all families.
        public override init() {}

        /// Returns a predicate for families that support all of some languages; `nil` without languages.
        open class func filterPredicate(forFilteredLanguages filteredLanguages: [String]) -> NSPredicate? {
            guard !filteredLanguages.isEmpty else { return nil }
            let wanted = Set(filteredLanguages.map { $0.lowercased() })
            return NSPredicate { value, _ in
                wanted.isSubset(of: (value as? [String] ?? []).map { $0.lowercased() })
            }
        }

        var copied: Configuration {
            let copy = Configuration()
            copy.includeFaces = includeFaces
            copy.displayUsingSystemFont = displayUsingSystemFont
            copy.filteredTraits = filteredTraits
            copy.filteredLanguagesPredicate = filteredLanguagesPredicate
            return copy
        }

        /// Returns whether the picker offers a family.
        func includes(_ family: String) -> Bool {
            if let filteredLanguagesPredicate {
                let languages = UIFontDescriptor(name: family, size: 0).supportedLanguages
                guard filteredLanguagesPredicate.evaluate(with: languages) else { return false }
            }
            guard !filteredTraits.isEmpty else { return true }
            return UIFontDescriptor(name: family, size: 0).matchingFontDescriptors(withMandatoryKeys: [.family])
                .contains { $0.symbolicTraits.isSuperset(of: filteredTraits) }
        }
    }
}
