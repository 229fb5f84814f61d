// SPDX-License-Identifier: MIT
#pragma once

// Apart from CXKBCommon, so that only processes that show windows on X load the library.
#include <xkbcommon/xkbcommon-x11.h>
