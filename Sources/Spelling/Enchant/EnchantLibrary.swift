// SPDX-License-Identifier: MIT
internal import CEnchant
internal import Foundation

/// The functions of libenchant.
///
/// The library is opened when an instance is created, and stays open until the process ends.
@safe
struct EnchantLibrary {
    let makeBroker: cenchant_broker_init
    let freeBroker: cenchant_broker_free
    let listDictionaries: cenchant_broker_list_dicts
    let requestDictionary: cenchant_broker_request_dict
    let freeDictionary: cenchant_broker_free_dict
    let check: cenchant_dict_check
    let suggest: cenchant_dict_suggest
    let freeStrings: cenchant_dict_free_string_list
    let add: cenchant_dict_add
    let remove: cenchant_dict_remove
    let isAdded: cenchant_dict_is_added

    /// Opens the library; `nil` if it isn't installed, or lacks one of the functions.
    init?(_ name: String) {
        guard let handle = unsafe dlopen(name, RTLD_NOW) else { return nil }
        func function<Function>(_ name: String) -> Function? {
            // The shim declares the types from the library's header.
            unsafe dlsym(handle, name).map { unsafe unsafeBitCast($0, to: Function.self) }
        }
        guard let makeBroker: cenchant_broker_init = unsafe function("enchant_broker_init"),
            let freeBroker: cenchant_broker_free = unsafe function("enchant_broker_free"),
            let listDictionaries: cenchant_broker_list_dicts = unsafe function("enchant_broker_list_dicts"),
            let requestDictionary: cenchant_broker_request_dict = unsafe function("enchant_broker_request_dict"),
            let freeDictionary: cenchant_broker_free_dict = unsafe function("enchant_broker_free_dict"),
            let check: cenchant_dict_check = unsafe function("enchant_dict_check"),
            let suggest: cenchant_dict_suggest = unsafe function("enchant_dict_suggest"),
            let freeStrings: cenchant_dict_free_string_list = unsafe function("enchant_dict_free_string_list"),
            let add: cenchant_dict_add = unsafe function("enchant_dict_add"),
            let remove: cenchant_dict_remove = unsafe function("enchant_dict_remove"),
            let isAdded: cenchant_dict_is_added = unsafe function("enchant_dict_is_added")
        else { return nil }
        unsafe self.makeBroker = unsafe makeBroker
        unsafe self.freeBroker = unsafe freeBroker
        unsafe self.listDictionaries = unsafe listDictionaries
        unsafe self.requestDictionary = unsafe requestDictionary
        unsafe self.freeDictionary = unsafe freeDictionary
        unsafe self.check = unsafe check
        unsafe self.suggest = unsafe suggest
        unsafe self.freeStrings = unsafe freeStrings
        unsafe self.add = unsafe add
        unsafe self.remove = unsafe remove
        unsafe self.isAdded = unsafe isAdded
    }
}
