// The mount table: what answers which address. React Router takes everything that is not listed before it.
import { readdirSync } from 'node:fs'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { editCategories } from '#app/core/categories/categories.ts'
import { MAX_FORM_BYTES } from '#app/core/media/image-rules.ts'
import { warmPlaces } from '#app/core/places/places-table.server.ts'
import type { Keeping } from '#app/core/request/keeping.ts'
import { renderPageContext, servicesContext } from '#app/core/request/services.ts'
import { teach } from '#app/core/understanding/taught.ts'
import { basename, type Locale, localeOf } from '#app/i18n/locales.ts'
import { address } from '../api/address.ts'
import { athanSound } from '../api/athan-sound.ts'
import { brandMark, brandSheet } from '../api/brand.ts'
import { chat } from '../api/chat.ts'
import { chatPerson } from '../api/chat-person.ts'
import { cities } from '../api/cities.ts'
import { count } from '../api/count.ts'
import { courseFile } from '../api/course-file.ts'
import { cover } from '../api/cover.ts'
import { externalRatings } from '../api/external-ratings.ts'
import { geocode } from '../api/geocode.ts'
import { health } from '../api/health.ts'
import { logo } from '../api/logo.ts'
import { openData } from '../api/open-data.ts'
import { photo } from '../api/photo.ts'
import { photos } from '../api/photos.ts'
import { prayerTimes, prayerTimesBatch } from '../api/prayer-times.ts'
import { siteWorker } from '../api/site-worker.ts'
import { stillLife } from '../api/still-life.ts'
import { storePicture } from '../api/store-picture.ts'
import { streetMaps, streetTiles } from '../api/streets.ts'
import { suggestions } from '../api/suggestions.ts'
import { serviceClient } from '../backend/service-client.ts'
import { backendSurfaces } from '../backend/surfaces.ts'
import { embed } from '../embed/router.ts'
import { paymentWebhook } from '../payments/webhook.ts'
import { createRegions } from '../streets/regions.ts'
import { watchRequests } from '../watching/watch-requests.ts'
import { exceptWholeFiles, limitBody, WHOLE_FILES } from './body-limit.ts'
import { browserName } from './browser-name.ts'
import { compress } from './compress.ts'
import { followOwnWrites } from './follow-own-writes.ts'
import { readableAddress, readableForm } from './front-door.ts'
import { htmlCache } from './html-cache.ts'
import { languageRedirect } from './language-redirect.ts'
import { inNetwork } from './network.ts'
import { checkQuran } from './quran-check.ts'
import { type RequestEnv, type Site, servicesFor, visitorAddress } from './request-services.ts'
import { sameSite } from './same-site.ts'
import { securityHeaders } from './security.ts'
import { openBuild, refuseShut } from './shut-sections.ts'
import { readKeeping, readPatterns } from './site-map.ts'
import { uploadsInTurn } from './uploads-in-turn.ts'
import { watchAnswers } from './web-log.ts'

type Handler = ReturnType<typeof createRequestHandler>

const readBuild = async (locale: Locale): Promise<ServerBuild> =>
  ({ ...(await import('virtual:react-router/server-build')), basename: basename(locale) }) as ServerBuild

type Handlers = { off: Off; made: Map<Locale, Promise<Handler>> }
type Off = Site['config']['sectionsOff']

let handlers: Handlers = { off: [], made: new Map() }

/**
 * One React Router handler per language: the language prefix is the router's basename, so every <Link to="/x"> stays in
 * the visitor's language without being told to. Given its build as a function, as development needs it, React Router
 * puts all routes in order anew for every request.
 */
function handlerFor(locale: Locale, off: Off): Promise<Handler> {
  // Sections were switched off or on: the map has other pages.
  if (handlers.off.join() !== off.join()) handlers = { off, made: new Map() }
  const known = handlers.made.get(locale)
  if (known) return known
  const read = async () => openBuild(await readBuild(locale), off)
  const made = import.meta.env.PROD
    ? read().then((build) => createRequestHandler(build, import.meta.env.MODE))
    : Promise.resolve(createRequestHandler(read, import.meta.env.MODE))
  handlers.made.set(locale, made)
  return made
}

// Read and unpacked while the database opens, partly on other threads, instead of by the first visitor.
if (import.meta.env.PROD) {
  void warmPlaces()
  void handlerFor('en', [])
}

let siteMap: Promise<(pathname: string) => Keeping> | undefined

/** While developing, the map may have changed since the last request. */
async function keepingOf(pathname: string): Promise<Keeping> {
  if (!import.meta.env.PROD || !siteMap) siteMap = readBuild('en').then(({ routes }) => readKeeping(routes))
  return (await siteMap)(pathname)
}

let patterns: Promise<(pathname: string) => string | null> | undefined

async function patternOf(pathname: string): Promise<string | null> {
  patterns ??= readBuild('en').then(({ routes }) => readPatterns(routes))
  return (await patterns)(pathname)
}

/** Pages whose forms carry files. `.data` is how a page with JavaScript posts the same form. */
const UPLOAD_FORMS =
  /^(?:\/[a-z]{2})?\/(?:business\/[^/]+\/(?:photos|reviews|claim|halal)|business-register\/plan|mosque\/[^/]+\/(?:tell|edit)|community\/(?:recipes|giving-back)\/[^/]+|dashboard\/sponsorship\/new|dashboard\/courses\/[^/]+(?:\/lessons\/[^/]+)?|dashboard\/staff\/(?:athan|store\/[^/]+\/pictures\/new)|dashboard\/superadmin\/brand|api\/photos)(?:\.data)?\/?$/

export function createHttp(site: Site) {
  // While developing, pages are made anew for every request and have categories of their own.
  editCategories(site.categoryEdits.current)
  teach(site.taughtWords.current)
  const app = new Hono<RequestEnv>()
  const { env } = site
  const regions = createRegions(env.dataDir)

  app.use('*', watchRequests(site, patternOf))
  app.get('/healthz', health(site))
  app.use(readableAddress)
  app.use('*', watchAnswers(site.webLog))
  if (site.backend.replicas) app.use('*', followOwnWrites(site, site.backend.replicas))
  app.use('*', (c, next) => inNetwork(visitorAddress(site, c), next, browserName(c.req.header('user-agent'))))
  // Outermost: what comes after it reads and rewrites pages as text.
  if (import.meta.env.PROD) app.use('*', compress())
  app.use(securityHeaders({ sources: site.sources, dev: env.mode === 'development', https: site.https }))
  if (import.meta.env.PROD) {
    checkQuran(site.log)
    app.use('/assets/*', serveStatic({ root: './build/client', precompressed: true, onFound: immutable }))
    const files = serveStatic({ root: './build/client', precompressed: true, onFound: forAnHour })
    // Most addresses are pages: they need not be looked for on the disk at every visit.
    const firstWords = new Set(readdirSync('./build/client'))
    app.use('*', (c, next) => (firstWords.has(c.req.path.split('/', 2)[1] ?? '') ? files(c, next) : next()))
  }
  app.use(refuseShut(site.config))
  app.route('/', backendSurfaces(site))
  app.use(
    exceptWholeFiles(
      limitBody((c) => c.json({ error: 'Request body too large.' }, 413), {
        paths: UPLOAD_FORMS,
        maxSize: MAX_FORM_BYTES,
      }),
    ),
  )
  app.use(sameSite(env.siteUrl))
  app.use(uploadsInTurn(UPLOAD_FORMS, (c) => visitorAddress(site, c)))

  app.get(
    '/worker.js',
    siteWorker(site, async () => (await readBuild('en')).assets.version),
  )
  app.get('/api/prayer-times', prayerTimes)
  app.get('/api/prayer-times/batch', prayerTimesBatch)
  app.get('/api/geocode', geocode)
  app.get('/api/cities', cities(regions))
  app.get('/brand.css', brandSheet(site.config))
  app.get('/brand-mark', brandMark(site.brandMark))
  app.get('/api/address', address(regions))
  app.get('/api/external-ratings', externalRatings(site))
  app.post('/api/count', count(site))
  app.post('/api/chat', chat(site))
  app.post('/api/chat/person', chatPerson(site))
  app.get('/api/suggestions', suggestions(site))
  app.post('/api/photos', photos(site))
  app.post(
    '/api/payments/stripe',
    paymentWebhook({ service: serviceClient(site.backend), provider: site.payments, log: site.log }),
  )
  app.get('/cover/*', cover)
  app.get('/still-life/*', stillLife)
  app.get('/logos/*', logo)
  app.get('/photos/*', photo(site))
  app.get('/embed/*', embed(site))
  app.get('/athan-sounds/*', athanSound(site))
  app.get('/course-files/*', courseFile(site))
  app.get('/store-pictures/*', storePicture(site))
  app.get('/open-data/*', openData)
  app.get('/map/streets.json', streetMaps(regions))
  app.get('/map/streets/*', streetTiles(regions))
  app.all('/api/*', (c) => c.json({ error: 'Not found' }, 404))

  // Before all that answers for a page: nothing but what the map names is kept by anyone.
  app.use('*', htmlCache(site, keepingOf))
  app.use(
    '*',
    readableForm((path) => UPLOAD_FORMS.test(path) || WHOLE_FILES.test(path)),
  )
  app.use('*', languageRedirect)
  app.all('*', async (c) => {
    const context = new RouterContextProvider()
    const request = c.get('forMany') ?? c.req.raw
    const { services, finish } = servicesFor(site, c, request)
    context.set(servicesContext, services)
    context.set(renderPageContext, async (path) =>
      app.fetch(new Request(new URL(path, c.req.url), { headers: { Accept: 'text/html' } }), c.env),
    )
    const handle = await handlerFor(localeOf(c.req.path), site.config.sectionsOff)
    return finish(await handle(request, context))
  })

  app.onError((error, c) => {
    site.log('unhandled error', { path: c.req.path, error: error instanceof Error ? error.stack : String(error) })
    return c.text('Something went wrong', 500)
  })
  return app
}

function immutable(_path: string, c: { header: (name: string, value: string) => void }) {
  c.header('Cache-Control', 'public, max-age=31536000, immutable')
}
function forAnHour(path: string, c: { header: (name: string, value: string) => void }) {
  // The server knows no type for it, and browsers are told not to guess.
  if (path.endsWith('.wav')) c.header('Content-Type', 'audio/wav')
  c.header('Cache-Control', 'public, max-age=3600')
}
