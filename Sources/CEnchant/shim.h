// SPDX-License-Identifier: MIT
#pragma once

#include <enchant-2/enchant.h>

// The library is opened at its first use, so these are the types of the functions that are looked up by name.
typedef __typeof__(enchant_broker_init) *cenchant_broker_init;
typedef __typeof__(enchant_broker_free) *cenchant_broker_free;
typedef __typeof__(enchant_broker_list_dicts) *cenchant_broker_list_dicts;
typedef __typeof__(enchant_broker_request_dict) *cenchant_broker_request_dict;
typedef __typeof__(enchant_broker_free_dict) *cenchant_broker_free_dict;
typedef __typeof__(enchant_dict_check) *cenchant_dict_check;
typedef __typeof__(enchant_dict_suggest) *cenchant_dict_suggest;
typedef __typeof__(enchant_dict_free_string_list) *cenchant_dict_free_string_list;
typedef __typeof__(enchant_dict_add) *cenchant_dict_add;
typedef __typeof__(enchant_dict_remove) *cenchant_dict_remove;
typedef __typeof__(enchant_dict_is_added) *cenchant_dict_is_added;
