// Pages of the Quran: the same for all guests of one neighbourhood who have not chosen how they read.
import { MASJID_COOKIE } from '#app/core/mosques/my-masjid.ts'
import { READER_COOKIE } from '#app/core/quran/reader-settings.ts'
import { quietAtFirst } from '#app/core/request/first-look.ts'
import type { Keeping } from '#app/core/request/keeping.ts'

export const keeping: Keeping = { keptFor: 'neighbours', ownWith: [MASJID_COOKIE, READER_COOKIE], isFixed: true }

export const handle = quietAtFirst
