// SPDX-License-Identifier: MIT
#ifndef SHOJI_USER_ENVIRONMENT_H
#define SHOJI_USER_ENVIRONMENT_H

// Makes Foundation's functions for the home folder follow HOME.
//
// Runs before the program's own code, so calling it changes nothing. The call is the reference for which a linker keeps
// this file's other definitions when it takes them from an archive.
void user_environment_adopt(void);

#endif
