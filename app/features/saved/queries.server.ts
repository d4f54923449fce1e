// Loads a member's saved things, and the contents of a shared list, as cards.
import { toBusiness } from '#app/core/listings/business.ts'
import { toBusinessCard } from '#app/core/listings/describe-business.server.ts'
import { toMosque } from '#app/core/listings/mosque.ts'
import { nameOfPlace } from '#app/core/listings/place-name.server.ts'
import { readRow, readRows, readText, type SourceRow } from '#app/core/listings/source-row.ts'
import { toMosqueCard } from '#app/core/mosques/describe-card.server.ts'
import { distanceKm } from '#app/core/places/distance.ts'
import { isKnown } from '#app/core/places/place.ts'
import { ask } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import type { Visit } from '#app/core/visit/visit.server.ts'
import type { ListsOf } from './lists-page.tsx'
import { readShelf, sortShelf } from './rules.ts'
import type { SavedItem, SavedPageData } from './saved-page.tsx'
import type { SharedListData } from './shared-list-page.tsx'

const strings = (value: unknown) => (Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [])

/** The cards of a page function, from wherever the visitor is. */
function cardsOf(row: SourceRow, { place, cards }: Visit): SavedItem[] {
  const here = isKnown(place) ? place : null
  const measure = <T extends { latitude: number | null; longitude: number | null }>(record: T) => ({
    ...record,
    distance: distanceKm(here, { lat: record.latitude, lng: record.longitude }),
  })
  const mine = (saved: SourceRow) => ({
    note: readText(saved.note) ?? '',
    lists: strings(saved.lists),
    savedAt: readText(saved.saved_at) ?? '',
  })
  return [
    ...readRows(row.businesses).map((saved) => ({
      kind: 'business' as const,
      card: toBusinessCard(measure(toBusiness(saved)), cards),
      ...mine(saved),
    })),
    ...readRows(row.mosques).map((saved) => ({
      kind: 'mosque' as const,
      card: toMosqueCard(saved, measure(toMosque(saved)), cards),
      ...mine(saved),
    })),
  ]
}

export async function loadSaved(visit: Visit): Promise<SavedPageData> {
  const { services, url, locale } = visit
  const row = readRow(await ask(services, services.db().rpc('saved_page'))) ?? {}
  const all = cardsOf(row, visit)
  const lists = readRows(row.lists).map((list) => {
    const id = readText(list.id) ?? ''
    const token = readText(list.token)
    return {
      id,
      name: readText(list.name) ?? '',
      count: all.filter((item) => item.lists.includes(id)).length,
      link: token && `${services.config.siteUrl}/list/${token}`,
    }
  })
  const shelf = readShelf(url.searchParams, lists)
  const { list } = shelf
  const chosen = list === null ? all : all.filter((item) => item.lists.includes(list))
  const sortable = chosen.map((item) => ({ item, ...item.card, savedAt: item.savedAt }))
  return { shelf, lists, total: all.length, items: sortShelf(sortable, shelf.sort, locale).map(({ item }) => item) }
}

/** Null where there is no such place. */
export async function loadListsOf(
  services: Pick<Services, 'db' | 'log'>,
  userId: string,
  place: string,
): Promise<ListsOf | null> {
  const db = services.db()
  const [name, lists, on] = await Promise.all([
    nameOfPlace(services, place),
    ask(services, db.from('saved_lists').select('id, name').eq('user_id', userId).order('created_at').order('id')),
    ask(services, db.from('saved_list_places').select('list_id').eq('user_id', userId).eq('place_id', place)),
  ])
  return name === null
    ? null
    : { name, lists: lists.map((list) => ({ ...list, isOn: on.some(({ list_id }) => list_id === list.id) })) }
}

/** Null where no list has this link, or no longer. */
export async function loadSharedList(visit: Visit, token: string): Promise<SharedListData | null> {
  const { services } = visit
  if (!/^[\w-]{43}$/.test(token)) return null
  const row = readRow(await ask(services, services.db().rpc('shared_list', { token })))
  return row && { name: readText(row.name) ?? '', items: cardsOf(row, visit) }
}
