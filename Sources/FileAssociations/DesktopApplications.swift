// SPDX-License-Identifier: MIT
internal import CGIO

/// The applications that are installed for the user, by their `.desktop` files.
package enum DesktopApplications {
    /// Returns whether an application opens URLs of a scheme, as `xdg-open` would choose it.
    ///
    /// Reads the databases of the desktop, which are cached; takes less than a millisecond.
    package static func open(scheme: String) -> Bool {
        guard let application = unsafe g_app_info_get_default_for_uri_scheme(scheme) else { return false }
        unsafe g_object_unref(UnsafeMutableRawPointer(application))
        return true
    }
}
