import UIKit

struct TourPage: Equatable {

    let title: String
    let text: String
    let image: UIImage?

    static let all: [TourPage] = (0..<4).map { index in
        TourPage(
            title: NSLocalizedString("page.\(index).title", comment: "Title of a page"),
            text: NSLocalizedString("page.\(index).text", comment: "Text of a page"),
            image: UIImage(named: index % 2 == 0 ? "Mountain" : "Compass"))
    }
}
