// Queries for a mosque's people: the contents of its page, the waiting suggestions, and the history of changes.
import { href } from 'react-router'
import * as z from 'zod'
import { type Mosque, toMosque } from '#app/core/listings/mosque.ts'
import { nameIn } from '#app/core/listings/name-in.ts'
import { readRow, readRows, readText, type SourceRow } from '#app/core/listings/source-row.ts'
import type { IqamahRule, JumuahSession } from '#app/core/mosques/iqamah.ts'
import {
  type Announcement,
  type Facility,
  type Occasion,
  readAnnouncements,
  readFlags,
  readOccasions,
  readRules,
  readSessions,
  readWomenSpace,
  type WomenSpace,
} from '#app/core/mosques/read-mosque.ts'
import { readScreen, type ScreenSettings } from '#app/core/mosques/screen-settings.ts'
import { currencyOf } from '#app/core/places/currency-of-country.ts'
import { toCoordinate } from '#app/core/places/distance.ts'
import { ask, askIfAllowed, askPage } from '#app/core/request/ask.server.ts'
import type { Services } from '#app/core/request/services.ts'
import type { Locale } from '#app/i18n/locales.ts'

/** Enough to name a mosque on the pages around its own. */
export type MosqueHead = {
  id: string
  key: string
  path: string
  name: string
  mosque: Mosque
  row: SourceRow
  flags: Partial<Record<Facility, boolean>>
  sessions: JumuahSession[]
  occasions: Occasion[]
  rules: IqamahRule[]
}

const isKey = (word: string) => word !== '' && word.length <= 200 && !/\p{Cc}/u.test(word)

export async function findMosqueHead(
  services: Pick<Services, 'page' | 'log'>,
  locale: Locale,
  idOrSlug: string,
): Promise<MosqueHead | null> {
  if (!isKey(idOrSlug)) return null
  const row = readRow(await askPage(services, 'mosque_page', { id_or_slug: idOrSlug }))
  if (!row || !readText(row.id)) return null
  const mosque = toMosque(row)
  const key = mosque.slug ?? mosque.id
  return {
    id: mosque.id,
    key,
    path: href('/mosque/:id', { id: key }),
    name: nameIn(locale, mosque) ?? mosque.name,
    mosque,
    row,
    flags: readFlags(row.facilities),
    sessions: readSessions(row.jumuah),
    occasions: readOccasions(row.occasions),
    rules: readRules(row.iqamah_rules),
  }
}

export type DeskData = {
  id: string
  name: string
  path: string
  today: string
  isStaff: boolean
  followers: number
  rules: (IqamahRule & { id: string })[]
  sessions: JumuahSession[]
  occasions: Occasion[]
  /** People there pay with it. */
  currency: string
  announcements: (Announcement & { isExpired: boolean })[]
  flags: Partial<Record<Facility, boolean>>
  women: WomenSpace | null
  screen: ScreenSettings
  /** What its screen can show. */
  photos: { id: string; caption: string }[]
  times: {
    method: number | null
    school: number | null
    published: Record<string, string>
    date: string | null
    phone: string
    email: string
    website: string
    description: string
  }
  suggestions: { id: string; author: string | null; note: string | null; at: string; lines: SuggestedLine[] }[]
  admins: { id: string; name: string | null; email: string | null; since: string }[]
}

export type SuggestedLine = { field: string; kind: 'field' | 'facility' | 'iqamah'; from: string; to: string }

const EVER = new Date(0)

/** Null where the visitor does not keep this mosque. */
export async function loadDesk(services: Services, head: MosqueHead, now: Date): Promise<DeskData | null> {
  const desk = readRow(await askIfAllowed(services, services.db().rpc('mosque_desk', { place: head.id })))
  if (!desk) return null
  const roles = await ask(services, services.db().rpc('my_mosque', { place: head.id }))
  const { row, mosque } = head
  const published = readRow(row.prayer_times) ?? {}
  return {
    id: head.id,
    name: head.name,
    path: head.path,
    today: now.toISOString().slice(0, 10),
    isStaff: readRow(roles)?.is_staff === true,
    followers: toCoordinate(desk.followers) ?? 0,
    rules: readRules(desk.rules),
    sessions: head.sessions,
    occasions: head.occasions,
    currency: currencyOf(mosque.country_code),
    announcements: readAnnouncements(desk.announcements, EVER).map((announcement) => ({
      ...announcement,
      isExpired: Date.parse(announcement.expiresAt) <= now.getTime(),
    })),
    flags: head.flags,
    women: readWomenSpace(row.women_space),
    screen: readScreen(desk.screen),
    photos: readRows(desk.photos).map((photo) => ({
      id: readText(photo.id) ?? '',
      caption: readText(photo.caption) ?? '',
    })),
    times: {
      method: toCoordinate(row.calculation_method),
      school: toCoordinate(row.asr_school),
      published: Object.fromEntries(
        Object.entries(published).flatMap(([name, time]) =>
          typeof time === 'string' ? [[name, time.slice(0, 5)]] : [],
        ),
      ),
      date: readText(row.prayer_date)?.slice(0, 10) ?? null,
      phone: mosque.phone,
      email: readText(row.email) ?? '',
      website: mosque.website ?? '',
      description: mosque.description,
    },
    suggestions: readRows(desk.suggestions).map((suggestion) => ({
      id: readText(suggestion.id) ?? '',
      author: readText(suggestion.author),
      note: readText(suggestion.note),
      at: readText(suggestion.at) ?? '',
      lines: readLines(readRow(suggestion.changes) ?? {}, readRow(suggestion.was) ?? {}),
    })),
    admins: readRows(desk.admins).map((admin) => ({
      id: readText(admin.id) ?? '',
      name: readText(admin.name),
      email: readText(admin.email),
      since: readText(admin.since) ?? '',
    })),
  }
}

/** What would change, line by line. Yes and no stay words of ours; "" is nothing. */
function readLines(changes: SourceRow, was: SourceRow): SuggestedLine[] {
  const text = (value: unknown) => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : (readText(value) ?? ''))
  const nested = (name: 'facilities' | 'iqamah', kind: 'facility' | 'iqamah') =>
    Object.entries(readRow(changes[name]) ?? {}).map(([field, value]) => {
      const before = readRow(was[name])?.[field]
      return { field, kind, from: text(kind === 'iqamah' ? readRow(before)?.at_time : before), to: text(value) }
    })
  const plain = Object.entries(changes)
    .filter(([name]) => name !== 'facilities' && name !== 'iqamah')
    .map(([field, value]) => ({ field, kind: 'field' as const, from: text(was[field]), to: text(value) }))
  return [...nested('facilities', 'facility'), ...nested('iqamah', 'iqamah'), ...plain]
}

const history = z.array(
  z.object({
    id: z.number(),
    at: z.string(),
    action: z.enum(['insert', 'update', 'delete']),
    entity: z.enum(['mosques', 'mosque', 'iqamah_rules', 'jumuah_sessions', 'mosque_occasions']),
    actor_name: z.string().nullable(),
    actor_kind: z.enum(['you', 'staff', 'admin', 'system']),
    changes: z.array(z.object({ field: z.string(), old: z.unknown(), new: z.unknown() })),
    subject: z.record(z.string(), z.unknown()),
    can_undo: z.boolean(),
  }),
)
export type MosqueChange = z.infer<typeof history>[number]
export const HISTORY_PAGE = 30

/** Null where the visitor does not keep this mosque. */
export async function listChanges(
  services: Services,
  place: string,
  olderThan: number | null,
): Promise<MosqueChange[] | null> {
  const changes = await askIfAllowed(
    services,
    services.db().rpc('mosque_history', {
      place,
      max_results: HISTORY_PAGE,
      ...(olderThan !== null && { older_than: olderThan }),
    }),
  )
  return changes && history.parse(changes)
}

export type RequestState = { status: string; isAdmin: boolean }

export async function findRequest(services: Services, place: string): Promise<RequestState> {
  const row = readRow(await ask(services, services.db().rpc('my_mosque', { place })))
  return { status: readText(readRow(row?.request)?.status) ?? '', isAdmin: row?.is_admin === true }
}
