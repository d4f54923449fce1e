// The limit of tries at an account, an address or a number, from wherever they come. Counted in the
// database, by all nodes together, and before the try is made.
import { createHmac } from 'node:crypto'
import type { Queries } from '../database/database.ts'

type Rule = { free: number; span: number; pause?: number; longest?: number }

const MINUTE = 60
const HOUR = 60 * MINUTE

const RULES = {
  /** Ten in an hour; then a pause that doubles. The owner's own networks are counted apart, and a link by mail is not. */
  password: { free: 10, span: HOUR, pause: MINUTE, longest: 15 * MINUTE },
  /** Of all codes an address gets in a day. A link has 256 bits and needs no count. */
  code: { free: 30, span: 24 * HOUR, pause: MINUTE, longest: HOUR },
  /** A factor rests for a quarter of an hour. */
  factor: { free: 10, span: 15 * MINUTE },
  /** One mail or message a minute for an address and purpose, whether or not the address has an account. */
  mail: { free: 1, span: MINUTE },
  /** What numbers cost is paid by the operator: no number, no block of numbers and no day may cost without end. */
  smsNumber: { free: 5, span: HOUR },
  smsBlock: { free: 40, span: HOUR },
  smsSite: { free: 600, span: HOUR },
} as const satisfies Record<string, Rule>

export type TryKind = keyof typeof RULES
export type Tries = ReturnType<typeof createTries>

export function createTries({ database, secret }: { database: Queries; secret: string }) {
  // Addresses are not to be read from the table.
  const subjectOf = (kind: TryKind, subject: string) =>
    createHmac('sha256', secret).update(`tries ${kind} ${subject.toLowerCase()}`).digest('base64url')

  return {
    /** Seconds to wait before the next one; 0: this one may be made. */
    count: async (kind: TryKind, subject: string, queries: Queries = database): Promise<number> => {
      const { free, span, pause, longest }: Rule = RULES[kind]
      const [row] = await queries.query<{ wait: number }>(
        'select private.count_try($1, $2, $3, $4::integer, $5::integer) as wait',
        [subjectOf(kind, subject), free, span, pause ?? null, longest ?? null],
      )
      return row?.wait ?? 0
    },
    /** After the right one. */
    forget: async (kind: TryKind, subject: string, queries: Queries = database): Promise<void> => {
      await queries.query('delete from private.sign_in_tries where subject = $1', [subjectOf(kind, subject)])
    },
  }
}
