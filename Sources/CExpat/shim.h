// SPDX-License-Identifier: MIT
#pragma once

#include <expat.h>

// The header declares these only if macros of the library's build are defined. They exist since version 2.4, in builds
// with DTD support; in other builds they are absent, and no entities are expanded.
extern XML_Bool XML_SetBillionLaughsAttackProtectionMaximumAmplification(XML_Parser parser, float factor)
    __attribute__((weak));
extern XML_Bool XML_SetBillionLaughsAttackProtectionActivationThreshold(XML_Parser parser, unsigned long long bytes)
    __attribute__((weak));

// Limits the expanded text to `factor` times the size of the input, from the first byte on.
static inline void cexpat_limit_amplification(XML_Parser parser, float factor) {
    if (XML_SetBillionLaughsAttackProtectionMaximumAmplification == NULL) return;
    if (XML_SetBillionLaughsAttackProtectionActivationThreshold == NULL) return;
    XML_SetBillionLaughsAttackProtectionMaximumAmplification(parser, factor);
    XML_SetBillionLaughsAttackProtectionActivationThreshold(parser, 0);
}
