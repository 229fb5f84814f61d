// SPDX-License-Identifier: MIT
internal import WaylandClient
internal import WaylandWire

/// Optional globals, each `nil` if the compositor doesn't offer it.
///
/// Each one's use is in the file of its name.
struct OptionalGlobals {
    var viewporter: WpViewporter?
    var fractionalScale: WpFractionalScaleManagerV1?
    var presentation: WpPresentation? {
        didSet { presentationClock = presentation.map(PresentationClock.init) }
    }
    var decoration: ZxdgDecorationManagerV1?
    var cursorShape: WpCursorShapeManagerV1?
    var logicalOutputs: ZxdgOutputManagerV1?
    var dialog: XdgWmDialogV1?
    var activation: XdgActivationV1?
    var exporter: ZxdgExporterV2?
    /// The only exporter that Mutter has before version 44.
    var firstExporter: ZxdgExporterV1?
    var idleInhibition: ZwpIdleInhibitManagerV1?
    var outputPower: ZwlrOutputPowerManagerV1?
    var kdePower: OrgKdeKwinDpmsManager?
    var dataDevices: WlDataDeviceManager?
    var primarySelections: ZwpPrimarySelectionDeviceManagerV1?
    var pointerGestures: ZwpPointerGesturesV1?
    var pointerConstraints: ZwpPointerConstraintsV1?
    var relativePointers: ZwpRelativePointerManagerV1?
    var tablets: ZwpTabletManagerV2?
    var textInputs: ZwpTextInputManagerV3?

    private(set) var presentationClock: PresentationClock?

    private static let fields: [any BindableField] = [
        Field(\.viewporter), Field(\.fractionalScale), Field(\.presentation, isForFrames: true), Field(\.decoration),
        Field(\.cursorShape), Field(\.logicalOutputs), Field(\.dialog), Field(\.activation), Field(\.exporter),
        Field(\.firstExporter), Field(\.idleInhibition), Field(\.outputPower), Field(\.kdePower), Field(\.dataDevices),
        Field(\.primarySelections), Field(\.pointerGestures), Field(\.pointerConstraints), Field(\.relativePointers),
        Field(\.tablets), Field(\.textInputs),
    ]

    /// Binds `global` if it is one of these and not bound yet.
    ///
    /// Frame events are dispatched on `renderQueue`.
    mutating func bind(_ global: Global, in registry: Registry, renderQueue: EventQueue) {
        for field in Self.fields { field.bind(global, in: registry, renderQueue: renderQueue, to: &self) }
    }

    /// Releases a global that the compositor removed; objects created from it remain without effect.
    mutating func remove(_ global: Global) {
        for field in Self.fields { field.remove(global, from: &self) }
    }
}

private protocol BindableField: Sendable {
    func bind(_ global: Global, in registry: Registry, renderQueue: EventQueue, to globals: inout OptionalGlobals)
    func remove(_ global: Global, from globals: inout OptionalGlobals)
}

private struct Field<Object: Proxy>: BindableField {
    let path: any WritableKeyPath<OptionalGlobals, Object?> & Sendable

    let isForFrames: Bool

    init(_ path: any WritableKeyPath<OptionalGlobals, Object?> & Sendable, isForFrames: Bool = false) {
        self.path = path
        self.isForFrames = isForFrames
    }

    func bind(_ global: Global, in registry: Registry, renderQueue: EventQueue, to globals: inout OptionalGlobals) {
        guard global.interface == Object.interface.name, globals[keyPath: path] == nil else { return }
        globals[keyPath: path] = try? registry.bind(Object.self, to: global, on: isForFrames ? renderQueue : nil)
    }

    func remove(_ global: Global, from globals: inout OptionalGlobals) {
        if global.interface == Object.interface.name { globals[keyPath: path] = nil }
    }
}
