// A newcomer gets by with the how-tos alone: what they say is done in a copy of the project, and its own checks are run there.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { doStep, stepsOf } from '#tests/fixtures/how-to.ts'

/** In the order in which one builds on the other. */
const GUIDES = ['add-a-table-with-policies', 'add-a-page', 'add-a-job']
/** Made by building and running, and none of it needed to build. */
const LEFT_OUT = new Set(['.git', '.data', '.react-router', 'build', 'node_modules', 'test-results'])

const root = mkdtempSync(join(tmpdir(), 'mahalla-how-to-'))
const guides = GUIDES.map((name) => readFileSync(`docs/how-to/${name}.md`, 'utf8'))

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
  expect(status, `${args.join(' ')}\n${stdout}${stderr}`).toBe(0)
  return stdout
}

beforeAll(() => {
  for (const name of readdirSync('.').filter((entry) => !LEFT_OUT.has(entry)))
    cpSync(name, join(root, name), { recursive: true })
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'))
  const steps = guides.flatMap(stepsOf)
  for (const step of steps) doStep(root, step)
  // What nobody touched is as the linter left it.
  const touched = steps.map(({ file }) => file).filter((file) => /\.(?:tsx?|css|json)$/.test(file))
  run('node_modules/@biomejs/biome/bin/biome', 'check', '--write', ...new Set(touched))
  run('scripts/db.ts', 'generate')
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

test('every guide has steps to do', () => {
  expect(guides.filter((guide) => stepsOf(guide).length === 0)).toEqual([])
})

test('a database of the release before comes to it by one file', () => {
  const ours = existsSync('supabase/migrations') ? readdirSync('supabase/migrations') : []
  expect(readdirSync(join(root, 'supabase/migrations')).filter((file) => !ours.includes(file))).toEqual([
    expect.stringMatching(/^\d{14}_planned_visits\.sql$/),
  ])
})

test('what they say compiles', () => {
  run('scripts/typecheck.ts')
})

test('it keeps the rules of the house', () => {
  run('node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', 'tests/architecture.test.ts', 'app/i18n')
})

test('its table is guarded, and its job does what it should', () => {
  const files = ['matrix', 'passports', 'members-only', 'schema', 'planned-visits']
  const only = 'planned_visits|planned visits|passport|guarded|plans'
  run(
    'node_modules/vitest/vitest.mjs',
    'run',
    '--project',
    'database',
    '-t',
    only,
    ...files.map((name) => `supabase/tests/${name}.test.ts`),
  )
})
