/**
 * Builds app/core/places/data/parts.bin from GeoNames' postal places (CC BY 4.0) and parts-fr.bin from the French post's
 * (ODbL 1.0), which stays a file of its own for its licence. Both lists have the columns country, code, place, region,
 * latitude and longitude, with tabs between them, gzipped.
 * Run by hand after updating either: `node scripts/build-parts.ts postal-places.tsv.gz postal-places-fr.tsv.gz`. The result
 * is committed.
 */
import { Buffer } from 'node:buffer'
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { isCountryCode } from '#app/core/places/countries.ts'
import { distanceKm } from '#app/core/places/distance.ts'
import { fold } from '#app/core/places/fold.ts'
import { findKeys, reverseGeocode } from '#app/core/places/geo.server.ts'
import { encodeParts, keyOf, type TownPart } from '#app/core/places/parts-file.server.ts'
import { MATCH, type PlaceTable } from '#app/core/places/places-file.server.ts'
import { getPlaces, getQuarters } from '#app/core/places/places-table.server.ts'

/** Rows of one name nearer to each other than this are one quarter that has several codes. */
const ONE_QUARTER_KM = 8
/** A town of the gazetteer this near is the same one. */
const SAME_TOWN_KM = 15
const LONGEST_NAME = 60

type Row = { country: string; code: string; name: string; lat: number; lng: number }

function readRows(path: string): Row[] {
  return gunzipSync(readFileSync(path))
    .toString()
    .split('\n')
    .flatMap((line) => {
      const [country = '', code = '', name = '', , lat, lng] = line.split('\t')
      const row = { country, code: code.trim(), name: name.trim(), lat: Number(lat), lng: Number(lng) }
      return isCountryCode(country) && (row.lat !== 0 || row.lng !== 0) && !/cedex/i.test(code) ? [row] : []
    })
}

const middle = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >>> 1] ?? 0

const sizeAt = ({ lat, lng }: { lat: number; lng: number }) =>
  Math.round(Math.log2(Math.max(1, reverseGeocode(lat, lng)?.population ?? 1)))

const pointOf = (rows: readonly { lat: number; lng: number }[]) => ({
  lat: middle(rows.map(({ lat }) => lat)),
  lng: middle(rows.map(({ lng }) => lng)),
})

/** "L-7464" and "AZ 5131" are written without the letters of their country as often as with them. */
const plainCode = ({ country, code }: Row) =>
  code.replace(new RegExp(`^(?:${country}|${country[0]})[- ]?(?=\\d{3})`), '').toUpperCase()

function gatherCodes(rows: readonly Row[]): TownPart[] {
  const byCode = Map.groupBy(rows, (row) => `${row.country} ${plainCode(row)}`)
  return [...byCode].flatMap(([id, own]) => {
    const name = id.slice(3)
    const point = pointOf(own)
    return keyOf('codes', name) === '' ? [] : [{ name, countryCode: id.slice(0, 2), ...point, size: sizeAt(point) }]
  })
}

/** One place may be written in two scripts, in capitals, or with the word for "village" behind it. */
function namesOf(written: string): string[] {
  return written
    .split(' / ')
    .map((name) =>
      name
        .replace(/ (?:k|mst|vs)\.$/u, '')
        .replace(/\s*\(.*\)$/u, '')
        .trim(),
    )
    .map((name) => (/\p{Ll}/u.test(name) ? name : inSmallLetters(name)))
    .filter((name) => fold(name).length > 1 && name.length <= LONGEST_NAME && !/^SB [„"]/u.test(name))
}

const inSmallLetters = (name: string) =>
  name.toLowerCase().replace(/(?<![\p{L}\p{M}’'])\p{L}/gu, (letter) => letter.toUpperCase())

/** Whether the gazetteer has a town or quarter of that name there already. */
function isKnownIn(table: PlaceTable, { name, countryCode, lat, lng }: TownPart): boolean {
  const [key, end] = findKeys(table, Buffer.from(fold(name)), false)
  if (key === end) return false
  for (let p = table.postingStart[key] ?? 0; p < (table.postingStart[key + 1] ?? 0); p++) {
    const posting = table.postings[p] ?? 0
    const i = posting >>> 2
    const point = { lat: (table.lat[i] ?? 0) / 1e5, lng: (table.lng[i] ?? 0) / 1e5 }
    const isHere = table.countries[table.country[i] ?? 0] === countryCode
    if (isHere && (posting & 3) === MATCH.name && distanceKm(point, { lat, lng }) < SAME_TOWN_KM) return true
  }
  return false
}

function gatherNames(rows: readonly Row[]): TownPart[] {
  const named = rows.flatMap((row) => namesOf(row.name).map((name) => ({ ...row, name })))
  const parts: TownPart[] = []
  for (const [, alike] of Map.groupBy(named, ({ country, name }) => `${country} ${fold(name)}`)) {
    const groups: (typeof alike)[] = []
    for (const row of alike) {
      const group = groups.find(([first]) => first && distanceKm(first, row) < ONE_QUARTER_KM)
      if (group) group.push(row)
      else groups.push([row])
    }
    for (const group of groups) {
      const [first] = group
      const point = pointOf(group)
      if (first) parts.push({ name: first.name, countryCode: first.country, ...point, size: 0 })
    }
  }
  const tables = [getPlaces().table, getQuarters().table]
  return parts
    .filter((part) => !tables.some((table) => isKnownIn(table, part)))
    .map((part) => ({ ...part, size: sizeAt(part) }))
}

function build(name: string, path: string | undefined) {
  if (!path) throw new Error('Usage: node scripts/build-parts.ts postal-places.tsv.gz postal-places-fr.tsv.gz')
  const rows = readRows(path)
  const parts = { codes: gatherCodes(rows), names: gatherNames(rows) }
  const file = encodeParts(parts)
  writeFileSync(fileURLToPath(new URL(`../app/core/places/data/${name}.bin`, import.meta.url)), file)
  console.log(`${name}: ${parts.codes.length} codes, ${parts.names.length} names, ${file.length} bytes`)
}

const [, , world, france] = process.argv
build('parts', world)
build('parts-fr', france)
