// SPDX-License-Identifier: MIT
internal import CCMark
internal import Foundation

/// The functions of libcmark-gfm, or of libcmark, which lacks tables, check boxes, and strikethrough.
///
/// The library is opened at the first use of `shared`, and stays open until the process ends.
@safe
struct CMarkLibrary {
    private let makeParser: ccmark_parser_new
    private let freeParser: ccmark_parser_free
    private let feed: ccmark_parser_feed
    private let finish: ccmark_parser_finish
    private let freeNode: ccmark_node_free
    private let extensions: Extensions?
    private let renderPlain: ccmark_render_html_plain

    /// The functions of libcmark-gfm only.
    @safe
    private struct Extensions {
        let attach: ccmark_parser_attach_syntax_extension
        let attached: ccmark_parser_get_syntax_extensions
        let find: ccmark_find_syntax_extension
        let render: ccmark_render_html
    }

    /// The names of the extensions except for tables.
    private static let extensionNames = ["strikethrough", "tasklist"]
    private static let versions = (6...30).map { "0.29.0.gfm.\($0)" }
    /// The libraries that are tried, in order.
    static let names =
        versions.map { "libcmark-gfm.so.\($0)" } + ["libcmark-gfm.so", "libcmark.so.0.31.1", "libcmark.so.0.31.0"]
        + ["libcmark.so.0.30.3", "libcmark.so.0.30.2", "libcmark.so.0"]

    /// The library; `nil` if none is installed.
    static let shared: CMarkLibrary? = {
        for name in names { if let library = CMarkLibrary(name) { return library } }
        return nil
    }()

    private init?(_ name: String) {
        guard let handle = unsafe dlopen(name, RTLD_NOW) else { return nil }
        guard let makeParser: ccmark_parser_new = unsafe Self.function("cmark_parser_new", handle),
            let freeParser: ccmark_parser_free = unsafe Self.function("cmark_parser_free", handle),
            let feed: ccmark_parser_feed = unsafe Self.function("cmark_parser_feed", handle),
            let finish: ccmark_parser_finish = unsafe Self.function("cmark_parser_finish", handle),
            let freeNode: ccmark_node_free = unsafe Self.function("cmark_node_free", handle),
            let render: ccmark_render_html_plain = unsafe Self.function("cmark_render_html", handle)
        else { return nil }
        unsafe self.makeParser = unsafe makeParser
        unsafe self.freeParser = unsafe freeParser
        unsafe self.feed = unsafe feed
        unsafe self.finish = unsafe finish
        unsafe self.freeNode = unsafe freeNode
        unsafe renderPlain = unsafe render
        extensions = unsafe Self.extensions(name, handle)
    }

    private static func function<Function>(_ name: String, _ handle: UnsafeMutableRawPointer) -> Function? {
        // The shim declares the types from the library's header.
        unsafe dlsym(handle, name).map { unsafe unsafeBitCast($0, to: Function.self) }
    }

    private static func extensions(_ name: String, _ handle: UnsafeMutableRawPointer) -> Extensions? {
        guard name.hasPrefix("libcmark-gfm"),
            let more = unsafe dlopen(name.replacing("cmark-gfm", with: "cmark-gfm-extensions"), RTLD_NOW),
            let register: ccmark_gfm_core_extensions_ensure_registered = unsafe function(
                "cmark_gfm_core_extensions_ensure_registered", more),
            let attach: ccmark_parser_attach_syntax_extension = unsafe function(
                "cmark_parser_attach_syntax_extension", handle),
            let attached: ccmark_parser_get_syntax_extensions = unsafe function(
                "cmark_parser_get_syntax_extensions", handle),
            let find: ccmark_find_syntax_extension = unsafe function("cmark_find_syntax_extension", handle),
            let render: ccmark_render_html = unsafe function("cmark_render_html", handle)
        else { return nil }
        register()
        return unsafe Extensions(attach: attach, attached: attached, find: find, render: render)
    }

    /// Returns the text as HTML; `nil` if there isn't enough memory.
    func html(_ text: [UInt8], hasTables: Bool) -> Data? {
        let options = CMARK_OPT_UNSAFE | CMARK_OPT_VALIDATE_UTF8 | CMARK_OPT_STRIKETHROUGH_DOUBLE_TILDE
        guard let parser = unsafe makeParser(options) else { return nil }
        defer { unsafe freeParser(parser) }
        if let extensions {
            for name in Self.extensionNames + (hasTables ? ["table"] : []) {
                if let found = unsafe extensions.find(name) { _ = unsafe extensions.attach(parser, found) }
            }
        }
        unsafe text.withUnsafeBytes { bytes in
            unsafe feed(parser, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count)
        }
        guard let root = unsafe finish(parser) else { return nil }
        defer { unsafe freeNode(root) }
        let rendered: UnsafeMutablePointer<CChar>?
        if let extensions {
            unsafe rendered = unsafe extensions.render(root, options, extensions.attached(parser))
        } else {
            unsafe rendered = unsafe renderPlain(root, options)
        }
        guard let html = unsafe rendered else { return nil }
        defer { unsafe free(html) }
        return unsafe Data(bytes: html, count: strlen(html))
    }
}
