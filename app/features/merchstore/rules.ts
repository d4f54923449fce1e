// The address of the store, and the states of an order.
import { distanceKm } from '#app/core/places/distance.ts'

export const STORE_PATH = '/merchstore'
export const CART_PATH = '/merchstore/cart'
export const CHECKOUT_PATH = '/merchstore/checkout'
export const DESK_PATH = '/dashboard/staff/orders'
export const SHELF_PATH = '/dashboard/staff/store'
export const CODES_PATH = '/dashboard/staff/store/codes'
export const DELIVERY_PATH = '/dashboard/staff/store/delivery'

/** Stands for every country that is in no zone. */
export const ELSEWHERE = '*'

/** The zone a country is in, or that of all others; the database reckons by the same. */
export const zoneOf = <T extends { countries: readonly string[] }>(zones: readonly T[], country: string) =>
  zones.find(({ countries }) => countries.includes(country)) ??
  zones.find(({ countries }) => countries.includes(ELSEWHERE))

/** What the database says of a code. */
export const CODE_SAID = ['taken', 'unknown', 'early', 'over', 'gone', 'least', 'used'] as const

/** The same as words beside the field where it is typed, and of the order. */
export const CODE_REFUSED = {
  taken: 'invalid',
  unknown: 'codeUnknown',
  early: 'codeEarly',
  over: 'codeOver',
  gone: 'codeGone',
  least: 'codeLeast',
  used: 'codeUsed',
} as const satisfies Record<(typeof CODE_SAID)[number], string>

export const STATES = [
  'unconfirmed',
  'new',
  'paid',
  'packed',
  'sent',
  'ready',
  'done',
  'cancelled',
  'refunded',
] as const
export type OrderState = (typeof STATES)[number]

export const PLACES = ['open', 'waiting', 'over'] as const
export type OrderPlace = (typeof PLACES)[number]
export const placeOf = (value: string | null): OrderPlace => PLACES.find((place) => place === value) ?? 'open'

type Standing = { status: OrderState; provider: string; delivery: string; isPaid: boolean }

/** What staff can do next with an order; the database decides the same. */
export function nextStep({
  status,
  provider,
  delivery,
  isPaid,
}: Standing): 'packed' | 'sent' | 'ready' | 'done' | null {
  if (status === 'paid' || (status === 'new' && provider === 'none')) return 'packed'
  if (status === 'packed') return delivery === 'post' ? 'sent' : 'ready'
  return (status === 'sent' || status === 'ready') && isPaid ? 'done' : null
}

/** Says on pages how few there are only when it matters. */
export const FEW = 3

type Located = { lat: number | null; lng: number | null }
type Point = { lat: number; lng: number }

/** As they were where nobody knows from where; stable, so that equals keep their order. */
export function nearestFirst<T extends Located>(points: readonly T[], from: Point | null): T[] {
  if (!from) return [...points]
  const far = ({ lat, lng }: Located) => distanceKm(from, { lat: lat ?? 0, lng: lng ?? 0 })
  return points.toSorted((one, other) => far(one) - far(other))
}
