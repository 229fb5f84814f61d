// SPDX-License-Identifier: MIT
#include "CUserEnvironment.h"

#include <stdlib.h>

// MARK: - The user's locale

// On Linux, Foundation's locale is that of English without a region, and there is no setting that changes it: it is a
// constant in its source. The definitions below have the symbols of its public properties. Definitions of an executable
// precede those of the libraries that it loads, also for calls among these libraries, so Foundation's own formatters
// use them too. They are weak because Foundation's remain in a program that links it statically.

#define REPLACE(symbol) __attribute__((swiftcall, weak, visibility("default"))) symbol
#define SWIFT __attribute__((swiftcall))

// Locale and Calendar consist of a reference and its conformance to a protocol; Localization checks that.
struct existential {
    const void *object, *conformance;
};

SWIFT struct existential shoji_current_locale(void);
SWIFT struct existential shoji_current_calendar(void);
SWIFT const void *shoji_preferred_languages(void);

struct existential REPLACE(locale_current)(void) __asm__("$s20FoundationEssentials6LocaleV7currentACvgZ");
struct existential REPLACE(locale_autoupdating)(void)
    __asm__("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ");
struct existential REPLACE(calendar_current)(void) __asm__("$s20FoundationEssentials8CalendarV7currentACvgZ");
struct existential REPLACE(calendar_autoupdating)(void)
    __asm__("$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ");
const void *REPLACE(locale_preferred_languages)(void)
    __asm__("$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ");

struct existential locale_current(void) { return shoji_current_locale(); }
struct existential locale_autoupdating(void) { return shoji_current_locale(); }
struct existential calendar_current(void) { return shoji_current_calendar(); }
struct existential calendar_autoupdating(void) { return shoji_current_calendar(); }
const void *locale_preferred_languages(void) { return shoji_preferred_languages(); }

// MARK: - The user's home folder

// Foundation reads the home folder from the user database, unless this variable names another. A value may be that of a
// parent process with another HOME.
__attribute__((constructor)) void user_environment_adopt(void) {
    const char *home = getenv("HOME");
    if (home && home[0] == '/') setenv("CFFIXED_USER_HOME", home, 1);
}
