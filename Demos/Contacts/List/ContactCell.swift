// SPDX-License-Identifier: MIT
import UIKit

/// A contact in the list: monogram, name, company, and a star if it is a favorite.
final class ContactCell: UITableViewCell {
    static let height: CGFloat = 62
    static let monogramSide: CGFloat = 40

    private static let star = ContactsIcon.filledStar.image

    func show(_ contact: Contact) {
        var content = defaultContentConfiguration()
        content.image = Monogram.image(for: contact, side: Self.monogramSide)
        content.text = contact.name
        content.secondaryText = contact.company == contact.name ? nil : contact.company
        content.secondaryTextProperties.color = .secondaryLabel
        content.textProperties.numberOfLines = 1
        content.secondaryTextProperties.numberOfLines = 1
        contentConfiguration = content
        accessibilityLabel = contact.name
        showStar(contact.isFavorite)
    }

    private func showStar(_ isFavorite: Bool) {
        guard isFavorite else { return accessoryView = nil }
        let star = UIImageView(image: Self.star)
        star.tintColor = .systemOrange
        star.contentMode = .scaleAspectFit
        star.frame = CGRect(x: 0, y: 0, width: 16, height: 16)
        accessoryView = star
    }
}
