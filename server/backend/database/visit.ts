// One request of a visitor, as far as it matters which server may answer it: whoever has just written reads from a server
// that knows of it. What belongs to no visitor, such as a job, has none and is answered by the primary.
import { AsyncLocalStorage } from 'node:async_hooks'

export type Visit = {
  /** What its answers must know of: a position in the log of the database. */
  after: bigint
  /** It may write, or has: the primary answers from here on. */
  writes: boolean
}

const here = new AsyncLocalStorage<Visit>()

export const onVisit = <T>(visit: Visit, work: () => T): T => here.run(visit, work)
export const currentVisit = (): Visit | null => here.getStore() ?? null

/** `16/B374D848`, as PostgreSQL writes a position. */
export function readPosition(text: unknown): bigint | null {
  const [, high, low] = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i.exec(typeof text === 'string' ? text : '') ?? []
  return high && low ? (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`) : null
}

export const writePosition = (position: bigint): string =>
  `${(position >> 32n).toString(16)}/${(position & 0xffffffffn).toString(16)}`.toUpperCase()
