// SPDX-License-Identifier: MIT
import UIKit

/// Reduced images of photos, made away from the main actor, of which the latest are kept.
@MainActor
final class ThumbnailLoader {
    /// The longest side of a thumbnail, in pixels.
    enum Size: CGFloat, Sendable {
        case small = 400
        case large = 1400
    }

    /// The memory that kept thumbnails may take, in bytes.
    static let maximumBytes = 96 << 20

    /// A thumbnail that is being made for a view.
    @MainActor
    final class Request {
        fileprivate let key: String
        fileprivate let completion: (UIImage?) -> Void
        private weak var loader: ThumbnailLoader?

        fileprivate init(key: String, loader: ThumbnailLoader, completion: @escaping (UIImage?) -> Void) {
            self.key = key
            self.loader = loader
            self.completion = completion
        }

        /// Ends the request; a thumbnail that no other request waits for isn't made.
        func cancel() {
            loader?.remove(self)
        }
    }

    private struct Job {
        var task: Task<Void, Never>
        var requests: [Request]
    }

    private let cache = NSCache<NSString, UIImage>()
    private var jobs: [String: Job] = [:]
    /// The number of thumbnails that have been made.
    private(set) var madeCount = 0

    init() {
        cache.totalCostLimit = Self.maximumBytes
    }

    /// Whether no thumbnail is being made.
    var isIdle: Bool { jobs.isEmpty }

    /// The thumbnail if it is kept.
    func thumbnail(of photo: Photo, _ size: Size) -> UIImage? {
        cache.object(forKey: Self.key(photo, size) as NSString)
    }

    /// Calls `completion` with the thumbnail once it is made, or with `nil` if the file can't be decoded.
    func request(_ photo: Photo, _ size: Size, completion: @escaping (UIImage?) -> Void) -> Request {
        let key = Self.key(photo, size)
        let request = Request(key: key, loader: self, completion: completion)
        if jobs[key] != nil {
            jobs[key]?.requests.append(request)
        } else {
            let task = Task { [weak self] in
                let image = await ThumbnailDecoder.shared.decode(photo.url, maximumSide: size.rawValue)
                if !Task.isCancelled { self?.finish(key, image) }
            }
            jobs[key] = Job(task: task, requests: [request])
        }
        return request
    }

    private func finish(_ key: String, _ image: UIImage?) {
        if let image {
            madeCount += 1
            let pixels = (image.cgImage?.width ?? 0) * (image.cgImage?.height ?? 0)
            cache.setObject(image, forKey: key as NSString, cost: pixels * 4)
        }
        for request in jobs.removeValue(forKey: key)?.requests ?? [] { request.completion(image) }
    }

    private func remove(_ request: Request) {
        guard var job = jobs[request.key] else { return }
        job.requests.removeAll { $0 === request }
        if job.requests.isEmpty { job.task.cancel() }
        jobs[request.key] = job.requests.isEmpty ? nil : job
    }

    /// Waits until no thumbnail is being made.
    func drain() async {
        while let job = jobs.first?.value { await job.task.value }
    }

    private static func key(_ photo: Photo, _ size: Size) -> String {
        "\(Int(size.rawValue)) \(photo.date.timeIntervalSinceReferenceDate) \(photo.url.path)"
    }
}

/// Decodes photos one after the other.
private actor ThumbnailDecoder {
    static let shared = ThumbnailDecoder()

    /// The image reduced to a longest side in pixels; `nil` if it can't be decoded or the task is cancelled.
    func decode(_ url: URL, maximumSide: CGFloat) -> UIImage? {
        guard !Task.isCancelled, let image = UIImage(contentsOfFile: url.path) else { return nil }
        let longest = max(image.size.width, image.size.height)
        guard longest > maximumSide else { return image }
        let factor = maximumSide / longest
        return image.preparingThumbnail(
            of: CGSize(width: image.size.width * factor, height: image.size.height * factor))
    }
}
