// Takes page views, promotion events and actions on listings, and writes them down every other second and at the end.
import { createHmac } from 'node:crypto'
import type { Action } from '#app/core/analytics/kinds.ts'
import type { Db, MissedSearch, ShownSearch } from '#app/core/request/services.ts'
import type { Database } from '#app/lib/database.types.ts'
import { type Batch, createBatch, type Written } from './batch.ts'

type Tables = Database['public']['Tables']
export type ViewRow = Tables['page_analytics']['Insert']
export type PromoRow = Tables['promo_analytics']['Insert']
type ActionSum = { place: string; day: string; action: Action; times: number }
type ShownRow = ShownSearch & { at: string; asker: string | null }
type FollowedRow = { code: string; day: string; asker: string | null }
type MissedSum = MissedSearch & { day: string; times: number }

const EVERY_MS = 2000
/** Visitors and what they did, remembered for a day at most: beyond this many nobody is told apart any more. */
const MOST_MARKS = 200_000

export type Recorder = {
  addView: (row: ViewRow) => void
  addPromo: (row: PromoRow) => void
  /** Once per visitor, listing and day; who it was is forgotten with the day, and never written down. */
  addAction: (visit: string, place: string, action: Action, now: Date) => void
  /** What was looked for and not found: once per visitor, town, kind and day. */
  addMissed: (visit: string, missed: MissedSearch, now: Date) => void
  /** What was shown: once per visitor, kind, page and day. `asker` is compared by the database and not kept. */
  addShown: (visit: string, shown: ShownSearch, asker: string | null, now: Date) => void
  /** Who came by the code of a poster or a link: once per visitor, code and day. `asker` as above. */
  addFollowed: (visit: string, code: string, asker: string | null, now: Date) => void
  /** The same for one network and browser all day long, another one tomorrow. Null while the day's salt is not to be had. */
  visitOf: (network: string, userAgent: string, now: Date) => Promise<string | null>
  flush: () => Promise<void>
  stop: () => Promise<void>
}

type Answer = { error: { message: string } | null; status: number }

/** No answer and a failure of the server are waited out; what is refused is refused again. */
const outcome = ({ error, status }: Answer): Written =>
  error === null ? 'done' : status >= 400 && status < 500 && status !== 408 && status !== 429 ? 'never' : 'later'

export const dayOf = (now: Date) => now.toISOString().slice(0, 10)

function createSalts(service: Db, log: Log) {
  let kept: { day: string; salt: string } | null = null
  let asking: Promise<void> | null = null
  const ask = async () => {
    const { data, error } = await service.rpc('visit_salt')
    if (error) log('no salt for visits', { error: error.message })
    else kept = data as { day: string; salt: string }
  }
  return async (day: string): Promise<string | null> => {
    if (kept?.day === day) return kept.salt
    asking ??= ask().finally(() => {
      asking = null
    })
    await asking
    return kept?.day === day ? kept.salt : null
  }
}

type Log = (event: string, detail?: Record<string, unknown>) => void

export function createRecorder({ service, log }: { service: Db; log: Log }): Recorder {
  const onLost = (count: number) => log('views not counted', { count })
  const views = createBatch<ViewRow>({
    write: async (rows) => outcome(await service.from('page_analytics').insert(rows)),
    onLost,
  })
  const promos = createBatch<PromoRow>({
    write: async (rows) => outcome(await service.from('promo_analytics').insert(rows)),
    onLost,
  })
  const actions = createBatch<ActionSum>({
    write: async (entries) => outcome(await service.rpc('count_place_actions', { entries })),
    onLost,
  })
  const misses = createBatch<MissedSum>({
    write: async (entries) => outcome(await service.rpc('count_missed_searches', { entries })),
    onLost,
  })
  const shows = createBatch<ShownRow>({
    write: async (entries) => outcome(await service.rpc('count_shown_searches', { entries })),
    onLost,
  })
  const follows = createBatch<FollowedRow>({
    write: async (entries) => outcome(await service.rpc('count_campaign_visits', { entries })),
    onLost,
  })
  const batches: Pick<Batch<unknown>, 'flush' | 'size'>[] = [views, promos, actions, misses, shows, follows]
  const saltOf = createSalts(service, log)
  let marks = { day: '', seen: new Set<string>() }

  /** Whether it is the visitor's first of its kind on this day. */
  const isFirst = (day: string, mark: string) => {
    if (marks.day !== day) marks = { day, seen: new Set() }
    if (marks.seen.has(mark) || marks.seen.size >= MOST_MARKS) return false
    marks.seen.add(mark)
    return true
  }

  const flush = async () => {
    await Promise.all(batches.map((batch) => batch.flush()))
  }
  const timer = setInterval(() => void flush(), EVERY_MS)
  timer.unref()

  return {
    addView: views.add,
    addPromo: promos.add,
    addAction: (visit, place, action, now) => {
      const day = dayOf(now)
      if (isFirst(day, `${visit} ${place} ${action}`)) actions.add({ place, day, action, times: 1 })
    },
    addMissed: (visit, missed, now) => {
      const day = dayOf(now)
      const { country_code, city, wanted, category, subcategory } = missed
      if (isFirst(day, [visit, country_code, city, wanted, category, subcategory].join('\n')))
        misses.add({ ...missed, day, times: 1 })
    },
    addShown: (visit, shown, asker, now) => {
      const { wanted, category, subcategory, skipped, places } = shown
      // In another town there are others in front.
      const mark = [visit, 'shown', wanted, category, subcategory, skipped, places[0] ?? ''].join('\n')
      if (isFirst(dayOf(now), mark)) shows.add({ ...shown, asker, at: now.toISOString() })
    },
    addFollowed: (visit, code, asker, now) => {
      const day = dayOf(now)
      if (isFirst(day, `${visit} by ${code}`)) follows.add({ code, day, asker })
    },
    visitOf: async (network, userAgent, now) => {
      const salt = await saltOf(dayOf(now))
      if (salt === null) return null
      return createHmac('sha256', salt).update(`${network}\n${userAgent}`).digest('hex').slice(0, 16)
    },
    flush,
    stop: async () => {
      clearInterval(timer)
      // What is being written when the end comes, and what came meanwhile.
      for (let turn = 0; turn < 3 && (turn === 0 || batches.some((batch) => batch.size() > 0)); turn++) await flush()
      const left = batches.reduce((sum, batch) => sum + batch.size(), 0)
      if (left > 0) onLost(left)
    },
  }
}
