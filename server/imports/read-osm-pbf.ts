// Reads an .osm.pbf file. Ways and relations have no position of their own: a first pass notes which points are
// needed, a second one finds them. Only what is needed is kept, so memory follows the result, not the file.
import type { OsmElement, Tags } from './osm-record.ts'
import { type OsmRelation, scanOsmPbf } from './scan-osm-pbf.ts'
import { UnreadableFile } from './unreadable-file.ts'

/** More points than this mean that everything in a country was asked for: such a file is better cut up first. */
const MOST_POINTS = 20_000_000

const middle = (points: readonly (readonly [number, number])[]): readonly [number, number] | null => {
  if (points.length === 0) return null
  let south = 90
  let north = -90
  let west = 180
  let east = -180
  for (const [lat, lon] of points) {
    south = Math.min(south, lat)
    north = Math.max(north, lat)
    west = Math.min(west, lon)
    east = Math.max(east, lon)
  }
  return [(south + north) / 2, (west + east) / 2]
}

export async function* readOsmPbf(path: string, isWanted: (tags: Tags) => boolean): AsyncGenerator<OsmElement> {
  const file = await scanOsmPbf(path)
  const wantedRelations: OsmRelation[] = []
  const memberWays = new Set<number>()
  const points = new Map<number, readonly [number, number] | null>()
  const need = (refs: readonly number[]) => {
    for (const ref of refs) if (!points.has(ref)) points.set(ref, null)
    if (points.size > MOST_POINTS) throw new UnreadableFile('too_many_points')
  }

  for await (const block of file.blocks(['way', 'relation']))
    for (const item of block) {
      if (item.type === 'way' && item.tags && isWanted(item.tags)) need(item.refs)
      else if (item.type === 'relation' && item.tags && isWanted(item.tags)) {
        wantedRelations.push(item)
        for (const member of item.members) {
          if (member.type === 'way') memberWays.add(member.ref)
          if (member.type === 'node') need([member.ref])
        }
      }
    }
  const wayRefs = new Map<number, number[]>()
  if (memberWays.size > 0)
    for await (const block of file.blocks(['way']))
      for (const item of block) {
        if (item.type !== 'way' || !memberWays.has(item.id)) continue
        wayRefs.set(item.id, item.refs)
        need(item.refs)
      }

  const found = (refs: readonly number[]) =>
    refs.flatMap((ref) => [points.get(ref) ?? null]).filter((point) => point !== null)
  for await (const block of file.blocks(['node', 'way']))
    for (const item of block) {
      if (item.type === 'node') {
        if (points.has(item.id)) points.set(item.id, [item.lat, item.lon])
        if (item.tags && isWanted(item.tags))
          yield { type: 'node', id: item.id, tags: item.tags, lat: item.lat, lon: item.lon }
      } else if (item.type === 'way' && item.tags && isWanted(item.tags)) {
        const centre = middle(found(item.refs))
        yield { type: 'way', id: item.id, tags: item.tags, lat: centre?.[0] ?? null, lon: centre?.[1] ?? null }
      }
    }
  for (const { id, members, tags = {} } of wantedRelations) {
    const refs = members.flatMap(({ type, ref }) =>
      type === 'way' ? (wayRefs.get(ref) ?? []) : type === 'node' ? [ref] : [],
    )
    const centre = middle(found(refs))
    yield { type: 'relation', id, tags, lat: centre?.[0] ?? null, lon: centre?.[1] ?? null }
  }
}
