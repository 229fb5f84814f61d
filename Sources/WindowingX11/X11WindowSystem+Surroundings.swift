// SPDX-License-Identifier: MIT
internal import CXCB
internal import Foundation
internal import Windowing

/// The environment: screens, window manager, settings.
extension X11WindowSystem {
    /// Reads everything that the first window depends on, and returns the screens, with blocking requests.
    func readSurroundings(_ session: Session) -> Displays.Change {
        (scale, settings, settingsWindow) = DisplayScale.read(
            session.connection, atoms: session.atoms, root: session.screen.root)
        compositorSelection = WindowManager.compositorSelection(session.connection)
        followCompositor(session)
        manager = WindowManager.read(session.connection, atoms: session.atoms, root: session.screen.root)
        let reader = ScreenReader(
            screen: session.screen, hasOutputs: session.extensions.randr.value != nil, edid: session.atoms[.edid],
            overscan: OutputOverscan(session.atoms))
        reader.listen(session.connection)
        displays.reader = reader
        return displays.update(reader.read(session.connection), scale: scale)
    }

    /// Selects events for the start and end of compositors, because some don't announce themselves.
    func followCompositor(_ session: Session) {
        guard session.extensions.fixes.value != nil, let selection = compositorSelection else { return }
        let mask =
            XCB_XFIXES_SELECTION_EVENT_MASK_SET_SELECTION_OWNER.rawValue
            | XCB_XFIXES_SELECTION_EVENT_MASK_SELECTION_WINDOW_DESTROY.rawValue
            | XCB_XFIXES_SELECTION_EVENT_MASK_SELECTION_CLIENT_CLOSE.rawValue
        unsafe _ = xcb_xfixes_select_selection_input(session.connection.pointer, session.helper, selection, mask)
    }

    func startDevices(_ session: Session) {
        keyboard.reload()
        session.connection.selectInput(
            of: session.screen.root, devices: UInt16(XCB_INPUT_DEVICE_ALL.rawValue),
            XCB_INPUT_XI_EVENT_MASK_HIERARCHY.rawValue)
        pointer.axes.refresh()
        let screenNumber = session.connection.screenNumber
        Task { [weak self] in
            let theme = await session.inquire { CursorTheme($0, screenNumber: screenNumber) }
            guard let self, self.session === session else { return }
            use(theme)
        }
    }

    private func use(_ theme: CursorTheme?) {
        cursors = theme
        for surface in surfaces.values { surface.cursorDidChange() }
        flush()
    }

    func rootPropertyDidChange(_ property: UInt32) {
        guard let session else { return }
        switch session.atoms.name(of: property) {
        case .netSupportingCheck, .netSupported, .netWorkArea, .netCurrentDesktop: refreshManager(session)
        case .resourceManager: refreshScale(session)
        default: break
        }
    }

    func surroundingsDidAppear(_ session: Session) {
        refreshManager(session)
        refreshScale(session)
    }

    func refreshManager(_ session: Session) {
        let (atoms, root) = (session.atoms, session.screen.root)
        Task { [weak self] in
            let manager = await session.inquire { WindowManager.read($0, atoms: atoms, root: root) }
            guard let self, self.session === session, manager != self.manager else { return }
            self.manager = manager
            for window in windows.values { window.surroundingsDidChange() }
            for popup in popups.values { popup.managerDidChange() }
        }
    }

    func refreshScale(_ session: Session) {
        let (atoms, root) = (session.atoms, session.screen.root)
        Task { [weak self] in
            let (scale, settings, window) = await session.inquire {
                DisplayScale.read($0, atoms: atoms, root: root)
            }
            guard let self, self.session === session else { return }
            settingsWindow = window
            setScale(scale)
            self.settings = settings
        }
    }

    func setScale(_ scale: CGFloat) {
        guard scale != self.scale else { return }
        self.scale = scale
        report(displays.update(scale: scale))
        for window in windows.values { window.surroundingsDidChange() }
    }

    func refreshScreens() {
        Task { [weak self] in await self?.readScreens() }
    }

    func report(_ change: Displays.Change) {
        for screen in change.removed { delegate?.windowSystem(self, didDisconnect: screen) }
        for screen in change.added { delegate?.windowSystem(self, didConnect: screen) }
        for screen in change.changed { delegate?.windowSystem(self, didChange: screen) }
    }
}
