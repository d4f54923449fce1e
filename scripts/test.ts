// `npm test`: every check of the project, one after the other, and one closing line.
// `check` as argument runs only what needs neither build, database nor browser.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

type Count = { passed: number; failed: number; skipped: number }
const scratch = mkdtempSync(join(tmpdir(), 'mahalla-test-'))
const total: Count = { passed: 0, failed: 0, skipped: 0 }
const bin = (name: string) => join('node_modules', '.bin', name)
// The tools' own scripts start "node": it must be the one the project installs.
process.env.PATH = `${join(process.cwd(), 'node_modules', '.bin')}:${process.env.PATH}`

function run(label: string, command: string, args: string[], env: Record<string, string> = {}) {
  const started = performance.now()
  console.log(`\n── ${label}`)
  const { status, error } = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  if (error) console.error(String(error))
  console.log(`── ${label}: ${status === 0 ? 'ok' : 'FAILED'} (${((performance.now() - started) / 1000).toFixed(1)} s)`)
  return status === 0
}

function add({ passed, failed, skipped }: Count) {
  total.passed += passed
  total.failed += failed
  total.skipped += skipped
}

/** A step that either holds or does not. */
function step(label: string, command: string, args: string[]) {
  const ok = run(label, command, args)
  add({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 })
}

/** A test runner that leaves its counts in a JSON file. A runner that dies without one has failed. */
function suite(
  label: string,
  command: string,
  args: (report: string) => string[],
  read: (report: never) => Count,
  env: Record<string, string> = {},
) {
  const report = join(scratch, `${label.replace(/\W+/g, '-')}.json`)
  const ok = run(label, command, args(report), { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report })
  const count = existsSync(report) ? read(JSON.parse(readFileSync(report, 'utf8')) as never) : null
  add(count ?? { passed: 0, failed: 1, skipped: 0 })
  if (count && !ok && count.failed === 0) total.failed += 1
}

const vitest = (label: string, project: string, env: Record<string, string> = {}) =>
  suite(
    label,
    bin('vitest'),
    (report) => ['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    (report: { numPassedTests: number; numFailedTests: number; numPendingTests: number }) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests,
    }),
    env,
  )

const node = bin('node')
step('types', node, ['scripts/typecheck.ts'])
step('lint', bin('biome'), ['ci', '--error-on-warnings', '.'])
vitest('unit', 'unit')
if (process.argv[2] !== 'check') {
  step('generated files are fresh', node, ['scripts/db.ts', 'check'])
  vitest('database', 'database')
  if (!process.env.TEST_DATABASE_URL)
    console.log('── database on PostgreSQL skipped: no PostgreSQL (set TEST_DATABASE_URL)')
  vitest('contract', 'contract')
  suite(
    'browser',
    bin('playwright'),
    () => ['test', '--reporter=list,json'],
    ({ stats }: { stats: { expected: number; unexpected: number; flaky: number; skipped: number } }) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      skipped: stats.skipped,
    }),
  )
}
rmSync(scratch, { recursive: true, force: true })
console.log(`\n${total.passed} passed, ${total.failed} failed${total.skipped ? `, ${total.skipped} skipped` : ''}`)
process.exit(total.failed === 0 ? 0 : 1)
