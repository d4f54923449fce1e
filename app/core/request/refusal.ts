// Turns a refusal by the database into a word of the interface. Our functions raise such a word themselves
// (`raise exception 'too_many' using errcode = …`); for everything else the SQLSTATE decides.

import { hasStatus, statusOf } from '#app/lib/outcome.ts'

export type DatabaseAnswer = { code?: string | undefined; message: string }

/** What a page function that failed throws, with the code that tells an outage from a mistake of ours. */
export class PageFunctionFailed extends Error {
  readonly code: string | undefined
  constructor(name: string, { code, message }: DatabaseAnswer) {
    super(`${name}: ${message}`)
    this.code = code
  }
}

/** Words every section has; `failed` is our fault, not the visitor's. */
export type CommonKey = 'notAllowed' | 'missing' | 'twice' | 'conflict' | 'tooMany' | 'invalid' | 'failed'

const KEYS: readonly [code: RegExp, key: CommonKey][] = [
  [/^42501$/, 'notAllowed'],
  [/^(P0002|23503)$/, 'missing'],
  [/^23505$/, 'twice'],
  [/^(55000|PT423)$/, 'conflict'],
  [/^(PT429|54000)$/, 'tooMany'],
  [/^(22|23|P0001)/, 'invalid'],
]

/** Never answered at all, or by a database that is not up to it: nothing is known about what was asked. */
export const isOutage = ({ code = '' }: DatabaseAnswer): boolean =>
  code === '' || /^(08|53|57|58|XX|PGRST00)/.test(code)

/** The word is the key, the code its status, unless the word has a status of its own. */
export function readRefusal(answer: DatabaseAnswer): { key: string; status: number } {
  const common = isOutage(answer) ? 'failed' : (KEYS.find(([code]) => code.test(answer.code ?? ''))?.[1] ?? 'failed')
  if (common === 'failed' || !/^[a-z]+(_[a-z]+)*$/.test(answer.message))
    return { key: common, status: statusOf(common) }
  const key = toCamelCase(answer.message)
  return { key, status: hasStatus(key) ? statusOf(key) : statusOf(common) }
}

const toCamelCase = (word: string) => word.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
