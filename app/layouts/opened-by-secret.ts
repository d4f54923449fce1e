// Addresses that open something to whoever has them: a letter's link, an order, a calendar of one's own.
import type { Keeping } from '#app/core/request/keeping.ts'

export const keeping: Keeping = { hasSecret: true }
