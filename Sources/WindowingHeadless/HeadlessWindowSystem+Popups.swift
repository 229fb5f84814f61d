// SPDX-License-Identifier: MIT
public import Foundation
internal import RenderThread
internal import Windowing

/// The surface at a point of a screen.
public enum HeadlessSurface {
    case window(HeadlessWindow)
    case popup(HeadlessPopup)
}

extension HeadlessWindowSystem {
    /// Returns the surface at a point of a screen, in the screen's points, and the point in the surface's coordinates;
    /// `nil` for the background.
    ///
    /// Shadows accept no input.
    public func surface(
        at point: CGPoint, on screen: HeadlessScreen
    ) -> (surface: HeadlessSurface, location: CGPoint)? {
        for window in windows.reversed() where window.screen === screen && !window.isMinimized {
            for popup in window.visiblePopups.reversed() where popup.frameOnScreen.contains(point) {
                return (.popup(popup), Self.location(of: point, in: popup.frameOnScreen, popup.target))
            }
            if window.frameOnScreen.contains(point) {
                return (.window(window), Self.location(of: point, in: window.frameOnScreen, window.target))
            }
        }
        return nil
    }

    private static func location(
        of point: CGPoint, in frame: CGRect, _ target: HeadlessFrameTarget
    ) -> CGPoint {
        let shadow = RenderActor.sync { target.configuration?.windowGeometry.origin } ?? .zero
        return CGPoint(x: point.x - frame.minX + shadow.x, y: point.y - frame.minY + shadow.y)
    }

    /// Clicks outside all windows of this application: popups with a grab are dismissed, the topmost first.
    public func pressDesktop() {
        dismissGrabs()
    }

    func dismissGrabs() {
        for popup in grabs.reversed() { popup.dismiss() }
    }

    // MARK: - Grabs

    /// Makes `popup` the topmost of a grab chain that begins at a window; popups of another chain are dismissed.
    func grab(_ popup: HeadlessPopup, on parent: any HeadlessPopupParent) {
        for other in grabs.reversed() where other !== parent && !Self.isWithin(parent, other) {
            other.dismiss()
            other.close()
        }
        grabs.append(popup)
        setNeedsFocus()
    }

    func release(_ popup: HeadlessPopup) {
        guard grabs.contains(where: { $0 === popup }) else { return }
        grabs.removeAll { $0 === popup }
        setNeedsFocus()
    }

    private static func isWithin(_ parent: any HeadlessPopupParent, _ popup: HeadlessPopup) -> Bool {
        var current: (any HeadlessPopupParent)? = parent
        while let owner = current as? HeadlessPopup {
            if owner === popup { return true }
            current = owner.parent
        }
        return false
    }

    // MARK: - Input

    /// Delivers an event to its surface, or a key to the popup with the grab.
    func route(_ event: InputEvent, to surface: any HeadlessPopupParent, deliver: () -> Void) {
        if case .key = event, let popup = grabs.last, popup !== surface {
            popup.delegate?.popup(popup, didReceive: event)
            return
        }
        if event.isPress, !grabs.contains(where: { Self.isWithin(surface, $0) }) { dismissGrabs() }
        deliver()
    }

    /// Schedules focus events at the clock's next call.
    func setNeedsFocus() {
        guard pendingFocus == nil else { return }
        pendingFocus = timeSource.schedule(after: 0) { [weak self] in
            guard let self else { return }
            pendingFocus = nil
            let owner = grabs.last
            activeWindow?.updateFocus()
            for window in windows {
                for popup in window.visiblePopups where popup !== owner { popup.setFocus(false) }
            }
            owner?.setFocus(true)
        }
    }
}
