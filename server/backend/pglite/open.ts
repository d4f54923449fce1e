// The embedded database as the rest of the backend sees it: one session at a time, in a thread of its own.
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { projectRoot } from '#app/lib/project-root.server.ts'
import { type Answer, type Ask, JSON_TYPES, type Place, type Reply, type Statement } from './messages.ts'

/** The whole database for one at a time, until it is released. */
export type Session = {
  run: (...statements: [Statement, ...Statement[]]) => Promise<Answer>
  release: () => void
}

export type Pglite = {
  reserve: () => Promise<Session>
  listen: (channel: string, listener: (payload: string) => void) => Promise<void>
  close: () => Promise<void>
}

type WithoutId<A> = A extends Ask ? Omit<A, 'id'> : never

/** As many as the embedded database's own count holds: with more it would misread every later answer. */
const MOST_VALUES = 32_767

export async function openPglite(place: Place): Promise<Pglite> {
  const worker = new Worker(join(projectRoot, 'server/backend/pglite/thread.ts'))
  const waiting = new Map<number, PromiseWithResolvers<Answer>>()
  const listeners = new Map<string, Set<(payload: string) => void>>()
  let asked = 0
  let ended: Error | null = null

  worker.on('message', (message: Reply) => {
    if ('channel' in message) {
      for (const listener of listeners.get(message.channel) ?? []) listener(message.payload)
      return
    }
    const call = waiting.get(message.id)
    settle(message.id)
    if ('failure' in message) call?.reject(Object.assign(new Error(message.failure.message), message.failure))
    else call?.resolve(message.answer)
  })
  worker.on('error', (error) => {
    end(error)
    // Nothing works without it: the process ends as well, and whoever watches over it starts it again.
    throw error
  })
  worker.on('exit', () => end(new Error('The embedded database has ended')))

  function end(error: Error) {
    ended ??= error
    for (const call of waiting.values()) call.reject(ended)
    waiting.clear()
  }

  /** A process waits for its answers, and for nothing else here. */
  function settle(id: number) {
    waiting.delete(id)
    if (waiting.size === 0) worker.unref()
  }

  async function ask(what: WithoutId<Ask>): Promise<Answer> {
    if (ended) throw ended
    const id = asked++
    const call = Promise.withResolvers<Answer>()
    waiting.set(id, call)
    worker.ref()
    try {
      worker.postMessage({ id, ...what } satisfies Ask)
    } catch (error) {
      // A value that cannot be sent to another thread.
      settle(id)
      throw error
    }
    return call.promise
  }

  const run: Session['run'] = async (...statements) => {
    for (const { values } of statements) {
      if (values && values.length > MOST_VALUES)
        throw Object.assign(new Error(`too many values in one statement: at most ${MOST_VALUES}`), { code: '54000' })
    }
    return readJson(await ask({ statements }))
  }

  let last: Promise<void> = Promise.resolve()
  const reserve = async (): Promise<Session> => {
    const turn = Promise.withResolvers<void>()
    const before = last
    last = turn.promise
    await before
    return { run, release: turn.resolve }
  }

  await ask({ open: place })
  return {
    reserve,
    listen: async (channel, listener) => {
      const known = listeners.get(channel)
      if (known) {
        known.add(listener)
        return
      }
      listeners.set(channel, new Set([listener]))
      // In somebody's transaction it would be undone with it.
      const { release } = await reserve()
      await ask({ listen: channel }).finally(release)
    },
    close: async () => {
      if (ended) return
      await ask({ close: true })
      await worker.terminate()
    },
  }
}

function readJson(answer: Answer): Answer {
  const names = answer.fields.filter(({ dataTypeID }) => JSON_TYPES.has(dataTypeID)).map(({ name }) => name)
  for (const row of names.length > 0 ? answer.rows : []) {
    for (const name of names) {
      const text = row[name]
      if (typeof text === 'string') row[name] = JSON.parse(text)
    }
  }
  return answer
}
