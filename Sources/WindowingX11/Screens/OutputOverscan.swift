// SPDX-License-Identifier: MIT
internal import CXCB
public import Windowing

/// The properties of graphics drivers for an output's overscan: `underscan`, an atom that determines whether the image
/// is scaled, and its two borders in pixels.
struct OutputOverscan: Sendable {
    private let atoms: Atoms

    init(_ atoms: Atoms) {
        self.atoms = atoms
    }

    /// The requests sent for one output.
    struct Questions {
        fileprivate var sequences: [UInt32]
    }

    func ask(_ connection: XConnection, about output: UInt32) -> Questions {
        Questions(
            sequences: [AtomName.underscan, .underscanHorizontal, .underscanVertical].map { name in
                unsafe xcb_randr_get_output_property(connection.pointer, output, atoms[name], 0, 0, 1, 0, 0).sequence
            })
    }

    /// Reads the overscan; `nil` if the driver doesn't support it, or nothing is hidden.
    ///
    /// Fetches all replies, even if the first one makes the others irrelevant.
    func read(_ connection: XConnection, _ questions: Questions) -> ScreenOverscan? {
        let numbers = questions.sequences.map { number(connection.wait(for: $0)) }
        guard let state = numbers[0], let horizontal = numbers[1], let vertical = numbers[2] else { return nil }
        // If the driver decides automatically, it is assumed to make the whole image visible.
        return ScreenOverscan(
            horizontal: Int(Int32(bitPattern: horizontal)), vertical: Int(Int32(bitPattern: vertical)),
            isScaled: state == atoms[.on] || state == atoms[.automatic])
    }

    private func number(_ reply: WireBytes?) -> UInt32? {
        guard let header = reply?.load(xcb_randr_get_output_property_reply_t.self), header.format == 32,
            header.num_items > 0
        else { return nil }
        return reply?.load(UInt32.self, at: MemoryLayout<xcb_randr_get_output_property_reply_t>.size)
    }

    /// Requests the driver to scale the image, or not; it reports the change.
    func setScaled(_ isScaled: Bool, of output: UInt32, _ connection: XConnection) {
        var value = atoms[isScaled ? .on : .off]
        unsafe _ = xcb_randr_change_output_property(
            connection.pointer, output, atoms[.underscan], atoms[.atom], 32, UInt8(XCB_PROP_MODE_REPLACE.rawValue), 1,
            &value)
    }
}

extension X11WindowSystem {
    public func setOverscanScaled(_ isScaled: Bool, of screen: any PlatformScreen) throws(OperationError) {
        let operation = "Scaling a screen's picture"
        guard let session, let output = displays.layout.shown.first(where: { displays.isShown($0, by: screen) }) else {
            throw .unavailable(operation: operation, reason: "the screen is not connected")
        }
        guard output.overscan != nil else {
            throw .unavailable(
                operation: operation, reason: "the driver of \(output.name) tells of nothing that its edges hide")
        }
        OutputOverscan(session.atoms).setScaled(isScaled, of: output.identifier, session.connection)
        session.flush()
    }
}
