// SPDX-License-Identifier: MIT
internal import Foundation
internal import Glibc
internal import SystemFiles

/// The attributes that a new version takes over from the old one.
enum ItemAttributes {
    /// Copies permissions, the group, access lists, and the user's attributes, such as the tags of file managers.
    ///
    /// Only permissions have to succeed: a version that others could suddenly read must not appear.
    static func copy(from old: URL, to new: URL) throws {
        var status = stat()
        guard unsafe stat(old.path, &status) == 0 else { return }
        var made = stat()
        guard unsafe stat(new.path, &made) == 0 else { return }
        if status.st_gid != made.st_gid { _ = unsafe chown(new.path, uid_t.max, status.st_gid) }
        // A folder stays a folder that can be entered, whatever the permissions of the file that it replaces.
        if status.st_mode & S_IFMT == made.st_mode & S_IFMT {
            guard unsafe chmod(new.path, status.st_mode & 0o7777) == 0 else {
                throw FileFailure.error("setting permissions of \(new.path)", errno, at: old)
            }
        }
        for name in FileItem.attributeNames(of: old.path)
        where name.hasPrefix("user.") || name == "system.posix_acl_access" {
            guard let value = FileItem.attribute(name, of: old.path) else { continue }
            FileItem.setAttribute(name, to: value, of: new.path)
        }
    }
}
