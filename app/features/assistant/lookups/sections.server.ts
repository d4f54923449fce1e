// Jobs, events, courses and recipes: the records themselves, each list with the page that has all of it.
import { readRow, readRows, readText, type SourceRow } from '#app/core/listings/source-row.ts'
import { distanceText, NEAR_KM, toCoordinate } from '#app/core/places/distance.ts'
import { fold } from '#app/core/places/fold.ts'
import { calendarDayAt, writeIsoDay } from '#app/core/prayer/local-time.ts'
import { askPageOrNothing } from '#app/core/request/ask.server.ts'
import { dayMeant, lastDayMeant } from '#app/core/understanding/day-meant.ts'
import { writeDate } from '#app/i18n/write-date.ts'
import { type Answer, type AnswerCard, answer } from '../answer.ts'
import { withCards } from '../said.ts'
import type { Lookup, Question } from './question.ts'
import { type Where, whereOf } from './where.server.ts'

type Section = 'job' | 'event' | 'course' | 'recipe'

const SHOWN = 3
const EVENTS_READ = 30
const TOWN_KM = 50

const text = (row: SourceRow, key: string) => readText(row[key]) ?? ''
const itemsOf = (found: unknown) => readRows(readRow(found)?.items)

function linked(path: string, query: Record<string, string>): string {
  const params = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== ''))
  return params.size > 0 ? `${path}?${params}` : path
}

type Found = { rows: SourceRow[]; all: string; where: Where | null; card: (row: SourceRow) => AnswerCard }

/** Where nothing fits, the section itself is shown, and it is said that nothing does. */
function tell(section: Section, { rows, all, where, card }: Found, { t, locale }: Question): Answer {
  const { answers: words } = t.understanding
  const title = words.sections[section]
  // Without what was asked for: the same search would be empty there too.
  const [whole = all] = all.split('?')
  if (rows.length === 0) return answer(words.noneNow(title), { cards: [{ title, lines: [], to: whole }] })
  const cards = rows.slice(0, SHOWN).map(card)
  const said = withCards(locale, words.businesses(title, where?.name ?? ''), cards)
  return answer(`${said} [${words.seeAll}](${all})`, { cards })
}

const joined = (...parts: string[]) => {
  const line = parts.filter((part) => part !== '').join(' · ')
  return line === '' ? [] : [line]
}

const cityOf = (row: SourceRow, { cards }: Question) =>
  text(row, 'city') ? cards.cityName(text(row, 'city'), text(row, 'country_code')) : ''

/** Only a city that was named: who asks for jobs without one gets those near them first, and others after. */
const townOf = ({ meaning }: Question) => meaning.cities[0]?.city ?? ''

/** Nothing for what can be done from anywhere, or is too far for a distance to say more than the town does. */
function farOf(row: SourceRow, { locale, t }: Question): string {
  const km = toCoordinate(row.distance)
  return km === null || km >= NEAR_KM ? '' : distanceText(km, locale, t.listings.distance)
}

export const job: Lookup = {
  kinds: ['job'],
  async find(question) {
    const { meaning, services } = question
    const where = whereOf(question)
    const filter = {
      ...(meaning.text && { words: meaning.text.slice(0, 100) }),
      ...(where && { lat: where.lat, lng: where.lng, country: where.countryCode }),
      ...(where?.isNamed && { radius: TOWN_KM }),
    }
    const rows = itemsOf(await askPageOrNothing(services, 'jobs_list', { filter, max_results: SHOWN }))
    return tell(
      'job',
      {
        rows,
        where: where?.isNamed ? where : null,
        all: linked('/jobs', { search: meaning.text, town: townOf(question) }),
        card: (row) => ({
          title: text(row, 'title'),
          lines: joined(
            readText(readRow(row.employer)?.name) ?? '',
            cityOf(row, question),
            where ? farOf(row, question) : '',
          ),
          to: `/jobs/${encodeURIComponent(text(row, 'slug'))}`,
        }),
      },
      question,
    )
  },
}

/** Titles that have one of the words, where any has. */
function about(rows: SourceRow[], words: string): SourceRow[] {
  const wanted = fold(words)
    .split(' ')
    .filter((word) => word.length > 2)
  const fitting = rows.filter((row) => wanted.some((word) => fold(text(row, 'title')).includes(word)))
  return fitting.length > 0 ? fitting : rows
}

export const event: Lookup = {
  kinds: ['event'],
  async find(question) {
    const { meaning, services, now, locale } = question
    const where = whereOf(question)
    const today = calendarDayAt(now, where?.timeZone ?? 'UTC')
    const from = meaning.day && writeIsoDay(dayMeant(meaning.day, today))
    const until = meaning.day && writeIsoDay(lastDayMeant(meaning.day, today))
    const found = await askPageOrNothing(services, 'events_list', {
      languages: [],
      ...(where && { lat: where.lat, lng: where.lng, km: TOWN_KM }),
      ...(from && until && { from_day: from, until_day: until }),
      once: true,
      max_results: EVENTS_READ,
    })
    const coming = itemsOf(found).filter((row) => Date.parse(text(row, 'ends_at')) > now.getTime())
    return tell(
      'event',
      {
        rows: about(coming, meaning.text),
        where,
        all: linked('/community/events', { town: townOf(question), from: from ?? '', until: until ?? '' }),
        card: (row) => ({
          title: text(row, 'title'),
          lines: joined(writeDate(locale, text(row, 'day')), cityOf(row, question)),
          to: `/community/events/${encodeURIComponent(text(row, 'slug'))}`,
        }),
      },
      question,
    )
  },
}

export const course: Lookup = {
  kinds: ['course'],
  async find(question) {
    const { meaning, services } = question
    const words = meaning.text.slice(0, 100)
    const rows = itemsOf(await askPageOrNothing(services, 'course_list', words ? { words } : {}))
    return tell(
      'course',
      {
        rows,
        where: null,
        all: linked('/courses', { q: words }),
        card: (row) => ({
          title: text(row, 'title'),
          lines: joined(text(row, 'teacher')),
          to: `/courses/${encodeURIComponent(text(row, 'slug'))}`,
        }),
      },
      question,
    )
  },
}

export const recipe: Lookup = {
  kinds: ['recipe'],
  async find(question) {
    const { meaning, services } = question
    const words = meaning.text.slice(0, 100)
    const rows = itemsOf(
      await askPageOrNothing(services, 'recipe_list', { ...(words && { words }), languages: [], max_results: SHOWN }),
    )
    return tell(
      'recipe',
      {
        rows,
        where: null,
        all: linked('/community/recipes', { q: words }),
        card: (row) => ({
          title: text(row, 'title'),
          lines: [],
          to: `/community/recipes/${encodeURIComponent(text(row, 'slug'))}`,
        }),
      },
      question,
    )
  },
}
