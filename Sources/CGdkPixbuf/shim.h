// SPDX-License-Identifier: MIT
#pragma once

#include <gdk-pixbuf/gdk-pixbuf.h>
