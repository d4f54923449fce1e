// The open-data table: what an address asks for, where a page begins, and how a record is written into a file.
import { isCategoryId } from '#app/core/categories/tree.ts'
import { isCountryCode } from '#app/core/places/countries.ts'
import { csvLine } from '#app/lib/csv.ts'
import type { OpenRecord } from './shapes.server.ts'

export const RECORD_COLUMNS = [
  'kind',
  'name',
  'local_name',
  'category',
  'subcategory',
  'address',
  'city',
  'state',
  'country',
  'latitude',
  'longitude',
  'phone',
  'website',
  'halal_level',
  'source',
  'licence',
  'updated_at',
] as const
export type RecordColumn = (typeof RECORD_COLUMNS)[number]

export const USUAL_COLUMNS: readonly RecordColumn[] = ['kind', 'category', 'city', 'country', 'source']

export const SORTS = ['name', 'place', 'updated'] as const
export type Sort = (typeof SORTS)[number]

export const PAGE_SIZE = 50
export const EXPORT_FORMATS = ['csv', 'json', 'geojson'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

export type { OpenRecord } from './shapes.server.ts'

export type Filters = {
  kind: 'business' | 'mosque' | null
  country: string | null
  city: string | null
  category: string | null
  source: string | null
  text: string | null
  withoutSamples: boolean
}

/** Whether anything narrows the list down. */
export const isFiltered = (filters: Filters): boolean => Object.values(filters).some(Boolean)

export type Cursor = readonly [sort: string, kind: 'business' | 'mosque', id: string]

export type Question = {
  filters: Filters
  sort: Sort
  columns: RecordColumn[]
  cursor: Cursor | null
  isBack: boolean
  /** A cursor that was cut or made up. */
  isCursorBroken: boolean
}

const LONGEST = 100
/** Control characters mean nothing in a search, and the zero byte cannot be stored. */
const word = (value: string | null) =>
  value
    ?.replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, LONGEST)
    .toWellFormed() || null
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export const writeCursor = ({ sort, kind, id }: Pick<OpenRecord, 'sort' | 'kind' | 'id'>): string => {
  const bytes = new TextEncoder().encode(JSON.stringify([sort, kind, id]))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

/** Null for anything that is no cursor of ours. */
export function readCursor(text: string, sort: Sort): Cursor | null {
  if (text.length > 2000) return null
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0))
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    if (!Array.isArray(value) || value.length !== 3) return null
    const [at, kind, id]: unknown[] = value
    if (typeof at !== 'string' || at.includes('\0') || !at.isWellFormed() || typeof id !== 'string' || !UUID.test(id))
      return null
    if (kind !== 'business' && kind !== 'mosque') return null
    if (sort === 'updated' && !/^\d{4}-\d\d-\d\d[T ][\d:.]+(?:[+-]\d\d(?::?\d\d)?|Z)?$/.test(at)) return null
    return [at, kind, id]
  } catch {
    return null
  }
}

export function readQuestion(params: URLSearchParams): Question {
  const kind = params.get('kind')
  const country = params.get('country')?.toUpperCase() ?? null
  const category = params.get('category')
  const asked = params.get('sort')
  const sort = SORTS.find((name) => name === asked) ?? 'name'
  const chosen = params.getAll('col')
  const after = params.get('after')
  const before = params.get('before')
  const cursorText = after ?? before
  const cursor = cursorText === null ? null : readCursor(cursorText, sort)
  return {
    filters: {
      kind: kind === 'business' || kind === 'mosque' ? kind : null,
      country: isCountryCode(country) ? country : null,
      city: word(params.get('city')),
      category: isCategoryId(category) ? category : null,
      source: word(params.get('source')),
      text: word(params.get('search')),
      withoutSamples: params.get('samples') === 'no',
    },
    sort,
    columns: chosen.length > 0 ? RECORD_COLUMNS.filter((column) => chosen.includes(column)) : [...USUAL_COLUMNS],
    cursor,
    isBack: after === null && before !== null && cursor !== null,
    isCursorBroken: cursorText !== null && cursor === null,
  }
}

/** The filters as the SQL function takes them: what is not asked for is left out. */
export const toSqlFilters = ({ kind, country, city, category, source, text, withoutSamples }: Filters) => ({
  ...(kind && { kind }),
  ...(country && { country }),
  ...(city && { city }),
  ...(category && { category }),
  ...(source && { source }),
  ...(text && { text }),
  ...(withoutSamples && { without_samples: true }),
})

/** The same question as an address, without a page unless one is given. */
export function writeQuestion({ filters, sort, columns }: Question, page: Record<string, string> = {}): string {
  const query = new URLSearchParams()
  const { kind, country, city, category, source, text, withoutSamples } = filters
  for (const [name, value] of Object.entries({ kind, country, city, category, source, search: text }))
    if (value) query.set(name, value)
  if (withoutSamples) query.set('samples', 'no')
  if (sort !== 'name') query.set('sort', sort)
  if (columns.join() !== USUAL_COLUMNS.join()) for (const column of columns) query.append('col', column)
  for (const [name, value] of Object.entries(page)) query.set(name, value)
  return query.size > 0 ? `?${query}` : ''
}

export const OUR_LICENCE = 'CC BY 4.0'

/** Whom to thank and under which terms: the source's own for imported records, ours for those of this site. */
export const licenceOf = ({ licence, source }: Pick<OpenRecord, 'licence' | 'source'>, siteName: string): string =>
  licence ?? (source ? source : `${OUR_LICENCE}, ${siteName}`)

export const EXPORT_COLUMNS = [
  'id',
  'kind',
  'name',
  'local_name',
  'category',
  'subcategory',
  'address',
  'city',
  'state',
  'country',
  'country_code',
  'latitude',
  'longitude',
  'phone',
  'website',
  'halal_level',
  'halal_said_by',
  'source',
  'is_sample',
  'updated_at',
] as const

const addressOf = ({ kind, slug }: OpenRecord, siteUrl: string) => `${siteUrl}/${kind}/${encodeURIComponent(slug)}`

type Site = { siteUrl: string; siteName: string }

export const csvHead = csvLine([...EXPORT_COLUMNS, 'licence', 'url'])

export const recordLine = (record: OpenRecord, { siteUrl, siteName }: Site): string =>
  csvLine([...EXPORT_COLUMNS.map((column) => record[column]), licenceOf(record, siteName), addressOf(record, siteUrl)])

function exported(record: OpenRecord, { siteUrl, siteName }: Site) {
  const fields = Object.fromEntries(EXPORT_COLUMNS.map((column) => [column, record[column]]))
  return { ...fields, licence: licenceOf(record, siteName), url: addressOf(record, siteUrl) }
}

export const jsonLine = (record: OpenRecord, site: Site): string => JSON.stringify(exported(record, site))

export function geoJsonLine(record: OpenRecord, site: Site): string {
  const { id, latitude, longitude, ...properties } = exported(record, site) as ReturnType<typeof exported> & {
    id?: unknown
    latitude?: unknown
    longitude?: unknown
  }
  const isPlaced = typeof latitude === 'number' && typeof longitude === 'number' && !(latitude === 0 && longitude === 0)
  return JSON.stringify({
    type: 'Feature',
    id,
    geometry: isPlaced ? { type: 'Point', coordinates: [longitude, latitude] } : null,
    properties,
  })
}
