// What the database says when it refuses, as a word of the interface. Our functions raise such a word themselves
// (`raise exception 'too_many' using errcode = …`); for everything else the SQLSTATE decides.

export type DatabaseAnswer = { code?: string | undefined; message: string }

/** Words every section has; `failed` is our fault, not the visitor's. */
export type CommonKey = 'notAllowed' | 'missing' | 'twice' | 'conflict' | 'tooMany' | 'invalid' | 'failed'

const KEYS: readonly [code: RegExp, key: CommonKey][] = [
  [/^42501$/, 'notAllowed'],
  [/^(P0002|23503)$/, 'missing'],
  [/^23505$/, 'twice'],
  [/^55000$/, 'conflict'],
  [/^(PT429|54000)$/, 'tooMany'],
  [/^(22|23|P0001)/, 'invalid'],
]

/** Never answered at all, or by a database that is not up to it: nothing is known about what was asked. */
export const isOutage = ({ code = '' }: DatabaseAnswer): boolean =>
  code === '' || /^(08|53|57|58|XX|PGRST00)/.test(code)

export function readRefusal(answer: DatabaseAnswer): string {
  const key = isOutage(answer) ? 'failed' : (KEYS.find(([code]) => code.test(answer.code ?? ''))?.[1] ?? 'failed')
  return key !== 'failed' && /^[a-z]+(_[a-z]+)*$/.test(answer.message) ? toCamelCase(answer.message) : key
}

const toCamelCase = (word: string) => word.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
