// The shapes of a region, read from an extract in a few passes. A file of any size is read in bounded memory: the points
// of so many ways are looked up at a time, then those of the next ones.
import type { Tags } from '../imports/osm-record.ts'
import type { OsmRelation, OsmWay, ScannedOsm } from '../imports/scan-osm-pbf.ts'
import { type Drawn, drawnNode, drawnWay, namesOf } from './classify.ts'
import { type NodeStore, WantedNodes } from './node-store.ts'
import { isInRing, joinRings, type Path, ringArea, toSquare } from './rings.ts'

export type Shape = Drawn & { paths: Path[] }

/** A tagged thing and where it is: what an address is read from. */
export type Place = { tags: Tags; x: number; y: number }

export type Reading = {
  onShape: (shape: Shape) => void
  onPlace: (place: Place) => void
  onStreet: (names: string[], line: Path) => void
  /** From 0 to 1. */
  onProgress: (share: number) => void
  bytes: number
  /** Points looked up at a time. */
  mostPoints?: number
}

const MOST_POINTS = 8_000_000
/** Points of all the outlines that ways make together, such as a river's or a park's. */
const MOST_MEMBER_POINTS = 4_000_000
const LONGEST_WAY = 2000 * 10

export type LeftOut = { relations: number; ways: number }

const isOutline = ({ tags, members }: OsmRelation) =>
  tags?.type === 'multipolygon' && members.length <= 20_000 && drawnWay(tags)?.shape === 'area'

const isAddress = (tags: Tags) => tags['addr:housenumber'] !== undefined || tags['addr:postcode'] !== undefined

function isWanted({ tags, refs }: OsmWay): boolean {
  if (!tags || refs.length < 2 || refs.length > LONGEST_WAY) return false
  return isAddress(tags) || drawnWay(tags) !== null
}

function pathOf(refs: readonly number[], nodes: NodeStore): Path {
  const path: Path = []
  for (const ref of refs) {
    const at = nodes.get(ref)
    if (at) path.push(...toSquare(...at))
  }
  return path
}

export async function readFeatures(file: ScannedOsm, reading: Reading): Promise<LeftOut> {
  const { onProgress, bytes, mostPoints = MOST_POINTS } = reading
  const leftOut = { relations: 0, ways: 0 }
  const relations: OsmRelation[] = []
  const members = new Map<number, readonly number[] | null>()
  const stepOf = (from: number, to: number) => (read: number) => onProgress(from + (to - from) * (read / bytes))

  for await (const block of file.blocks(['relation'], stepOf(0, 0.2)))
    for (const item of block)
      if (item.type === 'relation' && isOutline(item)) {
        relations.push(item)
        for (const { type, ref } of item.members) if (type === 'way') members.set(ref, null)
      }

  // Members are known by their points' numbers first: only those tell which way continues which.
  let memberPoints = 0
  const memberPaths = new Map<number, readonly [number, number]>()
  let done = 0
  for (let isFirst = true, isMore = true; isMore; isFirst = false) {
    isMore = false
    const wanted = new WantedNodes(mostPoints)
    const skip = done
    let seen = 0
    for await (const block of file.blocks(['way'], stepOf(0.2, 0.4)))
      for (const item of block) {
        if (item.type !== 'way') continue
        const isMember = members.has(item.id)
        if (!isMember && !isWanted(item)) continue
        if (isFirst && item.refs.length > LONGEST_WAY) leftOut.ways++
        if (item.refs.length > LONGEST_WAY || seen++ < skip) continue
        if (isMore || !wanted.hasRoomFor(item.refs.length)) {
          isMore = true
          continue
        }
        done++
        wanted.add(item.refs)
        if (isMember && memberPoints + item.refs.length <= MOST_MEMBER_POINTS) {
          memberPoints += item.refs.length
          members.set(item.id, item.refs)
        }
      }
    const nodes = wanted.sort()
    for await (const block of file.blocks(['node'], stepOf(0.4, 0.7)))
      for (const item of block) {
        if (item.type !== 'node') continue
        nodes.put(item.id, item.lat, item.lon)
        if (isFirst && item.tags) readNode(item.tags, item.lon, item.lat, reading)
      }
    seen = 0
    for await (const block of file.blocks(['way'], stepOf(0.7, 1)))
      for (const item of block) {
        if (item.type !== 'way' || item.refs.length > LONGEST_WAY) continue
        const refs = members.get(item.id)
        if (refs === undefined && !isWanted(item)) continue
        const place = seen++
        if (place < skip || place >= done) continue
        for (const ref of refs ?? []) {
          const at = nodes.get(ref)
          if (at) memberPaths.set(ref, toSquare(...at))
        }
        if (isWanted(item)) readWay(item, pathOf(item.refs, nodes), reading)
      }
  }
  for (const relation of relations) if (!readOutline(relation, members, memberPaths, reading)) leftOut.relations++
  return leftOut
}

function readNode(tags: Tags, lon: number, lat: number, { onShape, onPlace }: Reading) {
  const [x, y] = toSquare(lon, lat)
  if (isAddress(tags)) onPlace({ tags, x, y })
  const drawn = drawnNode(tags)
  if (drawn) onShape({ ...drawn, paths: [[x, y]] })
}

function readWay({ tags = {}, refs }: OsmWay, path: Path, { onShape, onPlace, onStreet }: Reading) {
  if (path.length < 4) return
  if (isAddress(tags)) {
    const half = path.length / 2
    let [x, y] = [0, 0]
    for (let i = 0; i < path.length; i += 2) [x, y] = [x + (path[i] ?? 0), y + (path[i + 1] ?? 0)]
    onPlace({ tags, x: x / half, y: y / half })
  }
  const drawn = drawnWay(tags)
  if (!drawn) return
  if (drawn.shape === 'line') {
    onShape({ ...drawn, paths: [path] })
    if (tags.highway && tags.name) onStreet(Object.values(namesOf(tags)).map(String), path)
  } else if (refs[0] === refs.at(-1) && path.length >= 8) onShape({ ...drawn, paths: [path] })
}

/** A shape of several ways: each outer ring with the holes that lie in it. */
function readOutline(
  { tags = {}, members }: OsmRelation,
  refsOf: ReadonlyMap<number, readonly number[] | null>,
  points: ReadonlyMap<number, readonly [number, number]>,
  { onShape }: Reading,
): boolean {
  const drawn = drawnWay(tags)
  if (!drawn) return false
  const ringsOf = (isHole: boolean) => {
    const ways = members.filter(({ type, role }) => type === 'way' && (role === 'inner') === isHole)
    const pieces = ways.flatMap(({ ref }) => {
      const refs = refsOf.get(ref)
      return refs ? [{ refs }] : []
    })
    return joinRings(pieces)
      .map((ring) => ring.flatMap((ref) => points.get(ref) ?? []))
      .filter((ring) => ring.length >= 8)
  }
  const outer = ringsOf(false).sort((a, b) => Math.abs(ringArea(b)) - Math.abs(ringArea(a)))
  const holes = ringsOf(true)
  for (const ring of outer) {
    const own = holes.filter((hole) => isInRing(ring, hole[0] ?? 0, hole[1] ?? 0))
    onShape({ ...drawn, paths: [ring, ...own] })
  }
  return outer.length > 0
}
