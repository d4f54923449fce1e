// Pages of the store: the same for all guests of one neighbourhood who have nothing in their basket.
import { MASJID_COOKIE } from '#app/core/mosques/my-masjid.ts'
import { quietAtFirst } from '#app/core/request/first-look.ts'
import type { Keeping } from '#app/core/request/keeping.ts'
import { CART_COOKIE } from '#app/features/merchstore/cart.ts'

export const keeping: Keeping = { keptFor: 'neighbours', ownWith: [MASJID_COOKIE, CART_COOKIE] }

export const handle = quietAtFirst
