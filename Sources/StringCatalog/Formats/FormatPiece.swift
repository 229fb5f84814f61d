// SPDX-License-Identifier: MIT

/// A piece of a format string.
enum FormatPiece: Hashable, Sendable {
    /// Text without specifiers; `%%` is a percent sign in it.
    case text(String)
    /// A specifier of `printf`, with the position of its argument from 1 if it has one.
    case argument(position: Int?, specifier: String)
    /// A variable, `%#@name@`.
    case variable(position: Int?, name: String)

    var hasPosition: Bool {
        switch self {
        case .text: false
        case .argument(let position, _), .variable(let position, _): position != nil
        }
    }

    /// Splits a format; what isn't a valid specifier is text.
    static func pieces(of format: String) -> [FormatPiece] {
        let scalars = Array(format.unicodeScalars)
        var pieces: [FormatPiece] = []
        var text = String.UnicodeScalarView()
        var index = 0
        func finishText() {
            if !text.isEmpty { pieces.append(.text(String(text))) }
            text = .init()
        }
        while index < scalars.count {
            guard scalars[index] == "%" else {
                text.append(scalars[index])
                index += 1
                continue
            }
            if index + 1 < scalars.count, scalars[index + 1] == "%" {
                text.append("%")
                index += 2
            } else if let (piece, end) = specifier(in: scalars, after: index + 1) {
                finishText()
                pieces.append(piece)
                index = end
            } else {
                text.append("%")
                index += 1
            }
        }
        finishText()
        return pieces
    }

    /// Reads a specifier after its percent sign.
    private static func specifier(in scalars: [Unicode.Scalar], after start: Int) -> (FormatPiece, Int)? {
        var index = start
        func peek(_ offset: Int = 0) -> Unicode.Scalar {
            index + offset < scalars.count ? scalars[index + offset] : "\0"
        }
        func digits() -> String {
            let first = index
            while ("0"..."9").contains(peek()), index - first < 6 { index += 1 }
            return String(String.UnicodeScalarView(scalars[first..<index]))
        }
        let number = digits()
        let position: Int? = peek() == "$" ? Int(number).flatMap { $0 > 0 ? $0 : nil } : nil
        if position != nil { index += 1 } else { index = start }
        if peek() == "#", peek(1) == "@" {
            let first = index + 2
            guard let end = scalars[first...].prefix(256).firstIndex(of: "@"), end > first else { return nil }
            return (
                .variable(position: position, name: String(String.UnicodeScalarView(scalars[first..<end]))), end + 1
            )
        }
        var specifier = ""
        while "-+ #0'".unicodeScalars.contains(peek()), specifier.count < 8 {
            specifier.unicodeScalars.append(peek())
            index += 1
        }
        specifier += digits()
        if peek() == "." {
            index += 1
            specifier += "." + digits()
        }
        while "hlqLzjt".unicodeScalars.contains(peek()), specifier.count < 24 {
            specifier.unicodeScalars.append(peek())
            index += 1
        }
        guard "@dDiuUxXoOfFeEgGaAcCsSp".unicodeScalars.contains(peek()) else { return nil }
        specifier.unicodeScalars.append(peek())
        return (.argument(position: position, specifier: specifier), index + 1)
    }
}
