// SPDX-License-Identifier: MIT
internal import Dispatch
internal import Foundation
internal import RenderThread
internal import WaylandClient
internal import Windowing

/// A surface with an `xdg_surface`, the common part of windows and popups.
///
/// The compositor's events for the surface are handled here on the main actor; frames are sent by `target`, on the
/// render thread.
@MainActor
class ShellSurface {
    /// The protocol objects; released when the surface is closed.
    @MainActor
    struct Objects {
        let session: Session
        let surface: WlSurface
        let shellSurface: XdgSurface
        let fractionalScale: WpFractionalScaleV1?
        let viewport: WpViewport?

        init(session: Session) {
            self.session = session
            surface = session.compositor.createSurface()
            shellSurface = session.shell.getXdgSurface(surface: surface)
            viewport = session.optional.viewporter?.getViewport(surface: surface)
            // A fractional scale is useless if buffers can't be stretched.
            fractionalScale = viewport.flatMap { [surface] _ in
                session.optional.fractionalScale?.getFractionalScale(surface: surface)
            }
        }

        /// The objects that the render thread needs.
        var forFrames: WaylandFrameTarget.Objects {
            WaylandFrameTarget.Objects(
                surface: surface, shellSurface: shellSurface, compositor: session.compositor, viewport: viewport,
                presentation: session.optional.presentationClock, queue: session.renderQueue, reader: session.reader)
        }
    }

    private(set) var objects: Objects?
    let target: WaylandFrameTarget
    unowned let system: WaylandWindowSystem

    var scale: SurfaceScale
    /// The outputs that the surface is on, in the order of the enter events.
    private(set) var enteredOutputs: [WlOutput] = []
    private(set) var cursor = CursorShape.default
    /// The serial of the latest configure event; `nil` before the first.
    private(set) var lastSerial: UInt32?
    private var isMapped = false
    private var mapHandlers: [() -> Void] = []
    /// The child popups, in order of opening.
    var popups: [WaylandPopup] = []
    weak var dropDelegate: (any PlatformDropDelegate)? {
        didSet { if oldValue == nil { for seat in system.seats { seat.dataDevice?.enterNewDelegate(of: self) } } }
    }
    /// The surface and its popups, from the bottom up.
    final var withPopups: [ShellSurface] { [self] + popups.flatMap(\.withPopups) }
    /// The window at the root of the chain of popups; for a window, itself.
    var toplevel: WaylandWindow? { nil }

    init(session: Session, system: WaylandWindowSystem, expectedScale: CGFloat? = nil) {
        let objects = Objects(session: session)
        self.objects = objects
        self.system = system
        target = WaylandFrameTarget(
            objects: objects.forFrames, memory: session.memory, timeSource: system.timeSource)
        let isFractional = objects.fractionalScale != nil
        scale = SurfaceScale(
            expected: expectedScale ?? system.expectedScale(isFractional: isFractional), isFractional: isFractional)
    }

    // MARK: - Overridden by windows and popups

    /// Applies everything received since the last configure event.
    func didConfigure(serial: UInt32) {}

    /// Called when `scale.value` has changed.
    func scaleDidChange() {}

    /// Called when the set of screens that show the surface, or their properties, have changed.
    func screensDidChange(_ screens: [WaylandScreen]) {}

    func didReceive(_ event: InputEvent) {}

    /// The window geometry's size after responding to the latest configure event, if known.
    var nextGeometrySize: CGSize? { nil }

    /// Destroys the role's own objects, before those of the surface.
    func endRole() {}

    // MARK: - Input

    /// Delivers an input event, after dismissing the popups that it dismisses.
    final func deliver(_ event: InputEvent) {
        if event.isPress { system.dismissGrabs(pressedIn: self) }
        // The dismissal might have closed this surface.
        if objects != nil { didReceive(event) }
    }

    // MARK: - Life

    func show(_ shape: CursorShape) {
        guard shape != cursor, objects != nil else { return }
        cursor = shape
        system.cursorDidChange(of: self)
    }

    /// Commits without a buffer, which requests the first configure event.
    func commitWithoutBuffer() {
        guard let objects else { return }
        objects.surface.commit()
        objects.session.reader.flush()
    }

    /// Closes the surface and its popups; returns `false` if that was done before.
    @discardableResult
    func end() -> Bool {
        guard objects != nil else { return false }
        for popup in popups.reversed() { popup.close() }
        guard let objects else { return false }
        self.objects = nil
        let target = target
        RenderActor.sync { target.close() }
        system.didClose(self, surface: objects.surface)
        endObjects(objects)
        enteredOutputs = []
        mapHandlers = []
        return true
    }

    /// Restarts with a new, unmapped surface for the same frame target.
    func replaceObjects() {
        guard let old = objects else { return }
        let new = Objects(session: old.session)
        objects = new
        let target = target
        let forFrames = new.forFrames
        RenderActor.sync { target.start(anewWith: forFrames) }
        system.didReplace(old.surface, of: self, with: new.surface)
        endObjects(old)
        enteredOutputs = []
        lastSerial = nil
        isMapped = false
        listen()
    }

    /// Calls `handler` once the surface is mapped; immediately if it is.
    func onceMapped(_ handler: @escaping () -> Void) {
        if isMapped { handler() } else { mapHandlers.append(handler) }
    }

    private func didMap() {
        guard objects != nil else { return }
        isMapped = true
        let handlers = mapHandlers
        mapHandlers = []
        for handler in handlers { handler() }
        if !handlers.isEmpty { system.flush() }
    }

    private func endObjects(_ objects: Objects) {
        objects.shellSurface.handler = nil
        objects.surface.handler = nil
        objects.fractionalScale?.handler = nil
        // Roles must be destroyed before their surfaces.
        endRole()
        objects.fractionalScale?.destroy()
        objects.shellSurface.destroy()
        objects.surface.destroy()
        objects.session.reader.flush()
    }

    // MARK: - Events

    func listen() {
        guard let objects else { return }
        let target = target
        RenderActor.async { [weak self] in
            target.whenMapped { _ in
                DispatchQueue.main.async { MainActor.assumeIsolated { self?.didMap() } }
            }
        }
        objects.shellSurface.handler = { [weak self] event in
            guard case .configure(let serial) = event else { return }
            MainActor.assumeIsolated { self?.configure(serial) }
        }
        objects.surface.handler = { [weak self] event in
            MainActor.assumeIsolated { self?.receive(event) }
        }
        objects.fractionalScale?.handler = { [weak self] event in
            guard case .preferredScale(let scale) = event else { return }
            MainActor.assumeIsolated { self?.changeScale { $0.preferFraction(scale) } }
        }
    }

    private func configure(_ serial: UInt32) {
        let isFirst = lastSerial == nil
        lastSerial = serial
        didConfigure(serial: serial)
        guard isFirst else { return }
        // In the next iteration, so that the application's layout for this configuration is available for the first
        // frame.
        let target = target
        DispatchQueue.main.async { RenderActor.async { target.open() } }
    }

    private func receive(_ event: WlSurface.Event) {
        switch event {
        case .enter(let output):
            guard let output, !enteredOutputs.contains(where: { $0 === output }) else { return }
            enteredOutputs.append(output)
            outputsDidChange()
        case .leave(let output):
            guard let output else { return }
            leave(output)
        case .preferredBufferScale(let factor):
            changeScale { $0.preferWhole(factor) }
        case .preferredBufferTransform:
            // The compositor transforms the image itself, without loss of sharpness.
            break
        }
    }

    /// Removes an output that the surface has left, or that was removed.
    func leave(_ output: WlOutput) {
        guard let index = enteredOutputs.firstIndex(where: { $0 === output }) else { return }
        enteredOutputs.remove(at: index)
        outputsDidChange()
    }

    /// Called when the outputs that the surface is on, or their properties, have changed.
    func outputsDidChange() {
        let screens = enteredOutputs.compactMap { system.screen(of: $0) }
        changeScale { $0.enter(screens.map(\.integerScale)) }
        system.refreshIntervalDidChange(of: self, screens)
        screensDidChange(screens)
    }

    private func changeScale(_ change: (inout SurfaceScale) -> Void) {
        let old = scale.value
        change(&scale)
        guard scale.value != old else { return }
        system.cursorDidChange(of: self)
        scaleDidChange()
    }
}
