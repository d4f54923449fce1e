// Reads a search for work in a visitor's own words: its filters, its place, and how it was understood.
import { isKnown, type Place } from '#app/core/places/place.ts'
import { type Kind, type Meaning, NOTHING_UNDERSTOOD, type Part } from '#app/core/understanding/meaning.ts'
import {
  inCity,
  isOneOf,
  readOwnWords,
  type Telling,
  tellElsewhere,
  tellUnderstood,
} from '#app/core/understanding/own-words.server.ts'
import { relaxed, type Step, wordsOf } from '#app/core/understanding/relax.ts'
import type { Understood } from '#app/core/understanding/understood.ts'
import type { Visit } from '#app/core/visit/visit.server.ts'
import type { Faith } from './job.ts'
import { loadJobs, placeToSearch } from './queries.server.ts'
import { type JobFilter, jobsAddress } from './rules.ts'
import { type JobChoice, readJobChoices } from './words.ts'

export type JobPlan = {
  /** As typed, with the place that every link carries. */
  filter: JobFilter
  /** What is asked of the database. */
  wanted: JobFilter
  /** Null: a town nobody knows. */
  place: Place | null
  understood: Understood | null
}

/** Kinds of sentence that may be about work: "butcher in Leeds" is a post here. */
const OURS = ['job', 'business', 'mosque', 'course', 'hours', 'unknown'] as const satisfies readonly Kind[]
const NOT_OURS = ['prayer', 'iqamah', 'qibla', 'hijri', 'quran', 'zakaat', 'recipe', 'event'] as const

const labelOf = (choice: JobChoice, { t }: Visit): string => {
  if ('kind' in choice) return t.jobs.kinds[choice.kind]
  return 'workplace' in choice ? t.jobs.workplaces[choice.workplace] : t.jobs.faith[choice.faith]
}

const choose = <K extends string>(choices: readonly JobChoice[], name: K) =>
  choices.flatMap((choice) => (name in choice ? [choice as Extract<JobChoice, Record<K, unknown>>] : []))

/** Of a sentence about work only the place is a filter; the rest is what the work is. */
const onlyPlaces = ({ of }: Part) => (of === 'place' || of === 'near' ? undefined : null)

export function planJobs(asked: Visit, typed: JobFilter): JobPlan {
  const { chosen, rest } = readJobChoices(typed.search)
  const words = readOwnWords(asked, { search: rest, near: typed.town ? null : typed.near })
  const filter: JobFilter = { ...typed, near: typed.town ? null : words.near }
  const plain = { filter, wanted: filter, place: placeToSearch(typed, words.visit.place), understood: null }
  if (words.meaning === null && chosen.length === 0) return plain
  const meaning: Meaning = words.meaning ?? NOTHING_UNDERSTOOD
  const telling: Telling = {
    wording: filter,
    address: (change) => jobsAddress(filter, change),
    label: onlyPlaces,
    chosen: chosen.map(({ meaning: choice, start, end }) => ({ label: labelOf(choice, asked), start, end })),
  }
  if (isOneOf(NOT_OURS, meaning)) return { ...plain, understood: tellElsewhere(meaning, telling) }
  const choices = chosen.map((one) => one.meaning)
  const faith: Faith[] = choose(choices, 'faith').map((choice) => choice.faith)
  const there = inCity(words.visit, typed.town ? undefined : meaning.cities[0])
  const isRead = isOneOf(OURS, meaning) || words.meaning === null
  return {
    filter,
    wanted: {
      ...filter,
      search: isRead ? meaning.theme : rest.replace(/\s+/g, ' ').trim(),
      kind: filter.kind ?? choose(choices, 'kind')[0]?.kind ?? null,
      workplace: filter.workplace ?? choose(choices, 'workplace')[0]?.workplace ?? null,
      faith: [...new Set([...filter.faith, ...faith])],
    },
    place: placeToSearch(typed, there.place),
    understood: tellUnderstood(asked, meaning, telling, isKnown(there.place)),
  }
}

const hasFilter = ({ kind, workplace, pay, faith }: JobFilter) =>
  kind !== null || workplace !== null || pay !== null || faith.length > 0

const CLEARED = { kind: null, workplace: null, pay: null, faith: [] } satisfies Partial<JobFilter>

/** The ways to ask for less, the smallest sacrifice first. */
export function stepsFrom(wanted: JobFilter): Step<JobFilter>[] {
  const start: JobFilter = { ...wanted, page: 1 }
  const bare: JobFilter = { ...start, ...CLEARED }
  const steps: Step<JobFilter>[] = []
  if (typeof start.radius === 'number') steps.push({ filter: { ...start, radius: 'any' }, letting: 'farther' })
  if (hasFilter(start)) steps.push({ filter: { ...bare, radius: 'any' }, letting: 'withoutFilters' })
  for (const word of wordsOf(start.search))
    steps.push({ filter: { ...bare, radius: 'any', search: word }, letting: 'anyWord', word })
  if (start.search) steps.push({ filter: { ...bare, search: '', radius: null }, letting: 'all' })
  return steps
}

/** Less and less of it, until something is there. */
export const relaxJobs = (visit: Visit, { wanted, place }: JobPlan) =>
  relaxed(stepsFrom(wanted), (filter) => loadJobs(visit, filter, place ?? visit.place), visit.t)
