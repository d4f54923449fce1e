import { expect, test } from 'vitest'
import { parseModule } from '../scripts/source/modules.ts'
import { findUnusedExports, parseStatements } from './unused-exports.ts'

function find(files: Record<string, string>): string[] {
  const sources = Object.entries(files).map(
    ([file, text]) => [file, { ...parseModule(file, text), statements: parseStatements(file, text) }] as const,
  )
  return findUnusedExports(new Map(sources))
}

test('what something that runs leads to is used, and what only a test could take is not', () => {
  const used = `import { depth } from './depth.ts'\nexport const width = () => depth\nexport const alone = width`
  const files = {
    'app/routes/home.tsx': `import { width } from '#app/core/width.ts'\nexport default function Home() { return width() }`,
    'app/core/width.ts': used,
    'app/core/depth.ts': `export const depth = 1\n/** Not used in depth, whatever a comment says: height */\nexport const height = 2`,
  }
  expect(find(files)).toEqual(['app/core/width.ts: alone', 'app/core/depth.ts: height'])
})

test('an unused function does not keep alive what it calls', () => {
  const files = {
    'server/main.ts': `import { start } from './start.ts'\nstart()`,
    'server/start.ts': `export const start = () => 1\nexport const first = () => second()\nexport const second = () => 2`,
  }
  expect(find(files)).toEqual(['server/start.ts: first', 'server/start.ts: second'])
})

test('names that a framework takes are used; other exports of the same file are not', () => {
  const route = `export const loader = () => 1\nexport const helper = 2\nexport default function Page() { return null }`
  expect(find({ 'app/routes/page.tsx': route })).toEqual(['app/routes/page.tsx: helper'])
})

test('types, re-exports, whole modules and imports by need are followed', () => {
  const files = {
    'scripts/run.ts': `import type { Shape } from './door.ts'\nimport * as parts from './parts.ts'\nconst run = async () => (await ${'import'}('./late.ts')).late\nrun().then((value: Shape) => parts.one(value))`,
    'scripts/door.ts': `export type { Shape, Unused } from './shapes.ts'\nexport { gone as kept } from './shapes.ts'`,
    'scripts/shapes.ts': `export type Shape = Side\nexport type Unused = 1\ntype Side = 2\nexport const gone = 3`,
    'scripts/parts.ts': `export const one = 1\nexport const two = 2`,
    'scripts/late.ts': `export const late = 1\nexport const later = 2`,
  }
  expect(find(files)).toEqual([
    'scripts/door.ts: Unused',
    'scripts/door.ts: kept',
    'scripts/shapes.ts: Unused',
    'scripts/shapes.ts: gone',
    'scripts/parts.ts: two',
    'scripts/late.ts: later',
  ])
})
