// Pages on a slow phone, as Lighthouse sees them at its own default: the middle of five looks at each. The tool is
// large and nothing else needs it, so it is installed beside the caches when it is first asked for. LIGHTHOUSE_LOOKS=1 looks once;
// LIGHTHOUSE_AT=/part/of/an/address looks at those pages alone.
import { execFile, execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { inLocale } from '#app/i18n/locales.ts'
import { findBrowser } from '#tests/e2e/browser.ts'
import { type RunningSite, startSite } from '#tests/fixtures/site.ts'
import { type Measurement, percentile } from '../measurement.ts'

const VERSION = '13.5.0'
const LOOKS = Number(process.env.LIGHTHOUSE_LOOKS ?? 5)
const ONLY = process.env.LIGHTHOUSE_AT ?? ''
const folder = resolve(`node_modules/.cache/lighthouse-${VERSION}`)
const command = join(folder, 'node_modules/lighthouse/cli/index.js')

const PAGES = ['/', '/businesses', '/mosque/east-london-mosque', '/quran/2', '/athan']
/** The first of each list, whatever the sample calls it. */
const FIRST_OF = [
  ['/businesses', /href="(\/business\/[^"/?#]+)/],
  ['/community/events', /href="(\/community\/events\/(?!new|feed)[^"/?#]+)/],
] as const
/** Somebody whose town is known sees more. */
const LONDON = '51.507,-0.128'
const SPEED = 95
const BLOCKING_MS = 150
const SCRIPT_KB = 90
const KILOBYTE = 1000

const RATED = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Look = Record<(typeof RATED)[number] | 'shift' | 'blocking' | 'script', number>

export async function measure(): Promise<Measurement[]> {
  if (!existsSync(command))
    execFileSync('npm', ['install', '--prefix', folder, '--ignore-scripts', `lighthouse@${VERSION}`], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  const site = await startSite({ SEED: 'sample', FORCE_LOCATION: LONDON })
  const reports = mkdtempSync(join(tmpdir(), 'mahalla-lighthouse-'))
  try {
    const results: Measurement[] = []
    const figure = (what: string, value: number, budget: Measurement['budget'], unit: string) =>
      results.push({ scenario: 'lighthouse', what, value, unit, ...(budget && { budget }) })
    const found = new Map<string, Look[]>((await pagesOf(site.url)).map((path) => [path, []]))
    await takeForReal(site, [...found.keys()])
    // In turns: whatever the site or the machine does meanwhile falls on all of them, not on the first.
    for (let round = 0; round < LOOKS; round++)
      for (const [path, looks] of found) looks.push(await look(site.url + path, join(reports, 'report.json')))
    for (const [path, looks] of found) {
      const middle = (name: keyof Look) =>
        percentile(
          looks.map((one) => one[name]),
          0.5,
        )
      for (const name of RATED)
        figure(`${path}, ${name}`, middle(name), { atLeast: name === 'performance' ? SPEED : 100 }, 'of 100')
      figure(`${path}, blocking`, middle('blocking'), { atMost: BLOCKING_MS }, 'ms')
      figure(`${path}, script`, middle('script') / KILOBYTE, { atMost: SCRIPT_KB }, 'kB')
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

/** In English and in Arabic. */
async function pagesOf(base: string): Promise<string[]> {
  const firsts = await Promise.all(
    FIRST_OF.map(async ([list, link]) => {
      const path = link.exec(await (await fetch(base + list)).text())?.[1]
      if (!path) throw new Error(`${list} leads nowhere`)
      return path
    }),
  )
  return [...PAGES, ...firsts].flatMap((path) => [path, inLocale(path, 'ar')]).filter((path) => path.includes(ONLY))
}

/** Search engines are asked to leave samples out, which costs a page a third of that mark. */
async function takeForReal({ url, serviceRoleKey }: RunningSite, paths: string[]) {
  const slugs = paths.map((path) => path.split('/').at(-1)).join()
  const answer = await fetch(`${url}/rest/v1/contributions?slug=in.(${slugs})`, {
    method: 'PATCH',
    headers: {
      apikey: serviceRoleKey,
      Authorization: `Bearer ${serviceRoleKey}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ is_sample: false }),
  })
  if (!answer.ok) throw new Error(await answer.text())
}

type Audit = { details?: { items?: { node?: { snippet: string } }[] } }
const elementsOf = ({ details }: Audit) => details?.items?.map(({ node }) => node?.snippet ?? '') ?? []

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
      `--only-categories=${RATED.join()}`,
    ],
    { env: { ...env, CHROME_PATH: executablePath } },
  )
  const { categories, audits } = JSON.parse(readFileSync(report, 'utf8'))
  const score = (name: string) => Math.round(categories[name].score * 100)
  for (const name of RATED.filter((rated) => rated !== 'performance'))
    for (const { id, weight } of categories[name].auditRefs as { id: string; weight: number }[])
      if (weight > 0 && audits[id].score !== null && audits[id].score < 1)
        console.error(`${url}: ${id}: ${elementsOf(audits[id]).join(' ')}`)
  for (const element of elementsOf(audits['layout-shifts'])) console.error(`${url}: shifts: ${element}`)
  const requests: { resourceType: string; transferSize: number }[] = audits['network-requests'].details.items
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script')
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    shift: audits['cumulative-layout-shift'].numericValue,
    blocking: audits['total-blocking-time'].numericValue,
    script: scripts.reduce((bytes, { transferSize }) => bytes + transferSize, 0),
  }
}
