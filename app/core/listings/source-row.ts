// Reading single facts out of rows whose field names and types differ by table and import.
import { toCoordinate } from '#app/core/places/distance.ts'
import { isTimeZone } from '#app/core/prayer/local-time.ts'

export type SourceRow = Readonly<Record<string, unknown>>

const isRow = (value: unknown): value is SourceRow =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Rows of a page function: a list, or one object that carries it. Whatever is no row is left out. */
export function readRows(answer: unknown): SourceRow[] {
  const list = isRow(answer) ? Object.values(answer).find(Array.isArray) : answer
  return Array.isArray(list) ? list.filter(isRow) : []
}

export const readRow = (answer: unknown): SourceRow | null => (isRow(answer) ? answer : null)

export function readFirst<T>(row: SourceRow, names: readonly string[], read: (value: unknown) => T | null): T | null {
  for (const name of names) {
    const value = read(row[name])
    if (value !== null) return value
  }
  return null
}

export function readText(value: unknown): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
}

export function readTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.map(readText).filter((text) => text !== null) : []
}

export function readFlag(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value
  if (value === 'true' || value === 't' || value === 1) return true
  return value === 'false' || value === 'f' || value === 0 ? false : null
}

/** Only our own paths and https: anything else would be blocked by the page's policy or leak to an open connection. */
export function readImage(value: unknown): string | null {
  const text = readText(value)
  return text && (/^https:\/\//i.test(text) || /^\/(?!\/)/.test(text)) && URL.canParse(text, 'https://site.invalid')
    ? text
    : null
}

/** Only web addresses become links: a stored `javascript:` must never be one. */
export function readWebAddress(value: unknown): string | null {
  const text = readText(value)
  return text && /^https?:\/\//i.test(text) && URL.canParse(text) ? text : null
}

/** The zone of a place's clocks; empty for none, and for one that does not exist. */
export function readZone(value: unknown): string | null {
  const text = readText(value)
  return text && isTimeZone(text) ? text : null
}

/** Text is converted; a pair with a missing half, off the globe, or 0,0, is unknown. */
export function readPosition(row: SourceRow): { latitude: number | null; longitude: number | null } {
  const latitude = readFirst(row, ['latitude', 'lat'], toCoordinate)
  const longitude = readFirst(row, ['longitude', 'lng', 'lon', 'long'], toCoordinate)
  const isOnEarth = Math.abs(latitude ?? 0) <= 90 && Math.abs(longitude ?? 0) <= 180
  if (latitude === null || longitude === null || !isOnEarth || (latitude === 0 && longitude === 0)) {
    return { latitude: null, longitude: null }
  }
  return { latitude, longitude }
}

/** Some imports have the code where others have the country's name. */
export function readCountryCode(row: SourceRow): string {
  const country = readText(row.country) ?? ''
  return (readText(row.country_code) ?? (/^[A-Z]{2}$/.test(country) ? country : '')).toUpperCase()
}
