// SPDX-License-Identifier: MIT
internal import CCanberra
internal import Foundation

/// The functions of libcanberra.
///
/// The library is opened when an instance is created, and stays open until the process ends.
@safe
struct CanberraLibrary {
    let makeContext: ccanberra_context_create
    let freeContext: ccanberra_context_destroy
    let change: ccanberra_context_change_props_full
    let play: ccanberra_context_play_full
    let makeProperties: ccanberra_proplist_create
    let freeProperties: ccanberra_proplist_destroy
    let set: ccanberra_proplist_sets

    /// Opens the library; `nil` if it isn't installed, or lacks one of the functions.
    init?(_ name: String) {
        guard let handle = unsafe dlopen(name, RTLD_NOW) else { return nil }
        func function<Function>(_ name: String) -> Function? {
            // The shim declares the types.
            unsafe dlsym(handle, name).map { unsafe unsafeBitCast($0, to: Function.self) }
        }
        guard let makeContext: ccanberra_context_create = unsafe function("ca_context_create"),
            let freeContext: ccanberra_context_destroy = unsafe function("ca_context_destroy"),
            let change: ccanberra_context_change_props_full = unsafe function("ca_context_change_props_full"),
            let play: ccanberra_context_play_full = unsafe function("ca_context_play_full"),
            let makeProperties: ccanberra_proplist_create = unsafe function("ca_proplist_create"),
            let freeProperties: ccanberra_proplist_destroy = unsafe function("ca_proplist_destroy"),
            let set: ccanberra_proplist_sets = unsafe function("ca_proplist_sets")
        else { return nil }
        unsafe self.makeContext = unsafe makeContext
        unsafe self.freeContext = unsafe freeContext
        unsafe self.change = unsafe change
        unsafe self.play = unsafe play
        unsafe self.makeProperties = unsafe makeProperties
        unsafe self.freeProperties = unsafe freeProperties
        unsafe self.set = unsafe set
    }
}
