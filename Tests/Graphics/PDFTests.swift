// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing

@Suite("PDF documents")
struct PDFTests {
    /// Returns a document's bytes as text; everything except streams is readable.
    private func source(
        mediaBox: CGRect = .zero, info: CFDictionary? = nil, _ draw: (CGContext) throws -> Void
    ) throws -> String {
        let data = NSMutableData()
        let context = try CGContext(pdfData: data, mediaBox: mediaBox, info: info)
        try draw(context)
        try context.finishPDF()
        return String(decoding: data as Data, as: UTF8.self)
    }

    private func pageCount(of text: String) throws -> Int {
        text.matches(of: try Regex("/Type /Page[^s]")).count
    }

    private func mediaBoxes(of text: String) throws -> [[Int]] {
        text.matches(of: try Regex(#"/MediaBox \[ ([0-9. ]+) ?\]"#, as: (Substring, Substring).self)).map { match in
            match.output.1.split(separator: " ").compactMap { Double($0) }.map { Int($0.rounded()) }
        }
    }

    @Test("Each begun page is written")
    func eachBegunPageIsWritten() throws {
        let text = try source { context in
            for index in 0..<3 {
                context.beginPDFPage(nil)
                context.fill(CGRect(x: 10 * index, y: 0, width: 5, height: 5))
            }
        }
        #expect(text.hasPrefix("%PDF-1."))
        #expect(try pageCount(of: text) == 3)
        #expect(try mediaBoxes(of: text).allSatisfy { $0 == [0, 0, 612, 792] })
        #expect(text.contains("%%EOF"))
    }

    @Test(
        "Page sizes are clamped",
        arguments: [
            (CGRect.zero, [0, 0, 612, 792]), (CGRect(x: 0, y: 0, width: CGFloat.nan, height: 5), [0, 0, 612, 792]),
            (CGRect.infinite, [0, 0, 612, 792]), (CGRect.null, [0, 0, 612, 792]),
            (CGRect(x: 0, y: 0, width: 1e7, height: 1e-9), [0, 0, 14_400, 3]),
            (CGRect(x: 300, y: 200, width: -300, height: -200), [0, 0, 300, 200]),
        ])
    func pageSizesAreClamped(bounds: CGRect, expected: [Int]) throws {
        let byDefault = try source(mediaBox: bounds) { $0.beginPDFPage(nil) }
        #expect(try mediaBoxes(of: byDefault).contains(expected))
        let ofItsOwn = try source { $0.beginPDFPage([kCGPDFContextMediaBox: bounds]) }
        #expect(try mediaBoxes(of: ofItsOwn).contains(expected))
    }

    @Test("Drawing without a page is lost")
    func drawingWithoutPageIsLost() throws {
        let text = try source { context in
            context.setURL(
                try #require(URL(string: "https://example.org")), for: CGRect(x: 0, y: 0, width: 9, height: 9))
            context.addDestination("nowhere", at: .zero)
            context.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
            context.beginPDFPage(nil)
            context.endPDFPage()
            context.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
        }
        #expect(try pageCount(of: text) == 1)
        #expect(!text.contains("example.org") && !text.contains("nowhere"))
    }

    @Test("Every page begins with a new state")
    func everyPageBeginsWithNewState() throws {
        _ = try source { context in
            context.beginPDFPage(nil)
            context.translateBy(x: 50, y: 50)
            context.saveGState()
            context.setShadow(offset: CGSize(width: 1, height: 1), blur: 3, color: .black)
            context.beginTransparencyLayer()
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            context.beginPDFPage([kCGPDFContextMediaBox: CGRect(x: -20, y: 30, width: 100, height: 100)])
            #expect(context.ctm == CGAffineTransform(translationX: 20, y: -30))
            #expect(context.boundingBoxOfClipPath == CGRect(x: -20, y: 30, width: 100, height: 100))
            context.restoreGState()
            #expect(context.ctm == CGAffineTransform(translationX: 20, y: -30))
            #expect(context.error == nil)
        }
    }

    @Test("All kinds of drawing are supported")
    func allKindsOfDrawingAreSupported() throws {
        let image = try #require(try Bitmap.filled(4, 4, .red).makeImage())
        let gradient = try #require(CGGradient(colors: [.red, .blue]))
        let pattern = try #require(
            CGPattern(bounds: CGRect(x: 0, y: 0, width: 4, height: 4), xStep: 4, yStep: 4) {
                $0.fillEllipse(in: CGRect(x: 0, y: 0, width: 3, height: 3))
            })
        _ = try source { context in
            context.beginPDFPage(nil)
            context.setShadow(offset: CGSize(width: 3, height: 3), blur: 4, color: .black)
            context.draw(image, in: CGRect(x: 10, y: 10, width: 50, height: 50))
            context.setFillPattern(pattern, colorComponents: [0.5])
            context.fill(CGRect(x: 100, y: 100, width: 50, height: 50))
            context.saveGState()
            context.clip(to: CGRect(x: 200, y: 200, width: 90, height: 90), mask: image)
            context.drawRadialGradient(
                gradient, startCenter: CGPoint(x: 240, y: 240), startRadius: 0, endCenter: CGPoint(x: 240, y: 240),
                endRadius: 50, options: [])
            context.restoreGState()
            for mode in CGBlendMode.allCases {
                context.setBlendMode(mode)
                context.stroke(CGRect(x: 300, y: 300, width: 40, height: 40), width: 3)
            }
            #expect(context.error == nil)
            #expect(context.makeImage() == nil && context.bitmap == nil && context.data == nil && context.width == 0)
        }
    }

    @Test("Metadata is written")
    func metadataIsWritten() throws {
        let text = try source(info: [
            kCGPDFContextTitle: "A title", kCGPDFContextAuthor: "An author", kCGPDFContextSubject: "A subject",
            kCGPDFContextKeywords: ["one", "two"], kCGPDFContextCreator: "A creator", "other": 7,
        ]) { $0.beginPDFPage(nil) }
        for part in ["(A title)", "(An author)", "(A subject)", "(one, two)", "(A creator)"] {
            #expect(text.contains(part))
        }
    }

    @Test("Unusual destination names and positions are harmless")
    func unusualDestinationNamesAndPositionsAreHarmless() throws {
        let names = ["it's", "a b\\c'", "ü", "", "x=1 y='", String(repeating: "n", count: 5_000), "\u{0}\n"]
        let text = try source { context in
            context.beginPDFPage(nil)
            for name in names {
                context.addDestination(name, at: CGPoint(x: 5, y: 5))
                context.addDestination(name, at: CGPoint(x: 9, y: 9))
                context.setDestination(name, for: CGRect(x: 0, y: 0, width: 10, height: 10))
                context.setDestination(name + "?", for: CGRect(x: 0, y: 0, width: 10, height: 10))
            }
            for bad in [CGRect.null, .infinite, CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1), .zero] {
                context.setDestination("it's", for: bad)
                context.setURL(try #require(URL(string: "http://a/b'c")), for: bad)
            }
            context.addDestination("bad", at: CGPoint(x: CGFloat.nan, y: 0))
            context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
            #expect(context.error == nil)
        }
        #expect(text.contains("it%27s"))
        #expect(!text.contains("(bad)"))
    }

    @Test("A file appears when it is complete")
    func fileAppearsWhenItIsComplete() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pdf-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appendingPathComponent("a.pdf").path
        try Data("old".utf8).write(to: URL(fileURLWithPath: path))
        var context: CGContext? = try CGContext(pdfFile: path)
        context?.beginPDFPage(nil)
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == Data("old".utf8))
        context = nil
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.pdf"])
        let second = try CGContext(pdfFile: path)
        second.beginPDFPage(nil)
        second.closePDF()
        second.beginPDFPage(nil)
        second.closePDF()
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)).prefix(5) == Data("%PDF-".utf8))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["a.pdf"])
        #expect(throws: PDFError.self) { try CGContext(pdfFile: folder.path + "/no/such/b.pdf") }
        let remote = try #require(URL(string: "https://example.org/a.pdf"))
        #expect(CGContext(remote, mediaBox: nil, nil) == nil)
    }
}
