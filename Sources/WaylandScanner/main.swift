// SPDX-License-Identifier: MIT
import Foundation
import WaylandProtocolModel

// WaylandScanner client|server OUTPUT_DIRECTORY PROTOCOL.xml...

func fail(_ message: String) -> Never {
    FileHandle.standardError.write(Data((message + "\n").utf8))
    exit(1)
}

let arguments = CommandLine.arguments.dropFirst()
guard arguments.count >= 3, let side = arguments.first.flatMap(Emitter.Side.init(rawValue:)) else {
    fail("usage: WaylandScanner client|server OUTPUT_DIRECTORY PROTOCOL.xml...")
}
let directory = URL(fileURLWithPath: arguments[arguments.startIndex + 1], isDirectory: true)

do {
    let descriptions = try arguments.dropFirst(2).map { try ProtocolParser.parse(contentsOf: URL(fileURLWithPath: $0)) }
    let files = Emitter(side: side, protocols: try ProtocolSet(descriptions)).files()
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    let kept = Set(files.map(\.name))
    // Removes the bindings of protocols that no longer exist.
    for name in try FileManager.default.contentsOfDirectory(atPath: directory.path)
    where name.hasSuffix(".swift") && !kept.contains(name) {
        try FileManager.default.removeItem(at: directory.appendingPathComponent(name))
    }
    for file in files {
        let url = directory.appendingPathComponent(file.name)
        let data = Data(file.text.utf8)
        // An unchanged file keeps its modification date, so that it isn't recompiled.
        if (try? Data(contentsOf: url)) != data {
            try data.write(to: url)
        }
    }
} catch {
    fail("\(error)")
}
