// SPDX-License-Identifier: MIT
internal import WaylandClient
internal import Windowing

/// Windows with a parent.
extension WaylandWindow {
    func setParent(_ parent: (any PlatformWindow)?, isModal: Bool) {
        let parent = parent as? WaylandWindow
        precondition(
            parent.map { !$0.belongs(to: self) } ?? true, "A window cannot belong to one that belongs to it.")
        self.parent = parent
        setModal(isModal && parent != nil)
        guard let parent else { return sendParent() }
        // Compositors ignore a parent that isn't mapped yet.
        parent.onceMapped { [weak self, weak parent] in
            guard let self, let parent, self.parent === parent else { return }
            sendParent()
        }
    }

    private func sendParent() {
        role?.toplevel.setParent(parent: parent?.role?.toplevel)
    }

    private func belongs(to window: WaylandWindow) -> Bool {
        var current: WaylandWindow? = self
        while let one = current {
            if one === window { return true }
            current = one.parent
        }
        return false
    }

    /// Marks the window as modal.
    ///
    /// Without the dialog protocol it still stays above its parent; blocking input to the parent is up to the
    /// application in any case.
    private func setModal(_ isModal: Bool) {
        guard let role, let manager = objects?.session.optional.dialog else { return }
        if isModal {
            let dialog = dialog ?? manager.getXdgDialog(toplevel: role.toplevel)
            dialog.setModal()
            self.dialog = dialog
        } else {
            dialog?.unsetModal()
        }
    }
}
