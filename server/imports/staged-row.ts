// One row on its way into the staging table, and how it is written for COPY.
import type { WeeklyHours } from '#app/core/hours/stored-hours.ts'

export type StagedRow = {
  kind: 'business' | 'mosque' | 'prayer_room'
  line: number
  source_id: string
  name: string
  local_name?: string | null
  description?: string | null
  image?: string | null
  business_type?: string | null
  business_category?: string | null
  subcategory?: string | null
  cuisines?: string[] | null
  mosque_type?: string | null
  address?: string | null
  city?: string | null
  state?: string | null
  country?: string | null
  country_code?: string | null
  latitude?: number | null
  longitude?: number | null
  time_zone?: string | null
  phone?: string | null
  email?: string | null
  website?: string | null
  whatsapp?: string | null
  hours?: WeeklyHours | null
  services?: string[] | null
  muslim_owned?: boolean | null
  price_range?: string | null
  tags?: string[] | null
  languages?: string[] | null
  facts?: Record<string, boolean> | null
  halal?: Record<string, unknown> | null
  facilities?: Record<string, boolean> | null
  room?: Record<string, unknown> | null
  raw?: Record<string, string> | null
}

/** A line that cannot become a row, and why. */
export type Refusal = { line: number; reason: string; excerpt: string }

const COLUMNS = [
  'kind',
  'line',
  'source_id',
  'name',
  'local_name',
  'description',
  'image',
  'business_type',
  'business_category',
  'subcategory',
  'cuisines',
  'mosque_type',
  'address',
  'city',
  'state',
  'country',
  'country_code',
  'latitude',
  'longitude',
  'time_zone',
  'phone',
  'email',
  'website',
  'whatsapp',
  'hours',
  'services',
  'muslim_owned',
  'price_range',
  'tags',
  'languages',
  'facts',
  'halal',
  'facilities',
  'room',
  'raw',
] as const satisfies readonly (keyof StagedRow)[]

export const copyStatement = (importId: string) =>
  `copy private.import_rows_${importId.replaceAll('-', '')} (import_id, seq, ${COLUMNS.join(', ')}) from stdin`

const NEEDS_ESCAPE = /[\\\n\r\t]/
const ESCAPES: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }
const escapeText = (text: string) =>
  NEEDS_ESCAPE.test(text) ? text.replace(/[\\\n\r\t]/g, (character) => ESCAPES[character] ?? '') : text

const writeArray = (list: readonly string[]) =>
  `{${list.map((item) => `"${item.replace(/["\\]/g, '\\$&')}"`).join(',')}}`

function writeCell(value: StagedRow[(typeof COLUMNS)[number]]): string {
  if (value === undefined || value === null) return '\\N'
  if (typeof value === 'string') return escapeText(value)
  if (typeof value === 'number') return String(value)
  if (typeof value === 'boolean') return value ? 't' : 'f'
  return escapeText(Array.isArray(value) ? writeArray(value) : JSON.stringify(value))
}

/** One line of COPY's text format. */
export function writeCopyLine(importId: string, seq: number, row: StagedRow): string {
  let line = `${importId}\t${seq}`
  for (const column of COLUMNS) line += `\t${writeCell(row[column])}`
  return `${line}\n`
}
