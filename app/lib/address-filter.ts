// A visitor's choices as they stand in an address: each choice is declared once, with its name, its reader and its writer.
// Unknown words are ignored, defaults are left out, and the order is fixed: one search has one address.

export type Part<Value> = {
  read(query: URLSearchParams): Value
  /** Pairs of name and word; none for what is usual. */
  write(value: Value): [name: string, word: string][]
  /** `place`: where one is in the list, which begins again with another choice. `look`: how it is shown, which does not. */
  about?: 'place' | 'look'
}

const LONGEST = 100

const wordsIn = (query: URLSearchParams, name: string) => (query.get(name) ?? '').replaceAll(/\p{Cc}/gu, ' ').trim()

/** Any words. */
export const text = (name: string, longest = LONGEST): Part<string> => ({
  read: (query) => wordsIn(query, name).slice(0, longest),
  write: (value) => (value === '' ? [] : [[name, value]]),
})

/** One word, as `read` knows it. */
export const word = <Value>(
  name: string,
  read: (word: string) => Value | null,
  write: (value: Value) => string = String,
): Part<Value | null> => ({
  read: (query) => {
    const found = query.get(name)
    return found === null || found === '' ? null : read(found)
  },
  write: (value) => (value === null ? [] : [[name, write(value)]]),
})

export const fitting = (name: string, pattern: RegExp) => word(name, (found) => (pattern.test(found) ? found : null))

/** A word of a place, as links carry it. */
export const near = word<string>('near', (found) => found.trim().slice(0, LONGEST))

const known = <Offered extends string | number>(offered: readonly Offered[], found: string | null) =>
  offered.find((one) => String(one) === found)

export const oneOf = <Offered extends string | number>(
  name: string,
  offered: readonly Offered[],
): Part<Offered | null> => word<Offered>(name, (found) => known(offered, found) ?? null)

/** One of them is the usual. */
export const choice = <Offered extends string | number>(
  name: string,
  offered: readonly Offered[],
  usual: Offered,
): Part<Offered> => ({
  read: (query) => known(offered, query.get(name)) ?? usual,
  write: (value) => (value === usual ? [] : [[name, String(value)]]),
})

/** Any of them, in the order in which they are offered. */
export const manyOf = <Offered extends string | number>(
  name: string,
  offered: readonly Offered[],
): Part<Offered[]> => ({
  read: (query) => {
    const found = query.getAll(name)
    return offered.filter((one) => found.includes(String(one)))
  },
  write: (values) => values.map((value) => [name, String(value)]),
})

export const flag = (name: string, on = '1'): Part<boolean> => ({
  read: (query) => query.get(name) === on,
  write: (value) => (value ? [[name, on]] : []),
})

/** A whole number from `least` on, which is the usual. */
export const number = (name: string, { least, most }: { least: number; most: number }): Part<number> => ({
  read: (query) => {
    const asked = Number(query.get(name) ?? least)
    return Number.isInteger(asked) && asked >= least && asked <= most ? asked : least
  },
  write: (value) => (value > least ? [[name, String(value)]] : []),
})

export const page = (last: number): Part<number> => ({ ...number('page', { least: 1, most: last }), about: 'place' })

/** Of a desk's list, however long it became. */
export const deskPage = page(9_999)

/** Where the list goes on. */
export const cursor = (pattern: RegExp): Part<string | null> => ({ ...fitting('after', pattern), about: 'place' })

export const view: Part<'list' | 'map'> = { ...choice('view', ['list', 'map'], 'list'), about: 'look' }

type Parts = Record<string, Part<unknown>>
type Values<P extends Parts> = { [Name in keyof P]: ReturnType<P[Name]['read']> }

export function addressFilter<P extends Parts>(parts: P) {
  const all = Object.entries(parts)
  const read = (query: URLSearchParams) =>
    Object.fromEntries(all.map(([name, part]) => [name, part.read(query)])) as Values<P>
  const nothing = new URLSearchParams()

  /** Any change but of the place in the list, or of how it is shown, begins at its beginning. */
  function change(values: Values<P>, changes: Partial<Values<P>>): Values<P> {
    const isSameList = Object.keys(changes).every((name) => parts[name]?.about !== undefined)
    const start = all.flatMap(([name, part]) =>
      part.about === 'place' && !isSameList ? [[name, part.read(nothing)]] : [],
    )
    return { ...values, ...Object.fromEntries(start), ...changes }
  }

  const write = (values: Values<P>) => new URLSearchParams(all.flatMap(([name, part]) => part.write(values[name])))

  return {
    read,
    change,
    write,
    /** The address of the same search with some of it changed; `more`: what only this page has. */
    address(
      path: string,
      values: Values<P>,
      changes: Partial<Values<P>> = {},
      more: Record<string, string> = {},
    ): string {
      const query = write(change(values, changes))
      for (const [name, value] of Object.entries(more)) query.set(name, value)
      return query.size > 0 ? `${path}?${query}` : path
    },
    /** Nothing was asked for, but of what is named. */
    isPlain: (values: Values<P>, ...but: (keyof P)[]) =>
      all.every(([name, part]) => but.includes(name) || part.write(values[name]).length === 0),
  }
}

export type Chosen<F extends { read: (query: URLSearchParams) => unknown }> = ReturnType<F['read']>
