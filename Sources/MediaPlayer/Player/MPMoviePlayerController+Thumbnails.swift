// SPDX-License-Identifier: MIT
internal import Foundation
internal import UIKitCore

extension MPMoviePlayerController {
    func makeThumbnail(at time: TimeInterval, _ option: MPMovieTimeOption) -> UIImage? {
        guard let url = contentURL,
            let image = try? thumbnailMaker.picture(of: url, at: time, isExact: option == .exact).get()
        else { return nil }
        return UIImage(cgImage: image)
    }

    func requestThumbnails(at times: [TimeInterval], _ option: MPMovieTimeOption) {
        guard let url = contentURL else {
            for time in times { finishThumbnail(at: time, .failure(.noContent)) }
            return
        }
        guard !times.isEmpty else { return }
        let request = ThumbnailMaker.Request()
        thumbnailRequests.append(request)
        let last = times.count - 1
        let count = Counted()
        thumbnailMaker.makePictures(of: url, at: times, isExact: option == .exact, for: request) {
            [mainTurns, weak self] time, outcome in
            mainTurns {
                defer { count.value += 1 }
                // The request may have been cancelled in the meantime.
                guard let self, !request.isCancelled else { return }
                if count.value == last { self.thumbnailRequests.removeAll { $0 === request } }
                self.finishThumbnail(at: time, outcome)
            }
        }
    }

    private func finishThumbnail(at time: TimeInterval, _ outcome: ThumbnailMaker.Outcome) {
        var userInfo: [AnyHashable: Any] = [MPMoviePlayerThumbnailTimeKey: time]
        switch outcome {
        case .success(let image): userInfo[MPMoviePlayerThumbnailImageKey] = UIImage(cgImage: image)
        case .failure(let error): userInfo[MPMoviePlayerThumbnailErrorKey] = error
        }
        post(.MPMoviePlayerThumbnailImageRequestDidFinish, userInfo)
    }
}

/// The number of thumbnails of a request that have been delivered.
@MainActor
private final class Counted {
    var value = 0
}
