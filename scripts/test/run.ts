// Starts what tests, counts what passed, and remembers how long it took.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { type BrowserReport, namesOfBrowser, namesOfVitest, type VitestReport } from './failures.ts'

type Count = { passed: number; failed: number; skipped: number }

export const total: Count = { passed: 0, failed: 0, skipped: 0 }
/** Named once more at the end, where a log that was cut short still shows them. */
export const failures: string[] = []
export const bin = (name: string) => join('node_modules', '.bin', name)

const scratch = mkdtempSync(join(tmpdir(), 'mahalla-test-'))
process.once('exit', () => rmSync(scratch, { recursive: true, force: true }))

function add({ passed, failed, skipped }: Count) {
  total.passed += passed
  total.failed += failed
  total.skipped += skipped
}

/** `together`: what it prints is kept to its end, so that two at a time can be read. */
async function run(label: string, command: string, args: string[], options: { report?: string; together?: boolean }) {
  const started = performance.now()
  const env = { ...process.env, ...(options.report && { PLAYWRIGHT_JSON_OUTPUT_NAME: options.report }) }
  if (!options.together) console.log(`\n── ${label}`)
  const child = spawn(command, args, { env, stdio: options.together ? ['ignore', 'pipe', 'pipe'] : 'inherit' })
  const printed: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => printed.push(chunk))
  const status = await new Promise<number | null>((resolve) => {
    child.once('error', (error) => {
      console.error(String(error))
      resolve(null)
    })
    child.once('close', resolve)
  })
  if (options.together) console.log(`\n── ${label}\n${Buffer.concat(printed)}`.trimEnd())
  console.log(`── ${label}: ${status === 0 ? 'ok' : 'FAILED'} (${((performance.now() - started) / 1000).toFixed(1)} s)`)
  return status === 0
}

/** A step that either holds or does not. */
export async function step(label: string, command: string, args: string[]) {
  const ok = await run(label, command, args, { together: true })
  add({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 })
  if (!ok) failures.push(label)
}

/** A test runner that leaves its counts in a JSON file. A runner that dies without one has failed. */
async function suite<Report>(
  label: string,
  command: string,
  args: (report: string) => string[],
  read: (report: Report) => Count & { names: string[] },
) {
  const report = join(scratch, `${label.replace(/\W+/g, '-')}.json`)
  const ok = await run(label, command, args(report), { report })
  const result = existsSync(report) ? read(JSON.parse(readFileSync(report, 'utf8')) as Report) : null
  const died = result ? !ok && result.failed === 0 : true
  if (result) add(result)
  if (died) add({ passed: 0, failed: 1, skipped: 0 })
  failures.push(...(result?.names ?? []).map((name) => `${label}: ${name}`))
  if (died) failures.push(`${label}: ended without saying which test failed`)
}

/** All tests of a project, or those of the files. */
export const vitest = (project: string, files: readonly string[] = []) =>
  suite(
    project,
    bin('vitest'),
    (report) => [
      ...['run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
      ...files,
    ],
    (report: VitestReport & { numPassedTests: number; numFailedTests: number; numPendingTests: number }) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests,
      names: namesOfVitest(report),
    }),
  )

export const browser = (files: readonly string[] = []) =>
  suite(
    'browser',
    bin('playwright'),
    () => ['test', '--reporter=list,json', ...files],
    (report: BrowserReport & { stats: { expected: number; unexpected: number; flaky: number; skipped: number } }) => ({
      passed: report.stats.expected + report.stats.flaky,
      failed: report.stats.unexpected,
      skipped: report.stats.skipped,
      names: namesOfBrowser(report),
    }),
  )
