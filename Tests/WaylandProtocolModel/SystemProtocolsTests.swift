// SPDX-License-Identifier: MIT
import Foundation
import Testing
import WaylandProtocolModel

/// Compares the repository's protocol files with the system's, whatever their versions.
@Suite("System protocols", .enabled(if: FileManager.default.fileExists(atPath: "/usr/share/wayland/wayland.xml")))
struct SystemProtocolsTests {
    private static func systemInterfaces() throws -> [String: InterfaceDescription] {
        var files = [URL(fileURLWithPath: "/usr/share/wayland/wayland.xml")]
        let folder = URL(fileURLWithPath: "/usr/share/wayland-protocols")
        let walker = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        while let file = walker?.nextObject() as? URL {
            if file.pathExtension == "xml" { files.append(file) }
        }
        var found: [String: InterfaceDescription] = [:]
        for file in files {
            for interface in try ProtocolParser.parse(contentsOf: file).interfaces { found[interface.name] = interface }
        }
        return found
    }

    @Test("Messages and values match the system's files")
    func messagesAndValuesMatchSystemsFiles() throws {
        let system = try Self.systemInterfaces()
        var compared = 0
        for own in try Repository.protocols().protocols.flatMap(\.interfaces) {
            guard let theirs = system[own.name] else { continue }
            compared += 1
            let version = min(own.version, theirs.version)
            compare(own.requests, theirs.requests, upTo: version, in: "\(own.name) request")
            compare(own.events, theirs.events, upTo: version, in: "\(own.name) event")
            for enumeration in theirs.enums {
                let ours = own.enums.first { $0.name == enumeration.name }
                #expect(ours?.isBitfield == enumeration.isBitfield, "\(own.name).\(enumeration.name)")
                for entry in enumeration.entries where entry.since <= version {
                    let value = ours?.entries.first { $0.name == entry.name }?.value
                    #expect(value == entry.value, "\(own.name).\(enumeration.name).\(entry.name)")
                }
            }
        }
        #expect(compared >= 22, "wayland.xml alone has as many interfaces")
    }

    /// Compares two lists of messages; opcodes are indices, so the older list must be a prefix of the newer one.
    private func compare(
        _ ours: [MessageDescription], _ theirs: [MessageDescription], upTo version: UInt32, in place: String
    ) {
        let ours = ours.filter { $0.since <= version }
        let theirs = theirs.filter { $0.since <= version }
        #expect(ours.map(\.name) == theirs.map(\.name), "\(place)")
        for (own, their) in zip(ours, theirs) {
            #expect(own.signature == their.signature, "\(place) \(own.name)")
            #expect(own.signatureInterfaces == their.signatureInterfaces, "\(place) \(own.name)")
            for (ownArgument, theirArgument) in zip(own.arguments, their.arguments) {
                #expect(ownArgument.name == theirArgument.name, "\(place) \(own.name)")
                // Newer files specify enums that older ones omit.
                if let name = theirArgument.enumeration {
                    #expect(ownArgument.enumeration == name, "\(place) \(own.name)")
                }
            }
            // Destructor events were marked in the files only later.
            if their.isDestructor || place.hasSuffix("request") {
                #expect(own.isDestructor == their.isDestructor, "\(place) \(own.name)")
            }
        }
    }
}
