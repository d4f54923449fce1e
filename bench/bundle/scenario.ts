// Measures the scripts a page downloads, gzipped as the server sends them: those its HTML names once somebody stirs, and what a first
// look fetches before that.
import { startSite } from '#tests/fixtures/site.ts'
import type { Measurement } from '../measurement.ts'

const KILOBYTE = 1000

/** Pages that read: what a first look fetches of each. The aim was 90 kB; what they need now is a twentieth of it. */
const READ = [
  '/',
  '/businesses',
  '/mosques',
  '/mosque/east-london-mosque',
  '/quran/36',
  '/athan',
  '/community/events',
  '/jobs',
]
const FIRST_LOOK_KB = 15

export async function measure(): Promise<Measurement[]> {
  const site = await startSite({ SEED: 'sample' })
  try {
    const home = await filesOf(site.url, '/')
    const quran = await filesOf(site.url, '/quran')
    const surah = await filesOf(site.url, '/quran/36')
    const reading = await Promise.all(READ.map(async (path) => ({ path, look: (await filesOf(site.url, path)).look })))
    const figure = async (what: string, paths: Iterable<string>, atMost: number): Promise<Measurement> => ({
      scenario: 'bundle',
      what,
      value: (await gzipped(site.url, paths)) / KILOBYTE,
      unit: 'kB gz',
      budget: { atMost },
    })
    return [
      ...(await Promise.all(
        reading.map(({ path, look }) => figure(`${path}, JavaScript of a first look`, look, FIRST_LOOK_KB)),
      )),
      await figure('home, JavaScript once it is alive', home.scripts, 145),
      await figure('home, styles', home.styles, 30),
      await figure('home, HTML', ['/'], 30),
      await figure('/quran, JavaScript once it is alive', quran.scripts, 150),
      await figure('a surah, JavaScript once it is alive', surah.scripts, 155),
    ]
  } finally {
    await site.stop()
  }
}

async function filesOf(
  base: string,
  path: string,
): Promise<{ scripts: Set<string>; look: Set<string>; styles: string[] }> {
  const html = await (await fetch(base + path)).text()
  const listed = /data-modules="([^"]+)"/.exec(html)?.[1]
  if (!listed) throw new Error(`${path} does not list its scripts`)
  const scripts = new Set(listed.split(' '))
  for (const [, file] of html.matchAll(/import\("(\/assets\/[^"]+\.js)"\)/g)) if (file) scripts.add(file)
  const first = /data-look="([^"]+)"/.exec(html)?.[1]
  const look = first ? await withImports(base, first) : scripts
  const styles = [...html.matchAll(/href="(\/assets\/[^"]+\.css)"/g)].map(([, file]) => file ?? '')
  return { scripts, look, styles }
}

/** A script and those it names. */
async function withImports(base: string, path: string): Promise<Set<string>> {
  const text = await (await fetch(base + path)).text()
  const named = [...text.matchAll(/from\s*"\.\/([\w-]+\.js)"/g)].map(([, file]) => `/assets/${file}`)
  return new Set([path, ...named])
}

async function gzipped(base: string, paths: Iterable<string>): Promise<number> {
  let bytes = 0
  for (const path of paths) {
    const { default: http } = await import('node:http')
    bytes += await new Promise<number>((resolve, reject) => {
      http
        .get(base + path, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
          let length = 0
          response.on('data', (chunk: Buffer) => {
            length += chunk.length
          })
          response.on('end', () => resolve(length))
        })
        .on('error', reject)
    })
  }
  return bytes
}
