// Listen, open the backend, serve, shut down cleanly.
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import type { ViteDevServer } from 'vite'
import { openExplanations } from '#app/core/quran/explanations.server.ts'
import type { Backend } from './backend/backend.ts'
import { untilPostgresIsThere } from './backend/database/postgres/reach.ts'
import { openBackend } from './backend/open.ts'
import { refuse } from './backend/realtime/sockets.ts'
import { type Answer, answerLast, closeServer, createHttpServer, listen } from './http/http-server.ts'
import { addressOf, anonymousPage, type Site } from './http/request-services.ts'
import { startSite } from './http/start-site.ts'
import { startingPage } from './http/starting-page.ts'
import type { WebLog } from './http/web-log.ts'
import { createMailer } from './mail/mailer.ts'
import { createPictureQueue } from './media/picture-queue.ts'
import type { Env } from './settings/env.ts'
import { clearUpLater } from './settings/footprint.ts'
import { SettingError } from './settings/setting.ts'
import { openWatching } from './watching/open-watching.ts'
import { currentRequest } from './watching/request-id.ts'

type Http = { fetch: Answer }
type Pages = { createHttp: (site: Site) => Http }

const WARM_AFTER_MS = 300

const say = (line: string) => console.log(`[mahalla] ${line}`)
let webLog: WebLog | null = null
const log = (event: string, detail: Record<string, unknown> = {}) => {
  const request = currentRequest()
  console.error(JSON.stringify({ at: new Date().toISOString(), event, ...(request && { request }), ...detail }))
  webLog?.note(event, detail)
}

/** Read before anybody is served: a file that is wrong stops the start, named. */
function readExplanations({ quranExplanations }: Env) {
  try {
    openExplanations(quranExplanations)
  } catch (error) {
    throw new SettingError(`QURAN_EXPLANATIONS: ${error instanceof Error ? error.message : error}`)
  }
}

const keepLog = (kept: WebLog | null) => {
  webLog = kept
}

/** Whoever gives the keys as settings has nodes with folders of their own. */
function sayWhereFilesLie(env: Env) {
  if (env.databaseUrl && env.sharedKeys && !env.storageS3)
    say(
      `uploaded files lie in ${env.dataDir}: nodes without that folder do not have them. STORAGE_S3_* keeps them for all.`,
    )
}

/** While developing, what was changed is seen at the next request. */
const loadedEachTime = (vite: ViteDevServer): Pages => ({
  createHttp: (site) => ({
    fetch: async (request, bindings) => {
      const { createHttp } = (await vite.ssrLoadModule('./server/http/mounts.ts')) as Pages
      return createHttp(site).fetch(request, bindings)
    },
  }),
})

export async function serve(env: Env) {
  readExplanations(env)
  const dev = env.mode === 'development'
  // Listening comes first, so that health checks get an answer (503) while the database opens.
  let failure: string | null = null
  let isLeaving = false
  let http: Http = { fetch: (request) => startingPage(request, failure) }
  const vite = dev
    ? await (await import('vite')).createServer({ server: { middlewareMode: true }, appType: 'custom' })
    : null
  const server = createHttpServer(
    (request, bindings) => (isLeaving ? answerLast(http.fetch, request, bindings) : http.fetch(request, bindings)),
    vite,
  )
  let backend: Backend | null = null
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    const forwarded = request.headers['x-forwarded-for']?.toString()
    if (backend?.realtime && !isLeaving)
      backend.realtime.upgrade(request, socket, head, addressOf(env, forwarded, request.socket.remoteAddress))
    else refuse(socket, backend && !isLeaving ? 404 : 503, isLeaving ? 'Stopping' : backend ? 'Not found' : 'Starting')
  })
  const address = await listen(server, env)
  const siteUrl = env.siteUrl || address

  // Read while the database opens: each has to wait for the disk now and then.
  const pages: Promise<Pages> = vite ? Promise.resolve(loadedEachTime(vite)) : import('./http/mounts.ts')
  pages.catch(() => {})

  let close = async () => {}
  let stopWatching = async () => {}
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void shutDown(signal))

  async function shutDown(signal: 'SIGINT' | 'SIGTERM') {
    isLeaving = true
    const { drainSeconds } = env.watching
    if (signal === 'SIGTERM' && drainSeconds > 0) {
      say(`stopping in ${drainSeconds} s: proxies are told`)
      await pause(drainSeconds * 1000)
    }
    say('stopping')
    // Open sockets would keep the server waiting.
    await closeServer(server, async () => backend?.realtime?.close())
    await close()
    await stopWatching()
    await vite?.close()
    process.exit(0)
  }

  try {
    let site: Site | null = null
    const watching = await openWatching({ settings: env.watching, backend: () => backend, site: () => site, log })
    stopWatching = watching.stop
    const mailer = createMailer({ env, siteUrl, say })
    const pictures = createPictureQueue()
    if (env.databaseUrl && !env.hosted) await untilPostgresIsThere(env.databaseUrl, say)
    const opened = await openBackend({ env, siteUrl, sendMail: mailer.fromAuth, pictures, say, log })
    sayWhereFilesLie(env)
    backend = watching.traced(opened.backend)
    mailer.attach(backend)
    const started = await startSite({
      env,
      backend,
      opened,
      mailer,
      pictures,
      watching,
      address,
      siteUrl,
      keepLog,
      log,
    })
    site = started.site
    close = async () => {
      await started.stop()
      await opened.backend.close()
    }
    const made = (await pages).createHttp(started.site)
    await started.soundOrigins
    http = made
    clearUpLater()
    say(`ready in ${(performance.now() / 1000).toFixed(1)} s: ${address}`)
    // From here on pages are served; what is loaded in the background may begin.
    started.importer.wake()
    // Of visitors whose place is not known: whoever waited for the start is answered before.
    setTimeout(
      () => void anonymousPage(started.site, 'home_page', { lat: null, lng: null }).catch(() => {}),
      WARM_AFTER_MS,
    )
    for (const { role, email, password } of opened.sampleAccounts) say(`sample ${role}: ${email}  ${password}`)
  } catch (error) {
    // The process stays up to say why, to people and to health checks, until the operator stops it.
    failure = error instanceof Error ? error.message : String(error)
    log('startup failed', { error: error instanceof Error ? error.stack : failure })
    say(`Failed to load application: ${failure}`)
  }
}
