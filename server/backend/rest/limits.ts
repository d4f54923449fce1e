// Limits of one request to /rest/v1. Upstream leaves this to the statement timeout; here a request is refused for its shape
// before it costs anything.
import { refuse } from './errors.ts'

/** Logic within logic, and embeds within embeds as they are read. */
export const MOST_NESTED = 40
/** Steps of one path into JSON. */
export const MOST_STEPS = 40
/** Values within values of a body. */
const DEEPEST_BODY = 500

export type Limits = {
  /** Rows that one request may write. */
  rowsWritten: number
  embedDepth: number
  embeds: number
  /** Of one embed to many, by how deep it lies: what is beneath comes once for each row above. */
  embedRows: readonly number[]
  /** Whether one foreign key may be walked there and back, each way to many: every step multiplies the rows. */
  circles: boolean
  /** Of an answer. */
  bytes: number
}

const MEGABYTE = 1024 * 1024

const VISITORS: Limits = {
  rowsWritten: 1000,
  embedDepth: 5,
  embeds: 12,
  embedRows: [1000, 100, 20],
  circles: false,
  bytes: 16 * MEGABYTE,
}
const SERVICE: Limits = {
  rowsWritten: 10_000,
  embedDepth: 10,
  embeds: 40,
  embedRows: [10_000],
  circles: true,
  bytes: 64 * MEGABYTE,
}

export const limitsOf = (role: string): Limits => (role === 'service_role' ? SERVICE : VISITORS)

/** The class of the database for what is more than a program takes. */
export const refuseSize = (message: string): never => refuse(413, '54000', message)

export function checkRows(rows: number, { rowsWritten }: Limits) {
  if (rows > rowsWritten) refuseSize(`Too many rows in one request: at most ${rowsWritten}`)
}

/** The database reads JSON by calling itself: deep enough, it would run out of stack. */
export function checkDepth(json: string) {
  let depth = 0
  let isText = false
  for (let at = 0; at < json.length; at++) {
    const sign = json.charCodeAt(at)
    if (isText) {
      if (sign === 92) at++
      else if (sign === 34) isText = false
    } else if (sign === 34) isText = true
    else if (sign === 91 || sign === 123) {
      if (++depth > DEEPEST_BODY) refuse(413, '54001', 'stack depth limit exceeded')
    } else if (sign === 93 || sign === 125) depth--
  }
}
