// Reads the filters of the superadmin's screens out of their addresses, and writes figures. Pure.

import { intlTag, type Locale } from '#app/i18n/locales.ts'
import { formatNumber } from '#app/i18n/plural.ts'
import { ROLES } from '#app/lib/roles.ts'
import { wordIn } from '#app/lib/word-in.ts'

export const PEOPLE_KINDS = [...ROLES, 'locked', 'leaving'] as const
export const MAIL_STATES = ['queued', 'sending', 'sent', 'failed', 'kept', 'dropped'] as const
export const WEB_LOG_KINDS = ['failed', 'missing', 'refused', 'slow', 'note'] as const
export const SETTINGS = ['sign_up', 'tracking', 'offline', 'operator', 'export_max_rows', 'first_posts_wait'] as const
export type Setting = (typeof SETTINGS)[number]

const LONGEST = 200

const textIn = (query: URLSearchParams, name: string) => (query.get(name) ?? '').trim().slice(0, LONGEST)
const idIn = (query: URLSearchParams, name: string) => {
  const id = Number(query.get(name))
  return Number.isSafeInteger(id) && id > 0 ? id : null
}
const dayIn = (query: URLSearchParams, name: string) => {
  const day = query.get(name) ?? ''
  return /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : null
}

export type PeopleQuestion = {
  wanted: string
  kind: (typeof PEOPLE_KINDS)[number] | null
  /** The last one of the page before. */
  before: { at: string; id: string } | null
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
export const isId = (text: string) => UUID.test(text)

export function readPeopleQuestion(query: URLSearchParams): PeopleQuestion {
  const [at = '', id = ''] = (query.get('before') ?? '').split('~')
  return {
    wanted: textIn(query, 'q'),
    kind: wordIn(PEOPLE_KINDS, query.get('kind')),
    before: isId(id) && !Number.isNaN(Date.parse(at)) ? { at, id } : null,
  }
}

export type ChangesQuestion = {
  who: string
  what: string
  how: string
  which: string
  since: string | null
  until: string | null
  before: number | null
}

export const readChangesQuestion = (query: URLSearchParams): ChangesQuestion => ({
  who: textIn(query, 'who'),
  what: textIn(query, 'what'),
  how: textIn(query, 'how'),
  which: textIn(query, 'which'),
  since: dayIn(query, 'since'),
  until: dayIn(query, 'until'),
  before: idIn(query, 'before'),
})

export const readMailQuestion = (query: URLSearchParams) => ({
  state: wordIn(MAIL_STATES, query.get('state')),
  before: idIn(query, 'before'),
})

export const readWebLogQuestion = (query: URLSearchParams) => ({
  kind: wordIn(WEB_LOG_KINDS, query.get('kind')),
  path: textIn(query, 'path'),
  before: idIn(query, 'before'),
})

/** The address of a page of the list: what is empty is left out. */
export function queryOf(parts: Readonly<Record<string, string | number | null>>): string {
  const query = new URLSearchParams(
    Object.entries(parts).flatMap(([name, value]) => (value === null || value === '' ? [] : [[name, String(value)]])),
  )
  return query.size > 0 ? `?${query}` : ''
}

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const

/** 1536000 → "1.5 MB". */
export function writeBytes(locale: Locale, bytes: number): string {
  const step = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), UNITS.length - 1)
  return formatNumber(locale, bytes / 1000 ** step, {
    style: 'unit',
    unit: UNITS[step] ?? 'byte',
    unitDisplay: 'short',
    maximumFractionDigits: 1,
  })
}

/** 80 → "80 ms", 61000 → "61 s". */
export const writeMs = (locale: Locale, ms: number): string =>
  ms < 1000
    ? formatNumber(locale, ms, { style: 'unit', unit: 'millisecond', unitDisplay: 'short' })
    : formatNumber(locale, ms / 1000, { style: 'unit', unit: 'second', unitDisplay: 'short', maximumFractionDigits: 1 })

/** Moments are the site's, and its clock is UTC. */
export function writeMoment(locale: Locale, at: string): string {
  const format = new Intl.DateTimeFormat(intlTag(locale), {
    dateStyle: 'medium',
    timeStyle: 'short',
    calendar: 'gregory',
    timeZone: 'UTC',
  })
  const date = new Date(at)
  return Number.isNaN(date.getTime()) ? at : format.format(date)
}

/** A time of the site's day, such as "03:40". */
export const writeTime = (locale: Locale, [hour, minute]: readonly [number, number]): string =>
  new Intl.DateTimeFormat(intlTag(locale), {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'UTC',
  }).format(Date.UTC(2026, 0, 1, hour, minute))

export type Schedule =
  | { unit: 'seconds' | 'minutes'; every: number }
  | { unit: 'hours' }
  | { unit: 'days'; at: readonly [hour: number, minute: number] }

/** What a line of cron means, for the lines jobs have; null for one that needs the line itself. */
export function readSchedule(line: string): Schedule | null {
  const fields = line.split(' ')
  const seconds = fields.length === 6 ? fields.shift() : '0'
  const [minute = '', hour = '', ...days] = fields
  if (fields.length !== 5 || days.some((field) => field !== '*')) return null
  const stepOf = (field: string | undefined) => Number(/^(?:\*|\d+-59)\/(\d+)$/.exec(field ?? '')?.[1])
  const pair = /^(\d+),(\d+)$/.exec(minute)
  if (hour === '*' && minute === '*') {
    if (seconds === '0') return { unit: 'minutes', every: 1 }
    return stepOf(seconds) ? { unit: 'seconds', every: stepOf(seconds) } : null
  }
  if (seconds !== '0') return null
  if (hour === '*' && stepOf(minute)) return { unit: 'minutes', every: stepOf(minute) }
  if (hour === '*' && pair && Number(pair[2]) - Number(pair[1]) === 30) return { unit: 'minutes', every: 30 }
  if (!/^\d+$/.test(minute)) return null
  if (hour === '*') return { unit: 'hours' }
  return /^\d+$/.test(hour) ? { unit: 'days', at: [Number(hour), Number(minute)] } : null
}

/** How long something runs, in the largest unit that says something. */
export function spanOf(seconds: number): { unit: 'minutes' | 'hours' | 'days'; count: number } {
  if (seconds < 7200) return { unit: 'minutes', count: Math.max(1, Math.round(seconds / 60)) }
  if (seconds < 172_800) return { unit: 'hours', count: Math.round(seconds / 3600) }
  return { unit: 'days', count: Math.round(seconds / 86_400) }
}

/** "Firefox, Windows" out of what a browser says of itself; null where that says nothing. */
export function deviceOf(agent: string | null): string | null {
  if (!agent) return null
  const browser = /(Firefox|Edg|OPR|SamsungBrowser|Chrome|Safari)\//.exec(agent)?.[1]
  const system = /(Android|iPhone|iPad|Windows|Mac OS X|Linux)/.exec(agent)?.[1]
  const names: Readonly<Record<string, string>> = { Edg: 'Edge', OPR: 'Opera', SamsungBrowser: 'Samsung Internet' }
  const parts = [browser && (names[browser] ?? browser), system === 'Mac OS X' ? 'macOS' : system].filter(Boolean)
  return parts.length > 0 ? parts.join(', ') : agent.slice(0, 60)
}
