// One thread with an embedded database in it, as the site sees it: questions, answers, notices, and the end, which comes
// when it is asked to end, when it breaks, and when a statement goes on beyond its time and does not hear that.
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { projectRoot } from '#app/lib/project-root.server.ts'
import { openDeadline, type StopWords, steadyNow } from './deadline.ts'
import type { Answer, Ask, Place, Reply } from './messages.ts'

type WithoutId<A> = A extends Ask ? Omit<A, 'id' | 'deadline'> : never

export type Host = {
  ask: (what: WithoutId<Ask>) => Promise<Answer>
  /** Settles when nothing can be asked any more, with the reason. */
  ended: Promise<Error>
  /** Settles when nothing of the thread is left. */
  gone: Promise<void>
  stop: () => Promise<void>
}

/** Enough for PostgreSQL's own limit to be reached first: it refuses what is nested too deeply, a thread would break. */
const STACK_MB = 64
/** For objects that live as long as a statement. */
const YOUNG_MB = 12
/** How often a statement's time is looked at. */
const LOOK_MS = 50
/** What PostgreSQL gets to stop by itself: it rolls back, nothing else is lost. */
const GRACE_MS = 2_000

const databaseError = (code: string, message: string) => Object.assign(new Error(message), { code, severity: 'ERROR' })

const TIMED_OUT = 'canceling statement due to statement timeout'

export function startThread(hear: (channel: string, payload: string) => void): Host {
  const worker = new Worker(join(projectRoot, 'server/backend/database/pglite/thread.ts'), {
    resourceLimits: { stackSizeMb: STACK_MB, maxYoungGenerationSizeMb: YOUNG_MB },
  })
  const deadline = openDeadline()
  const waiting = new Map<number, PromiseWithResolvers<Answer>>()
  const ended = Promise.withResolvers<Error>()
  const gone = Promise.withResolvers<void>()
  let asked = 0
  let over: Error | null = null
  let stopWords: StopWords | null = null
  let toldToStop = Number.POSITIVE_INFINITY
  let looking: NodeJS.Timeout | null = null

  worker.on('message', (message: Reply) => {
    if ('channel' in message) return hear(message.channel, message.payload)
    if ('stopWords' in message) {
      stopWords = message.stopWords
      return
    }
    if ('broken' in message) return end(databaseError('57P01', `The embedded database starts again: ${message.broken}`))
    const call = waiting.get(message.id)
    settle(message.id)
    if (!('failure' in message)) return call?.resolve(message.answer)
    const { failure } = message
    const said = failure.code === '57014' ? TIMED_OUT : failure.message
    call?.reject(Object.assign(new Error(said), failure, { message: said }))
  })
  worker.on('error', (error) => end(error))
  worker.on('exit', () => {
    end(databaseError('57P01', 'The embedded database has ended'))
    gone.resolve()
  })

  /** The first reason is the one. Whoever replaces it hears it first, then whatever was asked. */
  function end(error: Error) {
    over ??= error
    ended.resolve(over)
    for (const [id, call] of waiting) {
      settle(id)
      call.reject(over)
    }
  }

  /** A process waits for its answers, and for nothing else here. */
  function settle(id: number) {
    waiting.delete(id)
    toldToStop = Number.POSITIVE_INFINITY
    if (waiting.size > 0) return
    worker.unref()
    if (looking) clearInterval(looking)
    looking = null
  }

  function look() {
    const now = steadyNow()
    if (stopWords && deadline.stopIfDue(stopWords, now)) toldToStop = now
    if (now - toldToStop < GRACE_MS) return
    end(databaseError('57014', TIMED_OUT))
    void worker.terminate()
  }

  return {
    ended: ended.promise,
    gone: gone.promise,
    stop: async () => {
      await worker.terminate()
    },
    ask: async (what) => {
      if (over) throw over
      const id = asked++
      const call = Promise.withResolvers<Answer>()
      waiting.set(id, call)
      worker.ref()
      looking ??= setInterval(look, LOOK_MS)
      try {
        worker.postMessage({ id, ...what, ...('open' in what && { deadline: deadline.shared }) } as Ask)
      } catch (error) {
        // A value that cannot be sent to another thread.
        settle(id)
        throw error
      }
      return call.promise
    },
  }
}

export const openHost = async (place: Place, hear: (channel: string, payload: string) => void): Promise<Host> => {
  const host = startThread(hear)
  try {
    await host.ask({ open: place })
    return host
  } catch (error) {
    await host.stop()
    throw error
  }
}
