// Recognises a file's format, previews its first rows, and reads all of them: one door for every format.
import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { guessMapping, type ImportField, isImportField, type Mapping } from '#app/features/imports/rules.ts'
import { isRecord } from '#app/lib/records.ts'
import { cleanText, isRefusal, normalise, type RawFields } from './normalise.ts'
import { type OsmElement, osmFields, osmKind, type Tags } from './osm-record.ts'
import { detectDelimiter, detectEncoding, readCsv } from './read-csv.ts'
import { type JsonBatch, RECORD_SEPARATOR, readJsonLines, readJsonObjects } from './read-json.ts'
import type { Refusal, StagedRow } from './staged-row.ts'
import { UnreadableFile } from './unreadable-file.ts'

export type ImportFormat = 'csv' | 'geojson' | 'overpass' | 'pbf'
export type ImportKind = 'business' | 'mosque' | 'both'

export type ReadOptions = {
  delimiter?: string
  encoding?: string
  /** One JSON object per line. */
  lines?: boolean
  /** GeoJSON whose properties are OpenStreetMap's tags. */
  osm?: boolean
  /** Every named place, with or without a halal or Muslim mark. */
  all?: boolean
  /** Slowly, beside visitors: nobody waits for it. */
  pace?: 'gentle'
}

export type Preview = { columns: string[]; rows: string[][]; isOsm: boolean; refused: number }

export type FileDescription = { format: ImportFormat; options: ReadOptions; preview: Preview; mapping: Mapping }

export type RowBatch = { rows: StagedRow[]; refusals: Refusal[]; read: number; skipped: number; bytesRead: number }

const HEAD = 64 * 1024
/** gzip, ZIP (and spreadsheets), bzip2, xz, Zstandard, 7-Zip: nothing is unpacked here. */
const PACKED = ['1f8b', '504b0304', '425a68', 'fd377a585a00', '28b52ffd', '377abcaf271c'].map((hex) =>
  Buffer.from(hex, 'hex'),
)
const PREVIEW_ROWS = 20
const MOST_COLUMNS = 200
const LONGEST_SAMPLE = 120
const LONGEST_EXCERPT = 200

async function readHead(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD), 0, HEAD, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** By what is in the file; its name decides only between kinds of text. */
export function detectFormat(head: Buffer, fileName: string): { format: ImportFormat; options: ReadOptions } {
  if (head.length === 0) throw new UnreadableFile('file_empty')
  if (head.subarray(0, 64).includes('OSMHeader')) return { format: 'pbf', options: { osm: true } }
  if (PACKED.some((mark) => head.subarray(0, mark.length).equals(mark))) throw new UnreadableFile('format_unknown')
  if (/\.pbf$/i.test(fileName)) throw new UnreadableFile('pbf_broken')
  const encoding = detectEncoding(head)
  const text = new TextDecoder(encoding).decode(head, { stream: true })
  const start = text.replaceAll(RECORD_SEPARATOR, '').trimStart()
  if (start.startsWith('{') || start.startsWith('[')) {
    if (/"elements"\s*:\s*\[/.test(text) && !/"FeatureCollection"/.test(text))
      return { format: 'overpass', options: { osm: true } }
    if (/"FeatureCollection"/.test(text) || start.startsWith('[')) return { format: 'geojson', options: {} }
    if (/"Feature"/.test(text)) return { format: 'geojson', options: { lines: true } }
    throw new UnreadableFile('json_unknown')
  }
  // XML is a language to name things in, entities among them; nothing here reads it.
  if (text.includes('\0') || /^\s*<[?!a-z]/i.test(start)) throw new UnreadableFile('format_unknown')
  return { format: 'csv', options: { delimiter: detectDelimiter(text), encoding } }
}

/** Nested a million deep it can be read, but not written. */
function writeJson(value: unknown): string {
  try {
    return JSON.stringify(value)
  } catch {
    return ''
  }
}

/** Text as the database can keep it. */
const sample = (text: string, longest = LONGEST_SAMPLE) => cleanText(text, longest) ?? ''

/** Without what every object inherits: a file may well have a column `constructor`. */
const noTags = (): Tags => Object.create(null)

/** What a source said of a row, as text the database can keep. */
const MOST_TAGS = 200
const LONGEST_TAG = 1000
const cleanTags = (tags: Tags): Tags =>
  Object.fromEntries(
    Object.entries(tags)
      .slice(0, MOST_TAGS)
      .map(([key, value]) => [sample(key, LONGEST_TAG), sample(value, LONGEST_TAG)]),
  )

type Feature = { id: string | null; properties: Tags; lat: number | null; lon: number | null }

/** A feature's properties as words, with the middle of its shape. Null: no feature. */
export function toFeature(value: unknown): Feature | null {
  if (!isRecord(value)) return null
  const { type, id, properties, geometry } = value
  if (type !== 'Feature') return null
  const words = noTags()
  for (const [key, entry] of Object.entries(properties ?? {})) {
    if (entry === null || entry === undefined) continue
    words[key] = typeof entry === 'object' ? writeJson(entry) : String(entry)
  }
  const [lat, lon] = middleOf(geometry)
  return { id: typeof id === 'string' || typeof id === 'number' ? String(id) : null, properties: words, lat, lon }
}

function middleOf(geometry: unknown): readonly [number | null, number | null] {
  let south = Number.POSITIVE_INFINITY
  let north = Number.NEGATIVE_INFINITY
  let west = Number.POSITIVE_INFINITY
  let east = Number.NEGATIVE_INFINITY
  // With a list of its own instead of recursion: a file nested a million deep must not end the process.
  const waiting: unknown[] = [geometry]
  while (waiting.length > 0) {
    const value = waiting.pop()
    if (Array.isArray(value)) {
      const [lon, lat]: unknown[] = value
      if (typeof lon === 'number' && typeof lat === 'number') {
        south = Math.min(south, lat)
        north = Math.max(north, lat)
        west = Math.min(west, lon)
        east = Math.max(east, lon)
      } else waiting.push(...value.slice(0, 10_000))
    } else if (isRecord(value)) {
      const { coordinates, geometries } = value
      if (coordinates !== undefined) waiting.push(coordinates)
      if (geometries !== undefined) waiting.push(geometries)
    }
  }
  return south <= north ? [(south + north) / 2, (west + east) / 2] : [null, null]
}

function toOsmElement(value: unknown): OsmElement | null {
  if (!isRecord(value)) return null
  const { type, id, lat, lon, center, tags } = value
  if (typeof type !== 'string' || (typeof id !== 'number' && typeof id !== 'string')) return null
  const words = noTags()
  for (const [key, entry] of Object.entries(tags ?? {})) if (typeof entry === 'string') words[key] = entry
  const middle = isRecord(center) ? center : { lat, lon }
  return {
    type,
    id,
    tags: words,
    lat: typeof middle.lat === 'number' ? middle.lat : null,
    lon: typeof middle.lon === 'number' ? middle.lon : null,
  }
}

/** Overpass turbo writes `@id: "node/123"` into the properties. */
function featureToOsm(feature: Feature): OsmElement {
  const [type = 'feature', id = ''] = (feature.properties['@id'] ?? feature.id ?? '').split('/')
  return { type, id, tags: feature.properties, lat: feature.lat, lon: feature.lon }
}

const looksLikeOsm = (properties: Tags) =>
  '@id' in properties ||
  'diet:halal' in properties ||
  (properties.amenity !== undefined && properties.religion !== undefined)

/** A stream of the file's bytes that says how far it has come. */
function readBytes(path: string) {
  const stream = createReadStream(path, { highWaterMark: 1024 * 1024 })
  return { chunks: stream as AsyncIterable<Uint8Array>, bytesRead: () => stream.bytesRead }
}

export async function describeFile(path: string, fileName: string): Promise<FileDescription> {
  const { format, options } = detectFormat(await readHead(path), fileName)
  if (format === 'csv') return describeCsv(path, options)
  if (format === 'pbf') {
    const preview = await previewOsm(readElements(path, 'pbf', options))
    return { format, options, preview, mapping: {} }
  }
  if (format === 'overpass')
    return { format, options, preview: await previewOsm(readElements(path, format, options)), mapping: {} }
  return describeGeoJson(path, options)
}

async function describeCsv(path: string, options: ReadOptions): Promise<FileDescription> {
  const rows: string[][] = []
  let columns: string[] | null = null
  let refused = 0
  for await (const batch of readCsv(readBytes(path).chunks, toCsvOptions(options))) {
    refused += batch.refusals.length
    for (const { cells } of batch.records) {
      if (columns === null) columns = nameColumns(cells)
      else if (rows.length < PREVIEW_ROWS) rows.push(cells.map((cell) => sample(cell)))
    }
    if (rows.length >= PREVIEW_ROWS) break
  }
  if (columns === null || columns.length > MOST_COLUMNS) throw new UnreadableFile('columns_unreadable')
  return {
    format: 'csv',
    options,
    preview: { columns, rows, isOsm: false, refused },
    mapping: guessMapping(columns),
  }
}

const toCsvOptions = ({ delimiter = ',', encoding = 'utf-8' }: ReadOptions) => ({ delimiter, encoding })

/** Each column needs a name of its own to be mapped by. */
function nameColumns(cells: readonly string[]): string[] {
  const seen = new Map<string, number>()
  return cells.map((cell, i) => {
    const name = sample(cell, 100) || `column ${i + 1}`
    const times = (seen.get(name) ?? 0) + 1
    seen.set(name, times)
    return times === 1 ? name : `${name} (${times})`
  })
}

async function* jsonBatches(path: string, options: ReadOptions, bytes = readBytes(path)): AsyncGenerator<JsonBatch> {
  yield* options.lines ? readJsonLines(bytes.chunks) : readJsonObjects(bytes.chunks)
}

async function describeGeoJson(path: string, options: ReadOptions): Promise<FileDescription> {
  const features: Feature[] = []
  let refused = 0
  for await (const batch of jsonBatches(path, options)) {
    refused += batch.refusals.length
    for (const { value } of batch.records) {
      const feature = toFeature(value)
      if (feature && features.length < PREVIEW_ROWS) features.push(feature)
    }
    if (features.length >= PREVIEW_ROWS) break
  }
  if (features.length === 0) throw new UnreadableFile('no_features')
  const isOsm = features.some(({ properties }) => looksLikeOsm(properties))
  if (isOsm) {
    const wholeOptions = { ...options, osm: true }
    return {
      format: 'geojson',
      options: wholeOptions,
      preview: await previewOsm(readElements(path, 'geojson', wholeOptions)),
      mapping: {},
    }
  }
  const columns = [...new Set(features.flatMap(({ properties }) => Object.keys(properties)))]
    .filter((name) => sample(name, LONGEST_EXCERPT) === name)
    .slice(0, MOST_COLUMNS)
  return {
    format: 'geojson',
    options,
    mapping: guessMapping(columns),
    preview: {
      columns,
      rows: features.map(({ properties }) => columns.map((name) => sample(properties[name] ?? ''))),
      isOsm: false,
      refused,
    },
  }
}

const OSM_COLUMNS = ['source_id', 'name', 'category', 'city', 'phone', 'halal', 'latitude', 'longitude'] as const

async function previewOsm(batches: AsyncIterable<ElementBatch>): Promise<Preview> {
  const rows: string[][] = []
  let refused = 0
  for await (const { elements, refusals } of batches) {
    refused += refusals.length
    for (const { element } of elements) {
      const kind = osmKind(element.tags, false)
      if (!kind || rows.length >= PREVIEW_ROWS) continue
      const fields = osmFields(element, kind)
      rows.push(
        ['kind', ...OSM_COLUMNS].map((name) => sample(name === 'kind' ? kind : (fields[name as ImportField] ?? ''))),
      )
    }
    if (rows.length >= PREVIEW_ROWS) break
  }
  return { columns: ['kind', ...OSM_COLUMNS], rows, isOsm: true, refused }
}

type ElementBatch = { elements: { line: number; element: OsmElement }[]; refusals: Refusal[]; bytesRead: number }

const ELEMENTS_PER_BATCH = 1000

async function* readElements(
  path: string,
  format: 'geojson' | 'overpass' | 'pbf',
  options: ReadOptions,
): AsyncGenerator<ElementBatch> {
  if (format === 'pbf') {
    const { readOsmPbf } = await import('./read-osm-pbf.ts')
    const { size } = await stat(path)
    let elements: ElementBatch['elements'] = []
    let line = 0
    for await (const element of readOsmPbf(path, (tags) => osmKind(tags, options.all ?? false) !== null)) {
      elements.push({ line: ++line, element })
      if (elements.length < ELEMENTS_PER_BATCH) continue
      // The library does not say how far it has come.
      yield { elements, refusals: [], bytesRead: Math.floor(size / 2) }
      elements = []
    }
    yield { elements, refusals: [], bytesRead: size }
    return
  }
  const bytes = readBytes(path)
  for await (const { records, refusals } of jsonBatches(path, options, bytes)) {
    const batch: ElementBatch = { elements: [], refusals: [...refusals], bytesRead: bytes.bytesRead() }
    for (const { line, value } of records) {
      const feature = format === 'geojson' ? toFeature(value) : null
      const element = format === 'geojson' ? feature && featureToOsm(feature) : toOsmElement(value)
      if (element) batch.elements.push({ line, element })
      else batch.refusals.push({ line, reason: 'not_a_record', excerpt: writeJson(value) })
    }
    yield batch
  }
}

export type RowSource = {
  path: string
  format: ImportFormat
  kind: ImportKind
  options: ReadOptions
  mapping: Record<string, string>
}

/** All rows of a file, ready for staging, in batches. Lines that cannot become rows come as refusals. */
export async function* readRows(source: RowSource): AsyncGenerator<RowBatch> {
  const { format, options } = source
  const batches =
    format === 'csv'
      ? readCsvRows(source)
      : format === 'geojson' && !options.osm
        ? readFeatureRows(source)
        : readOsmRows(source)
  for await (const batch of batches) {
    for (const refusal of batch.refusals) refusal.excerpt = sample(refusal.excerpt, LONGEST_EXCERPT)
    yield batch
  }
}

async function* readCsvRows({ path, kind, options, mapping }: RowSource): AsyncGenerator<RowBatch> {
  const bytes = readBytes(path)
  let plan: { index: number; field: ImportField }[] | null = null
  const oneKind = kind === 'both' ? 'business' : kind
  for await (const { records, refusals } of readCsv(bytes.chunks, toCsvOptions(options))) {
    const batch: RowBatch = { rows: [], refusals, read: refusals.length, skipped: 0, bytesRead: bytes.bytesRead() }
    for (const { line, cells } of records) {
      if (plan === null) {
        plan = nameColumns(cells).flatMap((name, index) => {
          const field = mapping[name]
          return isImportField(field) ? [{ index, field }] : []
        })
        continue
      }
      batch.read++
      const fields: RawFields = {}
      for (const { index, field } of plan) fields[field] = cells[index] ?? ''
      place(normalise(fields, { kind: oneKind, line, excerpt: () => cells.join(' ') }), batch)
    }
    yield batch
  }
}

async function* readFeatureRows({ path, kind, options, mapping }: RowSource): AsyncGenerator<RowBatch> {
  const bytes = readBytes(path)
  const oneKind = kind === 'both' ? 'business' : kind
  for await (const { records, refusals } of jsonBatches(path, options, bytes)) {
    const batch: RowBatch = {
      rows: [],
      refusals: [...refusals],
      read: records.length + refusals.length,
      skipped: 0,
      bytesRead: bytes.bytesRead(),
    }
    for (const { line, value } of records) {
      const feature = toFeature(value)
      if (!feature) {
        batch.refusals.push({ line, reason: 'not_a_record', excerpt: writeJson(value) })
        continue
      }
      const fields: RawFields = {
        ...(feature.id !== null && { source_id: feature.id }),
        ...(feature.lat !== null &&
          feature.lon !== null && { latitude: String(feature.lat), longitude: String(feature.lon) }),
      }
      for (const [name, field] of Object.entries(mapping))
        if (isImportField(field) && feature.properties[name] !== undefined) fields[field] = feature.properties[name]
      place(normalise(fields, { kind: oneKind, line, excerpt: () => writeJson(feature.properties) }), batch)
    }
    yield batch
  }
}

async function* readOsmRows({ path, format, kind, options }: RowSource): AsyncGenerator<RowBatch> {
  if (format === 'csv') return
  for await (const { elements, refusals, bytesRead } of readElements(path, format, options)) {
    const batch: RowBatch = { rows: [], refusals, read: elements.length + refusals.length, skipped: 0, bytesRead }
    for (const { line, element } of elements) {
      const found = osmKind(element.tags, options.all ?? false)
      if (!found || (kind !== 'both' && kind !== found)) {
        batch.skipped++
        continue
      }
      const excerpt = () => `${element.type}/${element.id} ${writeJson(element.tags)}`
      if (element.lat === null || element.lon === null) {
        batch.refusals.push({ line, reason: 'position_missing', excerpt: excerpt().slice(0, 200) })
        continue
      }
      const row = normalise(osmFields(element, found), { kind: found, line, excerpt })
      if (!isRefusal(row)) row.raw = cleanTags(element.tags)
      place(row, batch)
    }
    yield batch
  }
}

function place(result: StagedRow | Refusal, batch: RowBatch) {
  if (isRefusal(result)) batch.refusals.push(result)
  else batch.rows.push(result)
}
