import { expect, test } from 'vitest'
import { parseModule } from '../source/modules.ts'
import { chooseTests, findTouched, partOf } from './choose.ts'

const FILES: Record<string, string> = {
  'app/core/prayer/rules.ts': `export const noon = 12`,
  'app/core/prayer/rules.test.ts': `import { noon } from './rules.ts'\nnoon`,
  'app/features/athan/player.tsx': `import { noon } from '#app/core/prayer/rules.ts'\nexport const player = noon`,
  'app/features/athan/player.test.ts': `import { player } from './player.tsx'\nplayer`,
  'app/features/zakaat/rules.ts': `export const rate = 40`,
  'app/features/zakaat/rules.test.ts': `import { rate } from './rules.ts'\nrate`,
  'app/routes/athan.tsx': `import { player } from '#app/features/athan/player.tsx'\nexport default () => player`,
  'app/routes/quran/$surah.tsx': `export default () => null`,
  'server/http/mounts.ts': `export const answer = 1`,
  'server/backend/storage/names.ts': `export const name = 1`,
  'supabase/tests/worship.test.ts': ``,
  'supabase/tests/quran.test.ts': ``,
  'tests/contract/storage.test.ts': ``,
  'tests/contract/quran.test.ts': ``,
  'tests/e2e/athan.spec.ts': ``,
  'tests/e2e/quran.spec.ts': ``,
  'tests/e2e/zakaat.spec.ts': `import { rate } from '#app/features/zakaat/rules.ts'\nrate`,
}
const modules = new Map(Object.entries(FILES).map(([file, text]) => [file, parseModule(file, text)]))
const files = [...modules.keys(), 'app/features/athan/athan.css', 'supabase/schemas/quran.sql']
const choose = (...words: string[]) =>
  chooseTests(
    words.flatMap((word) => findTouched(word, files)),
    modules,
  )

test('a test belongs to the part its path says', () => {
  expect(partOf('app/core/x.test.tsx')).toBe('unit')
  expect(partOf('supabase/tests/x.test.ts')).toBe('database')
  expect(partOf('tests/contract/x.test.ts')).toBe('contract')
  expect(partOf('tests/e2e/x.spec.ts')).toBe('browser')
  expect(partOf('tests/e2e/site-test.ts')).toBeNull()
})

test('a path is a file or a folder, a word a feature wherever it has a room', () => {
  expect(findTouched('./app/features/athan/', files)).toEqual([
    'app/features/athan/player.tsx',
    'app/features/athan/player.test.ts',
    'app/features/athan/athan.css',
  ])
  expect(findTouched('quran', files)).toEqual([
    'app/routes/quran/$surah.tsx',
    'supabase/tests/quran.test.ts',
    'tests/contract/quran.test.ts',
    'tests/e2e/quran.spec.ts',
    'supabase/schemas/quran.sql',
  ])
  expect(findTouched('rules', files)).toEqual([])
  expect(findTouched('app/nothing', files)).toEqual([])
})

test('a change runs the unit tests that import it, however far away, and the journeys of the pages it is on', () => {
  expect(choose('app/core/prayer/rules.ts')).toEqual({
    unit: ['app/core/prayer/rules.test.ts', 'app/features/athan/player.test.ts'],
    database: ['supabase/tests/worship.test.ts'],
    contract: [],
    browser: ['tests/e2e/athan.spec.ts'],
  })
})

test('a feature runs the tests named after it in every part', () => {
  expect(choose('quran')).toEqual({
    unit: [],
    database: ['supabase/tests/quran.test.ts'],
    contract: ['tests/contract/quran.test.ts'],
    browser: ['tests/e2e/quran.spec.ts'],
  })
  expect(choose('supabase/schemas/quran.sql').database).toEqual(['supabase/tests/quran.test.ts'])
  expect(choose('zakaat').browser).toEqual(['tests/e2e/zakaat.spec.ts'])
})

test('what every test of a part stands on runs all of it, unless a test has its name', () => {
  expect(choose('server/http/mounts.ts').contract).toHaveLength(2)
  expect(choose('server/backend/storage').contract).toEqual(['tests/contract/storage.test.ts'])
})

test('where nothing belongs to a word, nothing is chosen', () => {
  expect(Object.values(choose('nonsense')).flat()).toEqual([])
})
