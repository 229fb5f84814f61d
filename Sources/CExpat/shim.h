// SPDX-License-Identifier: MIT
#pragma once

#include <expat.h>

// The header shows these to nobody who does not define what the library was built with. They came with version 2.4, and
// only where it reads document types at all: elsewhere they are absent, and nothing is expanded.
extern XML_Bool XML_SetBillionLaughsAttackProtectionMaximumAmplification(XML_Parser parser, float factor)
    __attribute__((weak));
extern XML_Bool XML_SetBillionLaughsAttackProtectionActivationThreshold(XML_Parser parser, unsigned long long bytes)
    __attribute__((weak));

// Text may become `factor` times as long as it is written, from its first byte on.
static inline void cexpat_limit_amplification(XML_Parser parser, float factor) {
    if (XML_SetBillionLaughsAttackProtectionMaximumAmplification == NULL) return;
    if (XML_SetBillionLaughsAttackProtectionActivationThreshold == NULL) return;
    XML_SetBillionLaughsAttackProtectionMaximumAmplification(parser, factor);
    XML_SetBillionLaughsAttackProtectionActivationThreshold(parser, 0);
}
