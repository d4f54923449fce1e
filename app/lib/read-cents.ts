import { toLatinDigits } from './latin-digits.ts'

/** "12", "12.5", "12,50" and "١٢٫٥" → cents; null for anything else, and for nothing at all. */
export function readCents(text: string): number | null {
  const match = /^(\d{1,7})(?:[.,٫](\d{1,2}))?$/.exec(toLatinDigits(text.trim()))
  if (!match) return null
  const cents = Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'))
  return cents > 0 ? cents : null
}
