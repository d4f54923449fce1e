// The last statements before the embedded database was lost, so that whatever broke it can be found and tried again: their
// texts, and of their values only the kinds and lengths. What people wrote is not kept.
import type { Statement } from './messages.ts'

const MOST_STATEMENTS = 20
const MOST_VALUES = 40
const LONGEST_TEXT = 1000

/** Values travel apart from the text, but for what a script of our own has in quotes. */
const plain = (text: string) =>
  text
    .slice(0, 4 * LONGEST_TEXT)
    .replaceAll(/'(?:[^']|'')*'?/g, "'…'")
    .replaceAll(/\s+/g, ' ')
    .slice(0, LONGEST_TEXT)

function shapeOf(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  if (typeof value === 'string') return `text ${value.length}`
  if (Array.isArray(value)) return `list ${value.length}`
  if (value instanceof Uint8Array) return `bytes ${value.length}`
  return typeof value
}

type Kept = { session: number; at: number; text: string; values: string[] }

export function createLastStatements(now: () => number = performance.now.bind(performance)) {
  const kept: Kept[] = []
  return {
    keep: (session: number, statements: readonly Statement[]) => {
      for (const { text, values = [] } of statements)
        kept.push({ session, at: now(), text, values: values.slice(0, MOST_VALUES).map(shapeOf) })
      kept.splice(0, kept.length - MOST_STATEMENTS)
    },
    /** The oldest first. Sessions tell which of them belong together. */
    read: () =>
      kept.map(({ session, at, text, values }) => ({
        session,
        msBefore: Math.round(now() - at),
        text: plain(text),
        values,
      })),
  }
}
