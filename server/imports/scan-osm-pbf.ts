// Reads an .osm.pbf file block by block. Later readings leave out the blocks that have nothing of the kind asked for:
// most of a file is points, and ways are asked for more than once.
import { createReadStream } from 'node:fs'
import { inflateSync } from 'node:zlib'
import { OSMTransform, parse } from 'osm-pbf-parser-node'
import { isSoundPbf, LARGEST_BLOCK } from './check-osm-pbf.ts'
import type { Tags } from './osm-record.ts'
import { UnreadableFile } from './unreadable-file.ts'

export type OsmNode = { type: 'node'; id: number; lat: number; lon: number; tags?: Tags }
export type OsmWay = { type: 'way'; id: number; refs: number[]; tags?: Tags }
export type OsmRelation = {
  type: 'relation'
  id: number
  members: { type: string; ref: number; role: string }[]
  tags?: Tags
}
export type OsmItem = OsmNode | OsmWay | OsmRelation

const KINDS = { node: 1, way: 2, relation: 4 } as const
type Kind = keyof typeof KINDS

export type ScannedOsm = {
  /** The blocks that hold something of these kinds, each whole. `onRead` hears how many bytes of the file are read. */
  blocks: (kinds: readonly Kind[], onRead?: (bytes: number) => void) => AsyncGenerator<OsmItem[]>
}

/** A file that is broken, or made to hurt, is refused before anything of it is used. */
export async function scanOsmPbf(path: string): Promise<ScannedOsm> {
  if (!(await isSoundPbf(path))) throw new UnreadableFile('pbf_broken')
  const kindsOf: number[] = []
  const reader = new OSMTransform({ withTags: true, withInfo: false })

  function read(packed: Buffer, block: number): OsmItem[] {
    const items = parse(inflateSync(packed, { maxOutputLength: LARGEST_BLOCK }), reader) as OsmItem[]
    let kinds = 0
    for (const { type } of items) kinds |= KINDS[type]
    kindsOf[block] = kinds
    return items
  }

  return {
    blocks: async function* (kinds, onRead) {
      const wanted = kinds.reduce((bits, kind) => bits | KINDS[kind], 0)
      let block = 0
      const file = createReadStream(path, { highWaterMark: 1 << 20 })
      try {
        // The header comes as a list of its own, data as it is packed.
        for await (const packed of file.pipe(new OSMTransform({ writeRaw: true }))) {
          if (!Buffer.isBuffer(packed)) continue
          const known = kindsOf[block]
          const items = known === undefined || known & wanted ? read(packed, block) : []
          block++
          onRead?.(file.bytesRead)
          if (items.length > 0) yield items
        }
      } catch (error) {
        // What the library says of a broken file is for programmers.
        if (error instanceof UnreadableFile) throw error
        throw new UnreadableFile('pbf_broken')
      } finally {
        file.destroy()
      }
    },
  }
}
