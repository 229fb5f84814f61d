// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing
import UIKitCore
import UIKitDragDrop

@Suite("Item providers")
@MainActor
struct NSItemProviderTests {
    /// Returns the object that a provider creates.
    private func load<Object: NSItemProviderReading & Sendable>(
        _ type: Object.Type, from provider: NSItemProvider
    ) async throws -> Object {
        try await withCheckedThrowingContinuation { continuation in
            provider.loadObject(ofClass: type) { object, error in
                if let object {
                    continuation.resume(returning: object)
                } else {
                    continuation.resume(throwing: error ?? NSItemProvider.ErrorCode.unknownError)
                }
            }
        }
    }

    @Test("Objects are loaded as they were registered, and at once")
    func objects() throws {
        var log: [String] = []
        let text = NSItemProvider(object: "héllo")
        text.loadObject(ofClass: String.self) { string, error in log.append("\(string ?? "") \(error == nil)") }
        let url = try #require(URL(string: "https://example.org/a?b=c"))
        NSItemProvider(object: url).loadObject(ofClass: URL.self) { url, _ in log.append(url?.absoluteString ?? "") }
        let image = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 2)).image { _ in }
        NSItemProvider(object: image).loadObject(ofClass: UIImage.self) { loaded, _ in
            log.append("\(loaded?.cgImage?.width == image.cgImage?.width)")
        }
        let color = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
        NSItemProvider(object: color).loadObject(ofClass: UIColor.self) { loaded, _ in
            log.append("\((loaded?.cgColor.components?[1] ?? 0) > 0.49)")
        }
        #expect(log == ["héllo true", "https://example.org/a?b=c", "true", "true"])
    }

    @Test("Representations are found by the types to which they conform")
    func conformance() {
        let provider = NSItemProvider(item: Data([1]), typeIdentifier: "public.jpeg")
        #expect(provider.hasItemConformingToTypeIdentifier("public.image"))
        #expect(provider.hasItemConformingToTypeIdentifier("public.data"))
        #expect(!provider.hasItemConformingToTypeIdentifier("public.png"))
        #expect(provider.canLoadObject(ofClass: UIImage.self) && !provider.canLoadObject(ofClass: String.self))
        #expect(NSItemProvider(object: "a").hasItemConformingToTypeIdentifier("public.text"))
        #expect(!NSItemProvider().hasItemConformingToTypeIdentifier("public.item"))
        let own = NSItemProvider(item: Data(), typeIdentifier: "image/x-own")
        #expect(own.hasItemConformingToTypeIdentifier("public.image"))
    }

    @Test("Missing and invalid content is reported by an error")
    func errors() async throws {
        await #expect(throws: NSItemProvider.ErrorCode.itemUnavailableError) {
            try await load(String.self, from: NSItemProvider())
        }
        let broken = NSItemProvider(item: Data([1, 2, 3]), typeIdentifier: "public.png")
        await #expect(throws: NSItemProvider.ErrorCode.unexpectedValueClassError) {
            try await load(UIImage.self, from: broken)
        }
        let silent = NSItemProvider()
        silent.registerDataRepresentation(forTypeIdentifier: "public.data") { reply in
            reply(nil, nil)
            reply(Data([1]), nil)
            return nil
        }
        await #expect(throws: NSItemProvider.ErrorCode.unknownError) {
            try await silent.data(forTypeIdentifier: "public.data")
        }
    }

    @Test("Handlers may reply on another thread, and a canceled request ends although they never reply")
    func replies() async throws {
        let provider = NSItemProvider()
        provider.registerDataRepresentation(forTypeIdentifier: "public.data") { reply in
            DispatchQueue.global().async { reply(Data([7]), nil) }
            return nil
        }
        #expect(try await provider.data(forTypeIdentifier: "public.data") == Data([7]))
        let silent = NSItemProvider()
        silent.registerDataRepresentation(forTypeIdentifier: "public.data") { _ in nil }
        await #expect(throws: NSItemProvider.ErrorCode.unknownError) {
            try await silent.data(forTypeIdentifier: "public.data")
        }
        let stuck = NSItemProvider()
        var kept: [NSItemProvider.DataHandler] = []
        stuck.registerDataRepresentation(forTypeIdentifier: "public.data") { reply in
            kept.append(reply)
            return nil
        }
        let progress = Progress(totalUnitCount: 1)
        await #expect(throws: CancellationError.self) {
            try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
                let part = stuck.loadDataRepresentation(forTypeIdentifier: "public.data") { _, error in
                    continuation.resume(throwing: error ?? NSItemProvider.ErrorCode.unknownError)
                }
                progress.addChild(part, withPendingUnitCount: 1)
                progress.cancel()
            }
        }
        #expect(kept.count == 1)
    }

    @Test("Data becomes a temporary file under a safe name, and a file is copied unless it may stay in place")
    func files() async throws {
        let provider = NSItemProvider(object: "content")
        provider.suggestedName = "../../etc/pass\u{7}wd"
        let (name, text) = try await withCheckedThrowingContinuation {
            (continuation: CheckedContinuation<(String, String), any Error>) in
            provider.loadFileRepresentation(forTypeIdentifier: "public.plain-text") { url, error in
                continuation.resume(
                    with: Result {
                        let url = try #require(url)
                        return (url.lastPathComponent, try String(contentsOf: url, encoding: .utf8))
                    })
            }
        }
        #expect(name == "passwd.txt" && text == "content")
        let original = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
        try Data("file".utf8).write(to: original)
        defer { try? FileManager.default.removeItem(at: original) }
        let file = try #require(NSItemProvider(contentsOf: original))
        #expect(file.suggestedName == original.lastPathComponent)
        #expect(file.hasRepresentationConforming(toTypeIdentifier: "public.text", fileOptions: .openInPlace))
        #expect(try await load(String.self, from: file) == "file")
        #expect(try await load(URL.self, from: file) == original)
        let (place, isInPlace) = await withCheckedContinuation { continuation in
            file.loadInPlaceFileRepresentation(forTypeIdentifier: "public.plain-text") { url, isInPlace, _ in
                continuation.resume(returning: (url, isInPlace))
            }
        }
        #expect(place == original && isInPlace)
        let copy = await withCheckedContinuation { continuation in
            file.loadFileRepresentation(forTypeIdentifier: "public.plain-text") { url, _ in
                continuation.resume(returning: url)
            }
        }
        #expect(copy != original && copy?.lastPathComponent == original.lastPathComponent)
        #expect(NSItemProvider(contentsOf: try #require(URL(string: "https://example.org"))) == nil)
    }
}
