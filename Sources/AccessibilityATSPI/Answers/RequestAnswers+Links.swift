// SPDX-License-Identifier: MIT
internal import AccessibilityTree
internal import DesktopBus

extension RequestAnswers {
    func hypertext(
        _ member: String, _ arguments: Arguments, _ object: ServedObject
    ) throws(Refusal) -> [BusArgument] {
        let links = try text(of: object).links
        let index = arguments.int(0)
        switch member {
        case "GetNLinks": return [.int(links.count)]
        case "GetLink":
            guard links.indices.contains(index) else { return [reference(nil)] }
            if let element = links[index].element { return [reference(element)] }
            let path = ObjectPath.link(object.id, index).path
            return [ObjectReference(connection: connection, path: path).argument]
        case "GetLinkIndex": return [.int(links.firstIndex { $0.range.contains(index) } ?? -1)]
        default: throw .unknownMethod(member)
        }
    }

    /// Returns the link that an object is, and the object that it leads to for clients.
    private func link(
        _ object: ServedObject
    ) throws(Refusal) -> (link: AccessibilityTextLink, target: AccessibilityID) {
        switch object.path {
        case .link(let id, let index):
            guard let links = provider.text(of: id)?.links, links.indices.contains(index) else {
                throw .unknownObject(object.path.path)
            }
            return (links[index], id)
        default:
            let links = object.element.parent.flatMap { provider.text(of: $0) }?.links ?? []
            let own = links.first { $0.element == object.id }
            let address = object.element.attributes["url"] ?? ""
            return (own ?? AccessibilityTextLink(range: 0..<0, address: address, element: object.id), object.id)
        }
    }

    func hyperlink(
        _ member: String, _ arguments: Arguments, _ object: ServedObject
    ) throws(Refusal) -> [BusArgument] {
        let (link, target) = try link(object)
        let isAnchor = arguments.int(0) == 0
        switch member {
        case "GetObject": return [reference(isAnchor ? target : nil)]
        case "GetURI": return [WireText.name(isAnchor ? link.address : "")]
        case "IsValid": return [.boolean(true)]
        default: throw .unknownMethod(member)
        }
    }

    func hyperlinkProperty(_ name: String, _ object: ServedObject) throws(Refusal) -> BusArgument {
        let range = try link(object).link.range
        switch name {
        case "NAnchors": return .short(1)
        case "StartIndex": return .int(range.lowerBound)
        case "EndIndex": return .int(range.upperBound)
        default: throw .unknownProperty(name)
        }
    }
}
