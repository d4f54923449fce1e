// Results of public page functions, and whole anonymous pages, kept until a table they read changes.
// Bounded by what the entries weigh: a page may be a hundred times as long as another.

type Entry<T> = { value: T; weight: number; tables: ReadonlySet<string> | 'any'; expires: number }

export class PageCache<T> {
  readonly #entries = new Map<string, Entry<T>>()
  readonly #most: number
  readonly #ttlMs: number
  readonly #weigh: (value: T) => number
  /** Since the start. */
  readonly counts = { hits: 0, misses: 0 }
  #weight = 0
  #generation = 0

  /** `most`: bytes, or whatever `weigh` counts. */
  constructor({ most, ttlMs, weigh }: { most: number; ttlMs: number; weigh: (value: T) => number }) {
    this.#most = most
    this.#weigh = weigh
    this.#ttlMs = ttlMs
  }

  get(key: string, now = Date.now()): T | undefined {
    const entry = this.#entries.get(key)
    if (!entry || entry.expires <= now) {
      if (entry) this.#delete(key)
      this.counts.misses++
      return undefined
    }
    this.counts.hits++
    // Put back at the end: the first key is always the least recently used one.
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    return entry.value
  }

  /** Changes whenever anything was dropped: work begun before that must not be stored after it. */
  get generation(): number {
    return this.#generation
  }

  set(key: string, value: T, tables: Iterable<string> | 'any', generation: number, now = Date.now()) {
    if (generation !== this.#generation) return
    this.#delete(key)
    const weight = this.#weigh(value)
    const read = tables === 'any' ? 'any' : new Set(tables)
    this.#entries.set(key, { value, weight, tables: read, expires: now + this.#ttlMs })
    this.#weight += weight
    for (const [oldest, { expires }] of this.#entries) {
      if (this.#weight <= this.#most && expires > now) break
      this.#delete(oldest)
    }
  }

  #delete(key: string) {
    this.#weight -= this.#entries.get(key)?.weight ?? 0
    this.#entries.delete(key)
  }

  dropAll() {
    this.#generation++
    this.#weight = 0
    this.#entries.clear()
  }

  dropTable(table: string) {
    this.#generation++
    for (const [key, { tables }] of this.#entries) {
      if (tables === 'any' || tables.has(table)) this.#delete(key)
    }
  }
}
