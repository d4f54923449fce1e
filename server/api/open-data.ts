// `/open-data/…`: the open data that ships with the product, as it lies beside the code, and its licence. Whoever uses a
// site built on it may have the data too.
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { Readable } from 'node:stream'
import type { Handler } from 'hono'
import { OPEN_DATA, OPEN_DATA_FOLDER } from '../imports/open-data-sets.ts'

/** What may be asked for, and nothing else that may come to lie there. */
const FILES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(OPEN_DATA.map(({ path }) => [basename(path), 'application/gzip'])),
  'LICENCE.md': 'text/markdown; charset=utf-8',
}

export const openData: Handler = async (c) => {
  const name = c.req.path.slice('/open-data/'.length)
  const type = Object.hasOwn(FILES, name) ? FILES[name] : undefined
  if (!type) return c.text('No such file.\n', 404)
  const path = join(OPEN_DATA_FOLDER, name)
  const { size } = await stat(path)
  return c.body(Readable.toWeb(createReadStream(path)) as ReadableStream, 200, {
    'Content-Type': type,
    'Content-Length': String(size),
    'Cache-Control': 'public, max-age=3600',
  })
}
