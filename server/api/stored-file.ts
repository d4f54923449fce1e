// A file of the store for whoever asks. Null: there is none, or none for them. An outage is neither, and is told as one.
import type { Context } from 'hono'
import type { Db } from '#app/core/request/services.ts'
import type { Parts } from './parts-of-file.ts'

export class StoreAway extends Error {}

export async function readStored(db: Db, bucket: string, path: string): Promise<Blob | null> {
  const { data: file, error } = await db.storage.from(bucket).download(path)
  return error ? notThere(error) : file
}

/** The same without reading it: a film is long, and only what is asked for of it is fetched, as it is sent. */
export async function findStored(db: Db, bucket: string, path: string): Promise<Parts | null> {
  const { data, error } = await db.storage.from(bucket).info(path)
  if (error) return notThere(error)
  const read = async (from: number, to: number) => {
    const part = await db.storage.from(bucket).setHeader('range', `bytes=${from}-${to}`).download(path).asStream()
    if (part.error) throw new StoreAway(part.error.message)
    return part.data
  }
  return { size: data.size ?? 0, read }
}

function notThere(error: { message: string; status?: number | undefined }): null {
  const { status = 0 } = error
  if (status >= 400 && status < 500) return null
  throw new StoreAway(error.message)
}

/** What an address answers that shows such a file. */
export const sayIfAway =
  <C extends Context>(answer: (c: C) => Promise<Response>) =>
  async (c: C): Promise<Response> => {
    try {
      return await answer(c)
    } catch (error) {
      if (!(error instanceof StoreAway)) throw error
      return c.text('The store does not answer', 503, { 'Retry-After': '5', 'Cache-Control': 'no-store' })
    }
  }
