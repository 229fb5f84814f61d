// SPDX-License-Identifier: MIT
internal import CUserEnvironment
package import Foundation

// CUserEnvironment calls these functions instead of those of Foundation for `Locale.current`, `Calendar.current`, their
// autoupdating variants, and `Locale.preferredLanguages`, which answer for English on Linux.

@_silgen_name("shoji_current_locale")
package func currentLocale() -> Locale { UserLocale.current.locale }

@_silgen_name("shoji_current_calendar")
package func currentCalendar() -> Calendar { UserLocale.current.locale.calendar }

@_silgen_name("shoji_preferred_languages")
package func preferredLanguages() -> [String] { UserLocale.current.languageTags }
