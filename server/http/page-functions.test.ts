import { expect, test } from 'vitest'
import { functionTexts, schemaText } from '#tests/fixtures/schema-text.ts'
import { pageTables, sameForAll } from './page-functions.ts'

/** A function and all it calls. */
function reachOf(name: string, reached = new Set<string>()): Set<string> {
  if (reached.has(name)) return reached
  reached.add(name)
  for (const [, called = ''] of (functionTexts.get(name) ?? '').matchAll(/((?:private|public|auth)\.\w+)\s*\(/g))
    reachOf(called, reached)
  return reached
}

const everyoneSees = new Set(
  Array.from(
    schemaText.matchAll(/create policy "[^"]+" on public\.(\w+)\s+for select to anon, authenticated using \(true\);/g),
    ([, table]) => table,
  ),
)

/** Tables of which staff see more, and the function itself takes no more than everyone sees. */
const choosesItself: Record<string, readonly string[]> = { home_page: ['sponsors', 'partners', 'testimonials'] }

/** Sums over tables that everyone sees, read as their owner. */
const sumsForAll = ['private.sums_of']

test.each([...sameForAll])('%s answers everyone alike', (name) => {
  const own = functionTexts.get(`public.${name}`) ?? ''
  expect(own).not.toBe('')
  const reached = [...reachOf(`public.${name}`)]
  expect(reached.filter((called) => called.startsWith('auth.'))).toEqual([])
  if (own.includes('security definer')) return
  const asVisitor = reached
    .map((called) => functionTexts.get(called) ?? '')
    .filter((text) => !text.includes('security definer'))
  const read = asVisitor.flatMap((text) =>
    Array.from(text.matchAll(/(?:from|join)\s+public\.(\w+)(?![\w(])/g), ([, table = '']) => table),
  )
  expect([...read, ...reached.filter((called) => sumsForAll.includes(called))]).not.toEqual([])
  expect(read.filter((table) => !everyoneSees.has(table) && !choosesItself[name]?.includes(table))).toEqual([])
})

test('what is kept for everyone is dropped by tables that are named', () => {
  expect([...sameForAll].filter((name) => !pageTables[name])).toEqual([])
})
