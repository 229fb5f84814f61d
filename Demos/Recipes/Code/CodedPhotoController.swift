// SPDX-License-Identifier: MIT
import UIKit

/// A photo cell that is built in code.
final class CodedPhotoCell: PhotoCell {
    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        accessibilityLabel = "Photo"
        let view = PhotoView(frame: contentView.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(view)
        adopt(view)
    }

    required init?(coder: NSCoder) { nil }
}

/// A photo controller that is built in code.
final class CodedPhotoController: PhotoController {
    init(photo: DishPhoto) {
        super.init(nibName: nil, bundle: nil)
        self.photo = photo
        navigationItem.largeTitleDisplayMode = .never
        edgesForExtendedLayout = []
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        view = PhotoView(frame: .zero)
    }
}
