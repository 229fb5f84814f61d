// SPDX-License-Identifier: MIT
extension Emitter {
    func emitServer(_ interface: InterfaceDescription, to writer: inout SourceWriter) {}
}
