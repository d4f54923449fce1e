import * as z from 'zod'
import { ANY_KIND, PLACEMENTS } from '#app/core/analytics/kinds.ts'
import { categoryName, subcategoryName } from '#app/core/categories/categories.ts'
import { isCategoryId } from '#app/core/categories/tree.ts'
import { cuisineName } from '#app/core/cuisines/cuisine-words.ts'
import { isCuisine } from '#app/core/cuisines/cuisines.ts'
import { countryName } from '#app/core/places/countries.ts'
import { ask } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import type { Messages } from '#app/i18n/catalogue.ts'
import { languageNames } from '#app/i18n/language-names.ts'
import { isLocale, type Locale } from '#app/i18n/locales.ts'
import { csvLine } from '#app/lib/csv.ts'
import { FIGURES, type readOwnerQuestion, type SiteQuestion } from './rules.ts'

type Asking = Pick<Services, 'db' | 'log'>
type OwnerQuestion = ReturnType<typeof readOwnerQuestion>

/** `weeks`: null where there were too few to be told. `place`: the listing that could serve a dish. */
const search = z.object({
  wanted: z.enum(['place', 'dish', 'hours', 'job']),
  category: z.string(),
  subcategory: z.string(),
  times: z.number(),
  weeks: z.array(z.number().nullable()),
  place: z.string().nullable(),
})
type Search = z.output<typeof search>
const figures = z.object({
  views: z.number(),
  calls: z.number(),
  directions: z.number(),
  website_clicks: z.number(),
  saves: z.number(),
})
const ownerAnswer = z.object({
  days: z.array(figures.extend({ day: z.string() })),
  is_sample: z.boolean(),
  listings: z.array(z.object({ id: z.string(), name: z.string() })),
  missed: z.array(z.object({ city: z.string(), searches: z.array(search) })),
  weeks_from: z.string(),
})

const askOwner = (services: Asking, { days, place }: OwnerQuestion) =>
  ask(services, services.db().rpc('owner_analytics', { days, of_place: place }), ownerAnswer)

/** The signed-in owner's figures. A listing that is not theirs is no question: they see all of their own. */
async function findOwnerFigures(services: Asking, question: OwnerQuestion) {
  const answer = await askOwner(services, question)
  const chosen = answer.listings.find(({ id }) => id === question.place) ?? null
  return question.place === null || chosen
    ? { ...answer, chosen }
    : { ...(await askOwner(services, { ...question, place: null })), chosen: null }
}

function nameKind(category: string, subcategory: string, locale: Locale): string {
  if (!isCategoryId(category)) return category
  return (subcategory && subcategoryName(category, subcategory, locale)) || categoryName(category, locale)
}

function nameSearch({ wanted, category, subcategory }: Search, locale: Locale, t: Messages): string {
  const words = t.analytics.owner.wanted
  switch (wanted) {
    case 'dish':
      return isCuisine(category) ? cuisineName(category, locale) : category
    case 'hours':
      return category === ANY_KIND ? words.hoursAny : words.hours(nameKind(category, subcategory, locale))
    case 'job': {
      const kind = Object.entries(t.jobs.kinds).find(([id]) => id === category.replace('-', '_'))
      return kind ? words.job(kind[1]) : words.jobAny
    }
    case 'place':
      return nameKind(category, subcategory, locale)
  }
}

const WEEK_MS = 7 * 86_400_000

export async function readOwnerFigures(services: Asking, question: OwnerQuestion, locale: Locale, t: Messages) {
  const { days, is_sample, listings, missed, weeks_from, chosen } = await findOwnerFigures(services, question)
  const shownWeeks = missed[0]?.searches[0]?.weeks ?? []
  return {
    days,
    span: question.days,
    isSample: is_sample,
    listings,
    chosen,
    weeks: shownWeeks.map((_, at) => new Date(Date.parse(weeks_from) + at * WEEK_MS).toISOString().slice(0, 10)),
    missed: missed.map(({ city, searches }) => ({
      city,
      searches: searches.map((search) => ({
        key: [search.wanted, search.category, search.subcategory].join(' '),
        wanted: search.wanted,
        name: nameSearch(search, locale, t),
        times: search.times,
        weeks: search.weeks,
        dish: search.wanted === 'dish' && search.place ? { id: search.category, place: search.place } : null,
      })),
    })),
  }
}
export type OwnerFigures = Awaited<ReturnType<typeof readOwnerFigures>>

const shown = z.object({
  wanted: z.enum(['dish', 'place', 'words', 'near', 'name']),
  category: z.string(),
  subcategory: z.string(),
  times: z.number(),
  stood: z.number(),
})
type Shown = z.output<typeof shown>
/** Null where no plan of theirs has it. An hour is null where too few looked. */
const shownAnswer = z.object({
  searches: z.array(shown).nullable(),
  hours: z.array(z.number().nullable()).nullable(),
})

function nameShown({ wanted, category, subcategory }: Shown, locale: Locale, t: Messages): string {
  const words = t.analytics.shown
  if (wanted === 'dish') return isCuisine(category) ? cuisineName(category, locale) : category
  return wanted === 'place' ? nameKind(category, subcategory, locale) : words[wanted]
}

/** Which searches showed the listings, where they stood, and at which hours of the week. */
export async function readShownSearches(services: Asking, place: string | null, locale: Locale, t: Messages) {
  const answer = await ask(services, services.db().rpc('owner_searches', { of_place: place }), shownAnswer)
  return {
    hours: answer.hours,
    searches:
      answer.searches?.map((search) => ({
        key: [search.wanted, search.category, search.subcategory].join(' '),
        name: nameShown(search, locale, t),
        times: search.times,
        stood: search.stood,
      })) ?? null,
  }
}
export type ShownSearches = Awaited<ReturnType<typeof readShownSearches>>

const answers = z.array(
  z.object({
    kind: z.enum(['reviews', 'questions', 'messages']),
    answered: z.number(),
    waiting: z.number(),
    /** In the middle; null where nothing was answered. */
    minutes: z.number().nullable(),
  }),
)
export type Answers = z.output<typeof answers>

/** How long answers took; null where no plan of theirs has it. */
export const readAnswers = (services: Asking, place: string | null): Promise<Answers | null> =>
  ask(services, services.db().rpc('owner_answers', { of_place: place }), answers.nullable())

const branch = figures.extend({
  id: z.string(),
  name: z.string(),
  city: z.string().nullable(),
  rating: z.number().nullable(),
  waiting: z.number(),
})
export type Branch = z.output<typeof branch>

/** Each listing beside the others; null where no plan of theirs has it. */
export const readBranches = (services: Asking, days: number): Promise<Branch[] | null> =>
  ask(services, services.db().rpc('owner_branches', { days }), z.array(branch).nullable())

/** The days that are shown and those before them, as a file. */
export async function writeOwnerFigures(services: Asking, question: OwnerQuestion): Promise<string> {
  const { days } = await findOwnerFigures(services, question)
  return [
    csvLine(['day', ...FIGURES]),
    ...days.map((day) => csvLine([day.day, ...FIGURES.map((figure) => day[figure])])),
  ].join('')
}

const TOP_KINDS = ['path', 'referrer', 'country', 'device', 'campaign', 'language', 'type'] as const
/** `over`: of the days that are over, which alone are compared. */
const top = z.object({
  kind: z.enum(TOP_KINDS),
  key: z.string(),
  views: z.number(),
  before: z.number(),
  over: z.number(),
  over_before: z.number(),
})
type Top = z.output<typeof top>
const siteAnswer = z.object({
  since: z.string(),
  until: z.string(),
  has_sample: z.boolean(),
  days: z.array(z.object({ day: z.string(), views: z.number(), visitors: z.number() })),
  is_sample: z.boolean(),
  tops: z.array(top),
  live: z.object({
    views: z.number(),
    visitors: z.number(),
    pages: z.array(z.object({ path: z.string(), views: z.number() })),
  }),
  promos: z.array(
    z.object({
      promotion: z.string(),
      placement: z.string(),
      impressions: z.number(),
      clicks: z.number(),
      title: z.record(z.string(), z.string()).nullable(),
    }),
  ),
})

const SHOWN = 10
const IN_A_FILE = 1000

const askSite = (services: Asking, { ofSample, ...span }: SiteQuestion, most: number) =>
  ask(services, services.db().rpc('site_analytics', { ...span, most, of_sample: ofSample }), siteAnswer)

function nameOfPlacement(placement: string, words: Messages['analytics']['site']): string {
  const known = PLACEMENTS.find((each) => each === placement)
  return known ? words.placements[known] : placement
}

function nameKey({ kind, key }: Top, locale: Locale, words: Messages['analytics']['site']): string {
  if (key === 'other') return words.other
  if (kind === 'country') return countryName(key, locale) || key
  if (kind === 'language') return isLocale(key) ? languageNames[key] : key
  if (kind === 'device') return key === 'mobile' ? words.devices.mobile : words.devices.desktop
  return kind === 'referrer' && key === 'direct' ? words.direct : key
}

/** The figures of the whole site: the database gives them to superadmins only. */
export async function readSiteFigures(services: Asking, span: SiteQuestion, locale: Locale, t: Messages) {
  const words = t.analytics.site
  const { since, until, days, is_sample, has_sample, tops, live, promos } = await askSite(services, span, SHOWN)
  return {
    since,
    until,
    days,
    isSample: is_sample,
    hasSample: has_sample,
    live,
    tops: TOP_KINDS.map((kind) => ({
      kind,
      rows: tops
        .filter((top) => top.kind === kind)
        .map((top) => ({
          key: top.key,
          name: nameKey(top, locale, words),
          views: top.views,
          before: top.before,
          compared: top.over + top.over_before > 0 ? { now: top.over, before: top.over_before } : null,
        })),
    })),
    promos: promos.map(({ promotion, placement, impressions, clicks, title }) => ({
      promotion,
      title: title?.[locale] ?? title?.en ?? promotion,
      placement: nameOfPlacement(placement, words),
      impressions,
      clicks,
    })),
  }
}
export type SiteFigures = Awaited<ReturnType<typeof readSiteFigures>>

/** One line for each day, each name of a kind, and each promotion. */
export async function writeSiteFigures(services: Asking, span: SiteQuestion): Promise<string> {
  const { days, tops, promos } = await askSite(services, span, IN_A_FILE)
  return [
    csvLine(['kind', 'key', 'views', 'before', 'visitors', 'clicks']),
    ...days.map(({ day, views, visitors }) => csvLine(['day', day, views, null, visitors, null])),
    ...tops.map(({ kind, key, views, before }) => csvLine([kind, key, views, before, null, null])),
    ...promos.map(({ promotion, placement, impressions, clicks }) =>
      csvLine(['promotion', `${promotion} / ${placement}`, impressions, null, null, clicks]),
    ),
  ].join('')
}
