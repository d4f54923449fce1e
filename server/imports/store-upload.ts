// Reads a posted form with one file and writes the file to disk as it arrives, so that its size costs no memory.
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { finished } from 'node:stream/promises'
import type { StoredImportFile } from '#app/core/request/services.ts'

export const LARGEST_UPLOAD = 50 * 1024 * 1024
const LARGEST_FIELD = 10_000
const MOST_PARTS = 30
const LARGEST_HEAD = 8192

type Part = { name: string; fileName: string | null }

function readHead(head: string): Part | null {
  const line = head.split('\r\n').find((entry) => /^content-disposition:/i.test(entry))
  const name = /[;\s]name="((?:[^"\\]|\\.)*)"/i.exec(line ?? '')?.[1]
  if (name === undefined) return null
  const fileName = /filename="((?:[^"\\]|\\.)*)"/i.exec(line ?? '')?.[1]
  return { name, fileName: fileName === undefined ? null : decodeFileName(fileName) }
}

/** Browsers write `%22` for quotation marks. Only the last part of a path is a name. */
const decodeFileName = (text: string) =>
  Buffer.from(text.replaceAll('%22', '"'), 'latin1').toString('utf8').split(/[\\/]/).at(-1)?.slice(0, 200).trim() ?? ''

/** Splits a multipart body into its parts: `begin` for each head, then `data` until the next. */
async function readParts(
  body: AsyncIterable<Uint8Array>,
  boundary: string,
  handle: { begin: (part: Part | null) => Promise<void>; data: (bytes: Buffer) => Promise<void> },
): Promise<'ended' | 'cut_off'> {
  const mark = Buffer.from(`\r\n--${boundary}`)
  // The first mark has no line break before it; with one in front it is like the others.
  let waiting: Buffer = Buffer.from('\r\n')
  let isInside = false
  let parts = 0
  for await (const chunk of body) {
    waiting = Buffer.concat([waiting, chunk])
    for (;;) {
      const at = waiting.indexOf(mark)
      if (at < 0) {
        // The end of what is here may be the beginning of a mark.
        const safe = waiting.length - mark.length
        if (isInside && safe > 0) {
          await handle.data(waiting.subarray(0, safe))
          waiting = waiting.subarray(safe)
        } else if (!isInside && waiting.length > LARGEST_HEAD * 4) return 'cut_off'
        break
      }
      const head = waiting.indexOf('\r\n\r\n', at + mark.length)
      const isLast = waiting.subarray(at + mark.length, at + mark.length + 2).toString() === '--'
      if (!isLast && head < 0) {
        if (waiting.length - at > LARGEST_HEAD) return 'cut_off'
        break
      }
      if (isInside) await handle.data(waiting.subarray(0, at))
      if (isLast) return 'ended'
      if (++parts > MOST_PARTS) return 'cut_off'
      await handle.begin(readHead(waiting.subarray(at + mark.length, head).toString('latin1')))
      isInside = true
      waiting = waiting.subarray(head + 4)
    }
  }
  return 'cut_off'
}

class TooLarge extends Error {}

export async function storeUpload(
  request: Request,
  id: string,
  path: string,
  largest = LARGEST_UPLOAD,
): Promise<StoredImportFile> {
  const boundary = /multipart\/form-data;.*boundary="?([^";]{1,200})"?/i.exec(
    request.headers.get('content-type') ?? '',
  )?.[1]
  if (!boundary || !request.body) return { ok: false, reason: 'notAForm' }
  const fields: Record<string, string> = {}
  let fileName = ''
  let size = 0
  let current: Part | null = null
  const file = createWriteStream(path, { mode: 0o600 })
  const write = (bytes: Buffer) =>
    file.write(bytes) ? null : new Promise<void>((drained) => file.once('drain', drained))
  let end: 'ended' | 'cut_off' | 'tooLarge'
  try {
    end = await readParts(request.body as unknown as AsyncIterable<Uint8Array>, boundary, {
      begin: async (part) => {
        current = part
        // A second file would be written behind the first: only the first counts.
        if (part?.fileName && fileName !== '') current = null
        else if (part?.fileName) fileName = part.fileName
      },
      data: async (bytes) => {
        if (!current) return
        if (current.fileName === null) {
          const text = (fields[current.name] ?? '') + bytes.toString('utf8')
          fields[current.name] = text.slice(0, LARGEST_FIELD)
          return
        }
        size += bytes.length
        if (size > largest) throw new TooLarge()
        await write(bytes)
      },
    })
  } catch (error) {
    if (!(error instanceof TooLarge)) throw error
    end = 'tooLarge'
  } finally {
    file.end()
    await finished(file)
  }
  if (end === 'ended' && fileName !== '' && size > 0) return { ok: true, id, fileName, size, fields }
  await rm(path, { force: true })
  if (end === 'tooLarge') return { ok: false, reason: 'tooLarge' }
  return { ok: false, reason: end === 'ended' ? 'noFile' : 'notAForm' }
}
