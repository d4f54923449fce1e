import type { Json } from '#app/lib/database.types.ts'
import { nextCall } from '../push/next-prayer.ts'
import { type Prayer, writePrayer, writePush } from '../push/wording.ts'
import type { Job, JobContext } from './schedule.ts'

/** Two parts are on their way at a time: the database has the next ready while one is handed over. */
const LANES = 2
const PART = 100
const PARTS = 200

/** Hands what is due to browsers' services. What a node took and never told of again is not sent a second time. */
export const sendPushes: Job = {
  name: 'send-pushes',
  schedule: '*/10 * * * * *',
  leaseSeconds: 120,
  run: async (context) => {
    const tidied = await context.service.rpc('tidy_pushes')
    if (tidied.error) throw new Error(tidied.error.message)
    const lane = async () => {
      for (let part = 0; part < PARTS / LANES; part++) if ((await sendPart(context)) < PART) return
    }
    await Promise.all(Array.from({ length: LANES }, lane))
  },
}

/** Tells how many were due. */
async function sendPart({ service, pusher, log }: JobContext): Promise<number> {
  const { data: due, error } = await service.rpc('claim_pushes', { max_results: PART })
  if (error) throw new Error(error.message)
  if (due.length === 0) return 0
  const written = await Promise.all(due.map(async (push) => ({ push, text: await writePush(push, push.content) })))
  const said = written.filter((each): each is typeof each & { text: string } => each.text !== null)
  const handed = await pusher.handAll(
    said.map(({ push: { endpoint, p256dh, auth, ends_at }, text }) => ({
      endpoint,
      p256dh,
      auth,
      text,
      ttl: Math.max(60, Math.round((Date.parse(ends_at) - Date.now()) / 1000)),
      urgency: 'normal' as const,
    })),
  )
  const idsOf = (outcome: string) => said.filter((_, at) => handed[at] === outcome).map(({ push }) => push.id)
  const unsaid = written.filter(({ text }) => text === null).map(({ push }) => push.id)
  const finished = await service.rpc('finish_pushes', {
    done: [...idsOf('done'), ...unsaid],
    gone: idsOf('gone'),
    retry: idsOf('retry'),
  })
  if (finished.error) throw new Error(finished.error.message)
  if (idsOf('gone').length > 0) log('devices gone', { count: idsOf('gone').length })
  return due.length
}

/** A call that comes late is worse than none. */
const IN_TIME_MS = 120_000
const MOST_CALLS = 1000

/** Calls to prayer, in their minute. */
export const callToPrayer: Job = {
  name: 'call-to-prayer',
  schedule: '0 * * * * *',
  leaseSeconds: 50,
  run: async (context) => {
    for (;;) {
      const { data: due, error } = await context.service.rpc('claim_prayer_pushes', { max_results: MOST_CALLS })
      if (error) throw new Error(error.message)
      const inTime = due.filter(({ prayer_at }) => Date.now() - Date.parse(prayer_at) < IN_TIME_MS)
      const messages = await Promise.all(
        inTime.map(async (device) => ({
          endpoint: device.endpoint,
          p256dh: device.p256dh,
          auth: device.auth,
          text: await writePrayer(device, device.prayer as Prayer),
          ttl: IN_TIME_MS / 1000,
          urgency: 'high' as const,
        })),
      )
      const handed = await context.pusher.handAll(messages)
      const gone = inTime.filter((_, at) => handed[at] === 'gone').map(({ id }) => id)
      if (gone.length > 0) await context.service.rpc('drop_push_subscriptions', { ids: gone })
      if (due.length < MOST_CALLS) break
    }
    await reckonNext(context)
  },
}

/** For devices that were just called, and for those that are new or chose anew. */
async function reckonNext({ service }: JobContext) {
  for (;;) {
    const { data: devices, error } = await service.rpc('prayers_to_reckon', { max_results: MOST_CALLS })
    if (error) throw new Error(error.message)
    const now = new Date()
    const next = devices.flatMap((device) => {
      const call = nextCall(device, now)
      return call ? [{ id: device.id, prayer: call.prayer, at: call.at.toISOString() }] : []
    })
    if (next.length > 0) {
      const set = await service.rpc('set_next_prayers', { next: next as Json })
      if (set.error) throw new Error(set.error.message)
    }
    // Where no time can be told the device would be asked about for ever.
    if (devices.length < MOST_CALLS || next.length === 0) return
  }
}
