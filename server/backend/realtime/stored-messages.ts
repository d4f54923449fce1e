// Messages that the database itself sends (realtime.send): every node hears of them, and late comers can have them
// replayed.
import type { Database } from '../database/database.ts'
import type { Broadcast } from './frame.ts'

type Stored = {
  id: string
  topic: string
  event: string
  payload: unknown
  /** What is no JSON, in base64. */
  bytes: string | null
  private: boolean
}

export type StoredMessage = { id: string; topic: string; isPrivate: boolean; broadcast: Broadcast }

const COLUMNS = `m.id, m.topic, m.event, m.payload, encode(m.binary_payload, 'base64') as bytes, m.private`

function toMessage({ id, topic, event, payload, bytes, private: isPrivate }: Stored, replayed: boolean): StoredMessage {
  const meta = replayed ? { replayed: true, id } : { id }
  const broadcast: Broadcast =
    bytes === null
      ? { form: 'text', text: JSON.stringify({ type: 'broadcast', event, payload: payload ?? {}, meta }) }
      : { form: 'parts', event, encoding: 'binary', content: Buffer.from(bytes, 'base64'), meta: JSON.stringify(meta) }
  return { id, topic, isPrivate, broadcast }
}

type Options = {
  database: Database
  onMessage: (message: StoredMessage) => void
  log: (event: string, detail?: Record<string, unknown>) => void
}

export async function openStoredMessages({ database, onMessage, log }: Options) {
  let ids: string[] = []
  let reading: Promise<void> | null = null

  async function read() {
    await new Promise(setImmediate)
    while (ids.length > 0) {
      const wanted = ids
      ids = []
      try {
        const rows = await database.query<Stored>(
          `select ${COLUMNS}
           from jsonb_array_elements_text($1::text::jsonb) with ordinality as w (id, n)
           join realtime.messages as m on m.id = w.id::uuid
           order by w.n`,
          [JSON.stringify(wanted)],
        )
        for (const row of rows) onMessage(toMessage(row, false))
      } catch (error) {
        log('stored messages were not sent', { error: error instanceof Error ? error.message : String(error) })
      }
    }
  }

  await database.listen('realtime_messages', (id) => {
    ids.push(id)
    reading ??= read().finally(() => {
      reading = null
    })
  })

  return {
    /** The newest of a private topic since then, oldest first. */
    replay: async (topic: string, { since, limit }: { since: number; limit: number }): Promise<StoredMessage[]> => {
      const rows = await database.query<Stored>(
        `select ${COLUMNS} from realtime.messages as m
         where topic = $1 and private and extension = 'broadcast' and event is not null
           and inserted_at >= greatest($2::text::timestamptz, now() - interval '3 days')
         order by inserted_at desc limit $3::text::int`,
        [topic, new Date(since).toISOString(), String(limit)],
      )
      return rows.reverse().map((row) => toMessage(row, true))
    },
    settled: async () => {
      ids = []
      await reading
    },
  }
}

export type StoredMessages = Awaited<ReturnType<typeof openStoredMessages>>
