// From an address to a poster: the order, the record it names, the poster in its own language.
import { parseHours } from '#app/core/hours/rules.ts'
import { makeCardContext } from '#app/core/listings/card-context.server.ts'
import { nameIn } from '#app/core/listings/name-in.ts'
import { findBusiness, findMosque } from '#app/core/listings/queries.server.ts'
import { campaignPath } from '#app/core/place-campaigns/code.ts'
import { findCampaign } from '#app/core/place-campaigns/follow.server.ts'
import type { Visit } from '#app/core/visit/visit.server.ts'
import type { Locale } from '#app/i18n/locales.ts'
import { loadMessages } from '#app/i18n/messages.server.ts'
import {
  type HalalProof,
  makePoster,
  type PosterMonth,
  type PosterRecord,
  type PosterSource,
} from './make-poster.server.ts'
import { languageOf, placeOf } from './order.server.ts'
import type { Poster } from './poster.ts'
import { NEEDS, type Order, readOrder } from './rules.ts'

type NoHalalProof = 'sample' | 'disputed' | 'unproved'
type Source = PosterSource & { unproved?: NoHalalProof }
type FoundMonth = { record: PosterRecord; month: PosterMonth } & Required<Pick<PosterSource, 'jumuah' | 'occasions'>>
type FoundEvent = { record: PosterRecord; event: NonNullable<PosterSource['event']> }
/** What other features know: the route brings them. */
export type Finders = {
  findMonth: (
    visit: Visit,
    key: string,
    asked: { month: string | null; isRamadan: boolean },
  ) => Promise<FoundMonth | null>
  findEvent: (visit: Visit, key: string) => Promise<FoundEvent | null>
  findHalalProof: (visit: Visit, key: string) => Promise<HalalProof | NoHalalProof>
}

const NO_SOURCE: Source = { record: null }

async function findSource(visit: Visit, order: Order, finders: Finders): Promise<Source> {
  const { findMonth, findEvent, findHalalProof } = finders
  const place = placeOf(order)
  const needed = NEEDS[order.kind]
  if (place?.kind === 'event') return (order.kind === 'event' && (await findEvent(visit, place.key))) || NO_SOURCE
  if (!place || (needed !== null && needed !== 'any' && needed !== place.kind)) return NO_SOURCE
  const { services, locale } = visit
  if (place.kind === 'business') {
    const business = await findBusiness(services, place.key)
    if (!business) return NO_SOURCE
    const { slug, id, address, city } = business
    const halal = order.kind === 'halal' ? await findHalalProof(visit, slug ?? id) : null
    return {
      record: {
        name: nameIn(locale, business) ?? '',
        path: `/business/${encodeURIComponent(slug ?? id)}`,
        address: [address, city].filter((part) => part !== '').join(', '),
        // A code of another place would count for it and lead there.
        ...(order.via !== '' &&
          (await findCampaign(services, order.via)) === (slug ?? id) && { codePath: campaignPath(order.via) }),
      },
      ...(typeof halal === 'string' ? { unproved: halal } : halal && { halal }),
      hours: parseHours(business.hours),
    }
  }
  const found = await findMonth(visit, place.key, { month: order.month || null, isRamadan: order.kind === 'ramadan' })
  if (found) return found
  // Whose times cannot be calculated still has a name and a page.
  const mosque = await findMosque(services, place.key)
  if (!mosque) return NO_SOURCE
  return {
    record: {
      name: nameIn(locale, mosque) ?? '',
      path: `/mosque/${encodeURIComponent(mosque.slug ?? mosque.id)}`,
      address: mosque.address,
    },
  }
}

/** What keeps a poster from being filled. */
function missingIn(order: Order, source: Source, poster: Poster) {
  const needed = NEEDS[order.kind]
  if (needed !== null && !source.record) return needed
  if (source.unproved) return source.unproved
  const isEmpty =
    (order.kind === 'hours' && !source.hours) ||
    ((order.kind === 'timetable' || order.kind === 'ramadan') && !source.month) ||
    (placeOf(order)?.kind === 'event' && !source.event) ||
    (order.kind === 'nights' && poster.facts.length === 0) ||
    (order.kind === 'jumuah' && !source.jumuah?.length && order.when === '')
  return isEmpty ? ('gone' as const) : null
}

export async function loadPoster(visit: Visit, finders: Finders) {
  const { services, url, now } = visit
  const order = readOrder(url.searchParams)
  const language: Locale = languageOf(url.searchParams, visit.locale)
  const written: Visit = {
    ...visit,
    locale: language,
    t: await loadMessages(language),
    cards: makeCardContext({ locale: language, now, hasDistance: false }),
  }
  const source = await findSource(written, order, finders)
  const making = {
    order,
    locale: language,
    t: written.t,
    siteUrl: services.config.siteUrl,
    today: now.toISOString().slice(0, 10),
  }
  const poster = makePoster(making, source)
  return {
    order,
    language,
    poster,
    missing: missingIn(order, source, poster),
    /** The page of the place, where what is missing can be added. */
    path: source.record?.path ?? null,
    isCampaign: source.record?.codePath !== undefined && order.kind !== 'halal',
    placeName: source.event?.title || (source.record?.name ?? ''),
  }
}
