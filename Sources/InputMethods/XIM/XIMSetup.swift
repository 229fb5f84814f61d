// SPDX-License-Identifier: MIT
internal import Windowing

/// The result of opening an input method and creating a context.
struct XIMSetup {
    var identity: XIMIdentity
    var encoding: XIMEncoding
    /// The number of the attribute that lists the styles.
    var stylesAttribute: UInt16
    /// The numbers of the attributes for the position of the caret; `nil` if the server has none.
    var spot: (list: UInt16, location: UInt16)?
    /// The messages that the server sent meanwhile.
    var messages: [XIMMessage]
}

/// An encoding of the text in messages.
enum XIMEncoding: String, CaseIterable {
    case compoundText = "COMPOUND_TEXT"
    case utf8 = "UTF-8"

    /// Decodes bytes; those that aren't valid become replacement characters.
    ///
    /// A zero ends the text.
    func decode(_ bytes: [UInt8]) -> String {
        let content = Array(bytes.prefix { $0 != 0 })
        return self == .utf8 ? String(decoding: content, as: UTF8.self) : CompoundText.decode(content)
    }
}

extension XIMConversation {
    /// Opens the input method and creates a context for the channel's window.
    ///
    /// - Throws: `XIMError` if the server refuses a request, doesn't answer in time, or ends; the connection is closed.
    func open(locale: String) async throws(XIMError) -> XIMSetup {
        var identity = XIMIdentity(method: 0, context: 0)
        do {
            return try await open(locale: locale, &identity)
        } catch {
            close(identity)
            throw error
        }
    }

    private func open(locale: String, _ identity: inout XIMIdentity) async throws(XIMError) -> XIMSetup {
        let early = EarlyMessages()
        messageHandler = { early.messages.append($0) }
        try await ask(.connect) { $0 == .connectReply ? () : nil }
        let (method, methodAttributes, attributes) = try await ask(.open(locale: locale)) {
            if case .openReply(let method, let names, let others) = $0 { (method, names, others) } else { nil }
        }
        identity.method = method
        let encodings = XIMEncoding.allCases
        let index = try await ask(.negotiateEncoding(method: method, names: encodings.map(\.rawValue))) {
            if case .encoding(let index) = $0 { index } else { nil }
        }
        guard let stylesAttribute = methodAttributes["queryInputStyle"] else { throw .unsupported("queryInputStyle") }
        let styles = try await ask(.getMethodValues(method: method, attributes: [stylesAttribute])) {
            if case .methodValue(let value) = $0 { value } else { nil }
        }
        let style = try XIMStyle.choose(styles)
        guard let styleAttribute = attributes["inputStyle"] else { throw .unsupported("inputStyle") }
        guard let windowAttribute = attributes["clientWindow"] else { throw .unsupported("clientWindow") }
        var list = [
            XIMAttribute(styleAttribute, style.rawValue), XIMAttribute(windowAttribute, channel.window),
        ]
        if let focusAttribute = attributes["focusWindow"] { list.append(XIMAttribute(focusAttribute, channel.window)) }
        var spot: (list: UInt16, location: UInt16)?
        if let preedit = attributes["preeditAttributes"], let location = attributes["spotLocation"],
            style.isDisjoint(with: [.preeditNothing, .preeditNone])
        {
            spot = (preedit, location)
            list.append(XIMAttribute(preedit, [XIMAttribute(location, x: 0, y: 0)]))
        }
        identity = try await ask(.createContext(method: method, list)) {
            if case .createReply(let identity) = $0 { identity } else { nil }
        }
        return XIMSetup(
            identity: identity, encoding: encodings.indices.contains(index) ? encodings[index] : .compoundText,
            stylesAttribute: stylesAttribute, spot: spot, messages: early.messages)
    }

    @MainActor
    private final class EarlyMessages {
        var messages: [XIMMessage] = []
    }
}
