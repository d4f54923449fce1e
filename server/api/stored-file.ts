// A file of the store for whoever asks. Null: there is none, or none for them. An outage is neither, and is told as one.
import type { Context } from 'hono'
import type { Db } from '#app/core/request/services.ts'

export class StoreAway extends Error {}

export async function readStored(db: Db, bucket: string, path: string): Promise<Blob | null> {
  const { data: file, error } = await db.storage.from(bucket).download(path)
  if (!error) return file
  const { status = 0 } = error as { status?: number }
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
