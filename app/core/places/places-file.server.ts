/**
 * The layout of `data/places.bin.br`: columns of numbers and blobs of text, written by scripts/build-places.ts and
 * unpacked here into typed arrays. No object per city is ever made while loading: 160,000 of them would cost more
 * time and memory than everything else on the page.
 */
import { Buffer } from 'node:buffer'

const MAGIC = 0x31434c50

/** What one search key may point at; kept in the two low bits of a posting. */
export const MATCH = { name: 0, alternate: 1, innerWord: 2 } as const

export type PlaceTable = {
  size: number
  /** Hundred-thousandths of a degree, in the order of the kd-tree, so the tree needs no ids of its own. */
  lat: Int32Array
  lng: Int32Array
  id: Uint32Array
  population: Uint32Array
  country: Uint32Array
  /** Index into `states`; 0 is "none". */
  state: Uint32Array
  zone: Uint32Array
  names: Uint8Array
  /** Place i's name is `names[nameStart[i] .. nameStart[i + 1]]`. */
  nameStart: Uint32Array
  countries: string[]
  states: string[]
  zones: string[]
  kdNodeSize: number
  /** Folded names, sorted by their UTF-8 bytes. */
  keys: Uint8Array
  keyStart: Uint32Array
  /** Key k's postings are `postings[postingStart[k] .. postingStart[k + 1]]`, each `place << 2 | MATCH`. */
  postings: Uint32Array
  postingStart: Uint32Array
  /** Sorted ids of the places that have a name in Arabic or Urdu, and those names. */
  localId: Uint32Array
  arabic: Uint8Array
  arabicStart: Uint32Array
  urdu: Uint8Array
  urduStart: Uint32Array
}

type Header = {
  size: number
  kdNodeSize: number
  countries: string[]
  states: string[]
  zones: string[]
  sections: Array<[name: string, length: number, bytes: number]>
}

/** Numbers as byte planes (all low bytes, then all second bytes …): brotli finds far more repetition that way. */
export function toPlanes(values: ArrayLike<number>, bytes: number): Uint8Array {
  const planes = new Uint8Array(values.length * bytes)
  for (let plane = 0; plane < bytes; plane++) {
    for (let i = 0; i < values.length; i++) {
      planes[plane * values.length + i] = ((values[i] ?? 0) >>> (8 * plane)) & 0xff
    }
  }
  return planes
}

export function fromPlanes(planes: Uint8Array, bytes: number): Uint32Array {
  const size = planes.length / bytes
  const values = new Uint32Array(size)
  for (let plane = 0; plane < bytes; plane++) {
    const start = plane * size
    const shift = 8 * plane
    for (let i = 0; i < size; i++) values[i] = (values[i] ?? 0) | ((planes[start + i] ?? 0) << shift)
  }
  return values
}

/** Differences from one value to the next, sign in the low bit. */
export function toDeltas(values: ArrayLike<number>): Uint32Array {
  const deltas = new Uint32Array(values.length)
  let previous = 0
  for (let i = 0; i < values.length; i++) {
    const value = values[i] ?? 0
    const delta = value - previous
    deltas[i] = (delta << 1) ^ (delta >> 31)
    previous = value
  }
  return deltas
}

export function fromDeltas(deltas: Uint32Array): Int32Array {
  const values = new Int32Array(deltas.length)
  let previous = 0
  for (let i = 0; i < deltas.length; i++) {
    const delta = deltas[i] ?? 0
    previous += (delta >>> 1) ^ -(delta & 1)
    values[i] = previous
  }
  return values
}

function toLengths(starts: Uint32Array): Uint32Array {
  const lengths = new Uint32Array(starts.length - 1)
  for (let i = 0; i < lengths.length; i++) lengths[i] = (starts[i + 1] ?? 0) - (starts[i] ?? 0)
  return lengths
}

function toStarts(lengths: Uint32Array): Uint32Array {
  const starts = new Uint32Array(lengths.length + 1)
  for (let i = 0; i < lengths.length; i++) starts[i + 1] = (starts[i] ?? 0) + (lengths[i] ?? 0)
  return starts
}

/** Sorted keys mostly repeat the beginning of the key before: store the shared length and the rest. */
function shortenKeys(keys: Uint8Array, starts: Uint32Array) {
  const size = starts.length - 1
  const shared = new Uint32Array(size)
  const rest: number[] = []
  const restLength = new Uint32Array(size)
  for (let k = 0; k < size; k++) {
    const start = starts[k] ?? 0
    const end = starts[k + 1] ?? 0
    let same = 0
    if (k > 0) {
      const before = starts[k - 1] ?? 0
      const most = Math.min(start - before, end - start)
      while (same < most && keys[before + same] === keys[start + same]) same++
    }
    shared[k] = same
    restLength[k] = end - start - same
    for (let i = start + same; i < end; i++) rest.push(keys[i] ?? 0)
  }
  return { shared, restLength, rest: Uint8Array.from(rest) }
}

function expandKeys(shared: Uint32Array, restLength: Uint32Array, rest: Uint8Array) {
  const starts = new Uint32Array(shared.length + 1)
  let total = 0
  for (let k = 0; k < shared.length; k++) {
    total += (shared[k] ?? 0) + (restLength[k] ?? 0)
    starts[k + 1] = total
  }
  const keys = new Uint8Array(total)
  let from = 0
  let before = 0
  let to = 0
  for (let k = 0; k < shared.length; k++) {
    const start = to
    const same = shared[k] ?? 0
    for (let i = 0; i < same; i++) keys[to++] = keys[before + i] ?? 0
    const more = restLength[k] ?? 0
    for (let i = 0; i < more; i++) keys[to++] = rest[from++] ?? 0
    before = start
  }
  return { keys, starts }
}

export function encodePlaces(table: PlaceTable): Uint8Array {
  const short = shortenKeys(table.keys, table.keyStart)
  const columns: Array<[name: string, values: ArrayLike<number>, bytes: number]> = [
    ['lat', toDeltas(table.lat), 4],
    ['lng', toDeltas(table.lng), 4],
    ['id', table.id, 4],
    ['population', table.population, 4],
    ['country', table.country, 1],
    ['state', table.state, 2],
    ['zone', table.zone, 2],
    ['names', table.names, 1],
    ['nameLength', toLengths(table.nameStart), 1],
    ['keyShared', short.shared, 1],
    ['keyRestLength', short.restLength, 1],
    ['keyRest', short.rest, 1],
    ['postings', table.postings, 3],
    ['postingCount', toLengths(table.postingStart), 2],
    ['localId', toDeltas(table.localId), 4],
    ['arabic', table.arabic, 1],
    ['arabicLength', toLengths(table.arabicStart), 1],
    ['urdu', table.urdu, 1],
    ['urduLength', toLengths(table.urduStart), 1],
  ]
  for (const [name, values, bytes] of columns) {
    for (let i = 0; i < values.length; i++) {
      if ((values[i] ?? 0) >= 2 ** (8 * bytes)) throw new Error(`${name}[${i}] does not fit ${bytes} bytes`)
    }
  }
  const header: Header = {
    size: table.size,
    kdNodeSize: table.kdNodeSize,
    countries: table.countries,
    states: table.states,
    zones: table.zones,
    sections: columns.map(([name, values, bytes]) => [name, values.length, bytes]),
  }
  const head = Buffer.from(JSON.stringify(header))
  const start = Buffer.alloc(8)
  start.writeUInt32LE(MAGIC, 0)
  start.writeUInt32LE(head.length, 4)
  return Buffer.concat([start, head, ...columns.map(([, values, bytes]) => toPlanes(values, bytes))])
}

export function decodePlaces(file: Uint8Array): PlaceTable {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  if (file.byteLength < 8 || view.getUint32(0, true) !== MAGIC) throw new Error('Not a places file')
  const headEnd = 8 + view.getUint32(4, true)
  const header = JSON.parse(new TextDecoder().decode(file.subarray(8, headEnd))) as Header

  const sections = new Map<string, { planes: Uint8Array; bytes: number }>()
  let offset = headEnd
  for (const [name, length, bytes] of header.sections) {
    sections.set(name, { planes: file.subarray(offset, offset + length * bytes), bytes })
    offset += length * bytes
  }
  if (offset !== file.byteLength) throw new Error('The places file is cut short')

  const section = (name: string) => {
    const found = sections.get(name)
    if (!found) throw new Error(`The places file has no ${name}`)
    return found
  }
  const numbers = (name: string) => fromPlanes(section(name).planes, section(name).bytes)
  // Copied, so that the unpacked file itself can be let go.
  const text = (name: string) => new Uint8Array(section(name).planes)

  const expanded = expandKeys(numbers('keyShared'), numbers('keyRestLength'), section('keyRest').planes)
  return {
    size: header.size,
    kdNodeSize: header.kdNodeSize,
    countries: header.countries,
    states: header.states,
    zones: header.zones,
    lat: fromDeltas(numbers('lat')),
    lng: fromDeltas(numbers('lng')),
    id: numbers('id'),
    population: numbers('population'),
    country: numbers('country'),
    state: numbers('state'),
    zone: numbers('zone'),
    names: text('names'),
    nameStart: toStarts(numbers('nameLength')),
    keys: expanded.keys,
    keyStart: expanded.starts,
    postings: numbers('postings'),
    postingStart: toStarts(numbers('postingCount')),
    localId: Uint32Array.from(fromDeltas(numbers('localId'))),
    arabic: text('arabic'),
    arabicStart: toStarts(numbers('arabicLength')),
    urdu: text('urdu'),
    urduStart: toStarts(numbers('urduLength')),
  }
}
