// Results of public page functions, and whole anonymous pages, kept until a table they read changes.
// Bounded by count: a directory has few hot pages, and an entry is at most a few hundred kilobytes.

type Entry<T> = { value: T; tables: ReadonlySet<string> | 'any'; expires: number }

export class PageCache<T> {
  readonly #entries = new Map<string, Entry<T>>()
  readonly #limit: number
  readonly #ttlMs: number
  #generation = 0

  constructor({ limit, ttlMs }: { limit: number; ttlMs: number }) {
    this.#limit = limit
    this.#ttlMs = ttlMs
  }

  get(key: string, now = Date.now()): T | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    this.#entries.delete(key)
    if (entry.expires <= now) return undefined
    // Put back at the end: the first key is always the least recently used one.
    this.#entries.set(key, entry)
    return entry.value
  }

  /** Changes whenever anything was dropped: work begun before that must not be stored after it. */
  get generation(): number {
    return this.#generation
  }

  set(key: string, value: T, tables: Iterable<string> | 'any', generation: number, now = Date.now()) {
    if (generation !== this.#generation) return
    this.#entries.delete(key)
    this.#entries.set(key, { value, tables: tables === 'any' ? 'any' : new Set(tables), expires: now + this.#ttlMs })
    if (this.#entries.size > this.#limit) {
      const oldest = this.#entries.keys().next().value
      if (oldest !== undefined) this.#entries.delete(oldest)
    }
  }

  dropAll() {
    this.#generation++
    this.#entries.clear()
  }

  dropTable(table: string) {
    this.#generation++
    for (const [key, { tables }] of this.#entries) {
      if (tables === 'any' || tables.has(table)) this.#entries.delete(key)
    }
  }
}
