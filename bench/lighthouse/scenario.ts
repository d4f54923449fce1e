// Pages on a slow phone, as Lighthouse sees them at its own default: the middle of five looks at each. The tool is
// large and nothing else needs it, so it is installed beside the caches when it is first asked for.
import { execFile, execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { findBrowser } from '#tests/e2e/browser.ts'
import { startSite } from '#tests/fixtures/site.ts'
import { type Measurement, percentile } from '../measurement.ts'

const VERSION = '13.5.0'
const LOOKS = Number(process.env.LIGHTHOUSE_LOOKS ?? 5)
const folder = resolve(`node_modules/.cache/lighthouse-${VERSION}`)
const command = join(folder, 'node_modules/lighthouse/cli/index.js')

/** At least this for speed. */
const PAGES = [
  ['/', 90],
  ['/businesses', 85],
  ['/mosque/east-london-mosque', 90],
  ['/quran/2', 85],
] as const
const KILOBYTE = 1000

type Look = Record<'performance' | 'accessibility' | 'best-practices' | 'seo' | 'shift', number>

export async function measure(): Promise<Measurement[]> {
  if (!existsSync(command))
    execFileSync('npm', ['install', '--prefix', folder, '--ignore-scripts', `lighthouse@${VERSION}`], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  const site = await startSite({ SEED: 'sample' })
  const reports = mkdtempSync(join(tmpdir(), 'mahalla-lighthouse-'))
  try {
    const results: Measurement[] = []
    const figure = (what: string, value: number, budget: Measurement['budget'], unit: string) =>
      results.push({ scenario: 'lighthouse', what, value, unit, ...(budget && { budget }) })
    const found = new Map<string, Look[]>(PAGES.map(([path]) => [path, []]))
    // In turns: whatever the site or the machine does meanwhile falls on all of them, not on the first.
    for (let round = 0; round < LOOKS; round++)
      for (const [path, looks] of found) looks.push(await look(site.url + path, join(reports, 'report.json')))
    for (const [path, speed] of PAGES) {
      const looks = found.get(path) ?? []
      const middle = (name: keyof Look) =>
        percentile(
          looks.map((one) => one[name]),
          0.5,
        )
      figure(`${path}, speed`, middle('performance'), { atLeast: speed }, 'of 100')
      for (const name of ['accessibility', 'best-practices', 'seo'] as const)
        figure(`${path}, ${name}`, middle(name), { atLeast: 100 }, 'of 100')
      figure(`${path}, layout shift`, middle('shift'), { atMost: 0 }, '')
    }
    const html = await (await fetch(`${site.url}/businesses`)).arrayBuffer()
    figure('/businesses, HTML', html.byteLength / KILOBYTE, { atMost: 70 }, 'kB')
    return results
  } finally {
    rmSync(reports, { recursive: true, force: true })
    await site.stop()
  }
}

async function look(url: string, report: string): Promise<Look> {
  const { executablePath, env } = await findBrowser()
  await promisify(execFile)(
    process.execPath,
    [
      command,
      url,
      '--quiet',
      '--output=json',
      `--output-path=${report}`,
      '--chrome-flags=--headless --no-sandbox --disable-dev-shm-usage',
      '--only-categories=performance,accessibility,best-practices,seo',
    ],
    { env: { ...env, CHROME_PATH: executablePath } },
  )
  const { categories, audits } = JSON.parse(readFileSync(report, 'utf8'))
  const score = (name: string) => Math.round(categories[name].score * 100)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    shift: audits['cumulative-layout-shift'].numericValue,
  }
}
