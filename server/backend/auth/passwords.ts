// Hashes of passwords, made and compared in a thread of their own, one after the other.
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { projectRoot } from '#app/lib/project-root.server.ts'

type What = { password: string; rounds: number } | { password: string; hash: string }
export type PasswordQuestion = What & { id: number }
export type PasswordAnswer = { id: number; answer: string | boolean }

export type Passwords = {
  hash: (password: string) => Promise<string>
  /** Takes as long where there is no account or no password. */
  isRight: (password: string, hash: string | null | undefined) => Promise<boolean>
  close: () => Promise<void>
}

const ROUNDS = 10
/** Of a password nobody knows, as dear to compare with as a real one. */
const nobodys = (rounds: number) =>
  `$2b$${String(rounds).padStart(2, '0')}$jdWhmKxlz/FNCrsmz4TmfOYEOil7hCMZfgBaFYpYzhtiLsIljGdyS`

export function openPasswords(rounds = ROUNDS): Passwords {
  const waiting = new Map<number, PromiseWithResolvers<string | boolean>>()
  let asked = 0
  let thread: Worker | null = null

  /** Whoever waits hears it; the next one gets another thread. */
  function lose(worker: Worker, error: Error) {
    if (thread === worker) thread = null
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }

  function start(): Worker {
    const worker = new Worker(join(projectRoot, 'server/backend/auth/password-thread.ts'))
    worker.on('message', ({ id, answer }: PasswordAnswer) => {
      waiting.get(id)?.resolve(answer)
      waiting.delete(id)
      if (waiting.size === 0) worker.unref()
    })
    worker.on('error', (error) => lose(worker, error))
    worker.on('exit', () => lose(worker, new Error('The thread for passwords has ended')))
    return worker
  }

  function ask(what: What): Promise<string | boolean> {
    thread ??= start()
    const id = asked++
    const call = Promise.withResolvers<string | boolean>()
    waiting.set(id, call)
    // A process waits for its answers, and for nothing else here.
    thread.ref()
    thread.postMessage({ id, ...what } satisfies PasswordQuestion)
    return call.promise
  }

  return {
    hash: async (password) => String(await ask({ password, rounds })),
    isRight: async (password, hash) => {
      const matches = await ask({ password, hash: hash || nobodys(rounds) })
      return matches === true && Boolean(hash)
    },
    close: async () => {
      await thread?.terminate()
    },
  }
}
