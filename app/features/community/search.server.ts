// Asks the community for words in any of its languages: posts, groups, people, tags, places and occasions in one list.
import { href } from 'react-router'
import { plainText } from '#app/core/contributions/markdown.ts'
import { contributionPath } from '#app/core/contributions/sections.ts'
import { suggest } from '#app/core/listings/queries.server.ts'
import { findOccasions } from '#app/core/mosques/find-occasions.server.ts'
import { kindsOf, type OccasionTab } from '#app/core/mosques/occasion-tabs.ts'
import { fold } from '#app/core/places/fold.ts'
import { timeZoneAt } from '#app/core/places/geo.server.ts'
import { addDays, calendarDayAt, writeIsoDay } from '#app/core/prayer/local-time.ts'
import { askPage } from '#app/core/request/ask.server.ts'
import type { ArgsOf, Services } from '#app/core/request/services.ts'
import { HITS_SHOWN, type Hit, type Hits } from '#app/core/understanding/hit.ts'
import { sameInAllLanguages } from '#app/core/understanding/same-words.ts'
import type { Visit } from '#app/core/visit/visit.server.ts'
import type { Messages } from '#app/i18n/catalogue.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import {
  askedAddress,
  type CommunityAsked,
  type CommunityFound,
  type CommunityHit,
  type FoundOccasion,
  type FoundPlace,
  HITS_OF_A_PAGE,
  NOTHING_FOUND,
} from './search.ts'
import { communityFound } from './shapes.server.ts'

const MOST_PLACES = 6
const MOST_OCCASIONS = 6
/** A season is asked for from one year to the next. */
const DAYS_AHEAD = 370

/** Words of the lists of what means the same, and what they are called at mosques. */
const OCCASION_WORDS: readonly (readonly [OccasionTab, string])[] = [
  ['taraweeh', 'taraweeh'],
  ['itikaf', 'itikaf'],
  ['iftar', 'iftar'],
  ['eid', 'eid'],
  ['eid', 'eid al-fitr'],
  ['eid', 'eid al-adha'],
  ['qiyam', 'qiyam'],
  ['fitrana', 'fitrana'],
]

const near = (visit: Visit) =>
  visit.hasPlace ? { lat: Math.round(visit.place.lat * 10) / 10, lng: Math.round(visit.place.lng * 10) / 10 } : null

async function findPlaces(visit: Visit, words: string): Promise<FoundPlace[]> {
  const typed = fold(words)
  if (typed.length < 3) return []
  const found = await suggest(visit.services, words, MOST_PLACES, near(visit))
  return found
    .filter(({ record }) => fold(record.name).includes(typed))
    .map(({ kind, record }) => ({
      id: record.id,
      of: kind,
      to: href(kind === 'mosque' ? '/mosque/:id' : '/business/:id', { id: record.slug || record.id }),
      name: record.name,
      detail: record.city ?? '',
    }))
}

async function findOccasionsNear(visit: Visit, asked: readonly string[][]): Promise<FoundOccasion[]> {
  const { services, place, hasPlace, locale, t, cards, now } = visit
  const tab = OCCASION_WORDS.find(([, word]) => asked.some((group) => group.includes(fold(word))))?.[0]
  if (!tab || !hasPlace) return []
  const today = calendarDayAt(now, timeZoneAt(place.lat, place.lng))
  const found = await findOccasions(
    { services, place, locale, cards },
    {
      kinds: kindsOf(tab),
      from: writeIsoDay(today),
      until: writeIsoDay(addDays(today, DAYS_AHEAD)),
      most: MOST_OCCASIONS,
    },
  )
  return found.map(({ id, kind, from, mosque }) => ({
    id,
    to: mosque.path,
    title: `${t.mosques.occasions.kinds[kind]} · ${mosque.name}`,
    detail: [mosque.city, writeDate(locale, from)].filter(Boolean).join(' · '),
  }))
}

/** Beside what the database ranked: a place that is called so stands first, one whose name only holds it after posts. */
const rankOf = (name: string, words: string) => (fold(name).startsWith(fold(words)) ? 2 : 0.4)
const OCCASION_RANK = 0.6

const ask = (services: Pick<Services, 'page' | 'log'>, args: ArgsOf<'community_search'>) =>
  askPage(services, 'community_search', args, communityFound)

export async function searchCommunity(visit: Visit, asked: CommunityAsked): Promise<CommunityFound> {
  const { services, locale } = visit
  const { words, kind, from } = asked
  const groups = sameInAllLanguages(words)
  if (groups.length === 0) return NOTHING_FOUND
  const [places, occasions] = await Promise.all([findPlaces(visit, words), findOccasionsNear(visit, groups)])
  const ofMembers = kind !== 'place' && kind !== 'occasion'
  const answer = await ask(services, {
    asked: groups,
    ...(places.length > 0 && { places: places.map(({ id }) => id) }),
    ...(kind && { of_kind: kind }),
    language: locale,
    starting: from,
    max_results: HITS_OF_A_PAGE,
  })
  const others: CommunityHit[] = [
    ...places.map((place) => ({ kind: 'place' as const, place, rank: rankOf(place.name, words) })),
    ...occasions.map((occasion) => ({ kind: 'occasion' as const, occasion, rank: OCCASION_RANK })),
  ]
  // They are few, and all of them stand on the first page.
  const own = from > 0 ? [] : others.filter((hit) => kind === null || hit.kind === kind)
  return {
    hits: [...(ofMembers ? answer.hits : []), ...own].toSorted((a, b) => b.rank - a.rank),
    counts: {
      ...answer.counts,
      ...(places.length > 0 && { place: places.length }),
      ...(occasions.length > 0 && { occasion: occasions.length }),
    },
    isMore: ofMembers && answer.is_more,
  }
}

/** Sections that the search for everything asks by themselves. */
const ASKED_THERE: ReadonlySet<string> = new Set(['events', 'recipes'])

/** One hit as a line of the search for everything; places and occasions are found there by themselves. */
function lineOf(hit: CommunityHit, t: Messages): Hit | null {
  switch (hit.kind) {
    case 'group': {
      const { slug, name: title, language, members_count } = hit.group
      const detail = `${t.community.search.kinds.group} · ${t.groups.members(members_count)}`
      return { id: slug, to: href('/group/:slug', { slug }), title, language, detail }
    }
    case 'person': {
      const { handle, name: title } = hit.person
      return { id: handle, to: href('/people/:handle', { handle }), title, language: null, detail: `@${handle}` }
    }
    case 'tag': {
      const to = href('/community/forum/tags/:tag', { tag: hit.tag })
      return { id: hit.tag, to, title: `#${hit.tag}`, language: null, detail: t.community.search.topics(hit.used) }
    }
    case 'place':
    case 'occasion':
      return null
    default: {
      const { id, section, slug, title, excerpt, language } = hit.card
      const detail = t.community.sections[hit.kind].name
      return { id, to: contributionPath(section, slug), title: title ?? plainText(excerpt, 90), language, detail }
    }
  }
}

/** What the search for everything finds among people and what they write. */
export async function findCommunityHits({ services, locale, t }: Visit, search: string): Promise<Hits | null> {
  const asked = sameInAllLanguages(search)
  if (asked.length === 0) return null
  const { hits, counts } = await ask(services, { asked, language: locale, max_results: 50 })
  const others = hits.filter(({ kind }) => !ASKED_THERE.has(kind))
  const total = Object.entries(counts).reduce((sum, [kind, n]) => (ASKED_THERE.has(kind) ? sum : sum + n), 0)
  const lines = others.flatMap((hit) => lineOf(hit, t) ?? [])
  if (lines.length === 0) return null
  return {
    hits: lines.slice(0, HITS_SHOWN),
    total,
    isMore: false,
    to: askedAddress({ words: search, kind: null, from: 0 }),
  }
}
