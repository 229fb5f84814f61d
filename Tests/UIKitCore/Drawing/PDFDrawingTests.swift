// SPDX-License-Identifier: MIT
import Foundation
import Graphics
import Testing
import UIKitCore

@MainActor
@Suite("PDF documents drawn with UIKit")
struct PDFDrawingTests {
    /// A temporary folder, and helpers to examine the documents in it.
    private struct Desk {
        let folder: URL

        init() throws {
            folder = FileManager.default.temporaryDirectory.appendingPathComponent("pdf-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }

        func path(_ name: String = "a.pdf") -> String { folder.appendingPathComponent(name).path }

        func clear() { try? FileManager.default.removeItem(at: folder) }

        func text(_ name: String = "a.pdf") throws -> String {
            String(decoding: try Data(contentsOf: URL(fileURLWithPath: path(name))), as: UTF8.self)
        }

        func pageCount(_ name: String = "a.pdf") throws -> Int {
            try text(name).matches(of: try Regex("/Type /Page[^s]")).count
        }

        /// The output of one of poppler's tools.
        ///
        /// Not run with `Process`, whose waiting runs the main run loop, and with it work that other tests scheduled.
        func run(_ tool: String, _ arguments: [String]) throws -> String {
            let words = (["/usr/bin/\(tool)"] + arguments).map { "'\($0)'" }
            let stream = try #require(popen(words.joined(separator: " "), "r"))
            var output: [UInt8] = []
            var buffer = [UInt8](repeating: 0, count: 65_536)
            while case let count = fread(&buffer, 1, buffer.count, stream), count > 0 { output += buffer[..<count] }
            #expect(pclose(stream) == 0)
            return String(decoding: output, as: UTF8.self)
        }

        /// A page as a bitmap with 1 pixel per point.
        func picture(page: Int) throws -> Bitmap {
            _ = try run(
                "pdftoppm", ["-r", "72", "-png", "-f", "\(page)", "-l", "\(page)", "-singlefile", path(), path("page")])
            return try ImageDecoder.image(contentsOfFile: path("page.png")).bitmap
        }
    }

    nonisolated private static let hasPoppler = ["pdftotext", "pdftoppm", "pdfinfo"].allSatisfy {
        FileManager.default.isExecutableFile(atPath: "/usr/bin/\($0)")
    }

    // MARK: - Pages

    @Test("S-IPAD-67 Figure 6-3: a document has as many pages as were begun")
    func pages() throws {
        let desk = try Desk()
        defer { desk.clear() }
        #expect(UIGraphicsBeginPDFContextToFile(desk.path(), .zero, nil))
        #expect(UIGraphicsGetPDFContextBounds() == CGRect(x: 0, y: 0, width: 612, height: 792))
        for index in 0..<3 {
            if index == 1 {
                UIGraphicsBeginPDFPageWithInfo(CGRect(x: 0, y: 0, width: 200, height: 100), nil)
                #expect(UIGraphicsGetPDFContextBounds() == CGRect(x: 0, y: 0, width: 200, height: 100))
            } else {
                UIGraphicsBeginPDFPage()
            }
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 10, y: 20, width: 30, height: 40))
        }
        // The file is complete after the end call.
        #expect(!FileManager.default.fileExists(atPath: desk.path()))
        UIGraphicsEndPDFContext()
        #expect(UIGraphicsGetCurrentContext() == nil)
        #expect(try desk.pageCount() == 3)
        #expect(UIGraphicsGetPDFContextBounds() == .zero)
    }

    @Test("Content is drawn at its position on the page", .enabled(if: hasPoppler))
    func drawnPages() throws {
        let desk = try Desk()
        defer { desk.clear() }
        UIGraphicsBeginPDFContextToFile(desk.path(), .zero, nil)
        UIGraphicsBeginPDFPageWithInfo(CGRect(x: 100, y: 50, width: 80, height: 60), nil)
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 110, y: 70, width: 30, height: 20))
        let path = UIBezierPath(rect: CGRect(x: 150, y: 80, width: 10, height: 10))
        UIColor.blue.setStroke()
        path.lineWidth = 4
        path.stroke()
        UIGraphicsEndPDFContext()
        let picture = try desk.picture(page: 1)
        #expect(picture.width == 80 && picture.height == 60)
        let red = Bitmap.Pixel(red: 255, green: 0, blue: 0)
        #expect(picture.pixel(x: 10, y: 20) == red && picture.pixel(x: 39, y: 39) == red)
        #expect(picture.pixel(x: 8, y: 20) != red && picture.pixel(x: 42, y: 39) != red)
        #expect(picture.pixel(x: 50, y: 35) == Bitmap.Pixel(red: 0, green: 0, blue: 255))
    }

    @Test("Shadows, patterns, masks, and images are on the page", .enabled(if: hasPoppler))
    func effects() throws {
        let desk = try Desk()
        defer { desk.clear() }
        let red = try Bitmap(width: 2, height: 2)
        red.makeContext().fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        let image = try #require(red.makeImage())
        UIGraphicsBeginPDFContextToFile(desk.path(), CGRect(x: 0, y: 0, width: 200, height: 100), nil)
        UIGraphicsBeginPDFPage()
        let context = try #require(UIGraphicsGetCurrentContext())
        context.setShadow(offset: CGSize(width: 20, height: 10), blur: 2, color: UIColor.red.cgColor)
        context.draw(image, in: CGRect(x: 10, y: 10, width: 20, height: 20))
        context.setShadow(offset: .zero, blur: 0, color: nil)
        let mask = try Bitmap(width: 2, height: 1, format: .alpha8)
        mask.makeContext().fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        context.saveGState()
        context.interpolationQuality = .none
        context.clip(
            to: CGRect(x: 60, y: 0, width: 40, height: 40), mask: try #require(CGImage(bitmap: mask)))
        UIColor.blue.setFill()
        UIRectFill(CGRect(x: 60, y: 10, width: 40, height: 20))
        context.restoreGState()
        UIColor(patternImage: UIImage(cgImage: image, scale: 0.2)).setFill()
        UIRectFill(CGRect(x: 150, y: 50, width: 20, height: 20))
        UIGraphicsEndPDFContext()
        let picture = try desk.picture(page: 1)
        let white = Bitmap.Pixel(red: 255, green: 255, blue: 255)
        #expect(picture.pixel(x: 15, y: 15) == Bitmap.Pixel(red: 0, green: 0, blue: 0))
        #expect(picture.pixel(x: 45, y: 35).red > 240 && picture.pixel(x: 45, y: 35).green < 20)
        #expect(picture.pixel(x: 45, y: 15) == white)
        #expect(picture.pixel(x: 70, y: 20).blue > 240 && picture.pixel(x: 70, y: 20).red < 20)
        #expect(picture.pixel(x: 90, y: 20) == white && picture.pixel(x: 70, y: 35) == white)
        #expect(picture.pixel(x: 160, y: 60) == Bitmap.Pixel(red: 0, green: 0, blue: 0))
    }

    @Test("A document in memory is appended to its data")
    func data() throws {
        let data = NSMutableData()
        UIGraphicsBeginPDFContextToData(data, CGRect(x: 0, y: 0, width: 50, height: 60), [kCGPDFContextTitle: "Title"])
        #expect(UIGraphicsGetPDFContextBounds() == CGRect(x: 0, y: 0, width: 50, height: 60))
        UIGraphicsBeginPDFPage()
        UIGraphicsEndPDFContext()
        let text = String(decoding: data as Data, as: UTF8.self)
        #expect(text.hasPrefix("%PDF-") && text.contains("(Title)"))
    }

    @Test("Calls without a document have no effect")
    func noDocument() throws {
        UIGraphicsBeginPDFPage()
        UIGraphicsBeginPDFPageWithInfo(.zero, nil)
        UIGraphicsEndPDFContext()
        UIGraphicsAddPDFContextDestinationAtPoint("a", .zero)
        UIGraphicsSetPDFContextDestinationForRect("a", CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(UIGraphicsGetCurrentContext() == nil)
        #expect(!UIGraphicsBeginPDFContextToFile("/no/such/folder/a.pdf", .zero, nil))
        #expect(UIGraphicsGetCurrentContext() == nil)
        // An image context isn't a document.
        UIGraphicsBeginImageContext(CGSize(width: 5, height: 5))
        UIGraphicsBeginPDFPage()
        UIGraphicsEndPDFContext()
        #expect(UIGraphicsGetCurrentContext() != nil)
        UIGraphicsEndImageContext()
    }

    // MARK: - Text

    /// Numbered words, so that missing or repeated ones are noticed.
    private func words(_ count: Int) -> [String] { (0..<count).map { "word\($0)" } }

    /// The save action of the example, which draws text with a number on each page.
    private func save(_ text: NSAttributedString, to path: String) {
        let framesetter = CTFramesetterCreateWithAttributedString(text)
        UIGraphicsBeginPDFContextToFile(path, .zero, nil)
        var range = CFRangeMake(0, 0)
        var page = 0
        repeat {
            UIGraphicsBeginPDFPageWithInfo(CGRect(x: 0, y: 0, width: 612, height: 792), nil)
            page += 1
            drawPageNumber(page)
            range = renderPage(range, framesetter)
        } while range.location < text.length
        UIGraphicsEndPDFContext()
    }

    private func renderPage(_ range: CFRange, _ framesetter: CTFramesetter) -> CFRange {
        guard let context = UIGraphicsGetCurrentContext() else { return range }
        context.saveGState()
        context.textMatrix = .identity
        context.translateBy(x: 0, y: 792)
        context.scaleBy(x: 1, y: -1)
        let path = CGMutablePath()
        path.addRect(CGRect(x: 72, y: 72, width: 468, height: 648))
        let frame = CTFramesetterCreateFrame(framesetter, range, path, nil)
        CTFrameDraw(frame, context)
        context.restoreGState()
        let visible = CTFrameGetVisibleStringRange(frame)
        return CFRangeMake(visible.location + visible.length, 0)
    }

    private func drawPageNumber(_ page: Int) {
        let string = "Page \(page)"
        let attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 12)]
        let size = string.boundingRect(
            with: CGSize(width: 612, height: 72), options: .usesLineFragmentOrigin, attributes: attributes, context: nil
        ).size
        string.draw(
            in: CGRect(
                x: (612 - size.width) / 2, y: 720 + (72 - size.height) / 2, width: size.width, height: size.height),
            withAttributes: attributes)
    }

    @Test("S-IPAD-68 Listing 6-7: the whole text is drawn once, without an empty page", .enabled(if: hasPoppler))
    func pagination() throws {
        let desk = try Desk()
        defer { desk.clear() }
        let words = words(3_000)
        let text = words.enumerated().map { $1 + ($0 % 50 == 49 ? "\n" : " ") }.joined()
        save(NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 14)]), to: desk.path())
        let pages = try desk.run("pdftotext", [desk.path(), "-"]).split(separator: "\u{c}").filter { !$0.isEmpty }
        #expect(pages.count == (try desk.pageCount()) && pages.count > 3)
        var found: [String] = []
        for (index, page) in pages.enumerated() {
            let parts = page.split(whereSeparator: \.isWhitespace).map(String.init)
            let body = parts.filter { $0.hasPrefix("word") }
            #expect(!body.isEmpty)
            #expect(parts.contains("Page") && parts.contains("\(index + 1)"))
            found += body
        }
        #expect(found == words)
    }

    @Test("S-IPAD-69 Listing 6-8: a frame inside the margins returns the range at which the next one starts")
    func frame() throws {
        let text = NSAttributedString(
            string: words(2_000).joined(separator: " "), attributes: [.font: UIFont.systemFont(ofSize: 14)])
        let framesetter = CTFramesetterCreateWithAttributedString(text)
        let bitmap = try Bitmap(width: 612, height: 792)
        UIGraphicsPushContext(bitmap.makeContext())
        let next = renderPage(CFRangeMake(0, 0), framesetter)
        UIGraphicsPopContext()
        #expect(next.location > 500 && next.location < text.length && next.length == 0)
        // The next page begins with a whole word.
        #expect((text.string as NSString).substring(with: NSRange(location: next.location - 1, length: 5)) == " word")
        func hasInk(_ rect: CGRect) -> Bool {
            (Int(rect.minY)..<Int(rect.maxY)).contains { y in
                (Int(rect.minX)..<Int(rect.maxX)).contains { bitmap.pixel(x: $0, y: y).alpha > 64 }
            }
        }
        // Text begins at the top left of the margins, upright (its first row is that of the first line), and stays
        // inside them.
        #expect(hasInk(CGRect(x: 72, y: 72, width: 40, height: 20)))
        #expect(hasInk(CGRect(x: 72, y: 690, width: 468, height: 30)))
        #expect(
            !hasInk(CGRect(x: 0, y: 0, width: 612, height: 71)) && !hasInk(CGRect(x: 0, y: 721, width: 612, height: 71))
        )
        #expect(
            !hasInk(CGRect(x: 0, y: 0, width: 71, height: 792)) && !hasInk(CGRect(x: 542, y: 0, width: 70, height: 792))
        )
    }

    @Test("S-IPAD-70 Listing 6-8: the page number is centered in the bottom margin")
    func footer() throws {
        let bitmap = try Bitmap(width: 612, height: 792)
        UIGraphicsPushContext(bitmap.makeContext())
        drawPageNumber(7)
        UIGraphicsPopContext()
        var ink = CGRect.null
        for y in 0..<792 {
            for x in 0..<612 where bitmap.pixel(x: x, y: y).alpha > 64 {
                ink = ink.union(CGRect(x: x, y: y, width: 1, height: 1))
            }
        }
        #expect(abs(ink.midX - 306) < 2)
        #expect(abs(ink.midY - 756) < 4)
        #expect(ink.width > 25 && ink.width < 60 && ink.height > 6 && ink.height < 16)
    }

    @Test("Text with complex scripts, ligatures, and colors can be extracted", .enabled(if: hasPoppler))
    func searchableText() throws {
        let desk = try Desk()
        defer { desk.clear() }
        UIGraphicsBeginPDFContextToFile(desk.path(), .zero, nil)
        UIGraphicsBeginPDFPage()
        "office fjord Ωμέγα Привет \"é\"".draw(
            at: CGPoint(x: 50, y: 50), withAttributes: [.font: UIFont.systemFont(ofSize: 20)])
        "kerned".draw(at: CGPoint(x: 50, y: 150), withAttributes: [.kern: 3, .underlineStyle: 1])
        UIGraphicsEndPDFContext()
        let text = try desk.run("pdftotext", [desk.path(), "-"])
        for word in ["office", "fjord", "Ωμέγα", "Привет", "kerned"] { #expect(text.contains(word)) }
    }

    // MARK: - Links

    @Test("S-IPAD-71 Figure 6-4: a rectangle on one page links to a named destination on another")
    func internalLink() throws {
        let desk = try Desk()
        defer { desk.clear() }
        UIGraphicsBeginPDFContextToFile(desk.path(), .zero, nil)
        UIGraphicsBeginPDFPage()
        // The source may precede its destination.
        UIGraphicsSetPDFContextDestinationForRect("Chapter_1", CGRect(x: 72, y: 528, width: 400, height: 44))
        UIGraphicsBeginPDFPage()
        UIGraphicsAddPDFContextDestinationAtPoint("Chapter_1", CGPoint(x: 72, y: 72))
        UIGraphicsSetPDFContextDestinationForRect("Chapter_1", CGRect(x: 0, y: 0, width: 10, height: 10))
        UIGraphicsEndPDFContext()
        let text = try desk.text()
        #expect(text.matches(of: try Regex("/Subtype /Link")).count == 2)
        // The y axis of a document points up: 792 - 528 - 44 = 220.
        #expect(rectangles(of: text).contains([72, 220, 472, 264]))
        #expect(text.contains("(Chapter_1)"))
        #expect(text.contains(try Regex(#"/XYZ 72(\.0+)? 720(\.0+)? 0"#)))
    }

    @Test("S-IPAD-72 A rectangle opens a URL, at its transformed position")
    func urlLink() throws {
        let desk = try Desk()
        defer { desk.clear() }
        UIGraphicsBeginPDFContextToFile(desk.path(), .zero, nil)
        UIGraphicsBeginPDFPage()
        UIGraphicsGetCurrentContext()?.translateBy(x: 10, y: 100)
        let url = try #require(URL(string: "https://example.org/a?b=c%20d'"))
        UIGraphicsSetPDFContextURLForRect(url, CGRect(x: 0, y: 0, width: 50, height: 20))
        UIGraphicsEndPDFContext()
        let text = try desk.text()
        #expect(text.contains("(https://example.org/a?b=c%20d%27)"))
        #expect(rectangles(of: text) == [[10, 672, 60, 692]])
    }

    @Test("A link to an undefined destination has no effect")
    func danglingLink() throws {
        let desk = try Desk()
        defer { desk.clear() }
        UIGraphicsBeginPDFContextToFile(desk.path(), .zero, nil)
        UIGraphicsBeginPDFPage()
        UIGraphicsSetPDFContextDestinationForRect("nowhere", CGRect(x: 0, y: 0, width: 50, height: 20))
        UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 5))
        UIGraphicsEndPDFContext()
        #expect(try desk.pageCount() == 1)
    }

    private func rectangles(of text: String) -> [[Int]] {
        text.components(separatedBy: "/Rect [").dropFirst().compactMap { part in
            part.split(separator: "]").first?.split(separator: " ").compactMap { Double($0) }.map { Int($0.rounded()) }
        }
    }

    // MARK: - Renderer

    @Test("A PDF renderer draws pages, document information, and links")
    func renderer() throws {
        let desk = try Desk()
        defer { desk.clear() }
        let format = UIGraphicsPDFRendererFormat()
        format.documentInfo = [kCGPDFContextAuthor: "A. Author"]
        let renderer = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 300, height: 400), format: format)
        #expect(!renderer.allowsImageOutput)
        func draw(_ context: UIGraphicsPDFRendererContext) {
            #expect(UIGraphicsGetCurrentContext() === context.cgContext)
            context.beginPage()
            #expect(context.pdfContextBounds == CGRect(x: 0, y: 0, width: 300, height: 400))
            context.setDestinationWithName("end", for: CGRect(x: 0, y: 0, width: 10, height: 10))
            context.beginPage(withBounds: CGRect(x: 0, y: 0, width: 100, height: 50), pageInfo: [:])
            context.addDestination(withName: "end", at: .zero)
            if let url = URL(string: "https://example.org") {
                context.setURL(url, for: CGRect(x: 0, y: 0, width: 10, height: 10))
            }
            context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        }
        let data = renderer.pdfData(actions: draw)
        #expect(UIGraphicsGetCurrentContext() == nil)
        try renderer.writePDF(to: URL(fileURLWithPath: desk.path()), withActions: draw)
        for text in [String(decoding: data, as: UTF8.self), try desk.text()] {
            #expect(text.contains("(A. Author)") && text.contains("https://example.org") && text.contains("(end)"))
            #expect(text.matches(of: try Regex("/Type /Page[^s]")).count == 2)
        }
        #expect(throws: PDFError.self) {
            try renderer.writePDF(to: URL(fileURLWithPath: "/no/such/a.pdf"), withActions: draw)
        }
        let remote = try #require(URL(string: "https://example.org/a.pdf"))
        #expect(throws: PDFError.self) { try renderer.writePDF(to: remote, withActions: draw) }
    }
}
