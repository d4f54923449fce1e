// One search for everything: each section of the site is asked as its own page asks it, and the likeliest kind stands first.
import { missingMeta } from '#app/core/errors/missing-meta.ts'
import { RouteError } from '#app/core/errors/route-error.tsx'
import { isDoneAtAMosque } from '#app/core/mosques/done-at-a-mosque.ts'
import { namePlace } from '#app/core/places/name-place.server.ts'
import { isKnown } from '#app/core/places/place.ts'
import { asksForRoom } from '#app/core/prayer-rooms/hosts.ts'
import { isShut } from '#app/core/sections/sections.ts'
import { pageMeta } from '#app/core/seo/page-meta.ts'
import type { Hits } from '#app/core/understanding/hit.ts'
import { type Kind, type Meaning, NOTHING_UNDERSTOOD } from '#app/core/understanding/meaning.ts'
import { placeOfCity, writeNear } from '#app/core/understanding/near.server.ts'
import { elsewhereFor, inCity, isOneOf, readOwnWords } from '#app/core/understanding/own-words.server.ts'
import type { Understood } from '#app/core/understanding/understood.ts'
import { readVisit, type Visit } from '#app/core/visit/visit.server.ts'
import { loadDirectory, type Missing } from '#app/features/businesses/queries.server.ts'
import { addressOf } from '#app/features/businesses/rules.ts'
import { WhatToDo } from '#app/features/businesses/what-to-do.tsx'
import { findCommunityHits } from '#app/features/community/search.server.ts'
import { findEventHits } from '#app/features/events/hits.server.ts'
import { findHelpHits } from '#app/features/help/hits.server.ts'
import { findJobHits } from '#app/features/jobs/hits.server.ts'
import { loadMosques } from '#app/features/mosques/queries.server.ts'
import { loadRooms } from '#app/features/prayer-rooms/queries.server.ts'
import { findRecipeHits } from '#app/features/recipes/hits.server.ts'
import {
  type Group,
  inOrder,
  readWording,
  SEARCH_PATH,
  type SearchKind,
  searchAddress,
} from '#app/features/search/groups.ts'
import { SearchPage, type SearchPageData } from '#app/features/search/search-page.tsx'
import type { Route } from './+types/search'

/** Sentences that a list of businesses can answer. */
const OF_BUSINESSES = ['business', 'hours', 'unknown'] as const satisfies readonly Kind[]
const OF_MOSQUES = ['mosque', 'iqamah', 'unknown'] as const satisfies readonly Kind[]
/** Sentences that a page answers better than any list. */
const ANSWERED = ['prayer', 'qibla', 'hijri', 'zakaat', 'quran', 'course'] as const satisfies readonly Kind[]
const ROOMS_KM = '10'

type Asked = { visit: Visit; query: URLSearchParams; meaning: Meaning; search: string }

/** The visit as it would be to another page of the site. */
const at = ({ visit, query }: Asked, path: string, more: Record<string, string> = {}): Visit => {
  const url = new URL(path, visit.url)
  url.search = new URLSearchParams([...query, ...Object.entries(more)]).toString()
  return { ...visit, url }
}

type FoundBusinesses = { group: Group; understood: Understood | null; missing: Missing | null }

async function findBusinesses(asked: Asked): Promise<FoundBusinesses | null> {
  if (!isOneOf(OF_BUSINESSES, asked.meaning)) return null
  const { page } = await loadDirectory(at(asked, '/businesses'))
  const { cards, missing, total, isMore, understood } = page
  const shown = cards.length > 0 ? cards : (missing?.cards ?? [])
  const said = cards.length > 0 ? null : (missing?.said ?? null)
  const group: Group = {
    kind: 'businesses',
    total: Math.max(total, shown.length),
    isMore,
    to: addressOf(page.filters),
    said,
    found: { of: 'businesses', cards: shown },
  }
  return { group, missing, understood: understood?.elsewhere ? null : understood }
}

async function findMosques(asked: Asked): Promise<Group | null> {
  const { meaning, query } = asked
  const isBare = meaning.kind === 'business' && meaning.category === null && meaning.cities.length > 0
  if (!isBare && !isOneOf(OF_MOSQUES, meaning)) return null
  const { page } = await loadMosques(at(asked, '/mosques'))
  const { rows, relaxed, total, isMore, isCorrected } = page
  // A word that is nearly that of a mosque answers only who asked for a mosque.
  const isMeant = meaning.kind === 'mosque'
  if (!isMeant && (isCorrected || total === 0)) return null
  const cards = rows.length > 0 ? rows : (relaxed?.rows ?? [])
  const said = rows.length > 0 ? null : (relaxed?.said ?? null)
  const to = `/mosques?${query}`
  return { kind: 'mosques', total: Math.max(total, cards.length), isMore, to, said, found: { of: 'mosques', cards } }
}

/** Rooms of their own: for whoever asks for one, and near whoever looks for anywhere to pray, or by their name. */
async function findPrayerRooms(asked: Asked): Promise<Group | null> {
  const { meaning, query, search, visit } = asked
  const isMeant = asksForRoom(search) || meaning.facts.includes('prayer_space')
  if (!isMeant && !isOneOf(['mosque', 'unknown'], meaning)) return null
  const { page } = await loadRooms(at(asked, '/prayer-rooms'))
  const { rows, total, isMore, isFar, isRelaxed } = page
  if (total === 0 || (!isMeant && (isRelaxed || isFar))) return null
  return {
    kind: 'rooms',
    total,
    isMore,
    to: `/prayer-rooms?${query}`,
    said: isRelaxed ? visit.t.prayerRooms.list.noneCalled(search) : null,
    found: { of: 'rooms', cards: rows },
  }
}

/** Businesses with somewhere to pray, for whoever looks for one. */
async function findSpaces(asked: Asked): Promise<Group | null> {
  const { meaning, visit } = asked
  const there = inCity(visit, meaning.cities[0])
  const isMeant = meaning.kind === 'mosque' && (meaning.text === '' || meaning.facts.includes('prayer_space'))
  if (!isMeant || !isKnown(there.place)) return null
  const [city] = meaning.cities
  const near = city ? writeNear(placeOfCity(city)) : asked.query.get('near')
  const query = new URLSearchParams({ with: 'prayer_space', radius: ROOMS_KM, ...(near && { near }) })
  const { page } = await loadDirectory(at({ ...asked, query }, '/businesses'))
  if (page.cards.length === 0) return null
  const { total, isMore, filters } = page
  return {
    kind: 'spaces',
    total,
    isMore,
    to: addressOf(filters),
    said: null,
    found: { of: 'businesses', cards: page.cards },
  }
}

/** The mosques around, for what is done there. */
async function findWhoToAsk(asked: Asked): Promise<Group | null> {
  const { meaning, visit } = asked
  const { place } = inCity(visit, meaning.cities[0])
  if (!isDoneAtAMosque(meaning.subcategory) || !isKnown(place)) return null
  const [city] = meaning.cities
  const near = city ? writeNear(placeOfCity(city)) : asked.query.get('near')
  const query = new URLSearchParams(near ? { near } : {})
  const { page } = await loadMosques(at({ ...asked, query }, '/mosques'))
  const { rows: cards, total, isMore } = page
  const said = visit.t.search.askAMosque
  return { kind: 'mosques', total, isMore, to: `/mosques?${query}`, said, found: { of: 'mosques', cards } }
}

const asGroup = (kind: SearchKind, found: Hits | null): Group[] =>
  found ? [{ kind, ...found, said: null, found: { of: 'lines', hits: found.hits } }] : []

export async function loader(args: Route.LoaderArgs) {
  const from = await readVisit(args)
  const typed = readWording(from.url.searchParams)
  const { visit, near, isLinked, meaning: read } = readOwnWords(from, typed)
  const meaning = read ?? NOTHING_UNDERSTOOD
  const wording = { ...typed, near: isLinked ? near : null }
  const { locale, t, services } = visit
  const title = typed.search === '' ? t.search.title : t.pages.list.foundFor(typed.search)
  const page: SearchPageData = {
    wording,
    heading: title,
    place: isKnown(visit.place) ? (namePlace(visit.place, locale)?.name ?? t.places.here) : null,
    ...(typed.search === '' ? { groups: [], understood: null, missing: null } : await findAll(visit, wording, meaning)),
  }
  const { siteUrl } = services.config
  const head = { url: SEARCH_PATH, locale, siteUrl, title, description: t.search.description, noindex: true }
  return { page, meta: pageMeta(head) }
}

async function findAll(visit: Visit, wording: SearchPageData['wording'], meaning: Meaning) {
  const { search, near } = wording
  const query = new URLSearchParams({ search, ...(near && { near }) })
  const asked: Asked = { visit, query, meaning, search }
  const [businesses, mosques, rooms, spaces, events, jobs, recipes, community, help] = await Promise.all([
    findBusinesses(asked),
    findMosques(asked).then((mosques) => mosques ?? findWhoToAsk(asked)),
    findPrayerRooms(asked),
    findSpaces(asked),
    findEventHits(visit, query, meaning),
    findJobHits(visit, query, meaning),
    findRecipeHits(visit, search, meaning),
    findCommunityHits(visit, search),
    findHelpHits(visit, search),
  ])
  const groups = [
    businesses?.group,
    mosques,
    rooms,
    spaces,
    ...asGroup('events', events),
    ...asGroup('jobs', jobs),
    ...asGroup('recipes', recipes),
    ...asGroup('community', community),
    ...asGroup('help', help),
  ].flatMap((group) => (group && !isShut(visit.services.config.sectionsOff, group.to) ? group : []))
  const off = visit.services.config.sectionsOff
  const answered = isOneOf(ANSWERED, meaning) ? elsewhereFor(meaning, search) : null
  const elsewhere = answered && !isShut(off, answered.to) ? answered : null
  const plain = { chips: [], others: [], needsPlace: false, asTyped: null, here: searchAddress(wording) }
  return {
    groups: inOrder(groups, meaning, search),
    missing: businesses?.missing ?? null,
    understood: businesses?.understood ?? (elsewhere && { ...plain, elsewhere }),
  }
}

export const meta: Route.MetaFunction = ({ loaderData, error }) => loaderData?.meta ?? missingMeta(error)

export default function SearchRoute({ loaderData }: Route.ComponentProps) {
  const { page } = loaderData
  return <SearchPage page={page}>{page.missing && <WhatToDo missing={page.missing} />}</SearchPage>
}

export const ErrorBoundary = RouteError
