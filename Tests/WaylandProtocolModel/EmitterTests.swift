// SPDX-License-Identifier: MIT
import Foundation
import Testing
import WaylandProtocolModel

@Suite("Generated bindings")
struct EmitterTests {
    private func emit(_ side: Emitter.Side, _ text: String) throws -> String {
        let description = try ProtocolParser.parse(Data(text.utf8), file: "thing.xml")
        let files = Emitter(side: side, protocols: try ProtocolSet([description])).files()
        return try #require(files.first).text
    }

    private let thing = """
        <protocol name="thing">
          <interface name="wl_thing" version="3">
            <request name="set_class"><arg name="class_" type="string" allow-null="true"/></request>
            <request name="default" since="2"><arg name="in" type="fd"/><arg name="kind" type="int" enum="type"/></request>
            <request name="make"><arg name="id" type="new_id" interface="wl_thing"/></request>
            <request name="bind"><arg name="name" type="uint"/><arg name="id" type="new_id"/></request>
            <request name="release" type="destructor" since="3"/>
            <event name="done" type="destructor"/>
            <event name="repeat"><arg name="self" type="object" interface="wl_thing"/></event>
            <enum name="type"><entry name="90" value="1"/><entry name="none" value="0"/></enum>
            <enum name="error" bitfield="true"><entry name="none" value="0"/><entry name="case" value="2"/></enum>
          </interface>
        </protocol>
        """

    @Test("The client's bindings use Swift names")
    func clientsBindingsUseSwiftNames() throws {
        let text = try emit(.client, thing)
        for line in [
            "public final class WlThing: Proxy, @unchecked Sendable {",
            "    override class var closing: ClosingRequest? { ClosingRequest(opcode: 4, since: 3) }",
            "    public struct TypeValue: RawRepresentable, Hashable, Sendable {",
            "        public static let type90 = TypeValue(rawValue: 1)",
            "        public static let none = TypeValue(rawValue: 0)",
            "    public struct ErrorCode: OptionSet, Hashable, Sendable {",
            "        public static let none: ErrorCode = []",
            "        public static let `case` = ErrorCode(rawValue: 2)",
            "        case `repeat`(`self`: WlThing?)",
            "    public func setClass(`class`: String?) {",
            "        send(0, [.string(`class`)])",
            "    public func `default`(`in`: OwnedFileDescriptor, kind: TypeValue) {",
            "        send(1, [.fileDescriptor(`in`), .uint(kind.rawValue)], since: 2)",
            "    public func make(on queue: EventQueue? = nil) -> WlThing {",
            "        create(WlThing.self, 2, [.newObject], on: queue)",
            "    public func bind<Object: Proxy>(",
            "        close(4, since: 3)",
        ] {
            #expect(text.contains("\n" + line + "\n"), "\(line)")
        }
        #expect(text.contains("listener.deliver(.done)\n            discard()\n"))
    }

    @Test("The server's bindings use Swift names")
    func serversBindingsUseSwiftNames() throws {
        let text = try emit(.server, thing)
        for line in [
            "public final class WlThingResource: Resource {",
            "        case `default`(`in`: OwnedFileDescriptor, kind: TypeValue)",
            "        case make(id: WlThingResource)",
            "    public func sendRepeat(`self`: WlThingResource) {",
            "        post(1, [.object(`self`)])",
        ] {
            #expect(text.contains("\n" + line + "\n"), "\(line)")
        }
        #expect(text.contains("deliver(.release)\n            end()\n"))
    }

    @Test("With several destructors none is sent automatically")
    func withSeveralDestructorsNoneIsSentAutomatically() throws {
        let text = try emit(
            .client,
            """
            <protocol name="p"><interface name="wl_thing" version="1">
            <request name="a" type="destructor"/><request name="b" type="destructor"/>
            </interface></protocol>
            """)
        #expect(!text.contains("closing"))
    }

    @Test("Lines stay within the formatter's width")
    func linesStayWithinFormattersWidth() throws {
        for side in Emitter.Side.allCases {
            for file in Emitter(side: side, protocols: try Repository.protocols()).files() {
                let long = file.text.split(separator: "\n").filter { $0.count > 120 }
                #expect(long == [], "\(side) \(file.name)")
            }
        }
    }

    @Test("The order of files doesn't matter")
    func orderOfFilesDoesNotMatter() throws {
        let descriptions = try Repository.protocols().protocols
        for side in Emitter.Side.allCases {
            let forwards = Emitter(side: side, protocols: try ProtocolSet(descriptions)).files()
            let backwards = Emitter(side: side, protocols: try ProtocolSet(descriptions.reversed())).files()
            #expect(forwards == backwards)
        }
    }

    @Test(
        "The generated sources are up to date",
        arguments: [(Emitter.Side.client, "WaylandClient"), (.server, "WaylandServer")])
    func generatedSourcesAreUpToDate(side: Emitter.Side, target: String) throws {
        let folder = Repository.root.appendingPathComponent("Sources/\(target)/Generated")
        let files = Emitter(side: side, protocols: try Repository.protocols()).files()
        for file in files {
            let present = try String(contentsOf: folder.appendingPathComponent(file.name), encoding: .utf8)
            #expect(present == file.text, "\(target)/Generated/\(file.name) is older than its protocol or the emitter")
        }
        let present = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(present.sorted() == files.map(\.name).sorted())
    }
}

/// The repository's own protocol files.
enum Repository {
    static let root = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    static func protocols() throws -> ProtocolSet {
        let folder = root.appendingPathComponent("Protocols")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".xml") }
        return try ProtocolSet(names.map { try ProtocolParser.parse(contentsOf: folder.appendingPathComponent($0)) })
    }
}
