// One queue for all work on pictures: each takes a core for up to some seconds, and once begun it cannot be stopped. So
// few are drawn at once, few wait, and those who ask are served in turn: someone with a hundred wishes waits behind
// everyone who has one.
import { availableParallelism } from 'node:os'

type Limits = {
  atOnce: number
  /** Of everyone together, and of one who asks. */
  mostWaiting: number
  mostOfOne: number
}

/** A core stays free for pages. */
const USUAL: Limits = { atOnce: Math.max(1, Math.min(4, availableParallelism() - 1)), mostWaiting: 40, mostOfOne: 8 }

/** Everyone who waits has asked for less: try again after so many seconds. */
export class PicturesBusy extends Error {
  readonly retryAfterSeconds = 5
}

/** Whoever asked has left: nobody would see the picture. */
export class AskerLeft extends Error {}

type Waiting = { begin: () => void; giveUp: (reason: Error) => void }

export type PictureQueue = ReturnType<typeof createPictureQueue>

export function createPictureQueue(limits: Partial<Limits> = {}) {
  const { atOnce, mostWaiting, mostOfOne } = { ...USUAL, ...limits }
  /** By who asks; the first one's first wish is next, and then it is the others' turn. */
  const lines = new Map<string, Waiting[]>()
  let waiting = 0
  let running = 0

  function remove(who: string, wish: Waiting): void {
    const line = lines.get(who)
    const at = line?.indexOf(wish) ?? -1
    if (!line || at < 0) return
    line.splice(at, 1)
    waiting--
    if (line.length === 0) lines.delete(who)
  }

  function next(): void {
    const [first] = lines
    if (running >= atOnce || !first) return
    const [who, line] = first
    const [wish] = line
    if (!wish) return
    remove(who, wish)
    if (lines.delete(who)) lines.set(who, line)
    running++
    wish.begin()
  }

  /** The newest wish of whoever has the most: it makes room for someone with fewer. */
  function makeRoom(forSomeoneWith: number): boolean {
    let longest: [string, Waiting[]] | null = null
    for (const entry of lines) if (entry[1].length > (longest?.[1].length ?? 0)) longest = entry
    const last = longest?.[1].at(-1)
    if (!longest || !last || longest[1].length <= forSomeoneWith + 1) return false
    remove(longest[0], last)
    last.giveUp(new PicturesBusy())
    return true
  }

  async function turn(who: string, signal: AbortSignal | undefined): Promise<void> {
    if (signal?.aborted) throw new AskerLeft()
    const mine = lines.get(who)?.length ?? 0
    if (mine >= mostOfOne || (waiting >= mostWaiting && !makeRoom(mine))) throw new PicturesBusy()
    await new Promise<void>((begin, giveUp) => {
      const wish: Waiting = {
        begin: () => {
          signal?.removeEventListener('abort', leave)
          begin()
        },
        giveUp: (reason) => {
          signal?.removeEventListener('abort', leave)
          giveUp(reason)
        },
      }
      const leave = () => {
        remove(who, wish)
        wish.giveUp(new AskerLeft())
      }
      signal?.addEventListener('abort', leave)
      const line = lines.get(who)
      if (line) line.push(wish)
      else lines.set(who, [wish])
      waiting++
      next()
    })
  }

  return {
    /** Runs the work when it is their turn; throws PicturesBusy when too many wait, AskerLeft when they do not. */
    async run<T>(who: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
      await turn(who, signal)
      try {
        return await work()
      } finally {
        running--
        next()
      }
    },
    get waiting() {
      return waiting
    },
  }
}
