// SPDX-License-Identifier: MIT
#pragma once

#include <gio/gio.h>
#include <gio/gdesktopappinfo.h>
#include <gio/gunixfdlist.h>
