// Listen, open the backend, serve, shut down cleanly.
import { createServer, type IncomingMessage, type RequestListener, type ServerOptions } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Duplex } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { createAdaptorServer, type ServerType } from '@hono/node-server'
import { openExplanations } from '#app/core/quran/explanations.server.ts'
import { createRecorder } from './analytics/recorder.ts'
import { createBackups } from './archive/backups.ts'
import { createWebhooks } from './automation/webhooks.ts'
import type { Backend } from './backend/backend.ts'
import { untilPostgresIsThere } from './backend/database/postgres/reach.ts'
import { openBackend } from './backend/open.ts'
import { refuse } from './backend/realtime/surface.ts'
import { serviceClient } from './backend/service-client.ts'
import { openSiteKey } from './backend/site-key.ts'
import { createLoadCounter } from './embed/load-counter.ts'
import { createLimits } from './http/rate-limit.ts'
import { addressOf, anonymousPage, createSite, type Site } from './http/request-services.ts'
import { createSiteTasks } from './http/site-tasks.ts'
import { startingPage } from './http/starting-page.ts'
import { createWebLog, type WebLog } from './http/web-log.ts'
import { createImporter } from './imports/importer.ts'
import { createAllOpenData } from './imports/open-data.ts'
import { startJobs } from './jobs/schedule.ts'
import { createMailer } from './mail/mailer.ts'
import { createPictureQueue } from './media/picture-queue.ts'
import { createPusher } from './push/pusher.ts'
import type { Env } from './settings/env.ts'
import { clearUpLater } from './settings/footprint.ts'
import { followCategories } from './settings/live-categories.ts'
import { followSiteSettings } from './settings/live-settings.ts'
import { followTaughtWords } from './settings/live-taught-words.ts'
import { publicConfig } from './settings/public-config.ts'
import { SettingError } from './settings/setting.ts'
import { allowSoundOrigins } from './settings/sound-origins.ts'
import { tellDatabase } from './settings/tell-database.ts'
import { createDrawing } from './streets/draw-apart.ts'
import { currentRequest } from './watching/request-id.ts'
import type { Tracing } from './watching/traces.ts'

type Http = { fetch: (request: Request, bindings: object) => Response | Promise<Response> }
type Pages = typeof import('./http/mounts.ts')

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

/** Begins to listen, and says where; where that cannot be, the process ends with the reason. */
async function listen(server: ServerType, env: Env): Promise<string> {
  await new Promise<void>((resolve) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      console.error(
        error.code === 'EADDRINUSE'
          ? `[mahalla] Port ${env.port} is taken. Stop what uses it, or set PORT to another number.`
          : `[mahalla] Cannot listen on ${env.host}:${env.port}: ${error.message}`,
      )
      process.exit(1)
    })
    server.listen(env.port, env.host, resolve)
  })
  const { port } = server.address() as AddressInfo
  return `http://${env.host.includes(':') ? `[${env.host}]` : env.host}:${port}`
}

/** Requests under way get ten seconds; idle keep-alive connections none. */
async function closeServer(server: ServerType, beforehand: () => Promise<unknown>) {
  const forced = setTimeout(
    () => server instanceof Object && 'closeAllConnections' in server && server.closeAllConnections(),
    10_000,
  )
  forced.unref()
  await beforehand()
  await new Promise((resolve) => {
    server.close(resolve)
    if ('closeIdleConnections' in server) server.closeIdleConnections()
  })
}

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
  const server = createAdaptorServer({
    fetch: (request, bindings) => (isLeaving ? answerLast(request, bindings) : http.fetch(request, bindings)),
    // Only websockets are a reason to leave HTTP; whoever offers anything else is simply answered.
    serverOptions: { shouldUpgradeCallback: (request) => request.headers.upgrade?.toLowerCase() === 'websocket' },
    ...(vite && {
      createServer: ((options: ServerOptions, listener: RequestListener) =>
        createServer(options, (req, res) =>
          vite.middlewares(req, res, () => listener(req, res)),
        )) as typeof createServer,
    }),
  })
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
  const pages: Promise<Pages> | null = vite ? null : import('./http/mounts.ts')
  pages?.catch(() => {})

  let close = async () => {}
  let stopWatching = async () => {}
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void shutDown(signal))

  /** While proxies learn that this node goes: whoever still comes is answered, and told to come elsewhere next time. */
  async function answerLast(request: Request, bindings: object): Promise<Response> {
    if (new URL(request.url).pathname === '/healthz')
      return Response.json({ status: 'unavailable', reason: 'Stopping' }, { status: 503 })
    const answer = await http.fetch(request, bindings)
    const headers = new Headers(answer.headers)
    headers.set('Connection', 'close')
    return new Response(answer.body, { status: answer.status, headers })
  }

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
    // Loaded by those who watch, and by nobody else.
    let site: Site | null = null
    const metrics = env.watching.metrics
      ? await (await import('./watching/metrics.ts')).openMetrics({
          settings: env.watching.metrics,
          backend: () => backend,
          caches: () => (site ? { data: site.data, pages: site.pages } : {}),
          queues: async () => (backend ? ((await serviceClient(backend).rpc('site_queues')).data ?? null) : null),
          log,
        })
      : null
    const tracing = env.watching.tracesUrl
      ? (await import('./watching/traces.ts')).openTracing(env.watching.tracesUrl)
      : null
    stopWatching = async () => {
      await metrics?.stop()
      await tracing?.stop()
    }
    const mailer = createMailer({ env, siteUrl, say })
    const pictures = createPictureQueue()
    if (env.databaseUrl && !env.hosted) await untilPostgresIsThere(env.databaseUrl, say)
    const opened = await openBackend({ env, siteUrl, sendMail: mailer.fromAuth, pictures, say, log })
    const { sampleAccounts } = opened
    // Whoever gives the keys as settings has nodes with folders of their own.
    if (env.databaseUrl && env.sharedKeys && !env.storageS3)
      say(
        `uploaded files lie in ${env.dataDir}: nodes without that folder do not have them. STORAGE_S3_* keeps them for all.`,
      )
    backend = tracing ? traced(opened.backend, tracing) : opened.backend
    mailer.attach(backend)
    const importer = createImporter({
      backend,
      dataDir: env.dataDir,
      log,
      drawStreets: createDrawing(env.dataDir, log),
    })
    const service = serviceClient(backend)
    await tellDatabase(service, env, log)
    // Only who takes cards loads what talks to their provider.
    const provider =
      env.payments.provider === 'stripe' ? (await import('./payments/stripe.ts')).openStripe(env.payments) : null
    const siteKey = openSiteKey(service)
    const webhooks = createWebhooks({ siteKey, isPrivateAllowed: env.privateWebhooks })
    const pusher = createPusher({ service, siteUrl, isPrivateAllowed: env.privateWebhooks })
    const embeds = createLoadCounter({
      save: async (entries) => {
        const { error } = await service.rpc('count_embed_loads', { entries })
        if (error) throw new Error(error.message)
      },
      log,
    })
    const recorder = createRecorder({ service, log })
    const kept = createWebLog({ service })
    webLog = kept
    const config = publicConfig(env, backend, siteUrl)
    const backups = env.hosted ? null : createBackups({ backend, env, log })
    site = createSite({
      env,
      backend,
      limits: createLimits(env, opened.backend),
      embeds,
      recorder,
      webLog: kept,
      pictures,
      watch: { watcher: metrics?.watcher ?? null, tracing },
      payments: provider,
      tasks: createSiteTasks({
        env,
        backend,
        service,
        mailer,
        importer,
        webhooks,
        pusher,
        provider,
        siteKey,
        backups,
        config,
        address,
        siteUrl,
        log,
      }),
      config,
      log,
    })
    const soundOrigins = allowSoundOrigins(site, () =>
      Promise.all([anonymousPage(site, 'athan_page', {}), anonymousPage(site, 'course_recordings', {})]),
    )
    await Promise.all([
      followSiteSettings(site, service),
      followCategories(site, site.anonymous),
      followTaughtWords(site, site.anonymous),
    ])
    // A Supabase project is filled by whoever keeps it.
    const loadOpenData =
      env.openData && !env.hosted ? createAllOpenData({ importer, whenMosquesAreThere: opened.settleOpenData }) : null
    const jobs = startJobs({
      backend,
      mailer,
      importer,
      webhooks,
      pusher,
      payments: provider,
      loadOpenData,
      backups: env.backupDays > 0 ? backups : null,
      siteUrl,
      watcher: metrics?.watcher ?? null,
      log,
    })
    close = async () => {
      await jobs.stop()
      pusher.stop()
      await embeds.stop()
      await recorder.stop()
      webLog = null
      await kept.stop()
      await opened.backend.close()
    }
    const made = (await pages)?.createHttp(site)
    await soundOrigins
    if (made) http = made
    else if (vite) {
      http = {
        fetch: async (request, bindings) =>
          ((await vite.ssrLoadModule('./server/http/mounts.ts')) as Pages).createHttp(site).fetch(request, bindings),
      }
    }
    clearUpLater()
    say(`ready in ${(performance.now() / 1000).toFixed(1)} s: ${address}`)
    // From here on pages are served; what is loaded in the background may begin.
    importer.wake()
    // Of visitors whose place is not known: whoever waited for the start is answered before.
    setTimeout(() => void anonymousPage(site, 'home_page', { lat: null, lng: null }).catch(() => {}), WARM_AFTER_MS)
    for (const { role, email, password } of sampleAccounts) say(`sample ${role}: ${email}  ${password}`)
  } catch (error) {
    // The process stays up to say why, to people and to health checks, until the operator stops it.
    failure = error instanceof Error ? error.message : String(error)
    log('startup failed', { error: error instanceof Error ? error.stack : failure })
    say(`Failed to load application: ${failure}`)
  }
}

/** Every question to it becomes part of the trace of whoever asks. */
const traced = (backend: Backend, tracing: Tracing): Backend => ({
  ...backend,
  fetch: (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input)
    return tracing.question(pathname, () => backend.fetch(input, init))
  },
})
