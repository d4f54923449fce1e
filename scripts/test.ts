// `npm test`: every check of the project, the time each part took, and one closing line. What leaves a core idle runs
// beside something else. `npm test -- quran` or `-- app/core/prayer` runs the tests that belong to a feature or a path.
// `check` as argument runs only what needs neither build, database nor browser.
import { join, resolve } from 'node:path'
import { listFiles, readModules } from './source/modules.ts'
import { type Timed, writeTimes } from './test/budget.ts'
import { type Choice, chooseTests, findTouched, PARTS } from './test/choose.ts'
import { bin, browser, failures, step, total, vitest } from './test/run.ts'

const node = bin('node')
// The tools' own scripts start "node": it must be the one the project installs.
process.env.PATH = `${join(process.cwd(), 'node_modules', '.bin')}:${process.env.PATH}`

const seconds = new Map<Timed, number>()
// Set where the command began, so that installing counts.
const begun = Number(process.env.TEST_BEGUN ?? Number.NaN)
if (Number.isFinite(begun)) seconds.set('setup', Math.max(0, Date.now() / 1000 - begun))

async function timed(part: Timed, work: () => Promise<unknown>) {
  const started = performance.now()
  await work()
  seconds.set(part, (performance.now() - started) / 1000)
}

const build = () => step('build', node, ['scripts/bootstrap.mjs'])

async function inspect(whole: boolean) {
  await step('types', node, ['scripts/typecheck.ts'])
  await step('lint', bin('biome'), ['ci', '--error-on-warnings', '.'])
  await step('licences are fresh', node, ['scripts/licences.ts', 'check'])
  if (whole) await step('generated files are fresh', node, ['scripts/db.ts', 'check'])
}

async function testAll(whole: boolean) {
  await timed('build and checks', () => Promise.all([inspect(whole), whole && build()]))
  await timed('unit', () => vitest('unit'))
  if (!whole) return
  await timed('database', () => vitest('database'))
  if (!process.env.TEST_DATABASE_URL)
    console.log('── database on PostgreSQL skipped: no PostgreSQL (set TEST_DATABASE_URL)')
  await timed('contract', () => vitest('contract'))
  await timed('browser', () => browser())
}

async function testSome({ unit, database, contract, browser: journeys }: Choice) {
  if (contract.length + journeys.length > 0) await build()
  if (unit.length > 0) await timed('unit', () => vitest('unit', unit))
  if (database.length > 0) await timed('database', () => vitest('database', database))
  if (contract.length > 0) await timed('contract', () => vitest('contract', contract))
  if (journeys.length > 0) await timed('browser', () => browser(journeys))
}

/** Null, with a word about it, where nothing belongs to what was asked for. */
function choose(words: readonly string[]): Choice | null {
  const root = resolve('.')
  const files = listFiles(root)
  const modules = readModules(root)
  const touched = words.flatMap((word) => {
    const found = findTouched(word, files)
    if (found.length === 0) console.error(`"${word}" is no path and no feature of this project.`)
    return found
  })
  const choice = chooseTests(touched, modules)
  for (const part of PARTS)
    if (choice[part].length > 0) console.log(`${part}:\n${choice[part].map((file) => `  ${file}`).join('\n')}`)
  if (PARTS.some((part) => choice[part].length > 0)) return choice
  console.error(`No test belongs to ${words.join(', ')}.`)
  return null
}

const words = process.argv.slice(2)
const isCheck = words.length === 1 && words[0] === 'check'
if (words.length === 0 || isCheck) await testAll(!isCheck)
else {
  const choice = choose(words)
  if (!choice) process.exit(1)
  await testSome(choice)
}
console.log(`\n${writeTimes(seconds)}`)
if (failures.length > 0) console.log(`\nFailed:\n${failures.map((name) => `  ${name}`).join('\n')}`)
console.log(`\n${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`)
process.exit(total.failed === 0 ? 0 : 1)
