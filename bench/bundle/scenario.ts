// What a first visit to the home page downloads: the scripts its HTML names, gzipped as the server sends them.
import { startSite } from '#tests/fixtures/site.ts'
import type { Measurement } from '../measurement.ts'

const KILOBYTE = 1000

export async function measure(): Promise<Measurement[]> {
  const site = await startSite({ SEED: 'sample' })
  try {
    const html = await (await fetch(site.url)).text()
    const listed = /data-modules="([^"]+)"/.exec(html)?.[1]
    if (!listed) throw new Error('The home page does not list its scripts')
    const scripts = new Set(listed.split(' '))
    for (const [, path] of html.matchAll(/import\("(\/assets\/[^"]+\.js)"\)/g)) if (path) scripts.add(path)
    const styles = [...html.matchAll(/href="(\/assets\/[^"]+\.css)"/g)].map(([, path]) => path ?? '')
    return [
      {
        scenario: 'bundle',
        what: 'home, first-load JavaScript',
        value: (await gzipped(site.url, scripts)) / KILOBYTE,
        unit: 'kB gz',
        budget: { atMost: 145 },
      },
      {
        scenario: 'bundle',
        what: 'home, styles',
        value: (await gzipped(site.url, styles)) / KILOBYTE,
        unit: 'kB gz',
        budget: { atMost: 30 },
      },
      {
        scenario: 'bundle',
        what: 'home, HTML',
        value: (await gzipped(site.url, ['/'])) / KILOBYTE,
        unit: 'kB gz',
        budget: { atMost: 30 },
      },
    ]
  } finally {
    await site.stop()
  }
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
