// GET /worker.js: the worker that opens the site without a line, as one version of the site. Switched off, it is one that
// removes itself and all it kept, from every device that comes by.
import type { Context } from 'hono'
import type { Site } from '../http/request-services.ts'

const REMOVED = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (/^(?:pages|files)-|^mahalla-/.test(name)) await caches.delete(name)
  await self.registration.unregister()
})()))
`

export const siteWorker = (site: Pick<Site, 'config'>, versionOf: () => Promise<string>) => async (c: Context) => {
  const version = await versionOf()
  const script = `self.pocket = ${JSON.stringify({ version })}\nimportScripts('/pocket-worker.js?v=${version}')\n`
  return c.body(site.config.offline ? script : REMOVED, 200, {
    'Content-Type': 'text/javascript; charset=utf-8',
    // Never older than one visit.
    'Cache-Control': 'no-cache',
  })
}
