// Pages that all guests of one neighbourhood share.
import { MASJID_COOKIE } from '#app/core/mosques/my-masjid.ts'
import { quietAtFirst } from '#app/core/request/first-look.ts'
import type { Keeping } from '#app/core/request/keeping.ts'

export const keeping: Keeping = { keptFor: 'neighbours', ownWith: [MASJID_COOKIE] }

export const handle = quietAtFirst
