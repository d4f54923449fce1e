// Puts the site together over its backend: what answers requests, and what works beside them.
import { createRecorder } from '../analytics/recorder.ts'
import { createBackups } from '../archive/backups.ts'
import { createWebhooks } from '../automation/webhooks.ts'
import type { Backend } from '../backend/backend.ts'
import type { openBackend } from '../backend/open.ts'
import { serviceClient } from '../backend/service-client.ts'
import { openSiteKey } from '../backend/site-key.ts'
import { createLoadCounter } from '../embed/load-counter.ts'
import { createImporter } from '../imports/importer.ts'
import { createAllOpenData } from '../imports/open-data.ts'
import { startJobs } from '../jobs/schedule.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { PictureQueue } from '../media/picture-queue.ts'
import { createPusher } from '../push/pusher.ts'
import type { Env } from '../settings/env.ts'
import { followCategories } from '../settings/live-categories.ts'
import { followSiteSettings } from '../settings/live-settings.ts'
import { followTaughtWords } from '../settings/live-taught-words.ts'
import { publicConfig } from '../settings/public-config.ts'
import { allowSoundOrigins } from '../settings/sound-origins.ts'
import { tellDatabase } from '../settings/tell-database.ts'
import { createDrawing } from '../streets/draw-apart.ts'
import type { Watching } from '../watching/open-watching.ts'
import { createLimits } from './rate-limit.ts'
import { anonymousPage, createSite } from './request-services.ts'
import { createSiteTasks } from './site-tasks.ts'
import { createWebLog, type WebLog } from './web-log.ts'

type Options = {
  env: Env
  /** As it is asked: traced, where somebody traces. */
  backend: Backend
  opened: Awaited<ReturnType<typeof openBackend>>
  mailer: Mailer
  pictures: PictureQueue
  watching: Watching
  address: string
  siteUrl: string
  /** From then on the log of the site's team hears what is logged. */
  keepLog: (kept: WebLog | null) => void
  log: (event: string, detail?: Record<string, unknown>) => void
}

export async function startSite(options: Options) {
  const { env, backend, opened, mailer, pictures, watching, address, siteUrl, keepLog, log } = options
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
    env.payments.provider === 'stripe' ? (await import('../payments/stripe.ts')).openStripe(env.payments) : null
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
  keepLog(kept)
  const config = publicConfig(env, backend, siteUrl)
  const backups = env.hosted ? null : createBackups({ backend, env, log })
  const site = createSite({
    env,
    backend,
    limits: createLimits(env, opened.backend),
    embeds,
    recorder,
    webLog: kept,
    pictures,
    watch: { watcher: watching.watcher, tracing: watching.tracing },
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
    watcher: watching.watcher,
    log,
  })
  return {
    site,
    importer,
    /** Told to the browser with the first page: where sounds may come from. */
    soundOrigins,
    stop: async () => {
      await jobs.stop()
      pusher.stop()
      await embeds.stop()
      await recorder.stop()
      keepLog(null)
      await kept.stop()
    },
  }
}
