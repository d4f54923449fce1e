/** Limits of one connection. Names and, where it has one, values follow Supabase's realtime service. */
export type Limits = {
  channelsPerConnection: number
  joinsPerSecond: number
  messagesPerSecond: number
  presencePerSecond: number
  /** Of one broadcast or one tracked state. */
  payloadBytes: number
  /** Of one frame, whatever is in it: more ends the connection. */
  frameBytes: number
  /** Waiting to be read by the other side: more ends the connection. */
  bufferedBytes: number
  /** Without any frame, heartbeats included. */
  silenceMs: number
  /** Connections of this process. */
  connections: number
  /** Of those, from one visitor's address: a whole office or phone network may share one. */
  connectionsPerAddress: number
  subscriptionsPerChannel: number
}

const KILOBYTE = 1024

export const defaultLimits: Limits = {
  channelsPerConnection: 100,
  joinsPerSecond: 100,
  messagesPerSecond: 100,
  presencePerSecond: 10,
  payloadBytes: 256 * KILOBYTE,
  frameBytes: 1024 * KILOBYTE,
  bufferedBytes: 1024 * KILOBYTE,
  silenceMs: 60_000,
  connections: 20_000,
  connectionsPerAddress: 500,
  subscriptionsPerChannel: 30,
}

const WINDOW_SECONDS = 5

/** How often something happens. Averaged over some seconds, so that what waited on a busy line is no offence. */
export class Rate {
  #window = 0
  #count = 0

  /** Counts `times` more and gives the sum per second. */
  add(now: number, times = 1): number {
    const window = Math.floor(now / 1000 / WINDOW_SECONDS)
    if (window !== this.#window) {
      this.#window = window
      this.#count = 0
    }
    this.#count += times
    return this.#count / WINDOW_SECONDS
  }
}

/** How many there are of each. Forgets what there are none of. */
export class Tally {
  readonly #counts = new Map<string, number>()

  count(key: string): number {
    return this.#counts.get(key) ?? 0
  }

  add(key: string) {
    this.#counts.set(key, this.count(key) + 1)
  }

  remove(key: string) {
    const left = this.count(key) - 1
    if (left > 0) this.#counts.set(key, left)
    else this.#counts.delete(key)
  }
}
