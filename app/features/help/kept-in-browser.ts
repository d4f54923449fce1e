// Every cookie and every name in the browser's storage that this site uses, for the privacy policy. The test beside it reads
// them from the code: a new one is named here, with its reason, or the test fails.

/** `device`: local storage; `tab`: session storage; `files`: the cache of a service worker. */
export type KeptWhere = 'cookie' | 'device' | 'tab' | 'files'
export type KeptFor = 'minutes' | 'halfHour' | 'day' | 'month' | 'twoMonths' | 'year' | 'offer' | 'tab' | 'cleared'

/** A name that ends in `*` stands for all that begin so: one for each promotion, mosque or form. */
export const KEPT = [
  { name: 'sb-mahalla-auth', where: 'cookie', lasts: 'month', why: 'session' },
  { name: 'mahalla-sign-in', where: 'cookie', lasts: 'minutes', why: 'signIn' },
  { name: 'wish', where: 'cookie', lasts: 'halfHour', why: 'wish' },
  { name: 'mahalla-draft', where: 'cookie', lasts: 'twoMonths', why: 'listing' },
  { name: 'mahalla_cart', where: 'cookie', lasts: 'month', why: 'cart' },
  { name: 'mahalla_buyer', where: 'cookie', lasts: 'month', why: 'buyer' },
  { name: 'mahalla-ref', where: 'cookie', lasts: 'offer', why: 'referral' },
  { name: 'lang', where: 'cookie', lasts: 'year', why: 'language' },
  { name: 'theme', where: 'cookie', lasts: 'year', why: 'theme' },
  { name: 'place', where: 'cookie', lasts: 'year', why: 'place' },
  { name: 'prayer', where: 'cookie', lasts: 'year', why: 'prayer' },
  { name: 'masjid', where: 'cookie', lasts: 'year', why: 'masjid' },
  { name: 'quran', where: 'cookie', lasts: 'year', why: 'reader' },
  { name: 'quran-tapped', where: 'cookie', lasts: 'minutes', why: 'bookmarks' },
  { name: 'userCity', where: 'device', lasts: 'cleared', why: 'city' },
  { name: 'recentPlaces', where: 'device', lasts: 'cleared', why: 'recentPlaces' },
  { name: 'recentSearches', where: 'device', lasts: 'cleared', why: 'recentSearches' },
  { name: 'saved', where: 'device', lasts: 'cleared', why: 'saves' },
  { name: 'directoryMap', where: 'device', lasts: 'cleared', why: 'map' },
  { name: 'prayerTimes:*', where: 'device', lasts: 'day', why: 'times' },
  { name: 'athanPlayer', where: 'device', lasts: 'cleared', why: 'athan' },
  { name: 'mahalla-quran', where: 'device', lasts: 'cleared', why: 'bookmarks' },
  { name: 'zakaat-sheet', where: 'device', lasts: 'cleared', why: 'zakaat' },
  { name: 'mahalla:timers', where: 'device', lasts: 'cleared', why: 'timers' },
  { name: 'coursePause', where: 'device', lasts: 'cleared', why: 'pause' },
  { name: 'templates-logo', where: 'device', lasts: 'cleared', why: 'logo' },
  { name: 'draft:*', where: 'device', lasts: 'cleared', why: 'drafts' },
  { name: 'assistantPerson', where: 'device', lasts: 'cleared', why: 'person' },
  { name: 'signupPopupHiddenUntil', where: 'device', lasts: 'month', why: 'popup' },
  { name: 'promotion *', where: 'device', lasts: 'cleared', why: 'promotion' },
  { name: 'display:*', where: 'device', lasts: 'cleared', why: 'display' },
  { name: 'queueKeys', where: 'device', lasts: 'cleared', why: 'staffKeys' },
  { name: 'assistant', where: 'tab', lasts: 'tab', why: 'assistant' },
  { name: 'signupPopupClosed', where: 'tab', lasts: 'tab', why: 'popup' },
  { name: 'seen *', where: 'tab', lasts: 'tab', why: 'promotion' },
  { name: 'webLog', where: 'tab', lasts: 'tab', why: 'webLog' },
  { name: 'display-1', where: 'files', lasts: 'cleared', why: 'display' },
] as const satisfies readonly { name: string; where: KeptWhere; lasts: KeptFor; why: string }[]
